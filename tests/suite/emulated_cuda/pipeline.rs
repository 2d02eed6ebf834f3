//! Batches overlap on a CUDA device: the upload of one, the kernels of a second and the download of
//! a third run at the same time.

use gaussmle::{Camera, Fitter, Model, RoiStack};
use ndarray::Array3;

use super::{EmulatedCuda, device};

const BATCH: usize = 8000;
const BATCHES: usize = 8;

/// Times of a GPU that is slow compared to any host, so that the host does not matter: a batch
/// takes 387 ms of uploads, 320 ms of kernels and 134 ms of downloads. Every fit converges.
const SLOW_GPU: &str = "device A_GPU cc=9.0\ndriver 12080\ntrace\nvirtual bus=5e6 fit_ns=40000 only=fit\n\
                        fill 2 f32=1\nfill 3 f32=3,0";

#[test]
#[ignore = "run on an emulated driver by `three_batches_overlap`"]
fn fit_of_many_batches() {
    let pixels = Array3::<u16>::from_elem((BATCHES * BATCH, 11, 11), 100);
    let rois = RoiStack::from_u16(pixels.view()).expect("valid");
    let fitter = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1))
        .device(device())
        .batch_size(BATCH)
        .build()
        .expect("valid");
    let fits = fitter.fit(&rois).expect("it fits");
    assert_eq!(fits.info().batches, BATCHES);
}

/// A piece of work: `upload`, `kernel` or `download`, its stream, and its time.
struct Span {
    kind: String,
    stream: String,
    start: u64,
    end: u64,
}

fn spans(report: &str) -> Vec<Span> {
    let lines = report
        .lines()
        .filter_map(|line| line.strip_prefix("trace "));
    let span = |line: &str| {
        let field = |name: &str| {
            let mut words = line.split(' ');
            let value = words.find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
            value.expect("a field").to_owned()
        };
        let number = |name: &str| field(name).parse().expect("a number");
        Span {
            kind: line.split(' ').next().expect("a kind").to_owned(),
            stream: field("stream"),
            start: number("start"),
            end: number("end"),
        }
    };
    lines.map(span).collect()
}

#[test]
fn three_batches_overlap() {
    let Some(driver) = EmulatedCuda::new("overlap", SLOW_GPU) else {
        return;
    };
    let output = driver.run("emulated_cuda::pipeline::fit_of_many_batches");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    assert_eq!(driver.violations(), Vec::<String>::new());
    let spans = spans(&driver.report());
    let of = |kind: &str| {
        // Short ones are fills, constants and the like.
        let spans = spans.iter().filter(move |span| span.kind == kind);
        spans
            .filter(|span| span.end - span.start > 50_000_000)
            .collect::<Vec<_>>()
    };
    let (uploads, kernels, downloads) = (of("upload"), of("kernel"), of("download"));
    assert_eq!((uploads.len(), downloads.len()), (BATCHES, BATCHES));
    let overlaps = |a: &Span, b: &Span| a.start < b.end && b.start < a.end;
    let together = uploads.iter().any(|upload| {
        kernels.iter().any(|kernel| {
            downloads.iter().any(|download| {
                let streams = [&upload.stream, &kernel.stream, &download.stream];
                let differ = streams[0] != streams[1]
                    && streams[1] != streams[2]
                    && streams[0] != streams[2];
                let pairs = overlaps(upload, kernel) && overlaps(kernel, download);
                differ && pairs && overlaps(upload, download)
            })
        })
    });
    assert!(together, "no upload, kernel and download run together");
    // The slowest engine always has work: each upload begins when the one before ends. The median
    // leaves out the moments in which the processor was busy with something else.
    let mut uploads = uploads;
    uploads.sort_by_key(|span| span.start);
    let mut gaps: Vec<f64> = uploads
        .windows(2)
        .map(|pair| pair[1].start.saturating_sub(pair[0].end) as f64)
        .collect();
    gaps.sort_by(f64::total_cmp);
    let upload = (uploads[0].end - uploads[0].start) as f64;
    let waiting = gaps[gaps.len() / 2] / upload;
    println!("between two uploads, {:.2} % of an upload", 100.0 * waiting);
    assert!(waiting < 0.05, "{waiting}");
    // Pinned memory and device memory are allocated for the job, not for batches.
    assert!(driver.calls("cuMemHostAlloc") <= 3 * 3 + 1);
    assert!(driver.calls("cuMemAlloc_v2") <= 3 * 4 + 1);
}
