//! `gaussmle render`.

use std::path::PathBuf;

use gaussmle::jobs::keep_apart;
use gaussmle::render::{Contrast, Depth, Kind, Look, RenderError, RenderOptions, render};
use gaussmle::tables::{ReadOptions, read};
use gaussmle::words::counted;

use crate::arguments::RenderArguments;
use crate::outcome::{DONE, Failure, Outcome};

pub fn run(arguments: &RenderArguments) -> Outcome {
    let output = &arguments.output;
    let outputs: Vec<PathBuf> = vec![output.clone()];
    keep_apart(&outputs, &[&arguments.table])?;
    let look = look(arguments)?;
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
        kind: match (arguments.histogram, arguments.width) {
            (true, _) => Kind::Histogram,
            (_, Some(std_um)) => Kind::Fixed { std_um },
            _ => Kind::Gaussian,
        },
        z: arguments.z,
        max_std_um: arguments.max_std,
    };
    let picture = render(&table.table, &options)?;
    if arguments.u16 {
        picture.to_tiff(output, Depth::U16, &look)?;
    } else {
        picture.save(output, &look)?;
    }
    if !arguments.quiet {
        if table.table.is_empty() {
            eprintln!("note: {} has no rows", arguments.table.display());
        }
        eprintln!(
            "{}x{} pixels of {} um, {}",
            picture.width,
            picture.height,
            picture.pixel_size_um,
            counted(picture.tally.inside as usize, "localization")
        );
    }
    Ok(DONE)
}

fn look(arguments: &RenderArguments) -> Result<Look, Failure> {
    let mut look = Look {
        scale_bar: !arguments.no_scale_bar,
        z_range_um: arguments.z_range,
        ..Look::default()
    };
    if let Some(name) = &arguments.colors {
        look.color_map = name
            .parse()
            .map_err(|error: RenderError| gaussmle::Error::from(error))?;
    }
    if let Some(percentile) = arguments.percentile {
        look.contrast = Contrast::Percentile(percentile);
    }
    if let Some(count) = arguments.count {
        look.contrast = Contrast::Count(count);
    }
    if let Some(gamma) = arguments.gamma {
        look.gamma = gamma;
    }
    Ok(look)
}
