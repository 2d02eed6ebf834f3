//! The sections of a configuration file.

use gaussmle::Settings;
use gaussmle_base::config::field_names;

use super::camera::CameraConfig;
use super::detection::DetectionConfig;
use super::input::InputConfig;
use super::model::ModelConfig;

/// A section of a configuration file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// `[localize]`: all options.
    Localize,
    /// `[fit]`: the options of model, camera and devices.
    Fit,
}

impl Section {
    /// The name in the file.
    pub fn name(self) -> &'static str {
        match self {
            Section::Localize => "localize",
            Section::Fit => "fit",
        }
    }

    /// The keys of the section.
    pub fn keys(self) -> Vec<&'static str> {
        let mut keys = Vec::new();
        keys.extend(field_names::<ModelConfig>());
        keys.extend(field_names::<CameraConfig>());
        if self == Section::Localize {
            keys.extend(field_names::<DetectionConfig>());
            keys.extend(field_names::<InputConfig>());
        }
        keys.extend(Settings::names());
        keys
    }
}
