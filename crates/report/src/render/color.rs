//! Colour maps for counts, and hues for z.

use std::fmt;
use std::str::FromStr;

use super::error::RenderError;

/// A colour: red, green and blue.
pub type Rgb = [u8; 3];

/// A colour map, from dark for 0 to bright for full brightness.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorMap {
    /// Black, violet, orange, yellow; perceptually uniform.
    #[default]
    Inferno,
    /// Black, violet, pink, cream; perceptually uniform.
    Magma,
    /// Dark violet, green, yellow; perceptually uniform.
    Viridis,
    /// Black, red, yellow, white.
    Hot,
    /// Black, blue, cyan, white.
    Ice,
    /// Black to white.
    Gray,
}

impl ColorMap {
    /// All colour maps.
    pub const ALL: [ColorMap; 6] = [
        ColorMap::Inferno,
        ColorMap::Magma,
        ColorMap::Viridis,
        ColorMap::Hot,
        ColorMap::Ice,
        ColorMap::Gray,
    ];

    /// The name of the colour map.
    pub fn name(self) -> &'static str {
        match self {
            ColorMap::Inferno => "inferno",
            ColorMap::Magma => "magma",
            ColorMap::Viridis => "viridis",
            ColorMap::Hot => "hot",
            ColorMap::Ice => "ice",
            ColorMap::Gray => "gray",
        }
    }

    /// The names of all colour maps, separated by commas.
    fn names() -> String {
        ColorMap::ALL.map(ColorMap::name).join(", ")
    }

    /// The colour at a fraction from 0 to 1.
    pub fn at(self, t: f64) -> Rgb {
        let sample = |gradient: colorous::Gradient| gradient.eval_continuous(t).as_array();
        match self {
            ColorMap::Inferno => sample(colorous::INFERNO),
            ColorMap::Magma => sample(colorous::MAGMA),
            ColorMap::Viridis => sample(colorous::VIRIDIS),
            ColorMap::Hot => hot(t),
            ColorMap::Ice => {
                let [first, second, third] = hot(t);
                [third, second, first]
            }
            ColorMap::Gray => [byte(t); 3],
        }
    }
}

impl fmt::Display for ColorMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ColorMap {
    type Err = RenderError;

    fn from_str(name: &str) -> Result<Self, RenderError> {
        let found = ColorMap::ALL.into_iter().find(|map| map.name() == name);
        found.ok_or_else(|| RenderError::UnknownColorMap {
            name: name.into(),
            known: ColorMap::names(),
        })
    }
}

/// Black, red, yellow, white: the channels rise one after the other, over 3/8, 3/8 and 2/8 of the
/// range.
fn hot(t: f64) -> Rgb {
    [t / 0.375, (t - 0.375) / 0.375, (t - 0.75) / 0.25].map(byte)
}

fn byte(part: f64) -> u8 {
    (part.clamp(0.0, 1.0) * 255.0).round() as u8
}

/// Lightness, green to red and blue to yellow (OKLab, Ottosson 2020) of the hues from the first to the
/// last: blue, cyan, green, yellow, orange, red. Neighbours have equal distances, so that equal steps
/// of z look equal. The chroma is at most 0.19, or what sRGB can show, because saturated colours are
/// recognized in thin lines on black; all are light, because brightness represents the count.
const HUES: [[f64; 3]; 13] = [
    [0.660, -0.018, -0.171],
    [0.704, -0.065, -0.147],
    [0.749, -0.096, -0.105],
    [0.787, -0.119, -0.056],
    [0.807, -0.145, 0.005],
    [0.821, -0.168, 0.068],
    [0.831, -0.141, 0.128],
    [0.841, -0.085, 0.165],
    [0.843, -0.020, 0.168],
    [0.800, 0.033, 0.159],
    [0.757, 0.086, 0.148],
    [0.713, 0.134, 0.126],
    [0.670, 0.169, 0.086],
];

/// The hue of a relative z from 0 to 1: between the colours of `HUES`.
pub(crate) fn hue(t: f64) -> Rgb {
    let place = t.clamp(0.0, 1.0) * (HUES.len() - 1) as f64;
    let first = (place as usize).min(HUES.len() - 2);
    let part = place - first as f64;
    let [from, to] = [HUES[first], HUES[first + 1]];
    let [lightness, a, b] = [0, 1, 2].map(|k| from[k] + part * (to[k] - from[k]));
    let l = (lightness + 0.3963377774 * a + 0.2158037573 * b).powi(3);
    let m = (lightness - 0.1055613458 * a - 0.0638541728 * b).powi(3);
    let s = (lightness - 0.0894841775 * a - 1.2914855480 * b).powi(3);
    let linear = [
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ];
    linear.map(|part| {
        byte(match part {
            ..=0.0031308 => 12.92 * part,
            _ => 1.055 * libm::pow(part, 1.0 / 2.4) - 0.055,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_maps_get_brighter() {
        for map in ColorMap::ALL {
            assert_eq!(map.name().parse::<ColorMap>().expect("known"), map);
            let sum = |[r, g, b]: Rgb| u32::from(r) + u32::from(g) + u32::from(b);
            assert!(sum(map.at(0.0)) < 160 && sum(map.at(1.0)) > 400, "{map}");
        }
        let error = "jet".parse::<ColorMap>().expect_err("unknown").to_string();
        assert!(
            error.contains("jet") && error.contains("inferno, magma"),
            "{error}"
        );
    }

    #[test]
    fn equal_steps_of_hue_look_equal() {
        let distance = |[from, to]: [[f64; 3]; 2]| -> f64 {
            (0..3)
                .map(|k| (from[k] - to[k]).powi(2))
                .sum::<f64>()
                .sqrt()
        };
        for pair in HUES.array_windows::<2>() {
            let step = distance(*pair);
            assert!((0.064..0.071).contains(&step), "{pair:?}: {step}");
        }
        assert!(
            HUES.iter()
                .all(|[lightness, ..]| (0.65..0.85).contains(lightness))
        );
        // Colours outside of sRGB would be clamped to its edge.
        for k in 0..=1000 {
            let color = hue(f64::from(k) / 1000.0);
            assert!(
                color.iter().all(|part| (1..255).contains(part)),
                "{color:?}"
            );
        }
    }

    #[test]
    fn hues_go_from_blue_to_red() {
        let [r, g, b] = hue(0.0);
        assert!(b > g && g > r, "{:?}", hue(0.0));
        let [r, g, b] = hue(0.5);
        assert!(g > r && g > b, "{:?}", hue(0.5));
        let [r, g, b] = hue(1.0);
        assert!(r > g && r > b, "{:?}", hue(1.0));
    }
}
