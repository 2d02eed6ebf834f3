//! Results do not depend on the number of threads.

use gaussmle_analysis::{LinkOptions, drift, frc, link, nena};

use super::drifting::drifting;
use super::linking::blinking;
use super::table;

#[test]
fn results_do_not_depend_on_threads() {
    let (locs, _) = blinking(3000, 300, 5);
    let (still, moving) = (table(&locs, false), table(&drifting(1500, 10, 7), true));
    let run = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.expect("threads").install(|| {
            let linked = link(&still, &LinkOptions::default()).expect("linked");
            let drift = drift::estimate(&moving).expect("drift");
            let resolution = frc(&moving).expect("resolution");
            (linked, drift, nena(&still).expect("precision"), resolution)
        })
    };
    let one = run(1);
    assert!([2, 4].into_iter().all(|threads| run(threads) == one));
}
