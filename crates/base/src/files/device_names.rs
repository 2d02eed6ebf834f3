//! Names of devices on Windows.

use std::path::Path;

/// Names that are devices in any folder.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "conin$", "conout$"];

/// Ports are devices with a number.
const PORTS: [&str; 2] = ["com", "lpt"];

/// True of a path whose last part is a device of this system in any folder.
pub fn is_device(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    cfg!(windows) && is_device_name(&name)
}

/// True unless this system takes a name for a device, or for another name.
pub fn is_plain_name(name: &str) -> bool {
    !cfg!(windows) || is_plain_on_windows(name)
}

/// A colon names a stream of the file, and dots and spaces at the end are left out.
fn is_plain_on_windows(name: &str) -> bool {
    !is_device_name(name) && !name.contains(':') && !name.ends_with(['.', ' '])
}

/// True of the name of a file that Windows takes for a device, whatever follows a dot: `NUL`, `com1.csv`.
pub fn is_device_name(name: &str) -> bool {
    let stem = name.split(['.', ':']).next().unwrap_or_default();
    let stem = stem.trim_end().to_lowercase();
    let is_number = |rest: &str| {
        let mut letters = rest.chars();
        let number = letters.next();
        let is_digit =
            |letter: char| letter.is_ascii_digit() || "\u{b9}\u{b2}\u{b3}".contains(letter);
        number.is_some_and(is_digit) && letters.next().is_none()
    };
    let mut numbers = PORTS.iter().filter_map(|port| stem.strip_prefix(port));
    DEVICES.contains(&stem.as_str()) || numbers.any(is_number)
}

#[cfg(test)]
mod tests {
    use super::{is_device_name, is_plain_on_windows};

    #[test]
    fn streams_and_ends_that_are_left_out_are_no_plain_names() {
        for name in ["locs_12:30.csv", "locs.csv.", "locs.csv ", "nul"] {
            assert!(!is_plain_on_windows(name), "{name}");
        }
        assert!(is_plain_on_windows("locs 12.30.csv"));
    }

    #[test]
    fn names_of_devices_are_known_with_any_ending() {
        for name in [
            "NUL",
            "con.csv",
            "Aux .tif",
            "COM1",
            "lpt9.a.b",
            "COM\u{b2}",
            "nul:x",
        ] {
            assert!(is_device_name(name), "{name}");
        }
        for name in [
            "null.csv",
            "com.csv",
            "com10.csv",
            "coma",
            "a.con",
            "",
            "icon.tif",
        ] {
            assert!(!is_device_name(name), "{name}");
        }
    }
}
