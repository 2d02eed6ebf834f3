//! Sessions on every device. An emulated GPU runs these tests, too.

use gaussmle_io::movie::Pixels;
use gaussmle_smlm::session::{Session, SessionOptions};

use super::{HEIGHT, WIDTH, bits, config, drain, frames, localized, pixels, push, simulation};
use crate::support::devices;

#[test]
fn rows_are_those_of_localize_on_every_device() {
    let all = pixels(&simulation(12, 3.0));
    for (name, device) in devices() {
        let configure = |builder: gaussmle::FitterBuilder| builder.device(device.clone());
        let (expected, _) = localized(&Pixels::U16(all.clone()), &config(), configure);
        assert!(expected.len() > 15, "{} rows", expected.len());
        for size in [1, 5] {
            let options = SessionOptions::default();
            let session = Session::with_options(&config(), [WIDTH, HEIGHT], options, configure);
            let session = session.expect("started");
            for start in (0..12).step_by(size) {
                push(&session, frames(&all, start..(start + size).min(12)));
            }
            let end = session.finish().expect("finished");
            assert_eq!(end.summary.info.backend, *name);
            assert!(bits(&drain(&session)) == bits(&expected), "{name}: {size}");
        }
    }
}
