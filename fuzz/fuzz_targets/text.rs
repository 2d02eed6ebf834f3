//! Run configurations and frame ranges.
#![no_main]

use gaussmle_smlm::config::Section;
use gaussmle_smlm::{FrameRange, RunConfig};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(config) = RunConfig::from_toml(text, Section::Localize) {
        // The written form of a configuration can be read again.
        let again = RunConfig::from_toml(&config.to_toml(Section::Localize), Section::Localize);
        assert!(again.is_ok(), "{again:?}");
    }
    if let Ok(frames) = text.parse::<FrameRange>() {
        assert_eq!(frames.to_string().parse(), Ok(frames));
    }
});
