//! Parameters of models: a row for each has all that the program knows about it.

use std::fmt;

/// The quantity that a parameter measures. Its unit and bounds follow from this, and how it is
/// merged and shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantity {
    /// A position in the image plane, um.
    Position,
    /// A position along the optical axis, um.
    Depth,
    /// Photoelectrons of a spot.
    Photons,
    /// Photoelectrons per pixel.
    Background,
    /// A width in the image plane, um.
    Width,
}

/// The estimate for a molecule from those of its spots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Merge {
    /// Their sum.
    Sum,
    /// Their mean.
    Mean,
    /// Their mean, weighted by the inverse variance.
    WeightedMean,
}

/// A program whose tables have other names of columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Program {
    /// Picasso.
    Picasso,
    /// ThunderSTORM, and programs that write its columns.
    ThunderStorm,
    /// ShareLoc and other programs that write `.smlm`.
    Smlm,
}

/// The columns of a parameter in the tables of a program: of its values, and of their standard
/// deviations. A column that the program lacks is empty.
type Columns = (Program, &'static str, &'static str);

/// The histogram of one parameter or several.
#[derive(Debug, PartialEq)]
pub struct Histogram {
    /// The title.
    pub title: &'static str,
    /// The label of the axis.
    pub label: &'static str,
    /// The unit of the axis.
    pub unit: &'static str,
    /// The factor from the unit of the parameter to that of the axis.
    pub factor: f64,
    /// The legend of the histogram.
    pub note: &'static str,
}

/// The histograms, in the order in which they are shown.
pub static HISTOGRAMS: [&Histogram; 4] = [&PHOTONS, &BACKGROUND, &WIDTH, &DEPTH];

static PHOTONS: Histogram = Histogram {
    title: "Photons",
    label: "photons per spot",
    unit: "",
    factor: 1.0,
    note: "Photons of a molecule in one frame. A steep edge on the left is the detection \
           threshold.",
};

static BACKGROUND: Histogram = Histogram {
    title: "Background",
    label: "background",
    unit: "photons per pixel",
    factor: 1.0,
    note: "Background under the spots. Values near or below 0 mean that the camera offset is set \
           too high.",
};

static WIDTH: Histogram = Histogram {
    title: "Width of spots",
    label: "sigma",
    unit: "nm",
    factor: 1e3,
    note: "A narrow peak at the width of the point-spread function is normal. A tail to the right \
           comes from spots out of focus or from two molecules in one spot.",
};

static DEPTH: Histogram = Histogram {
    title: "Depth",
    label: "z",
    unit: "nm",
    factor: 1e3,
    note: "Peaks at the ends are spots outside the calibrated range.",
};

impl Quantity {
    /// The unit.
    pub const fn unit(self) -> &'static str {
        match self {
            Quantity::Position | Quantity::Depth | Quantity::Width => "um",
            Quantity::Photons => "photons",
            Quantity::Background => "photons/pixel",
        }
    }

    /// True for a length.
    pub const fn is_length(self) -> bool {
        match self {
            Quantity::Position | Quantity::Depth | Quantity::Width => true,
            Quantity::Photons | Quantity::Background => false,
        }
    }

    /// True for light. The kernel has it divided by the excess-noise factor.
    pub(crate) const fn is_light(self) -> bool {
        match self {
            Quantity::Photons | Quantity::Background => true,
            Quantity::Position | Quantity::Depth | Quantity::Width => false,
        }
    }

    /// The estimate for a molecule from those of its spots.
    pub const fn merge(self) -> Merge {
        match self {
            Quantity::Photons => Merge::Sum,
            Quantity::Background => Merge::Mean,
            Quantity::Position | Quantity::Depth | Quantity::Width => Merge::WeightedMean,
        }
    }

    /// The histogram. Positions are shown in the picture.
    pub fn histogram(self) -> Option<&'static Histogram> {
        match self {
            Quantity::Position => None,
            Quantity::Depth => Some(&DEPTH),
            Quantity::Photons => Some(&PHOTONS),
            Quantity::Background => Some(&BACKGROUND),
            Quantity::Width => Some(&WIDTH),
        }
    }
}

/// The row of a parameter.
struct Row {
    name: &'static str,
    std_name: &'static str,
    quantity: Quantity,
    /// The entry in the legend of a histogram of several parameters.
    legend: &'static str,
    columns: &'static [Columns],
}

macro_rules! parameters {
    ($($(#[doc = $doc:literal])* $Parameter:ident = $name:literal, $quantity:ident, $legend:literal,
        [$($columns:expr),* $(,)?];)*) => {
        /// A parameter of a model.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Parameter {
            $($(#[doc = $doc])* $Parameter,)*
        }

        impl Parameter {
            /// Every parameter, in the order of the columns of tables.
            pub const ALL: [Parameter; [$($name),*].len()] = [$(Parameter::$Parameter),*];

            fn row(self) -> &'static Row {
                use Program::{Picasso, Smlm, ThunderStorm};
                match self {
                    $(Parameter::$Parameter => &Row {
                        name: $name,
                        std_name: concat!($name, "_std"),
                        quantity: Quantity::$quantity,
                        legend: $legend,
                        columns: &[$($columns),*],
                    },)*
                }
            }
        }
    };
}

parameters! {
    /// Position along columns, um.
    X = "x", Position, "along x", [
        (Picasso, "x", "lpx"), (ThunderStorm, "x", "uncertainty_xy"), (ThunderStorm, "", "uncertainty"),
        (Smlm, "position_x", "uncertainty_x"), (Smlm, "x", ""),
    ];
    /// Position along rows, um.
    Y = "y", Position, "along y", [
        (Picasso, "y", "lpy"), (ThunderStorm, "y", "uncertainty_xy"), (ThunderStorm, "", "uncertainty"),
        (Smlm, "position_y", "uncertainty_y"), (Smlm, "y", ""),
    ];
    /// Position along the optical axis, um.
    Z = "z", Depth, "", [
        (Picasso, "z", "lpz"), (ThunderStorm, "z", "uncertainty_z"),
        (Smlm, "position_z", "uncertainty_z"), (Smlm, "z", ""),
    ];
    /// Photoelectrons of the whole spot.
    Photons = "photons", Photons, "", [
        (Picasso, "photons", "photons_unc"), (ThunderStorm, "intensity", ""),
        (Smlm, "intensity_photon_", ""), (Smlm, "intensity", ""), (Smlm, "photons", ""),
    ];
    /// Background, photoelectrons per pixel.
    Background = "background", Background, "", [
        (Picasso, "bg", "bg_unc"), (ThunderStorm, "offset", ""),
        (Smlm, "local_background", ""), (Smlm, "background", ""),
    ];
    /// Width along both axes, um.
    Sigma = "sigma", Width, "", [
        (Picasso, "sigma", "sigma_std"), (ThunderStorm, "sigma", ""), (Smlm, "psf_sigma", ""),
    ];
    /// Width along x, um.
    SigmaX = "sigma_x", Width, "along x", [
        (Picasso, "sx", "sx_unc"), (ThunderStorm, "sigma1", ""), (Smlm, "psf_sigma_x", ""),
    ];
    /// Width along y, um.
    SigmaY = "sigma_y", Width, "along y", [
        (Picasso, "sy", "sy_unc"), (ThunderStorm, "sigma2", ""), (Smlm, "psf_sigma_y", ""),
    ];
}

impl Parameter {
    /// The name in tables.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The name of the standard deviation in tables.
    pub fn std_name(self) -> &'static str {
        self.row().std_name
    }

    /// The parameter with this name in tables.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|p| p.name() == name)
    }

    /// The parameter whose standard deviation has this name in tables.
    pub fn from_std_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|p| p.std_name() == name)
    }

    /// The names in tables of what a column of another program has, mostly one, and what it measures.
    /// ThunderSTORM has one uncertainty for x and y.
    pub fn of_program(program: Program, column: &str) -> Vec<(&'static str, Quantity)> {
        let mut out = Vec::new();
        if column.is_empty() {
            return out;
        }
        for row in Self::ALL.map(Self::row) {
            for &(_, value, std) in row.columns.iter().filter(|(of, ..)| *of == program) {
                if value == column {
                    out.push((row.name, row.quantity));
                }
                if std == column {
                    out.push((row.std_name, row.quantity));
                }
            }
        }
        out
    }

    /// Its quantity.
    pub fn quantity(self) -> Quantity {
        self.row().quantity
    }

    /// The axis of a length in the image plane: 0 for x, 1 for y. A width of both axes belongs to x.
    pub const fn axis(self) -> Option<usize> {
        match self {
            Self::X | Self::Sigma | Self::SigmaX => Some(0),
            Self::Y | Self::SigmaY => Some(1),
            Self::Z | Self::Photons | Self::Background => None,
        }
    }

    /// The unit.
    pub fn unit(self) -> &'static str {
        self.quantity().unit()
    }

    /// The entry in the legend of a histogram of several parameters.
    pub fn legend(self) -> &'static str {
        self.row().legend
    }
}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_columns_have_the_same_name() {
        let names = Parameter::ALL.map(|p| [p.name(), p.std_name()]);
        let mut names = names.concat();
        names.sort_unstable();
        let count = names.len();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn columns_of_other_programs_are_found() {
        let of = |program, column| {
            let names = Parameter::of_program(program, column).into_iter();
            names.map(|(name, _)| name).collect::<Vec<_>>()
        };
        assert_eq!(of(Program::ThunderStorm, "uncertainty"), ["x_std", "y_std"]);
        assert_eq!(of(Program::ThunderStorm, "sigma2"), ["sigma_y"]);
        assert_eq!(of(Program::Picasso, "lpz"), ["z_std"]);
        assert_eq!(of(Program::Smlm, "position_x"), ["x"]);
        assert!(of(Program::Smlm, "").is_empty());
        assert!(of(Program::Picasso, "net_gradient").is_empty());
    }

    #[test]
    fn every_histogram_is_shown() {
        for histogram in Parameter::ALL.map(|p| p.quantity().histogram()) {
            assert!(histogram.is_none_or(|histogram| HISTOGRAMS.contains(&histogram)));
        }
    }
}
