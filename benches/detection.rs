//! Throughput of the spot search in bytes of u16 pixels, on all cores: 64 frames of 512x512 pixels
//! with 100 spots each.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gaussmle::Camera;
use gaussmle::camera::ScmosMaps;
use gaussmle_detect::{Criterion as Rule, Detection, Detector, Frame, Workspace};
use gaussmle_smlm::simulate::MovieSimulation;
use ndarray::Array2;
use rayon::prelude::*;

const FRAMES: usize = 64;
const SIDE: usize = 512;

fn detection(c: &mut Criterion) {
    let camera = Camera::ideal(0.1).with_offset_adu(100.0);
    let movie = MovieSimulation {
        camera: camera.clone(),
        emitters: 100.0,
        ..MovieSimulation::new(FRAMES, SIDE, SIDE)
    };
    let movie = movie.run().expect("a valid simulation");
    let frames: Vec<Vec<u16>> = (0..FRAMES)
        .into_par_iter()
        .map(|i| movie.frame(i))
        .collect();
    let flat = |value: f32| Array2::from_elem((SIDE, SIDE), value);
    let maps = (flat(100.0), flat(1.0), flat(2.0));
    let scmos = Camera::scmos(
        0.1,
        ScmosMaps {
            offset_adu: maps.0.view(),
            gain_e_per_adu: maps.1.view(),
            variance_e2: maps.2.view(),
            mask: None,
        },
    );
    let scmos = scmos.expect("valid");

    let mut group = c.benchmark_group("search");
    group
        .throughput(Throughput::Bytes((FRAMES * SIDE * SIDE * 2) as u64))
        .sample_size(20);
    for (name, camera, criterion) in [
        ("band-pass", &camera, Rule::FalseAlarms(0.1)),
        ("band-pass with maps", &scmos, Rule::FalseAlarms(0.1)),
        ("net gradient", &camera, Rule::NetGradient(500.0)),
    ] {
        let detection = Detection {
            criterion,
            roi: 7,
            ..Detection::new(0.13)
        };
        let detector = || Detector::new(&detection, camera, SIDE, SIDE).expect("valid");
        // On processors without AVX-512 both are the same.
        for (instructions, detector) in [("", detector()), (", AVX2", detector().with_lanes(8))] {
            group.bench_function(format!("{name}{instructions}"), |b| {
                b.iter(|| {
                    let search = |scratch: &mut (Workspace, Vec<_>), frame: &Vec<u16>| {
                        detector.find(Frame::U16(frame), &mut scratch.0, &mut scratch.1);
                        scratch.1.len()
                    };
                    let found = frames.par_iter().map_init(Default::default, search);
                    found.sum::<usize>()
                });
            });
        }
    }
    group.finish();
}

criterion_group!(benches, detection);
criterion_main!(benches);
