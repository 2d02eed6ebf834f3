//! `gaussmle render`.

use gaussmle_io::table::{ReadOptions, read};
use gaussmle_report::render::{
    ColorMapping, Contrast, PixelType, RenderMode, RenderOptions, render,
};
use gaussmle_smlm::localize::check_output_paths;

use crate::arguments::RenderArguments;
use crate::failure::{DONE, Failure, Outcome};

pub fn run(arguments: &RenderArguments) -> Outcome {
    let output = &arguments.output;
    check_output_paths(std::slice::from_ref(output), &[&arguments.table])?;
    let colors = color_mapping(arguments)?;
    let table = read(
        &arguments.table,
        &ReadOptions {
            pixel_size_um: arguments.camera_pixel_size,
        },
    )?;
    let options = RenderOptions {
        pixel_size_um: arguments.pixel_size,
        region_um: arguments.region,
        field_um: table.metadata.field_um(),
        localized_um2: table.metadata.region_um2(),
        mode: match (arguments.histogram, arguments.width) {
            (true, _) => RenderMode::Histogram,
            (_, Some(std_um)) => RenderMode::Fixed { std_um },
            _ => RenderMode::Gaussian,
        },
        z: arguments.z,
        max_std_um: arguments.max_std,
        min_std_um: arguments.no_discs.then_some(0.0),
    };
    let picture = render(&table.table, &options)?;
    if arguments.u16 {
        picture.to_tiff(output, PixelType::U16, &colors)?;
    } else {
        picture.save(output, &colors)?;
    }
    if !arguments.quiet {
        if let Some(warning) = options.warning(table.metadata.pixel_size_um) {
            eprintln!("note: {warning}");
        }
        if let Some(note) = options.outside_note(&picture.row_counts) {
            eprintln!("note: {note}");
        }
        if table.table.is_empty() {
            eprintln!("note: {} has no rows", arguments.table.display());
        }
        let extension = output.extension().unwrap_or_default();
        let is_tiff = arguments.u16 || !extension.eq_ignore_ascii_case("png");
        if let Some(note) = picture.tiff_note(&colors).filter(|_| is_tiff) {
            eprintln!("note: {note}");
        }
        eprintln!("{}", picture.summary(&colors));
    }
    Ok(DONE)
}

/// Colours and contrast from the arguments.
fn color_mapping(arguments: &RenderArguments) -> Result<ColorMapping, Failure> {
    let mut colors = ColorMapping {
        scale_bar: !arguments.no_scale_bar,
        z_range_um: arguments.z_range,
        gamma: arguments.gamma,
        ..ColorMapping::default()
    };
    if let Some(name) = &arguments.colors {
        colors.color_map = name.parse()?;
    }
    if let Some(percentile) = arguments.percentile {
        colors.contrast = Contrast::Percentile(percentile);
    }
    if let Some(count) = arguments.count {
        colors.contrast = Contrast::Count(count);
    }
    Ok(colors)
}
