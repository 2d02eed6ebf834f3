//! The least-squares problem of the astigmatic curve: residuals, derivatives, and steps.

/// The fewest planes of a scan: each of the two curves has four numbers, and one plane more shows whether they fit.
pub(super) const FEWEST_PLANES: usize = 9;

/// Numbers of a curve.
pub(super) const NUMBERS: usize = 8;

pub(super) type Vector = [f64; NUMBERS];
pub(super) type Matrix = [[f64; NUMBERS]; NUMBERS];

/// Both widths at a height and how they change, with the curve's numbers and with the height. `None` where a curve has
/// no root.
pub(super) struct Widths {
    pub value: [f64; 2],
    pub by_number: [Vector; 2],
    pub by_z: [f64; 2],
}

/// What stands under a root must stay above this.
const LEAST_SQUARE: f64 = 0.02;

pub(super) fn widths(p: &Vector, z_um: f64) -> Option<Widths> {
    let [.., gamma, d] = *p;
    let mut out = Widths {
        value: [0.0; 2],
        by_number: [[0.0; NUMBERS]; 2],
        by_z: [0.0; 2],
    };
    for (axis, side) in [(0, 1.0), (1, -1.0)] {
        let (sigma_0, a, b) = (p[axis], p[2 + axis], p[4 + axis]);
        let t = (z_um - side * gamma) / d;
        let square = 1.0 + t * t * (1.0 + t * (a + t * b));
        if !(square > LEAST_SQUARE && sigma_0 > 0.0) {
            return None;
        }
        let root = square.sqrt();
        let half = sigma_0 / (2.0 * root);
        let by_t = half * t * (2.0 + t * (3.0 * a + t * 4.0 * b));
        let by = &mut out.by_number[axis];
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

/// The Cholesky factor of a symmetric matrix, if it is positive definite.
fn factor(matrix: &Matrix) -> Option<Matrix> {
    let mut lower = [[0.0; NUMBERS]; NUMBERS];
    for i in 0..NUMBERS {
        for j in 0..=i {
            let known: f64 = (0..j).map(|k| lower[i][k] * lower[j][k]).sum();
            let rest = matrix[i][j] - known;
            if i != j {
                lower[i][j] = rest / lower[j][j];
            } else if rest > 1e-14 * matrix[i][i] {
                lower[i][i] = rest.sqrt();
            } else {
                return None;
            }
        }
    }
    Some(lower)
}

/// Solves a positive definite system.
pub(super) fn solve(matrix: &Matrix, right: &Vector) -> Option<Vector> {
    let lower = factor(matrix)?;
    let mut x = *right;
    for i in 0..NUMBERS {
        let known: f64 = (0..i).map(|k| lower[i][k] * x[k]).sum();
        x[i] = (x[i] - known) / lower[i][i];
    }
    for i in (0..NUMBERS).rev() {
        let known: f64 = (i + 1..NUMBERS).map(|k| lower[k][i] * x[k]).sum();
        x[i] = (x[i] - known) / lower[i][i];
    }
    Some(x)
}

/// The inverse of a positive definite matrix.
pub(super) fn inverse(matrix: &Matrix) -> Option<Matrix> {
    let mut out = [[0.0; NUMBERS]; NUMBERS];
    for i in 0..NUMBERS {
        let mut unit = [0.0; NUMBERS];
        unit[i] = 1.0;
        // Symmetric: rows are columns.
        out[i] = solve(matrix, &unit)?;
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    const P: Vector = [0.13, 0.14, 0.1, -0.08, 0.05, 0.07, 0.22, 0.41];

    #[test]
    fn derivatives_are_those_of_finite_differences() {
        const STEP: f64 = 1e-6;
        let at = |p: &Vector, z| widths(p, z).expect("positive").value;
        for z in [-0.6, -0.22, -0.01, 0.1, 0.5] {
            let own = widths(&P, z).expect("positive");
            let close = |have: f64, upper: f64, lower: f64| {
                let difference = (upper - lower) / (2.0 * STEP);
                assert!((have - difference).abs() < 1e-7, "{have} {difference}");
            };
            for axis in 0..2 {
                let (upper, lower) = (at(&P, z + STEP), at(&P, z - STEP));
                close(own.by_z[axis], upper[axis], lower[axis]);
                for number in 0..NUMBERS {
                    let (mut above, mut below) = (P, P);
                    above[number] += STEP;
                    below[number] -= STEP;
                    let (upper, lower) = (at(&above, z), at(&below, z));
                    close(own.by_number[axis][number], upper[axis], lower[axis]);
                }
            }
        }
    }

    #[test]
    fn widths_are_those_of_the_model() {
        for z in [-0.5, 0.0, 0.3] {
            let (x, y) = crate::Astigmatism::from_numbers(P).widths_um(z);
            let own = widths(&P, z).expect("positive").value;
            assert!((own[0] - x).abs() < 1e-15 && (own[1] - y).abs() < 1e-15);
        }
    }

    #[test]
    fn an_inverse_times_its_matrix_is_one() {
        let mut matrix = [[0.0; NUMBERS]; NUMBERS];
        for i in 0..NUMBERS {
            for j in 0..NUMBERS {
                matrix[i][j] = 1.0 / (1.0 + i as f64 + j as f64) + f64::from(u8::from(i == j));
            }
        }
        let inverse = inverse(&matrix).expect("positive definite");
        for i in 0..NUMBERS {
            for j in 0..NUMBERS {
                let sum: f64 = (0..NUMBERS).map(|k| matrix[i][k] * inverse[k][j]).sum();
                assert!((sum - f64::from(u8::from(i == j))).abs() < 1e-12);
            }
        }
        assert!(super::inverse(&[[1.0; NUMBERS]; NUMBERS]).is_none());
    }
}
