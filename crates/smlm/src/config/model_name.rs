//! The name of a model, as an option.

use gaussmle::error::ParseError;
use gaussmle::model::{MODELS, ModelKind};
use serde::{Deserialize, Serialize};

/// The name of a model.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ModelName(&'static ModelKind);

impl ModelName {
    /// The model of a name, if there is one.
    pub fn named(name: &str) -> Option<Self> {
        ModelKind::named(name).map(Self)
    }

    /// The description of the model.
    pub fn kind(self) -> &'static ModelKind {
        self.0
    }
}

impl From<&'static ModelKind> for ModelName {
    fn from(kind: &'static ModelKind) -> Self {
        Self(kind)
    }
}

impl TryFrom<String> for ModelName {
    type Error = ParseError;

    fn try_from(name: String) -> Result<Self, ParseError> {
        Self::named(&name).ok_or_else(|| {
            let names = MODELS.map(|kind| format!("`{}`", kind.name)).join(", ");
            ParseError::new(format!("unknown variant `{name}`, expected one of {names}"))
        })
    }
}

impl From<ModelName> for String {
    fn from(name: ModelName) -> String {
        name.0.name.into()
    }
}

#[cfg(feature = "clap")]
impl clap::ValueEnum for ModelName {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: std::sync::LazyLock<Vec<ModelName>> =
            std::sync::LazyLock::new(|| MODELS.map(ModelName).to_vec());
        &ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.0.name).help(self.0.help))
    }
}
