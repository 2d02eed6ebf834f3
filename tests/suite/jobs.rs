//! Jobs of many parts, a movie or a stack in a file: one wait for all parts, and every GPU at work.

use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use gaussmle::device::{DeviceStep, Fault};
use gaussmle::roi::RoiSource;
use gaussmle::{Backend, Camera, CancelToken, Error, Fits, FitterBuilder, RoiStack, Timeout};
use gaussmle_io::table::Format;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{CameraConfig, ModelConfig, ModelName};
use gaussmle_smlm::localize::{FitFile, RunSummary, partial_name};
use gaussmle_smlm::simulate::{MovieSimulation, SimulateMovie};

use crate::batches::bits;
use crate::fake_gpus::{
    AlwaysFault, FakeGpus, FakeNvml, GB, builder, fits_without_faults, folder, gpu, pixels, stack,
};
use crate::simulated_runs::job;
use crate::support::{PIXEL_UM, cpu, read_noise_camera};

/// Another process that uses most of the memory.
const OTHER: &str = "busy=10 process=77:70000000000";

const NAMES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// A driver with GPUs of this free memory.
fn driver(name: &str, gpus: usize, free: u64, rest: &str) -> Option<FakeNvml> {
    let lines = NAMES[..gpus].iter().map(|uuid| gpu(uuid, free, rest));
    FakeNvml::with_fits(name, &format!("look\n{}", lines.collect::<String>()))
}

fn config() -> RunConfig {
    RunConfig {
        model: ModelConfig {
            model: ModelName::named("xynb"),
            sigma_um: Some((1.3 * PIXEL_UM).into()),
            ..ModelConfig::default()
        },
        camera: CameraConfig {
            pixel_size_um: Some(PIXEL_UM.into()),
            ..CameraConfig::default()
        },
        ..RunConfig::default()
    }
}

/// Writes a movie of three blocks.
fn write_movie(movie: &Path) {
    let simulation = MovieSimulation {
        camera: Camera::ideal(PIXEL_UM),
        emitters: 25.0,
        sigma_um: 1.3 * PIXEL_UM,
        seed: 5,
        ..MovieSimulation::new(75, 512, 512)
    };
    let job = SimulateMovie {
        simulation: &simulation,
        movie,
        truth: None,
    };
    let written = job.run(&CancelToken::new(), |_| ()).expect("written");
    assert!(written.is_some());
}

fn localize(
    folder: &Path,
    output: &str,
    cancel: &CancelToken,
    configure: impl FnOnce(FitterBuilder) -> FitterBuilder,
) -> gaussmle_smlm::Result<RunSummary> {
    let (movie, output) = (folder.join("movie.tif"), folder.join(output));
    let config = config();
    let job = job(&movie, &output, &config);
    job.run_with(cancel, configure, |_| (), |_| ())
}

fn on(
    inventory: &Arc<FakeGpus>,
    backend: Backend,
) -> impl FnOnce(FitterBuilder) -> FitterBuilder + use<> {
    let inventory = inventory.clone();
    move |builder| builder.inventory(inventory).backend(backend)
}

#[test]
fn several_gpus_share_a_movie_and_one_of_them_dies() {
    let folder = folder("jobs-movie");
    write_movie(&folder.join("movie.tif"));
    let cancel = CancelToken::new();
    let Some(one) = driver("jobs-one", 1, 70 * GB, "") else {
        return;
    };
    let one = on(&Arc::new(FakeGpus::new(&one)), Backend::Gpu);
    let whole = localize(&folder, "one.csv", &cancel, one).expect("localized");
    let expected = fs::read(folder.join("one.csv")).expect("read");
    assert!(whole.progress.localizations > 1000);
    for gpus in [2, 4, 8] {
        let Some(driver) = driver("jobs-share", gpus, 70 * GB, "") else {
            return;
        };
        for dies in [false, true] {
            let mut fake = FakeGpus::new(&driver);
            if dies {
                let lost = AlwaysFault::new(Fault::Lost, |step| step == DeviceStep::ReadBack);
                fake = fake.faults("b", lost);
            }
            let inventory = Arc::new(fake);
            let all: Vec<String> = (0..gpus).map(|number| number.to_string()).collect();
            let configure = on(&inventory, Backend::Gpu);
            let many = |builder| configure(builder).devices(&all).batch_size(64);
            let summary = localize(&folder, "gpus.csv", &cancel, many).expect("localized");
            let info = &summary.info;
            let working = if dies { gpus - 1 } else { gpus };
            assert_eq!(info.devices.len(), working, "{info:?}");
            assert!(info.devices.iter().all(|share| share.spots > 0), "{info:?}");
            assert_eq!(info.retries, usize::from(dies), "{info:?}");
            let spots: usize = info.devices.iter().map(|share| share.spots).sum();
            assert_eq!(spots as u64, summary.progress.localizations);
            // Each was opened once, for the whole movie.
            assert_eq!(inventory.opened().len(), gpus);
            let rows = fs::read(folder.join("gpus.csv")).expect("read");
            assert!(rows == expected, "{gpus} GPUs, one dies: {dies}");
            fs::remove_file(folder.join("gpus.csv")).expect("removed");
        }
    }
}

#[test]
fn a_movie_waits_once_for_all_its_parts() {
    let folder = folder("jobs-wait");
    write_movie(&folder.join("movie.tif"));
    let Some(driver) = driver("jobs-busy", 1, GB / 10, OTHER) else {
        return;
    };
    let inventory = Arc::new(FakeGpus::new(&driver));
    let seconds = Timeout::After(Duration::from_secs(2));
    let (waits, causes) = (
        Arc::<Mutex<Vec<_>>>::default(),
        Arc::<Mutex<Vec<_>>>::default(),
    );
    let (seen, heard) = (waits.clone(), causes.clone());
    let configure = on(&inventory, Backend::Auto);
    let configure = |builder| {
        configure(builder)
            .rates(gaussmle::device::Rates::in_folder(&driver.folder))
            .auto_timeout(seconds)
            .on_wait(move |wait| seen.lock().expect("sound").push(wait.clone()))
            .on_fallback(move |cause| heard.lock().expect("sound").push(cause.to_owned()))
    };
    let summary = localize(&folder, "locs.csv", &CancelToken::new(), configure);
    let info = summary.expect("localized").info;
    assert!(info.batches > 2, "{info:?}");
    assert!((2.0..2.01).contains(&info.seconds_waiting), "{info:?}");
    assert_eq!((info.backend, info.fallbacks), ("cpu", 1), "{info:?}");
    let causes = causes.lock().expect("sound");
    assert_eq!(causes.len(), 1);
    assert!(causes[0].contains("program-77"), "{}", causes[0]);
    // Each call says what is left of the time, for which memory it waits, and who holds it.
    let waits = waits.lock().expect("sound");
    assert!(waits.len() > 2);
    for wait in waits.iter() {
        let left = wait.seconds_left.expect("there is a timeout");
        assert!((wait.seconds + left - 2.0).abs() < 1e-6, "{wait:?}");
        assert_eq!(wait.free_bytes, GB / 10);
        let line = wait.to_string();
        assert!(
            line.contains("program-77") && line.contains("s left"),
            "{line}"
        );
    }
}

#[test]
fn a_stack_in_a_file_waits_once_for_all_its_parts() {
    let folder = folder("jobs-stack");
    let pixels = pixels(140_000);
    let rois = folder.join("rois.npy");
    ndarray_npy(&rois, &pixels);
    let Some(driver) = driver("jobs-stack-busy", 1, GB / 10, OTHER) else {
        return;
    };
    let inventory = Arc::new(FakeGpus::new(&driver));
    let output = folder.join("fits.npz");
    let job = FitFile {
        rois: &rois,
        corners: None,
        frames: None,
        output: &output,
        format: Format::of(&output).expect("known"),
        config: &config(),
        other_input: None,
    };
    let configure = on(&inventory, Backend::Auto);
    let configure = |builder| {
        configure(builder)
            .rates(gaussmle::device::Rates::in_folder(&driver.folder))
            .auto_timeout(Timeout::After(Duration::from_secs(3)))
    };
    let summary = job.run_with(&CancelToken::new(), configure, |_| ());
    let info = summary.expect("fitted").info;
    assert!((3.0..3.01).contains(&info.seconds_waiting), "{info:?}");
    assert_eq!(info.fallbacks, 1, "{info:?}");
}

/// Writes a stack as `.npy`.
fn ndarray_npy(path: &Path, pixels: &ndarray::Array3<u16>) {
    let (n, height, width) = pixels.dim();
    let header =
        format!("{{'descr': '<u2', 'fortran_order': False, 'shape': ({n}, {height}, {width}), }}");
    let length = (10 + header.len() + 1).next_multiple_of(64) - 10;
    let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
    bytes.extend((length as u16).to_le_bytes());
    bytes.extend(format!("{header:<width$}\n", width = length - 1).bytes());
    bytes.extend(pixels.iter().flat_map(|value| value.to_le_bytes()));
    fs::write(path, bytes).expect("written");
}

#[test]
fn a_movie_that_is_cancelled_while_it_waits_can_be_resumed() {
    let folder = folder("jobs-cancel");
    write_movie(&folder.join("movie.tif"));
    let Some(driver) = driver("jobs-cancel-busy", 1, GB / 10, OTHER) else {
        return;
    };
    let inventory = Arc::new(FakeGpus::new(&driver));
    let cancel = CancelToken::new();
    let button = cancel.clone();
    let configure = on(&inventory, Backend::Gpu);
    let configure = |builder| configure(builder).on_wait(move |_| button.cancel());
    let summary = localize(&folder, "locs.csv", &cancel, configure).expect("cancelled");
    assert!(!summary.complete);
    assert_eq!(summary.progress.done, 0);
    assert!(partial_name(&folder.join("locs.csv")).exists());
}

#[test]
fn parts_of_a_job_give_the_fits_of_the_whole() {
    let Some(driver) = driver("jobs-parts", 3, 70 * GB, "") else {
        return;
    };
    let inventory = Arc::new(FakeGpus::new(&driver));
    let fitter = builder(&inventory)
        .backend(Backend::Gpu)
        .devices(["0", "1", "2"])
        .batch_size(96)
        .build()
        .expect("valid");
    let pixels = pixels(3000);
    let whole = stack(&pixels);
    let expected = fits_without_faults(&pixels);
    // Parts of very different sizes, two of them empty.
    let ends = [0, 1, 700, 701, 701, 2500, 3000];
    let parts = ends
        .windows(2)
        .map(|pair| Ok(whole.slice(pair[0]..pair[1])));
    let mut done = 0;
    // The expected number of spots may be wrong.
    let info = fitter.fit_parts::<RoiStack<'_>, Error>(10, parts, |part, fits| {
        let of_whole = bits_of(&expected, done..done + part.len());
        assert_eq!(bits_of(&fits, 0..fits.len()), of_whole);
        done += part.len();
        Ok(())
    });
    assert_eq!(done, 3000);
    assert_eq!(info.expect("fits").devices.len(), 3);
    assert_eq!(bits(&fitter.fit(&whole).expect("fits")), bits(&expected));
}

/// The bits of x and the photons of a range of spots.
fn bits_of(fits: &Fits, spots: Range<usize>) -> Vec<u64> {
    let x = fits.x_px()[spots.clone()]
        .iter()
        .map(|x| x.to_bits().into());
    let photons = fits.photons();
    x.chain(photons[spots].iter().map(|value| value.to_bits()))
        .collect()
}

#[test]
fn an_error_in_place_of_a_part_comes_after_the_parts_before_it() {
    let pixels = pixels(300);
    let whole = stack(&pixels);
    let Some(driver) = driver("jobs-error", 1, 70 * GB, "") else {
        return;
    };
    let inventory = Arc::new(FakeGpus::new(&driver));
    let fitter = builder(&inventory)
        .backend(Backend::Cpu)
        .build()
        .expect("valid");
    let parts = (0..10).map(|part| match part {
        3 => Err(Error::Cancelled),
        _ => Ok(whole.slice(30 * part..30 * (part + 1))),
    });
    let mut taken = 0;
    let result = fitter.fit_parts(300, parts, |_, _| {
        taken += 1;
        Ok(())
    });
    assert!(matches!(result, Err(Error::Cancelled)), "{result:?}");
    assert_eq!(taken, 3);
    // A part with other ROIs than the first one is an error, too.
    let small = gaussmle::simulate::Simulation::new(9)
        .run(5)
        .expect("simulated")
        .to_u16();
    let parts = [Ok(whole.slice(0..30)), Ok(stack(&small))];
    let parts = parts.into_iter();
    let result = fitter.fit_parts::<_, Error>(60, parts, |_, _| Ok(()));
    let error = result.expect_err("parts differ").to_string();
    assert!(error.contains("9x9") && error.contains("7x7"), "{error}");
}

#[test]
fn a_part_waits_for_no_other_and_the_end_of_a_job_for_none() {
    let pixels = pixels(300);
    let whole = stack(&pixels);
    let fitter = gaussmle::Fitter::builder(
        gaussmle::Model::xynb(1.3 * PIXEL_UM),
        Camera::ideal(PIXEL_UM),
    )
    .device(cpu())
    .build()
    .expect("valid");
    for fails in [false, true] {
        let (sender, parts) = channel();
        sender.send(whole.slice(0..30)).expect("received");
        let sender = Mutex::new(Some(sender));
        let close = || drop(sender.lock().expect("sound").take());
        let mut taken = 0;
        let take = |_, _| {
            taken += 1;
            match taken {
                // The next part is made when this one is fitted.
                1..5 => {
                    let sender = sender.lock().expect("sound");
                    let part = whole.slice(30 * taken..30 * (taken + 1));
                    let sender = sender.as_ref().expect("not closed");
                    assert!(sender.send(part).is_ok());
                    Ok(())
                }
                // The iterator waits for a part that never comes.
                _ if fails => Err(Error::Cancelled),
                _ => {
                    close();
                    Ok(())
                }
            }
        };
        let result = fitter.fit_arriving_parts(300, parts.into_iter().map(Ok), take, close);
        assert_eq!(result.is_err(), fails, "{result:?}");
        assert_eq!(taken, 5);
    }
}

/// ROIs that cancel a token when they are read for the n-th time.
struct CancellingRois<'a> {
    rois: RoiStack<'a>,
    reads: &'a AtomicUsize,
    cancel_at: usize,
    cancel: CancelToken,
}

impl RoiSource for CancellingRois<'_> {
    fn rois(&self) -> gaussmle::Result<RoiStack<'_>> {
        if self.reads.fetch_add(1, Ordering::Relaxed) + 1 == self.cancel_at {
            self.cancel.cancel();
        }
        Ok(self.rois.slice(0..self.rois.len()))
    }
}

#[test]
fn a_batch_on_the_cpu_can_be_cancelled() {
    let pixels = pixels(3000);
    let whole = stack(&pixels);
    let run = |cancel_at: usize| {
        let (reads, batches) = (AtomicUsize::new(0), Arc::new(AtomicUsize::new(0)));
        let cancel = CancelToken::new();
        let finished = batches.clone();
        let fitter = gaussmle::Fitter::builder(gaussmle::Model::xynbs(), read_noise_camera())
            .device(cpu())
            .batch_size(3000)
            .cancel(cancel.clone())
            .on_batch(move |_, _| {
                finished.fetch_add(1, Ordering::Relaxed);
            })
            .build()
            .expect("valid");
        let part = CancellingRois {
            rois: whole.slice(0..whole.len()),
            reads: &reads,
            cancel_at,
            cancel,
        };
        let mut taken = 0;
        let result = fitter.fit_parts(3000, std::iter::once(Ok::<_, Error>(part)), |_, _| {
            taken += 1;
            Ok(())
        });
        let batches = batches.load(Ordering::Relaxed);
        (
            result.map(|_| ()),
            taken,
            batches,
            reads.load(Ordering::Relaxed),
        )
    };
    let (result, taken, batches, reads) = run(usize::MAX);
    assert!(result.is_ok());
    assert_eq!((taken, batches), (1, 1));
    // They are read for the last time when the batch is fitted, after the last look at the token
    // outside of a batch.
    let (result, taken, batches, _) = run(reads);
    assert!(matches!(result, Err(Error::Cancelled)), "{result:?}");
    assert_eq!((taken, batches), (0, 0));
}
