//! The SVG of plots: well-formed, escaped, with the right heights and positions.

use super::axis_scale::AxisScale;
use super::text::{escape, grouped, significant};
use super::*;

fn simple(series: Vec<Series>) -> Plot {
    Plot {
        title: "A title".into(),
        note: "A note.".into(),
        x: Axis::new("length", "nm"),
        y: Axis::new("number", ""),
        series,
        ..Plot::default()
    }
}

fn bars(edges: &[f64], counts: &[f64]) -> Series {
    Series::Bars {
        edges: edges.to_vec(),
        counts: counts.to_vec(),
        name: String::new(),
    }
}

/// The numbers in an attribute of all elements with a name.
fn attributes(svg: &str, element: &str, name: &str) -> Vec<f64> {
    let start = format!("<{element} ");
    let attribute = format!(" {name}=\"");
    svg.split(&start)
        .skip(1)
        .filter_map(|rest| rest.split_once(&attribute))
        .map(|(_, rest)| {
            rest.split('"')
                .next()
                .unwrap_or("")
                .parse()
                .expect("a number")
        })
        .collect()
}

/// Asserts that every element is closed, in the right order.
fn assert_well_formed(svg: &str) {
    let mut open: Vec<&str> = Vec::new();
    for part in svg.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("a tag ends");
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "in {svg}"),
            None if tag.ends_with('/') => {}
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?} are not closed");
}

#[test]
fn bar_heights_are_proportional_to_counts() {
    let plot = simple(vec![bars(&[0.0, 1.0, 2.0, 3.0], &[10.0, 40.0, 20.0])]);
    for svg in [plot.svg(), plot.inline_svg()] {
        assert_well_formed(&svg);
        let marks = svg.split("<g class=\"bars\">").nth(1).expect("bars");
        let heights = attributes(marks, "rect", "height");
        assert_eq!(heights.len(), 3);
        assert!((heights[1] / heights[0] - 4.0).abs() < 1e-3, "{heights:?}");
        assert!((heights[2] / heights[0] - 2.0).abs() < 1e-3, "{heights:?}");
    }
    assert!(plot.svg().contains("<title>1 to 2: 40</title>"));
    assert!(plot.inline_svg().contains("data-tip=\"1 to 2: 40\""));
    assert!(plot.svg().contains("length [nm]") && plot.svg().contains("prefers-color-scheme"));
}

#[test]
fn log_axis_spaces_decades_equally() {
    let points = vec![[1.0, 1.0], [10.0, 100.0], [100.0, 1e4], [-5.0, 3.0]];
    let mut plot = simple(vec![Series::Points {
        points,
        errors: None,
        name: String::new(),
    }]);
    plot.x = plot.x.log();
    plot.y = plot.y.log();
    let svg = plot.inline_svg();
    for name in ["cx", "cy"] {
        let at = attributes(&svg, "circle", name);
        assert_eq!(at.len(), 3, "values below 0 are not drawn");
        assert!((at[2] - 2.0 * at[1] + at[0]).abs() < 0.05, "{name}: {at:?}");
    }
}

#[test]
fn values_that_are_not_finite_are_left_out() {
    let nan = f64::NAN;
    let plot = simple(vec![
        Series::Line {
            points: vec![[0.0, 1.0], [1.0, nan], [2.0, 3.0], [f64::INFINITY, 1.0]],
            name: "a line".into(),
        },
        Series::Points {
            points: vec![[0.5, 2.0], [nan, 1.0]],
            errors: Some(vec![nan, 1.0]),
            name: "dots".into(),
        },
        bars(&[0.0, nan, 2.0], &[nan, 1.0]),
        Series::VerticalLine {
            x: nan,
            name: String::new(),
        },
    ]);
    for svg in [plot.svg(), plot.inline_svg()] {
        assert_well_formed(&svg);
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        assert_eq!(
            svg.matches("<circle class=\"dots\" cx").count(),
            2,
            "a dot and its legend symbol"
        );
    }
}

#[test]
fn empty_plot_is_valid() {
    for plot in [
        Plot::default(),
        simple(vec![bars(&[], &[])]),
        simple(vec![bars(&[3.0, 3.0], &[0.0])]),
    ] {
        for svg in [plot.svg(), plot.inline_svg()] {
            assert_well_formed(&svg);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }
}

#[test]
fn texts_are_escaped() {
    let name = "</svg><script>alert(\"1\")</script>&";
    let mut plot = simple(vec![bars(&[0.0, 1.0], &[1.0])]);
    plot.title = name.into();
    plot.note = name.into();
    plot.x.label = name.into();
    plot.series.push(Series::VerticalLine {
        x: 0.5,
        name: name.into(),
    });
    for svg in [plot.svg(), plot.inline_svg()] {
        assert_well_formed(&svg);
        assert!(!svg.contains("<script"), "{svg}");
        assert!(svg.contains("&lt;script&gt;"), "{svg}");
    }
    assert_eq!(escape("a\0<'\""), "a\u{fffd}&lt;&#39;&quot;");
}

#[test]
fn legend_needs_two_names() {
    let line = |name: &str| Series::Line {
        points: vec![[0.0, 0.0], [1.0, 1.0]],
        name: name.into(),
    };
    let one = simple(vec![line("along x")]).svg();
    assert!(!one.contains(">along x</text>"), "{one}");
    let two = simple(vec![line("along x"), line("along y")]).svg();
    assert!(two.contains(">along x</text>") && two.contains(">along y</text>"));
}

#[test]
fn histogram_counts_every_value() {
    let values: Vec<f64> = (0..10_000)
        .map(|k| f64::from(k % 997) + if k % 1000 == 0 { 1e6 } else { 0.0 })
        .chain([f64::NAN, f64::INFINITY])
        .collect();
    let histogram = Histogram::robust(values.iter().copied());
    let inside: u64 = histogram.counts.iter().sum();
    assert_eq!(histogram.not_finite, 2);
    assert_eq!(inside + histogram.below + histogram.above, 10_000);
    assert!(histogram.above >= 10, "far outliers have no bar");
    assert!(histogram.edges[histogram.counts.len()] < 1000.0);
    let equal = Histogram::robust([3.0; 5].into_iter());
    assert_eq!((equal.counts, equal.median), (vec![5], Some(3.0)));
    let nothing = Histogram::robust(std::iter::empty());
    assert!(nothing.edges.is_empty() && nothing.median.is_none());
    let over = Histogram::with_edges([0.0, 0.1, 1.0, 1.1].into_iter(), vec![0.0, 0.5, 1.0]);
    assert_eq!((over.counts, over.above), (vec![2, 1], 1));
}

#[test]
fn numbers_have_significant_digits_and_groups() {
    assert_eq!(significant(1234.5, 5), "1234.5");
    assert_eq!(significant(0.012_345, 3), "0.0123");
    assert_eq!(significant(-20.0, 3), "−20");
    assert_eq!(significant(1.5e12, 3), "1.5×10¹²");
    assert_eq!(significant(f64::NAN, 3), "–");
    assert_eq!(grouped(1234), "1234");
    assert_eq!(grouped(12_345_678), "12\u{202f}345\u{202f}678");
}

#[test]
fn ticks_are_distinct_and_inside_the_range() {
    for range in [[0.0, 1.0], [-0.37, 12.1], [0.0, 9e6], [1e-4, 2.2e-4]] {
        let mut plot = simple(Vec::new());
        plot.x = plot.x.range(range);
        let scale = AxisScale::new(&plot.x, [0.0, 1.0], 0.0, [0.0, 100.0]);
        let ticks = scale.ticks();
        assert!((3..=9).contains(&ticks.len()), "{range:?}: {ticks:?}");
        for pair in ticks.windows(2) {
            assert_ne!(
                pair[0].1, pair[1].1,
                "neighbouring ticks have different labels"
            );
        }
        for (value, _) in &ticks {
            let coordinate = scale.coordinate(*value).expect("a coordinate");
            assert!(
                (-0.01..=100.01).contains(&coordinate),
                "{range:?}: {ticks:?}"
            );
        }
    }
}

#[test]
fn log_axes_have_three_ticks_or_more() {
    for (range, labels) in [
        ([300.0, 9000.0], "500 1000 2000 5000"),
        ([40.0, 1100.0], "50 100 200 500 1000"),
        ([7e4, 1.5e6], "10⁵ 2×10⁵ 5×10⁵ 10⁶"),
        ([1.1, 900.0], "2 5 10 20 50 100 200 500"),
        ([1.0, 100.0], "1 10 100"),
        ([0.05, 2000.0], "0.1 1 10 100 1000"),
    ] {
        let mut plot = simple(Vec::new());
        plot.x = plot.x.log().range(range);
        let scale = AxisScale::new(&plot.x, [1.0, 2.0], 0.0, [0.0, 100.0]);
        let ticks = scale.ticks();
        let found: Vec<&str> = ticks.iter().map(|(_, label)| label.as_str()).collect();
        assert_eq!(found.join(" "), labels, "{range:?}");
        for (value, _) in &ticks {
            let coordinate = scale.coordinate(*value).expect("a coordinate");
            assert!(
                (-0.01..=100.01).contains(&coordinate),
                "{range:?}: {ticks:?}"
            );
        }
    }
}
