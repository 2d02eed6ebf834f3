//! The PTX versions of drivers, and the targets of devices.

use super::device::Capability;

/// The first driver of each PTX version, newest first: the table "Release Notes" of the PTX ISA.
const DRIVERS: &[(i32, Version)] = &[
    (13030, (9, 3)),
    (13020, (9, 2)),
    (13010, (9, 1)),
    (13000, (9, 0)),
    (12090, (8, 8)),
    (12080, (8, 7)),
    (12070, (8, 6)),
    (12050, (8, 5)),
    (12040, (8, 4)),
    (12030, (8, 3)),
    (12020, (8, 2)),
    (12010, (8, 1)),
    (12000, (8, 0)),
    (11080, (7, 8)),
    (11070, (7, 7)),
    (11060, (7, 6)),
    (11050, (7, 5)),
    (11040, (7, 4)),
    (11030, (7, 3)),
    (11020, (7, 2)),
    (11010, (7, 1)),
    (11000, (7, 0)),
    (10020, (6, 5)),
    (10010, (6, 4)),
    (10000, (6, 3)),
];

/// The PTX version that introduced each target.
const TARGETS: &[(u32, Version)] = &[
    (50, (4, 0)),
    (52, (4, 1)),
    (53, (4, 2)),
    (60, (5, 0)),
    (61, (5, 0)),
    (62, (5, 0)),
    (70, (6, 0)),
    (72, (6, 1)),
    (75, (6, 3)),
    (80, (7, 0)),
    (86, (7, 1)),
    (87, (7, 4)),
    (88, (9, 0)),
    (89, (7, 8)),
    (90, (7, 8)),
    (100, (8, 6)),
    (101, (8, 6)),
    (103, (8, 8)),
    (110, (9, 0)),
    (120, (8, 7)),
    (121, (8, 8)),
];

/// The devices of each family target, such as `sm_100f`.
const FAMILIES: &[(u32, &[u32])] = &[
    (100, &[100, 103]),
    (101, &[101]),
    (103, &[103]),
    (110, &[110]),
    (120, &[120, 121]),
    (121, &[121]),
];

/// A version, such as (8, 7).
pub(crate) type Version = (u32, u32);

/// The newest PTX version that a driver loads.
pub(crate) fn newest_version(driver: i32) -> Version {
    let known = DRIVERS.iter().find(|(first, _)| driver >= *first);
    known.map_or((6, 2), |(_, version)| *version)
}

/// The suffix of a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    /// `sm_90`: this device and later ones.
    Onward,
    /// `sm_100f`: this device and those of its family.
    Family,
    /// `sm_90a`: this device.
    Own,
}

fn parse(target: &str) -> Option<(u32, Scope)> {
    let name = target.strip_prefix("sm_")?;
    let (digits, scope) = match (name.strip_suffix('a'), name.strip_suffix('f')) {
        (Some(digits), _) => (digits, Scope::Own),
        (_, Some(digits)) => (digits, Scope::Family),
        _ => (name, Scope::Onward),
    };
    digits.parse().ok().map(|number| (number, scope))
}

/// The first PTX version that has a target. `None` if no version does.
pub(crate) fn version_of_target(target: &str) -> Option<Version> {
    let (number, scope) = parse(target)?;
    let (_, first) = TARGETS.iter().find(|(known, _)| *known == number)?;
    match scope {
        Scope::Onward => Some(*first),
        Scope::Own if number == 90 => Some((8, 0)),
        Scope::Own => (number >= 100).then_some(*first),
        // Families came with PTX 8.8.
        Scope::Family => (number >= 100).then_some((*first).max((8, 8))),
    }
}

/// True if code for a target runs on a device.
pub(crate) fn runs_on(target: &str, capability: Capability) -> bool {
    let device = capability.number();
    match parse(target) {
        None => false,
        Some((number, Scope::Onward)) => number <= device,
        Some((number, Scope::Own)) => number == device,
        Some((number, Scope::Family)) => FAMILIES
            .iter()
            .any(|(first, devices)| *first == number && devices.contains(&device)),
    }
}

/// The version and the target of PTX text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) version: Version,
    /// The line of the version, from 1.
    pub(crate) line: usize,
    pub(crate) target: String,
}

/// Reads `.version` and `.target`. `None` if one of them is missing.
pub(crate) fn header(text: &str) -> Option<Header> {
    let mut version = None;
    let mut target = None;
    let mut at = 0;
    for (index, line) in text.lines().enumerate() {
        let line = line.split("//").next().unwrap_or_default();
        let mut words = line
            .split([' ', '\t', ',', ';'])
            .filter(|word| !word.is_empty());
        match (words.next(), words.next()) {
            (Some(".version"), Some(number)) => {
                let (major, minor) = number.split_once('.')?;
                version = Some((major.parse().ok()?, minor.parse().ok()?));
                at = index + 1;
            }
            (Some(".target"), Some(name)) => target = Some(name.to_owned()),
            _ => {}
        }
        if let (Some(version), Some(target)) = (version, &target) {
            return Some(Header {
                version,
                line: at,
                target: target.clone(),
            });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(target: &str, major: u32, minor: u32) -> bool {
        runs_on(target, Capability { major, minor })
    }

    #[test]
    fn drivers_load_their_version_and_older_ones() {
        assert_eq!(newest_version(12080), (8, 7));
        assert_eq!(newest_version(12060), (8, 5));
        assert_eq!(newest_version(11060), (7, 6));
        assert_eq!(newest_version(13050), (9, 3));
        assert!(DRIVERS.is_sorted_by(|a, b| a.0 > b.0 && a.1 > b.1));
    }

    #[test]
    fn plain_targets_run_on_later_devices() {
        assert!(runs("sm_70", 9, 0) && runs("sm_90", 9, 0) && runs("sm_90", 12, 0));
        assert!(!runs("sm_90", 8, 9) && !runs("compute_90", 9, 0));
    }

    #[test]
    fn own_targets_run_on_one_device() {
        assert!(runs("sm_90a", 9, 0) && !runs("sm_90a", 10, 0) && !runs("sm_90a", 8, 0));
        assert!(runs("sm_120a", 12, 0) && !runs("sm_120a", 12, 1));
    }

    #[test]
    fn family_targets_run_on_their_family() {
        assert!(runs("sm_100f", 10, 0) && runs("sm_100f", 10, 3));
        assert!(!runs("sm_100f", 10, 1) && !runs("sm_103f", 10, 0));
        assert!(runs("sm_120f", 12, 1) && !runs("sm_121f", 12, 0));
    }

    #[test]
    fn targets_need_a_version() {
        assert_eq!(version_of_target("sm_90"), Some((7, 8)));
        assert_eq!(version_of_target("sm_90a"), Some((8, 0)));
        assert_eq!(version_of_target("sm_100f"), Some((8, 8)));
        assert_eq!(version_of_target("sm_80a"), None);
        assert_eq!(version_of_target("sm_91"), None);
    }

    #[test]
    fn the_header_is_found_after_comments() {
        let text = "//\n// .version 9.9\n.version 7.8\n.target sm_90a, debug\n.address_size 64\n";
        let header = header(text).expect("a header");
        assert_eq!((header.version, header.target.as_str()), ((7, 8), "sm_90a"));
        assert_eq!(header.line, 3);
        assert_eq!(super::header("garbage"), None);
    }
}
