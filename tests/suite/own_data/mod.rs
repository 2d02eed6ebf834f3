//! PSFs that are not Gaussian, as microscopes have them: tails, and rings out of focus.

mod scenes;

use std::path::Path;

use gaussmle::model::Given;
use gaussmle::{CancelToken, LocalizationTable};
use gaussmle_calibrate::{AstigmatismOptions, BeadPoint, CalibrateError, Scan};
use gaussmle_io::movie::{self, Movie, PixelType, Pixels};
use gaussmle_io::read_psf;
use gaussmle_io::table::{Format, collect};
use gaussmle_report::calibration::astigmatism_plot;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{DetectionConfig, ModelConfig, ModelName};
use gaussmle_smlm::localize::{FitFile, RunSummary};
use gaussmle_smlm::remarks::Cause;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::calibrate::Stack;
use crate::scans::{GAIN, OFFSET_ADU, PIXEL_UM, STEP_UM, config};
use crate::simulated_runs::job;
use scenes::{Psf, Spot, beads, frames, gaussian, ringed, scan, tailed, truth, widths};

/// Localizes a movie with a PSF file, and returns the rows and the summary.
fn localize(
    folder: &Path,
    psf: &Path,
    change: impl Fn(&mut RunConfig),
) -> (LocalizationTable, RunSummary) {
    let mut run = config();
    run.model = ModelConfig {
        psf: Some(psf.into()),
        ..ModelConfig::default()
    };
    change(&mut run);
    let output = folder.join("table.csv");
    let movie = folder.join("movie.tif");
    let job = job(&movie, &output, &run);
    let mut table = None;
    let summary = job.run_with(
        &CancelToken::default(),
        |builder| builder,
        |_| (),
        |finished| table = collect(finished.rows).ok(),
    );
    (table.expect("rows"), summary.expect("a run"))
}

fn write_movie(path: &Path, stack: &Stack) {
    let mut writer = movie::create(path, stack.shape, PixelType::U16).expect("created");
    let mut pixels = Pixels::default();
    stack
        .read(0..stack.shape.frames, &mut pixels)
        .expect("in memory");
    writer.write(&pixels).expect("written");
    writer.finish().expect("finished");
}

/// The slope of the fitted z over the true z, and the root mean square of their difference without a
/// constant, um, of the spots with a true place within a pixel.
fn agreement(table: &LocalizationTable, truth: &[Vec<Spot>]) -> (f64, f64, usize) {
    let column = |name: &str| table.floats(name).expect("a column");
    let (x, y, z) = (column("x"), column("y"), column("z"));
    let frame = table.counts("frame").expect("a column");
    let mut pairs = Vec::new();
    for row in 0..table.len() {
        let at = [x[row], y[row]].map(|um| um / PIXEL_UM - 0.5);
        let near = |spot: &&Spot| (spot.x_px - at[0]).hypot(spot.y_px - at[1]) < 1.0;
        let usable = table.statuses().expect("a column")[row].is_usable();
        if let (Some(spot), true) = (truth[frame[row] as usize].iter().find(near), usable) {
            pairs.push((spot.z_um, z[row]));
        }
    }
    let n = pairs.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / n;
    let (mean_true, mean_fitted) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let (mut both, mut square, mut rms) = (0.0, 0.0, 0.0);
    for (is, fitted) in &pairs {
        let (is, fitted) = (is - mean_true, fitted - mean_fitted);
        both += is * fitted;
        square += is * is;
        rms += (is - fitted).powi(2);
    }
    (both / square, (rms / n).sqrt(), pairs.len())
}

#[test]
fn z_has_the_right_slope_with_defaults_where_the_psf_has_tails() {
    let movie = scan(&beads(3, 56.0, 1), 0.75, 176, &tailed, 2);
    let seen = gaussmle_calibrate::beads(&movie, &config(), &Scan::new(STEP_UM)).expect("beads");
    let found = gaussmle_calibrate::astigmatism(&seen.points, &AstigmatismOptions::default())
        .expect("a curve");
    println!("{:?}", found.quality);
    assert_eq!(found.quality.notes(), Vec::<String>::new());
    // The curve of an axis has the colour of its points, and no other series has it.
    let svg = astigmatism_plot(&found, &seen.points).svg();
    let color = |name: &str| {
        let entry = svg
            .lines()
            .find(|line| line.contains(&format!(">{name}</text>")));
        entry.expect("in the legend")[..13].to_owned()
    };
    assert_eq!(color("σx of beads"), color("curve of σx"));
    assert_eq!(color("σy of beads"), color("curve of σy"));
    for other in ["σy of beads", "start of usable z"] {
        assert_ne!(color("σx of beads"), color(other));
    }
    let folder = tempfile::tempdir().expect("made");
    let psf = folder.path().join("psf.toml");
    found.save(&psf, &seen.conditions).expect("written");

    let spots = truth(3);
    write_movie(
        &folder.path().join("movie.tif"),
        &frames(&spots, 204, &tailed, 4),
    );
    let (table, summary) = localize(folder.path(), &psf, |_| ());
    let (slope, rms_um, count) = agreement(&table, &spots);
    println!(
        "slope {slope:.3}, {:.1} nm rms, {count} spots",
        1e3 * rms_um
    );
    assert!(count > 250, "{count}");
    // 6000 photons determine z to 12 nm. Beads are brighter, and in dim spots the background weighs
    // more, which changes the widths by the last few per cent.
    assert!(
        (slope - 1.0).abs() < 0.05 && rms_um < 0.025,
        "{slope} {rms_um}"
    );
    assert!(
        !summary.notes.iter().any(|note| note.contains("calibrated")),
        "{:?}",
        summary.notes
    );

    // Another side compresses z, and the run has a note.
    let (table, summary) = localize(folder.path(), &psf, |run| {
        run.detection = DetectionConfig {
            roi: Some(11),
            ..DetectionConfig::default()
        };
    });
    let (slope, rms_um, _) = agreement(&table, &spots);
    println!("ROIs of 11: slope {slope:.3}, {:.1} nm rms", 1e3 * rms_um);
    assert!(slope < 0.95, "{slope}");
    let note = "ROIs have 11x11 pixels, but the PSF was calibrated with 17x17";
    assert!(
        summary.notes.iter().any(|found| found.starts_with(note)),
        "{:?}",
        summary.notes
    );

    // Fits of ROIs of another side have the note, too.
    let rois = vec![
        vec![Spot {
            x_px: 5.0,
            y_px: 5.0,
            ..spots[8][0]
        }];
        20
    ];
    write_movie(
        &folder.path().join("rois.npy"),
        &frames(&rois, 11, &tailed, 14),
    );
    let mut run = config();
    run.model.psf = Some(psf.clone());
    let fit = FitFile {
        rois: &folder.path().join("rois.npy"),
        corners: None,
        frames: None,
        output: &folder.path().join("fits.csv"),
        format: Format::CSV,
        config: &run,
        other_input: None,
    };
    let fitted = fit.run(&CancelToken::default(), |_| ()).expect("fitted");
    assert!(
        fitted.notes.iter().any(|found| found.starts_with(note)),
        "{:?}",
        fitted.notes
    );

    // The file states the conditions. Without them, as in files of earlier versions, it is read, and
    // the side follows from the width.
    let text = std::fs::read_to_string(&psf).expect("there");
    println!("{text}");
    let conditions = read_psf(&psf).expect("read").calibration;
    assert_eq!(conditions, seen.conditions);
    assert_eq!(
        (conditions.roi, conditions.pixel_size_um),
        (Some(17), Some(PIXEL_UM.into()))
    );
    assert_eq!(
        (conditions.offset_adu, conditions.gain_e_per_adu),
        (Some(OFFSET_ADU), Some(GAIN))
    );
    assert_eq!(conditions.z_step_um, Some(STEP_UM));
    assert_eq!(conditions.date.map(|date| date.len()), Some(10));
    let program = format!("gaussmle {}", env!("CARGO_PKG_VERSION"));
    assert_eq!(conditions.program, Some(program));
    let (curve, rest) = text.split_once("\n# The conditions").expect("a section");
    let (_, uncertainties) = rest.split_once("\n# One").expect("a section");
    std::fs::write(&psf, format!("{curve}\n# One{uncertainties}")).expect("written");
    assert_eq!(read_psf(&psf).expect("read").psf, Given::Curve(found.curve));
    let (old, _) = localize(folder.path(), &psf, |_| ());
    assert_eq!(old.floats("z"), table.floats("z"));
    std::fs::write(&psf, text.replace("z_step_um", "z_stop_um")).expect("written");
    let error = read_psf(&psf).expect_err("unknown").to_string();
    assert!(error.contains("did you mean `z_step_um`?"), "{error}");
}

#[test]
fn index_mismatch_multiplies_z_and_its_standard_deviation() {
    const FACTOR: f64 = 0.72;
    let folder = tempfile::tempdir().expect("made");
    let psf = folder.path().join("psf.toml");
    let curve = "sigma_x0_um = 0.13\nsigma_y0_um = 0.13\nAx = 0\nAy = 0\nBx = 0\nBy = 0\ngamma_um = 0.22\nd_um = 0.42\nz_range_um = [-0.6, 0.6]\n";
    std::fs::write(&psf, curve.replace("= 0\n", "= 0.0\n")).expect("written");
    let gaussian_psf = |x: f64, y: f64, z: f64| {
        let [sigma_x, sigma_y] = widths(z);
        gaussian(x, y, sigma_x, sigma_y)
    };
    write_movie(
        &folder.path().join("movie.tif"),
        &frames(&truth(5), 204, &gaussian_psf, 6),
    );
    let (plain, _) = localize(folder.path(), &psf, |_| ());
    let (scaled, _) = localize(folder.path(), &psf, |run| {
        run.model.index_mismatch = Some(FACTOR)
    });
    let description =
        std::fs::read_to_string(folder.path().join("table.csv.toml")).expect("written");
    assert!(
        description.contains("index_mismatch = 0.72"),
        "{description}"
    );
    assert!(plain.len() > 250 && plain.len() == scaled.len());
    for name in ["x", "y", "z", "z_std", "photons"] {
        let factor = if name.starts_with('z') { FACTOR } else { 1.0 };
        let (before, after) = (
            plain.floats(name).expect("there"),
            scaled.floats(name).expect("there"),
        );
        let std = scaled
            .floats(&format!("{}_std", name.trim_end_matches("_std")))
            .expect("there");
        for row in 0..plain.len() {
            let difference = (after[row] - factor * before[row]).abs();
            // Fits end within 1e-3 of a standard deviation of the optimum.
            assert!(
                difference < 3e-3 * std[row],
                "{name}: {} {}",
                before[row],
                after[row]
            );
        }
    }
    let failure = |change: fn(&mut ModelConfig)| {
        let mut model = ModelConfig {
            psf: Some(psf.clone()),
            ..ModelConfig::default()
        };
        change(&mut model);
        model.model().expect_err("invalid").to_string()
    };
    let zero = failure(|model| model.index_mismatch = Some(0.0));
    assert!(zero.contains("above 0"), "{zero}");
    let flat = failure(|model| {
        model.psf = None;
        model.model = ModelName::named("xynbs");
        model.index_mismatch = Some(0.8);
    });
    assert!(flat.contains("xynbs has no z"), "{flat}");
}

#[test]
fn beads_beyond_the_range_of_z_are_named_and_no_neighbours() {
    let folder = tempfile::tempdir().expect("made");
    let psf = folder.path().join("psf.toml");
    let curve = "sigma_x0_um = 0.13\nsigma_y0_um = 0.13\nAx = 0.0\nAy = 0.0\nBx = 0.0\nBy = 0.0\ngamma_um = 0.22\nd_um = 0.42\nz_range_um = [-0.4, 0.4]\n";
    std::fs::write(&psf, curve).expect("written");
    let at_middle = |x: f64, y: f64, z: f64| {
        let [sigma_x, sigma_y] = widths(z);
        gaussian(x, y, sigma_x, sigma_y)
    };
    // The mean over a pixel.
    let over_pixel = move |x: f64, y: f64, z: f64| {
        let steps = || (-2..=2).map(|step| 0.2 * f64::from(step));
        let all = steps().flat_map(|dx| steps().map(move |dy| (dx, dy)));
        all.map(|(dx, dy)| at_middle(x + dx, y + dy, z))
            .sum::<f64>()
            / 25.0
    };
    let movie = scan(&beads(2, 60.0, 15), 0.9, 128, &over_pixel, 16);
    write_movie(&folder.path().join("movie.tif"), &movie);
    let (table, summary) = localize(folder.path(), &psf, |_| ());
    let at_bound = summary.counts.by_status[5];
    assert!(3 * at_bound > table.len() as u64, "{:?}", summary.counts);
    let causes: Vec<Cause> = summary.remarks.iter().map(|remark| remark.cause).collect();
    assert_eq!(causes, [Cause::ZRange], "{:?}", summary.remarks);
    let text = &summary.remarks[0].text;
    assert!(
        text.contains("-0.40 or 0.40 um") && text.contains("`z_range_um`"),
        "{text}"
    );
    // Spots inside the range have no such remark.
    write_movie(
        &folder.path().join("movie.tif"),
        &scan(&beads(2, 60.0, 17), 0.3, 128, &over_pixel, 18),
    );
    let (_, inside) = localize(folder.path(), &psf, |_| ());
    assert_eq!(inside.remarks, [], "{:?}", inside.remarks);
    // Spots that are narrower than the file has them do not move.
    write_movie(
        &folder.path().join("movie.tif"),
        &scan(&beads(2, 60.0, 17), 0.3, 128, &at_middle, 18),
    );
    let (_, other) = localize(folder.path(), &psf, |_| ());
    let first = other.remarks.first().expect("a remark");
    assert!(
        first.cause == Cause::Psf && first.text.contains("PSF file"),
        "{first}"
    );
}

#[test]
fn rings_of_a_bead_are_no_beads() {
    let one = [Spot {
        x_px: 60.0,
        y_px: 61.0,
        z_um: 0.0,
        photons: 60_000.0,
    }];
    let movie = scan(&one, 1.4, 120, &ringed, 7);
    let seen = gaussmle_calibrate::beads(&movie, &config(), &Scan::new(STEP_UM)).expect("a bead");
    println!(
        "{:?}, {} rings, {:?}",
        seen.beads, seen.rings, seen.left_out
    );
    assert_eq!(seen.beads.len(), 1, "{:?}", seen.beads);
    let found = gaussmle_calibrate::astigmatism(&seen.points, &AstigmatismOptions::default())
        .expect("a curve");
    println!("{:?}", found.quality);
    let curve = found.curve;
    assert!((curve.gamma_um.abs() - 0.22).abs() < 0.02, "{curve:?}");
    let notes = found.quality.notes();
    assert!(
        notes
            .iter()
            .any(|note| note.starts_with("the curve is from 1 bead")),
        "{notes:?}"
    );
}

#[test]
fn isolated_leaves_out_both_of_two_spots_in_one_roi() {
    const FRAMES: usize = 20;
    let spot = |x_px: f64, y_px: f64| Spot {
        x_px,
        y_px,
        z_um: 0.0,
        photons: 20_000.0,
    };
    // Alone; a pair 5 pixels apart and one 7 pixels apart, in ROIs of 11; and one beside another that
    // is skipped at the border.
    let all = vec![
        spot(20.0, 20.0),
        spot(60.0, 20.0),
        spot(65.0, 20.0),
        spot(20.0, 60.0),
        spot(27.0, 60.0),
        spot(3.0, 90.0),
        spot(8.0, 90.0),
    ];
    let round = |x: f64, y: f64, _: f64| gaussian(x, y, 1.0, 1.0);
    let folder = tempfile::tempdir().expect("made");
    let movie = frames(&vec![all; FRAMES], 110, &round, 13);
    write_movie(&folder.path().join("movie.tif"), &movie);
    let run = |isolated: Option<bool>| {
        localize(folder.path(), Path::new(""), |run| {
            run.model = ModelConfig {
                model: ModelName::named("xynb"),
                sigma_um: Some(PIXEL_UM.into()),
                ..ModelConfig::default()
            };
            run.detection.roi = Some(11);
            run.detection.isolated = isolated;
            // Noise is not taken for spots.
            run.detection.false_alarms = Some(1e-6);
        })
    };
    let (table, summary) = run(Some(true));
    let description =
        std::fs::read_to_string(folder.path().join("table.csv.toml")).expect("written");
    // The description is the identity of a run, too: a resumed run must have the same option.
    assert!(description.contains("isolated = true"), "{description}");
    let mut x_px: Vec<usize> = table
        .floats("x")
        .expect("there")
        .iter()
        .map(|x| (x / PIXEL_UM) as usize)
        .collect();
    x_px.sort();
    x_px.dedup();
    assert_eq!((table.len(), x_px), (3 * FRAMES, vec![20, 27]));
    let counts = summary.counts.search.expect("a search");
    let per_frame =
        [counts.found, counts.border, counts.crowded].map(|count| count / FRAMES as u64);
    assert_eq!(per_frame, [7, 1, 3]);
    let text = summary.counts.to_string();
    assert!(
        text.contains("60 fitted, 20 skipped at the border, 60 left out as not isolated"),
        "{text}"
    );
    let (table, summary) = run(None);
    assert_eq!(table.len(), 6 * FRAMES);
    assert_eq!(summary.counts.search.expect("a search").crowded, 0);
}

/// The error of the calibration with a scan of beads.
fn refusal(psf: &Psf) -> CalibrateError {
    let movie = scan(&beads(3, 56.0, 8), 0.75, 176, psf, 9);
    let seen = gaussmle_calibrate::beads(&movie, &config(), &Scan::new(STEP_UM)).expect("beads");
    let found = gaussmle_calibrate::astigmatism(&seen.points, &AstigmatismOptions::default());
    found.expect_err("no curve")
}

#[test]
fn a_scan_that_is_not_astigmatic_is_refused() {
    let error = refusal(&|x, y, z_um| {
        let sigma = 1.3 * (1.0 + (z_um / 0.42).powi(2)).sqrt();
        gaussian(x, y, sigma, sigma)
    });
    assert!(
        matches!(error, CalibrateError::NotAstigmatic { .. }),
        "{error}"
    );
}

#[test]
fn a_scan_of_rings_gives_a_poor_curve() {
    let error = refusal(&|x, y, z| {
        ringed(x, y, z.signum() * (z.abs() + 0.3)) + 0.3 * gaussian(x, y, 3.0, 3.0)
    });
    assert!(matches!(error, CalibrateError::PoorCurve { .. }), "{error}");
}

#[test]
fn widths_that_scatter_by_a_hundred_nanometres_are_refused() {
    let mut random = StdRng::seed_from_u64(12);
    let mut points = Vec::new();
    for bead in 0..6 {
        for plane in -30..=30 {
            let z_um = STEP_UM * f64::from(plane);
            // 0.13 um in focus, with a scatter that no fit of a bead has.
            let noisy =
                widths(z_um).map(|px| (0.1 * px + 0.2 * random.random_range(-0.9..0.9)).max(0.05));
            points.push(BeadPoint {
                bead,
                z_um,
                sigma_x_um: noisy[0],
                sigma_y_um: noisy[1],
                sigma_x_std_um: 0.01,
                sigma_y_std_um: 0.01,
            });
        }
    }
    let error = gaussmle_calibrate::astigmatism(&points, &AstigmatismOptions::default())
        .expect_err("useless");
    println!("{error}");
    assert!(matches!(error, CalibrateError::PoorCurve { .. }), "{error}");
    assert_eq!(error.option(), Some("threshold"));
}

#[test]
fn beads_whose_fits_all_fail_say_so() {
    let movie = scan(&beads(2, 60.0, 10), 0.75, 128, &tailed, 11);
    let mut run = config();
    run.model.max_iterations = Some(1);
    let error = gaussmle_calibrate::beads(&movie, &run, &Scan::new(STEP_UM)).expect_err("no fit");
    assert_eq!(error.option(), Some("sigma_um"));
    let text = error.to_string();
    assert!(
        text.starts_with("none of the 244 fits of 4 beads gave the widths"),
        "{text}"
    );
    assert!(text.contains("did not converge"), "{text}");
}
