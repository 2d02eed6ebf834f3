//! The widths of an astigmatic curve, with their derivatives.

/// The number of parameters of a curve.
pub(super) const PARAMETERS: usize = 8;

/// Parameters in the order of [`gaussmle::Astigmatism::numbers`], or derivatives by them.
pub(super) type Vector = [f64; PARAMETERS];

/// Both widths at a height, with their derivatives.
pub(super) struct CurveWidths {
    /// The widths, um.
    pub value: [f64; 2],
    /// Their derivatives by the parameters.
    pub by_parameter: [Vector; 2],
    /// Their derivatives by the height.
    pub by_z: [f64; 2],
}

/// The widths at a height; `None` where the square of a width is not clearly positive.
pub(super) fn curve_widths(parameters: &Vector, z_um: f64) -> Option<CurveWidths> {
    /// The lower limit of a squared width over that in focus.
    const MIN_SQUARE: f64 = 0.02;
    let [.., gamma, d] = *parameters;
    let mut out = CurveWidths {
        value: [0.0; 2],
        by_parameter: [[0.0; PARAMETERS]; 2],
        by_z: [0.0; 2],
    };
    for (axis, side) in [(0, 1.0), (1, -1.0)] {
        let (sigma_0, a, b) = (parameters[axis], parameters[2 + axis], parameters[4 + axis]);
        let t = (z_um - side * gamma) / d;
        let square = 1.0 + t * t * (1.0 + t * (a + t * b));
        if !(square > MIN_SQUARE && sigma_0 > 0.0) {
            return None;
        }
        let root = square.sqrt();
        let half = sigma_0 / (2.0 * root);
        let by_t = half * t * (2.0 + t * (3.0 * a + t * 4.0 * b));
        let by = &mut out.by_parameter[axis];
        by[axis] = root;
        by[2 + axis] = half * t.powi(3);
        by[4 + axis] = half * t.powi(4);
        by[6] = -side * by_t / d;
        by[7] = -by_t * t / d;
        out.value[axis] = sigma_0 * root;
        out.by_z[axis] = by_t / d;
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use gaussmle::Astigmatism;

    use super::*;

    const P: Vector = [0.13, 0.14, 0.1, -0.08, 0.05, 0.07, 0.22, 0.41];

    #[test]
    fn derivatives_equal_finite_differences() {
        const STEP: f64 = 1e-6;
        let at = |p: &Vector, z| curve_widths(p, z).expect("positive").value;
        for z in [-0.6, -0.22, -0.01, 0.1, 0.5] {
            let own = curve_widths(&P, z).expect("positive");
            let check = |derivative: f64, upper: f64, lower: f64| {
                let difference = (upper - lower) / (2.0 * STEP);
                assert!(
                    (derivative - difference).abs() < 1e-7,
                    "{derivative} {difference}"
                );
            };
            for axis in 0..2 {
                let (upper, lower) = (at(&P, z + STEP), at(&P, z - STEP));
                check(own.by_z[axis], upper[axis], lower[axis]);
                for k in 0..PARAMETERS {
                    let (mut above, mut below) = (P, P);
                    above[k] += STEP;
                    below[k] -= STEP;
                    let (upper, lower) = (at(&above, z), at(&below, z));
                    check(own.by_parameter[axis][k], upper[axis], lower[axis]);
                }
            }
        }
    }

    #[test]
    fn widths_are_those_of_the_psf_model() {
        for z in [-0.5, 0.0, 0.3] {
            let (x, y) = Astigmatism::from_numbers(P).widths_um(z);
            let own = curve_widths(&P, z).expect("positive").value;
            assert!((own[0] - x).abs() < 1e-15 && (own[1] - y).abs() < 1e-15);
        }
    }
}
