use super::*;

/// Cells of a B-spline with coefficients without a pattern, `[iz][iy][ix][pz][py][px]`.
fn cells_of(coefficients: &[f64], [nz, ny, nx]: [usize; 3]) -> Vec<f64> {
    // The polynomials of the 4 B-splines of a cell.
    let basis = [
        [1.0 / 6.0, -0.5, 0.5, -1.0 / 6.0],
        [4.0 / 6.0, 0.0, -1.0, 0.5],
        [1.0 / 6.0, 0.5, 0.5, -0.5],
        [0.0, 0.0, 0.0, 1.0 / 6.0],
    ];
    let mut out = Vec::new();
    for n in 0..nz * ny * nx * 64 {
        let [pz, py, px] = [n / 16 % 4, n / 4 % 4, n % 4];
        let [z, y, x] = [n / 64 / nx / ny, n / 64 / nx % ny, n / 64 % nx];
        let mut sum = 0.0;
        for knot in 0..64 {
            let [kz, ky, kx] = [knot / 16, knot / 4 % 4, knot % 4];
            let c = coefficients[((z + kz) * (ny + 3) + y + ky) * (nx + 3) + x + kx];
            sum += c * basis[kz][pz] * basis[ky][py] * basis[kx][px];
        }
        out.push(sum);
    }
    out
}

fn coefficients(counts: [usize; 3]) -> Vec<f64> {
    let all = counts.iter().map(|n| n + 3).product();
    (0..all).map(|n| libm::sin(n as f64 * 1.7) + 1.5).collect()
}

/// The same cells in the order of another layout.
fn reordered(values: &[f64], to: &Cells<'_>) -> Vec<f64> {
    let from = Cells::cell_by_cell(values, to.counts).expect("cells");
    let mut out = vec![0.0; values.len()];
    for cell in from.all() {
        let polynomial = from.polynomial(cell);
        let start: usize = cell
            .iter()
            .zip(to.cells)
            .map(|(n, stride)| n * stride)
            .sum();
        for (power, value) in from.knots().zip(polynomial) {
            let offset: usize = power
                .iter()
                .zip(to.powers)
                .map(|(n, stride)| n * stride)
                .sum();
            out[start + offset] = value;
        }
    }
    out
}

fn layout(n: usize, values: &[f64], counts: [usize; 3]) -> Result<Cells<'_>> {
    match n {
        0 => Cells::cell_by_cell(values, counts),
        1 => Cells::power_by_power(values, counts),
        _ => Cells::rows_fastest(values, counts),
    }
}

#[test]
fn cells_become_the_coefficients_that_made_them() {
    let counts = [2, 3, 4];
    let expected = coefficients(counts);
    let values = cells_of(&expected, counts);
    let zeros = vec![0.0; values.len()];
    for n in 0..3 {
        let values = reordered(&values, &layout(n, &zeros, counts).expect("cells"));
        let joined = layout(n, &values, counts)
            .and_then(|cells| cells.join())
            .expect("a spline");
        assert_eq!(
            (joined.grid.shape, joined.grid.origin),
            ([5, 6, 7], [1.0; 3])
        );
        assert!(joined.disagreement < 1e-14);
        for (c, expected) in joined.grid.coefficients.iter().zip(&expected) {
            assert!((c - expected).abs() < 1e-12);
        }
    }
}

#[test]
fn a_step_between_cells_is_refused_in_each_derivative() {
    let counts = [2, 3, 4];
    let values = cells_of(&coefficients(counts), counts);
    // A constant, a slope and a curvature along x; a slope along z.
    for power in [0, 1, 2, 16] {
        for (size, refused) in [(1e-4, false), (0.1, true)] {
            let mut values = values.clone();
            values[64 * 17 + power] += size;
            let joined = Cells::cell_by_cell(&values, counts).and_then(|cells| cells.join());
            match joined {
                Ok(joined) => assert!(!refused && joined.disagreement > 1e-6, "{power} {size}"),
                Err(error) => {
                    assert!(refused && error.to_string().contains("disagree"), "{error}");
                }
            }
        }
    }
}

#[test]
fn counts_that_do_not_fit_are_refused() {
    for counts in [[0, 3, 4], [2, 3, 5], [usize::MAX, 3, 4]] {
        assert!(Cells::new(&[0.0; 64 * 24], counts, [0; 3], [0; 3], 4).is_err());
    }
    assert!(Cells::cell_by_cell(&[f64::NAN; 64], [1, 1, 1]).is_err());
    let dark = Cells::cell_by_cell(&[0.0; 64], [1, 1, 1]).and_then(|cells| cells.join());
    assert!(
        dark.err()
            .is_some_and(|error| error.to_string().contains("without light"))
    );
}
