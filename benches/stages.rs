//! Stages of a fit: the whole way from a host array to results, and the parts that run on the host
//! alone.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gaussmle::simulate::Simulation;
use gaussmle::{Backend, Camera, Fitter, Model, RoiStack, reference::Problem};

const SPOTS: usize = 100_000;

fn stages(c: &mut Criterion) {
    let simulated = Simulation::new(11)
        .seed(1)
        .run(SPOTS)
        .expect("a valid simulation");
    let pixels = simulated.to_u16();
    let rois = RoiStack::from_u16(pixels.view()).expect("valid");

    let mut group = c.benchmark_group("fit 11x11 u16 on the CPU");
    group
        .throughput(Throughput::Elements(SPOTS as u64))
        .sample_size(10);
    for model in [Model::xynb(0.13), Model::xynbs(), Model::xynbsxsy()] {
        let fitter = Fitter::builder(model.clone(), Camera::ideal(0.1))
            .backend(Backend::Cpu)
            .build()
            .expect("valid");
        group.bench_function(model.name(), |b| {
            b.iter(|| fitter.fit(&rois).expect("fits"))
        });
    }
    group.finish();

    let fitter = Fitter::builder(Model::xynb(0.13), Camera::ideal(0.1))
        .backend(Backend::Cpu)
        .build()
        .expect("valid");
    let fits = fitter.fit(&rois).expect("fits");
    let mut group = c.benchmark_group("after the fit");
    group
        .throughput(Throughput::Elements(SPOTS as u64))
        .sample_size(10);
    group.bench_function("p-values", |b| b.iter(|| fits.p_value()));
    group.bench_function("table", |b| b.iter(|| fits.table()));
    group.finish();

    let adu: Vec<f64> = simulated
        .pixels
        .iter()
        .take(121)
        .map(|&v| v.into())
        .collect();
    let problem =
        Problem::new(&Model::xynb(0.13), &Camera::ideal(0.1), &adu, (0, 0)).expect("valid");
    c.bench_function("one spot by the f64 reference", |b| {
        b.iter(|| problem.fit(&[5.0, 5.0, 900.0, 9.0]))
    });
}

criterion_group!(benches, stages);
criterion_main!(benches);
