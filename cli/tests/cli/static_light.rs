//! Spots beside light that stays, in a movie of another program.

use super::support::passes_script;

#[test]
fn errors_beside_light_that_stays_are_as_stated() {
    passes_script("static_light.py");
}
