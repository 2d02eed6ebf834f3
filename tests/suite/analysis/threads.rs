//! Results do not depend on the number of threads.

use gaussmle_analysis::{DriftOptions, LinkOptions, drift, link, nena};

use super::drifting::drifting;
use super::linking::blinking;
use super::table;

#[test]
fn results_do_not_depend_on_threads() {
    let (locs, _) = blinking(3000, 300, 5);
    let (still, moving) = (table(&locs, false), table(&drifting(1500, 10, 7), true));
    let options = DriftOptions {
        segment_frames: 250,
        ..DriftOptions::default()
    };
    let run = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.expect("threads").install(|| {
            let linked = link(&still, &LinkOptions::default()).expect("linked");
            let drift = drift::estimate(&moving, &options).expect("drift");
            (linked, drift, nena(&still).expect("precision"))
        })
    };
    assert!(run(1) == run(4));
}
