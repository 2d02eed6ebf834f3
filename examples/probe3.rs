use gaussmle::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let g = |i: usize| -> f64 { a[i].parse().unwrap() };
    let (mi, photons, bg, size, sg) = (g(1) as usize, g(2), g(3), g(4) as usize, g(5));
    let px = 0.125;
    let s0 = sg*px;
    let curve = Astigmatism { sigma_x0_um: s0, sigma_y0_um: 1.05*s0, ax: 0.05, ay: -0.03, bx: 0.02, by: 0.04, gamma_um: 0.25, d_um: 0.4 };
    let model = [Model::xynb(s0), Model::xynbs(), Model::xynbsxsy(), Model::astigmatic(curve)][mi];
    let mut sim = simulate::Simulation::new(size).camera(Camera::ideal(px)).sigma_um(s0).photons(photons).background(bg).seed(11);
    if mi == 3 { sim = sim.astigmatic(curve, 0.3); }
    let s = sim.run(2000).unwrap();
    let rois = RoiStack::from_f32(s.pixels.view()).unwrap();
    let mx: u32 = a.get(6).map(|v| v.parse().unwrap()).unwrap_or(50);
    let f = Fitter::builder(model).camera(Camera::ideal(px)).backend(Backend::Cpu).max_iterations(mx).build().unwrap().fit(&rois).unwrap();
    let mut shown = 0;
    let mut hist = [0;5];
    for i in 0..2000 {
        hist[f.status()[i].code() as usize] += 1;
        if f.status()[i] == Status::Converged || f.status()[i] == Status::AtBound { continue; }
        shown += 1; if shown > 6 { continue; }
        let adu: Vec<f64> = s.pixels.index_axis(ndarray::Axis(0), i).iter().map(|&v| v.into()).collect();
        let p = reference::Problem::new(&model, &Camera::ideal(px), &adu, (0,0)).unwrap();
        let th: Vec<f64> = model.parameters().iter().enumerate().map(|(k,q)| match k {0=>f.x_px()[i] as f64,1=>f.y_px()[i] as f64,_=>{let v=f.parameter(*q).unwrap()[i]; if q.name().starts_with("sigma") {v/px} else {v}}}).collect();
        let o = p.fit(&s.truth[i].theta(&model)); let o2 = p.fit(&th);
        println!("{i} {:?} it {}\n  theta {th:.5?} L {:.5} \n  ref-t {:.5?} L {:.5} dec {:.2e} bound {}\n  ref-p {:.5?} L {:.5} dec {:.2e} bound {}", f.status()[i], f.iterations()[i], p.log_likelihood(&th), o.theta, o.log_likelihood, o.decrement, o.at_bound, o2.theta, o2.log_likelihood, o2.decrement, o2.at_bound);
    }
    println!("{hist:?}");
}
