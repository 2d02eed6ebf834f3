//! Options that crowded fields cannot have.

use gaussmle::{Astigmatism, Camera, Model};
use gaussmle_crowded::{Crowded, CrowdedSearch};
use gaussmle_detect::{Criterion, Detection};

use super::scene::{PIXEL_UM, SIGMA_UM, xynb};

fn new(detection: &Detection, model: &Model) -> gaussmle_crowded::Result<CrowdedSearch> {
    let camera = Camera::ideal(PIXEL_UM);
    CrowdedSearch::new(Crowded::On, detection, model, &camera, [64, 48])
}

#[test]
fn impossible_options_are_refused_by_their_key() {
    let usual = Detection::new(SIGMA_UM);
    let isolated = Detection {
        isolated: true,
        ..usual
    };
    let net_gradient = Detection {
        criterion: Criterion::NetGradient(250.0),
        ..usual
    };
    let large = Detection { roi: 99, ..usual };
    for (detection, model, option, words) in [
        (usual, Model::xynbs(), "crowded", "xynb"),
        (usual, Model::xynbsxsy(), "crowded", "free width"),
        (isolated, xynb(), "isolated", "leave one"),
        (net_gradient, xynb(), "min_net_gradient", "threshold"),
        (large, xynb(), "roi", "99"),
    ] {
        let error = new(&detection, &model).expect_err("it is refused");
        assert_eq!(error.option(), Some(option), "{error}");
        assert!(error.to_string().contains(words), "{error}");
    }
}

#[test]
fn models_with_given_widths_are_taken() {
    let curve = Astigmatism::from_numbers([SIGMA_UM, SIGMA_UM, 0.0, 0.0, 0.0, 0.0, 0.25, 0.4]);
    for model in [xynb(), Model::astigmatic(curve)] {
        let search = new(&Detection::new(SIGMA_UM), &model);
        assert_eq!(search.expect("it is taken").roi(), 11, "{}", model.name());
    }
}
