use cubecl::prelude::*;
use gaussmle_kernels::{spec::*, *};
use std::time::Instant;
use rand::prelude::*;
use rand_distr::{Distribution, Poisson};
fn erf(x: f64) -> f64 { let t = 1.0/(1.0+0.5*x.abs()); let r = 1.0 - t*(-x*x-1.26551223+t*(1.00002368+t*(0.37409196+t*(0.09678418+t*(-0.18628806+t*(0.27886807+t*(-1.13520398+t*(1.48851587+t*(-0.82215223+t*0.17087277))))))))).exp(); if x<0.0 {-r} else {r} }
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let get = |i: usize, d: f64| a.get(i).map(|v| v.parse().unwrap()).unwrap_or(d);
    let psf = Psf::ALL[get(1, 0.0) as usize];
    let s = get(2, 11.0) as usize; let n = get(3, 65536.0) as usize; let photons = get(4, 1000.0); let bg = get(5, 10.0);
    let sigma = get(6, 1.3);
    let wgpu = get(7, 0.0) == 1.0; let reps = std::env::var("REPS").map(|v| v.parse().unwrap()).unwrap_or(6);
    let mut rng = StdRng::seed_from_u64(1);
    let mut rois = vec![0u16; n*s*s]; let mut truth = vec![];
    let wid = |z: f64| { let f = |t: f64| sigma*(1.0+t*t).sqrt(); (f((z-0.2)/0.4), f((z+0.2)/0.4)) };
    for k in 0..n {
        let c = (s as f64-1.0)/2.0; let x = c+rng.random_range(-0.5..0.5); let y = c+rng.random_range(-0.5..0.5);
        let z = rng.random_range(-0.3..0.3);
        let (sx, sy) = if psf==Psf::Astigmatic { wid(z) } else { (sigma, sigma) };
        truth.push(match psf { Psf::Xynb=>vec![x,y,photons,bg], Psf::Xynbs=>vec![x,y,photons,bg,sigma], Psf::Xynbsxsy=>vec![x,y,photons,bg,sx,sy], Psf::Astigmatic=>vec![x,y,z,photons,bg]});
        let p = |i: usize, x: f64, sg: f64| 0.5*(erf((i as f64+0.5-x)/(sg*2f64.sqrt()))-erf((i as f64-0.5-x)/(sg*2f64.sqrt())));
        for j in 0..s { for i in 0..s { let m = bg+photons*p(i,x,sx)*p(j,y,sy); rois[k*s*s+j*s+i] = if m>0.0 {Poisson::new(m).unwrap().sample(&mut rng) as u16} else {0}; } }
    }
    let device = if wgpu { cubecl::Device::wgpu(cubecl::device::WgpuDeviceKind::Cpu).unwrap() } else { cubecl::Device::cpu().unwrap() };
    let t0 = Instant::now();
    let client = device.client();
    let lanes = if wgpu {1} else { get(8, client.properties().hardware.load_width as f64/32.0) as usize };
    let tile = if wgpu {32} else {lanes};
    let spec = Spec { size: s, pixels: Pixels::PackedU16, noise: Noise::Poisson, lanes, tile, stage: !wgpu };
    let tiles = n.div_ceil(tile);
    let words = spec.words();
    let tt = Instant::now();
    let mut buf = vec![0u32; tiles*words*tile];
    for k in 0..n { let (t,l)=(k/tile,k%tile); for p in 0..s*s { buf[(t*words+p/2)*tile+l] |= (rois[k*s*s+p] as u32) << (16*(p%2)); } }
    println!("tiling {:?}", tt.elapsed());
    let mut c = vec![0f32; constant::COUNT];
    c[constant::GAIN]=1.0; c[constant::EXCESS]=1.0; c[constant::TOLERANCE]=1e-3; c[constant::NAN]=f32::NAN;
    let np = psf.parameters();
    let lo: Vec<f32>; let hi: Vec<f32>; let e = s as f32-0.5;
    match psf { Psf::Xynb=>{c[constant::PSF]=sigma as f32; lo=vec![-0.5,-0.5,1.0,1e-3]; hi=vec![e,e,1e9,1e9];}
      Psf::Astigmatic=>{ for (i,v) in [sigma as f32, sigma as f32,0.,0.,0.,0.,0.2,0.4].iter().enumerate(){c[constant::PSF+i]=*v;} lo=vec![-0.5,-0.5,-0.8,1.0,1e-3]; hi=vec![e,e,0.8,1e9,1e9]; }
      _=>{ lo=vec![-0.5,-0.5,1.0,1e-3,0.3,0.3]; hi=vec![e,e,1e9,1e9,s as f32/2.0,s as f32/2.0]; } }
    for k in 0..np { c[constant::LOWER+k]=lo[k]; c[constant::UPPER+k]=hi[k]; }
    let b = |v: &[u8]| Buffer { handle: client.create_from_slice(v), len: v.len()/4 };
    let wb = b(u32::as_bytes(&buf)); let cb = b(f32::as_bytes(&c)); 
    let cols = Columns::new(np);
    let out = Buffer { handle: client.empty(tiles*tile*cols.count()*4), len: tiles*tile*cols.count() };
    println!("setup {:?}", t0.elapsed());
    let batch = Batch { words: wb, corners: cb.clone(), tiles };
    for r in 0..reps {
        let t0 = Instant::now();
        launch(&client, psf, spec, &batch, None, &cb, &out, 50).unwrap();
        let bytes = client.read_one(out.handle.clone()).unwrap();
        let el = t0.elapsed();
        if r<6||r==reps-1 {println!("{r}: {:?} {:.2} M/s", el, n as f64/el.as_secs_f64()/1e6);} if r==reps-1 && std::env::var("DUMP").is_ok() {dump();}
        if r==reps-1 {
            let o = f32::from_bytes(&bytes); let st = tiles*tile;
            let mut hist=[0usize;6]; let mut its=0.0; let mut ih=[0usize;60];
            for k in 0..n { hist[o[cols.status()*st+k] as usize]+=1; its+=o[cols.iterations()*st+k] as f64; ih[o[cols.iterations()*st+k] as usize]+=1; }
            println!("status {hist:?} mean iterations {} {:?}", its/n as f64, &ih[..30]);
            for q in 0..np { let (mut e1,mut e2,mut cc,mut m)=(0.0,0.0,0.0,0.0); for k in 0..n { let cv=o[cols.covariance(q,q)*st+k] as f64; if !cv.is_finite() {continue;} let e=o[q*st+k] as f64-truth[k][q]; m+=1.0; e1+=e; e2+=e*e; cc+=cv; }
              println!("param {q}: bias {:.5} rmse {:.5} crlb {:.5} ratio {:.4}", e1/m, (e2/m).sqrt(), (cc/m).sqrt(), (e2/cc).sqrt()); }
            let (mut d,mut d2,mut dm,mut dv)=(0.0,0.0,0.0,0.0);
            for k in 0..n { let x=o[cols.deviance()*st+k] as f64; d+=x; d2+=x*x; dm+=o[cols.deviance_mean()*st+k] as f64; dv+=o[cols.deviance_variance()*st+k] as f64; }
            let n=n as f64; println!("deviance {:.3} (expected {:.3}) var {:.2} ({:.2}) logL {}", d/n, dm/n, d2/n-(d/n)*(d/n), dv/n, o[cols.log_likelihood()*st]);
            println!("first {:?}", (0..cols.count()).map(|q| o[q*st]).collect::<Vec<_>>());
        }
    }
}
#[allow(dead_code)]
fn dump() { use std::io::{Read,Seek,SeekFrom,Write}; let m = std::fs::read_to_string("/proc/self/maps").unwrap(); let mut f = std::fs::File::open("/proc/self/mem").unwrap();
 for l in m.lines() { let w: Vec<&str> = l.split_whitespace().collect(); if w[1].contains('x') && w.len()<6 { let (a,b)=w[0].split_once('-').unwrap(); let a=u64::from_str_radix(a,16).unwrap(); let b=u64::from_str_radix(b,16).unwrap(); let mut v=vec![0u8;(b-a) as usize]; f.seek(SeekFrom::Start(a)).unwrap(); if f.read_exact(&mut v).is_ok() { std::fs::File::create(format!("/tmp/jit_{a:x}.bin")).unwrap().write_all(&v).unwrap(); println!("{a:x} {}", v.len()); } } } }
