//! The drift in words.

use gaussmle_base::plural::quantity;

use super::path::{Break, Drift, Gap};

/// Fewer blinks are named: with 150, a jump of 30 nm was not seen.
const FEW_BLINKS: usize = 200;

impl Drift {
    /// The drift in a sentence: its size and error, jumps and gaps, or that it cannot be measured.
    pub fn summary(&self) -> String {
        if !self.is_measurable() {
            let missed = match self.std_um() {
                std if std.is_finite() => {
                    format!(": a drift of {} would not have been seen", nm(std))
                }
                _ => String::new(),
            };
            return format!(
                "{}; it was left as it is{missed}",
                self.why_not("this table")
            );
        }
        let few = match self.blinks() < FEW_BLINKS {
            true => "; so few blinks do not show jumps, and the error may be larger",
            false => "",
        };
        format!(
            "drift of {}, measured from {}{}{few}",
            self.size(),
            quantity(self.blinks(), "blink"),
            self.jumps_and_gaps()
        )
    }

    /// The note for the corrected table.
    pub fn note(&self) -> String {
        match self.is_measurable() {
            true => {
                let (size, more) = (self.size(), self.jumps_and_gaps());
                format!("drift was corrected: {size}{more}")
            }
            false => format!("drift was not corrected: {}", self.why_not("the table")),
        }
    }

    /// The reason why the drift of a table cannot be measured.
    fn why_not(&self, table: &str) -> String {
        let [first, last] = self.frames();
        match self.usable() {
            0 => format!("no row of {table} is usable, so its drift cannot be measured"),
            _ if first == last => format!(
                "all usable rows of {table} are of frame {first}, and drift needs two frames or more"
            ),
            _ => format!("nothing in {table} repeats, so its drift cannot be measured"),
        }
    }

    fn size(&self) -> String {
        let (farthest, error) = (nm(self.farthest_um()), nm(self.std_um()));
        let depth = match (self.farthest_z_um(), self.z_std_um()) {
            (Some(farthest), Some(error)) => {
                format!(
                    ", up to {} along z with an error of {}",
                    nm(farthest),
                    nm(error)
                )
            }
            _ => String::new(),
        };
        match self.farthest_um() > self.std_um() {
            true => format!("up to {farthest} with an error of {error} (rms){depth}"),
            false => format!("no more than its error of {error} (rms){depth}"),
        }
    }

    fn jumps_and_gaps(&self) -> String {
        let is_in_gap = |of: &Break| {
            let is_in = |gap: &Gap| gap.frames[0] <= of.frame && of.frame <= gap.frames[1];
            self.gaps().iter().any(is_in)
        };
        let jumps = self.breaks().iter().map(|of| jump(of, is_in_gap(of)));
        jumps.chain(self.gaps().iter().map(gap)).collect()
    }
}

fn jump(of: &Break, is_in_gap: bool) -> String {
    let (step, error) = (nm(of.length_um()), nm(of.length_std_um()));
    let [first, last] = of.frames;
    let place = match is_in_gap {
        true => format!("somewhere in frames {first} to {last}"),
        false => format!("before frame {}", of.frame),
    };
    format!("; a jump of {step} (error {error}) {place}")
}

fn gap(of: &Gap) -> String {
    let [first, last] = of.frames;
    let error = nm(of.std_um);
    format!(
        "; hardly any data in frames {first} to {last}, the drift there is interpolated (error up to {error})"
    )
}

/// A length with its unit, in two or three digits.
fn nm(um: f64) -> String {
    let nm = 1e3 * um;
    let decimals = match nm {
        _ if !(0.005..9.95).contains(&nm) => 0,
        _ if nm >= 0.995 => 1,
        _ => 2,
    };
    format!("{nm:.decimals$} nm")
}
