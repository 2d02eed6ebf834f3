//! Pictures are those of the PSF, tables are complete, and no text or number breaks the page.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;

use super::content::{PsfBead, PsfBin, PsfBound, PsfPage, PsfResidual};
use super::picture::Colors;
use super::verdict::{Limit, limit, sentence};
use super::{planes, psf_html, section};

/// A PSF with no symmetry: its middle moves with z, and its width along y too.
fn share(x: f64, y: f64, z: f64) -> f64 {
    let (x, y) = (x - 1.5 - 4.0 * z, y + 2.0);
    let width = 1.4 + z;
    0.1 * libm::exp(-0.5 * (x * x + y * y / (width * width)))
}

fn bead(number: usize, refusal: Option<&str>) -> PsfBead {
    PsfBead {
        number,
        stack: 1,
        x_px: 31.25,
        y_px: 7.5,
        photons: 20_480.0,
        deviance: 1.02,
        refusal: refusal.map(Into::into),
    }
}

fn bin(z_um: f64, nm: f64) -> PsfBin {
    PsfBin {
        z_um,
        frames: 40,
        bias_nm: [0.1 * nm; 3],
        scatter_nm: [1.1 * nm; 3],
        bound_nm: [nm; 3],
    }
}

fn curve(photons: f64, nm: impl Fn(f64) -> [f64; 3]) -> PsfBound {
    let z = (-10..=10).map(|k| 0.05 * f64::from(k));
    PsfBound {
        photons,
        points: z.map(|z| (z, nm(z))).collect(),
    }
}

fn page(share: &dyn Fn(f64, f64, f64) -> f64) -> PsfPage<'_> {
    PsfPage {
        half_window_px: 9.0,
        z_range_um: [-0.4, 0.5],
        pixel_size_um: [0.1, 0.12],
        bounds: vec![
            curve(1e3, |_| [9.0, 9.0, 27.0]),
            curve(5e3, |_| [4.0, 4.0, 12.0]),
        ],
        bound_background: 10.0,
        bins: vec![bin(-0.2, 2.0), bin(0.1, 2.0), bin(0.4, 3.0)],
        beads: vec![bead(1, None), bead(2, Some("it is dark")), bead(3, None)],
        residuals: vec![PsfResidual {
            z_um: 0.0,
            frames: 77,
            side: 3,
            values: vec![-9.0, 0.0, 9.0, 1.0, 2.0, 3.0, f32::NAN, 0.0, 0.0],
        }],
        calibration_photons: 5e5,
        stage_motion_nm: Some([3.0, 4.0]),
        stage_error_nm: Some([0.1, 0.1]),
        tilt: Some("The sample is level.".into()),
        ..PsfPage::new("psf.h5", share)
    }
}

/// A decoded picture: width and colours, `None` where it is transparent.
struct Decoded(usize, Vec<Option<[u8; 3]>>);

impl Decoded {
    fn at(&self, row: usize, column: usize) -> Option<[u8; 3]> {
        self.1[row * self.0 + column]
    }
}

/// The pictures of a page, in its order.
fn pictures(html: &str) -> Vec<Decoded> {
    let uris = html.split("data:image/png;base64,").skip(1);
    let encoded = uris.map(|uri| uri.split('"').next().expect("an attribute ends"));
    encoded
        .map(|text| {
            let bytes = BASE64_STANDARD.decode(text).expect("base64");
            let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
            decoder.set_transformations(png::Transformations::ALPHA | png::Transformations::EXPAND);
            let mut reader = decoder.read_info().expect("a PNG");
            let mut out = vec![0; reader.output_buffer_size().expect("small")];
            let info = reader.next_frame(&mut out).expect("a picture");
            let colors = out[..info.buffer_size()].as_chunks::<4>().0.iter();
            let colors = colors.map(|&[r, g, b, alpha]| (alpha > 0).then_some([r, g, b]));
            Decoded(info.width as usize, colors.collect())
        })
        .collect()
}

/// The colour of a share in a picture with this peak.
fn color(value: f64, peak: f64) -> Option<[u8; 3]> {
    Some(Colors::Light.at((254.0 * value / peak).round() / 254.0))
}

/// The html without pictures, styles and scripts.
fn text_of(html: &str) -> String {
    let (mut out, mut rest) = (String::new(), html);
    while let Some((before, after)) = rest.split_once("data:image/png;base64,") {
        out += before;
        rest = &after[after.find('"').expect("an attribute ends")..];
    }
    out += rest;
    for name in ["style", "script"] {
        let (start, end) = (format!("<{name}>"), format!("</{name}>"));
        let (before, after) = out.split_once(&start).expect("it has one");
        let (_, after) = after.split_once(&end).expect("it ends");
        out = format!("{before}{after}");
    }
    out
}

/// Asserts that all elements are closed in order.
fn assert_well_formed(html: &str) {
    const VOID: [&str; 4] = ["meta", "link", "img", "!doctype"];
    let mut open = Vec::new();
    for tag in html.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("a tag ends");
        assert!(!text.contains('>'), "{tag}>{text}");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.split([' ', '/', '\n']).next().expect("a name");
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None if tag.ends_with('/') || VOID.contains(&name) => {}
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn planes_are_those_of_the_share() {
    let html = psf_html(&page(&share));
    let found = pictures(&html);
    let side = 2 * planes::HALF + 1;
    for (k, z) in [(0, -0.4), (4, 0.05), (8, 0.5)] {
        let picture = &found[k];
        assert_eq!((picture.0, picture.1.len()), (side, side * side));
        let at = |n: usize| -9.0 + 18.0 * n as f64 / (side - 1) as f64;
        let all = (0..side * side).map(|n| share(at(n % side), at(n / side), z));
        let peak = all.fold(0.0, f64::max);
        for (row, column) in [(0, 0), (45, 45), (35, 53), (40, 30), (28, 61), (90, 90)] {
            let expected = color(share(at(column), at(row), z), peak);
            assert_eq!(picture.at(row, column), expected, "{z}: {row}, {column}");
        }
        // The middle of the light: x grows to the right, and y down.
        let column = 45.0 + (1.5 + 4.0 * z) * 5.0;
        assert_eq!(picture.at(35, column.round() as usize), color(1.0, 1.0));
    }
    assert!(html.contains("<b>−400 nm</b><span>peak 9.95 %</span>"));
    assert!(html.contains("<b>500 nm</b>"));
}

#[test]
fn sections_have_high_z_at_the_top() {
    let page = page(&share);
    let found = pictures(&psf_html(&page));
    let at = |column: usize| 9.0 * (column as f64 / section::HALF as f64 - 1.0);
    for (axis, picture) in found[9..11].iter().enumerate() {
        let rows = section::rows_um(&page, axis);
        assert_eq!(picture.1.len(), rows.len() * (2 * section::HALF + 1));
        assert_eq!([rows[0], rows[rows.len() - 1]], [0.5, -0.4]);
        let value = |column: usize, z: f64| match axis {
            0 => share(at(column), 0.0, z),
            _ => share(0.0, at(column), z),
        };
        let columns = 0..=2 * section::HALF;
        let all = rows
            .iter()
            .flat_map(|&z| columns.clone().map(move |c| (c, z)));
        let peak = all.fold(0.0, |peak: f64, (c, z)| peak.max(value(c, z)));
        for (row, column) in [(0, 83), (0, 60), (20, 47), (rows.len() - 1, 60)] {
            let expected = color(value(column, rows[row]), peak);
            assert_eq!(picture.at(row, column), expected, "{axis}: {row}, {column}");
        }
    }
}

#[test]
fn residuals_are_blue_below_and_red_above() {
    let html = psf_html(&page(&share));
    let found = pictures(&html);
    let residual = &found[11];
    let [low, middle, high] = [0, 1, 2].map(|column| residual.at(0, column).expect("a colour"));
    assert!(low[2] > 2 * low[0] && high[0] > 2 * high[2]);
    assert!(middle.iter().all(|&channel| channel > 220), "{middle:?}");
    assert_eq!(residual.at(2, 0), None);
    assert!(html.contains("−9 <img") && html.contains("rms 4.69"));
}

#[test]
fn the_table_has_all_beads_with_refused_ones_first() {
    let beads = (1..=300).map(|n| bead(n, (n % 7 == 0).then_some("a doublet")));
    let page = PsfPage {
        beads: beads.collect(),
        ..page(&share)
    };
    let html = psf_html(&page);
    let rows = html.split("<tr class=\"").skip(1);
    let rows: Vec<(bool, usize)> = rows
        .map(|row| {
            let number = row.split("scope=\"row\">").nth(1).expect("a number");
            let number = number.split('<').next().expect("it ends");
            (
                row.starts_with("refused"),
                number.parse().expect("a number"),
            )
        })
        .collect();
    let refused = (1..=300).filter(|n| n % 7 == 0).map(|n| (true, n));
    let used = (1..=300).filter(|n| n % 7 != 0).map(|n| (false, n));
    assert_eq!(rows, refused.chain(used).collect::<Vec<_>>());
    assert_eq!(html.matches("refused: a doublet").count(), 42);
    assert!(html.contains("258 of 300 beads were used, 42 refused"));
    assert!(html.len() < 400_000, "{}", html.len());
}

#[test]
fn texts_are_escaped() {
    let evil = |n: usize| format!("</style><img src=x{n} onerror=\"a\" alt='{{{{script}}}}'>&");
    let page = PsfPage {
        title: evil(0),
        program: evil(1),
        date: evil(2),
        conditions: vec![(evil(3), evil(4))],
        warnings: vec![evil(5)],
        notes: vec![evil(6)],
        beads: vec![bead(1, Some(&evil(7)))],
        tilt: Some(evil(8)),
        ..page(&share)
    };
    let html = psf_html(&page);
    assert!(!html.contains("<img src=x"));
    assert_well_formed(&text_of(&html));
    // The title is also that of the window, and the program stands in the footer.
    let times = [2, 2, 1, 1, 1, 1, 1, 1, 1];
    for (n, times) in times.into_iter().enumerate() {
        let escaped = format!("&lt;img src=x{n} onerror=&quot;a&quot; alt=&#39;");
        assert_eq!(html.matches(&escaped).count(), times, "{n}");
    }
}

#[test]
fn numbers_that_are_not_finite_are_left_out() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let nothing = move |_: f64, _: f64, _: f64| bad;
        let broken = PsfPage {
            bounds: vec![
                curve(bad, |_| [bad; 3]),
                curve(1e3, |z| [9.0, bad, 9.0 / z.max(0.0)]),
            ],
            bound_background: bad,
            bins: vec![bin(bad, 2.0), bin(0.0, bad), bin(0.1, 0.0)],
            beads: vec![PsfBead {
                x_px: bad,
                y_px: bad,
                photons: bad,
                deviance: bad,
                ..bead(1, None)
            }],
            residuals: vec![PsfResidual {
                z_um: bad,
                frames: 0,
                side: 1,
                values: vec![bad as f32],
            }],
            calibration_photons: bad,
            stage_motion_nm: Some([bad; 2]),
            stage_error_nm: Some([bad; 2]),
            ..page(&nothing)
        };
        let sizeless = PsfPage {
            half_window_px: bad,
            z_range_um: [bad; 2],
            pixel_size_um: [bad; 2],
            ..broken.clone()
        };
        for page in [broken, sizeless, PsfPage::new("psf.h5", &nothing)] {
            let html = psf_html(&page);
            let text = text_of(&html);
            assert_well_formed(&text);
            assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
            pictures(&html);
        }
    }
}

#[test]
fn lines_stay_inside_their_plot() {
    let steep = PsfPage {
        bounds: vec![curve(1e3, |z| {
            [9.0, 9.0, if z.abs() > 0.48 { 1e9 } else { 30.0 }]
        })],
        ..page(&share)
    };
    let html = psf_html(&steep);
    let lines: Vec<&str> = html.split("class=\"line\" d=\"").skip(1).collect();
    assert!(lines.len() > 3);
    for line in lines {
        let path = line.split('"').next().expect("it ends");
        for point in path.split(['M', 'L']).skip(1) {
            let y = point.split([' ', 'h']).nth(1).expect("y");
            let y: f64 = y.parse().expect("a number");
            assert!((0.0..270.0).contains(&y), "{path}");
        }
    }
}

#[test]
fn a_psf_without_z_has_one_plane_and_no_section() {
    let flat = PsfPage {
        z_range_um: [0.0; 2],
        residuals: Vec::new(),
        bounds: vec![curve(1e3, |_| [9.0, 9.0, f64::NAN])],
        ..page(&share)
    };
    let html = psf_html(&flat);
    assert_eq!(pictures(&html).len(), 1);
    assert!(html.contains("The PSF has no z") && html.contains("9 · 9 nm"));
    assert!(!html.contains("Section"));
}

#[test]
fn the_larger_error_is_the_limit() {
    let own = |stage: f64| PsfPage {
        stage_error_nm: Some([stage; 2]),
        ..page(&share)
    };
    // At 5000 photons the bound is 4 nm, so at 500,000 it is 0.4 nm.
    assert_eq!(limit(&own(0.39)), Some(Limit::Photons));
    assert!(matches!(limit(&own(0.41)), Some(Limit::Stage(nm)) if (nm - 0.41).abs() < 1e-12));
    assert_eq!(
        sentence(&own(0.5)),
        "The PSF is usable for z from −400 to 500 nm; 2 of 3 beads were used, 1 refused; the motion \
         of the stage limits it: it leaves an error of 0.5 nm in x and y."
    );
    assert!(sentence(&own(0.1)).contains("limit it: at 500\u{202f}000 photons, the bias"));
    let nothing = PsfPage::new("psf.h5", &share);
    assert_eq!(
        (limit(&nothing), sentence(&nothing)),
        (None, "The PSF has no z.".into())
    );
}

#[test]
fn the_page_needs_no_network() {
    let html = psf_html(&page(&share));
    assert!(!html.contains("http://") && !html.contains("https://") && !html.contains("url("));
    for address in html.split("src=\"").chain(html.split(" href=\"")).skip(1) {
        assert!(address.starts_with("data:") || address.starts_with("<!doctype"));
    }
    assert_eq!(html, psf_html(&page(&share)));
    assert_well_formed(&text_of(&html));
    // Each picture has a text.
    assert_eq!(
        html.matches("<img ").count(),
        html.matches("alt=\"").count()
    );
    assert_eq!(
        html.matches("<svg ").count(),
        html.matches("aria-label=\"").count() - 2
    );
}
