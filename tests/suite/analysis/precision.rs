//! NeNA, compared with the precision of a simulation.

use std::time::Instant;

use gaussmle_analysis::{AnalysisError, nena, reported_precision_um};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rand_distr::{Distribution, Normal};

use super::{Loc, loc, table};

#[test]
fn nena_gives_the_precision() {
    let mut rng = StdRng::seed_from_u64(29);
    let unit = Normal::new(0.0, 1.0).expect("normal");
    for (sigma, field, clustered) in [
        (0.008, 30.0, false),
        (0.02, 30.0, false),
        (0.012, 8.0, false),
        (0.010, 30.0, true),
    ] {
        let mut locs = Vec::new();
        let sites: Vec<[f64; 2]> = (0..300)
            .map(|_| [rng.random::<f64>() * field, rng.random::<f64>() * field])
            .collect();
        for _ in 0..20_000 {
            let mut at = [rng.random::<f64>() * field, rng.random::<f64>() * field];
            if clustered {
                // Clusters of 100 nm, with another molecule near each one.
                at = sites[rng.random_range(0..sites.len())]
                    .map(|at| at + 0.05 * unit.sample(&mut rng));
            }
            let first = rng.random_range(0..2000);
            let mut frame = first;
            loop {
                let [x, y] = at.map(|at| at + sigma * unit.sample(&mut rng));
                locs.push(loc(frame, x, y, sigma));
                frame += 1;
                if rng.random_bool(0.4) {
                    break;
                }
            }
        }
        let start = Instant::now();
        let table = table(&locs, false);
        let found = nena(&table).expect("precision");
        let reported_um = reported_precision_um(&table);
        assert_eq!(reported_um, Some(sigma));
        assert!(!found.is_unrelated(reported_um) && !found.is_unrelated(None));
        println!(
            "NeNA {:.3} +- {:.3} nm of {} nm, {} distances, {:.2} s",
            1e3 * found.precision_um,
            1e3 * found.precision_std_um,
            1e3 * sigma,
            found.distances,
            start.elapsed().as_secs_f64()
        );
        let off = found.precision_um / sigma - 1.0;
        assert!(off.abs() < 0.03, "{off} of {sigma}");
        assert_eq!(found.model.len(), found.counts.len());
        assert_eq!(found.distance_um.len(), found.counts.len());
    }
}

#[test]
fn nena_errors_name_what_is_missing() {
    let few: Vec<Loc> = (0..50).map(|k| loc(k, 1.0, 1.0, 0.01)).collect();
    let text = nena(&table(&few, false)).expect_err("few").to_string();
    assert!(text.contains("49") && text.contains("200"), "{text}");
    let mut rng = StdRng::seed_from_u64(31);
    let chance: Vec<Loc> = (0..20_000)
        .map(|k| {
            loc(
                k / 10,
                rng.random::<f64>() * 30.0,
                rng.random::<f64>() * 30.0,
                0.01,
            )
        })
        .collect();
    // If no molecule is on in two consecutive frames, NeNA gives a precision as large as the
    // distances between molecules, or none.
    let chance = table(&chance, false);
    match nena(&chance) {
        Ok(found) => {
            assert!(found.precision_um > 0.5, "{}", found.precision_um);
            assert!(found.is_unrelated(reported_precision_um(&chance)));
        }
        Err(error) => assert!(matches!(error, AnalysisError::NoPeak), "{error}"),
    }
}

#[test]
fn molecules_have_no_precision_by_repetition() {
    let (locs, _) = super::linking::blinking(2000, 500, 3);
    let plain = table(&locs, false);
    assert!(nena(&plain).is_ok());
    let linked = gaussmle_analysis::link(&plain, &Default::default()).expect("linked");
    assert!(linked.table.is_linked() && !plain.is_linked());
    let error = nena(&linked.table).expect_err("molecules");
    assert!(matches!(error, AnalysisError::Linked { .. }), "{error}");
    assert!(error.to_string().contains("before `link`"), "{error}");
}
