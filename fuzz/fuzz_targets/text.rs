//! Configurations and ranges of frames.
#![no_main]

use gaussmle::{Frames, Recipe};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(recipe) = Recipe::from_toml(text, "localize") {
        // What is read is written so that it is read again.
        let again = Recipe::from_toml(&recipe.to_toml("localize"), "localize");
        assert!(again.is_ok(), "{again:?}");
    }
    if let Ok(frames) = text.parse::<Frames>() {
        assert_eq!(frames.to_string().parse(), Ok(frames));
    }
});
