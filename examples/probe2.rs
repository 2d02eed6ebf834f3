use gaussmle::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: usize = a.get(1).map(|v| v.parse().unwrap()).unwrap_or(1_000_000);
    let curve = Astigmatism { sigma_x0_um: 0.13, sigma_y0_um: 0.13, ax: 0., ay: 0., bx: 0., by: 0., gamma_um: 0.2, d_um: 0.4 };
    let sw = a.get(2).is_some();
    for model in [Model::xynb(0.13)] {
        let mut sim = simulate::Simulation::new(11).seed(1);
        if let Model::Astigmatic(c) = model { sim = sim.astigmatic(c, 0.3); }
        let s = sim.run(n).unwrap(); let u = s.to_u16();
        let rois = RoiStack::from_u16(u.view()).unwrap();
        let mut b = Fitter::builder(model).backend(if sw {Backend::Gpu} else {Backend::Cpu}).allow_software_adapter(true);
        if let Ok(x) = std::env::var("BATCH") { b = b.batch_size(x.parse().unwrap()); }
        let f = b.build().unwrap();
        let m = bench::measure(&f, &rois, &s, 30).unwrap();
        println!("{} {:.2} M/s kernel {:.2} M/s first {:.3} conv {:.4}", model.name(), m.fits_per_second/1e6, m.kernel_fits_per_second/1e6, m.first_fit_seconds, m.converged);
        for a in m.accuracy { println!("   {} rmse {:.4} bias {:.4}", a.parameter, a.rmse_over_crlb, a.bias_over_crlb); }
        let fits = f.fit(&rois).unwrap(); println!("{:?}", fits.info());
        let mut p = fits.p_value(); println!("ks {:.4}", stats::ks_uniform(&mut p));
    }
}
