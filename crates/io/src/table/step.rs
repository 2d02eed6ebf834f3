//! Steps after the fit that changed the rows of a table.

use gaussmle::LocalizationTable;
use serde::Serialize;

/// A step that changed what a row is, or its position. Files have the steps of a table among its
/// metadata, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Step {
    /// The rows of a molecule were merged into one.
    Linked,
    /// The drift of the stage was subtracted.
    DriftCorrected,
}

impl Step {
    const ALL: [Step; 2] = [Step::Linked, Step::DriftCorrected];

    /// The name in files.
    pub fn name(self) -> &'static str {
        match self {
            Step::Linked => "linked",
            Step::DriftCorrected => "drift_corrected",
        }
    }

    /// The steps of these names. Those of later versions are left out.
    pub fn of_names<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<Step> {
        let named = |name| Step::ALL.into_iter().find(|step| step.name() == name);
        names.into_iter().filter_map(named).collect()
    }

    /// The steps of a list in a file.
    pub(super) fn from_json(list: &serde_json::Value) -> Vec<Step> {
        let names = list.as_array().into_iter().flatten();
        Self::of_names(names.filter_map(serde_json::Value::as_str))
    }

    /// Adds a step, unless it is there.
    pub fn add_to(self, steps: &mut Vec<Step>) {
        if !steps.contains(&self) {
            steps.push(self);
        }
    }

    /// Adds the step that the columns of a table show. Other programs do not state it.
    pub(super) fn add_seen(steps: &mut Vec<Step>, table: &LocalizationTable) {
        if table.is_linked() {
            Step::Linked.add_to(steps);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_have_names_and_appear_once() {
        let mut steps = Step::of_names(["drift_corrected", "of a later version", "linked"]);
        assert_eq!(steps, [Step::DriftCorrected, Step::Linked]);
        Step::Linked.add_to(&mut steps);
        assert_eq!(steps.len(), 2);
        let json = serde_json::to_value(&steps).expect("JSON");
        assert_eq!(Step::from_json(&json), steps);
        assert_eq!(Step::from_json(&serde_json::Value::Null), []);
    }
}
