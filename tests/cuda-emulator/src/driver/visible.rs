//! The devices that a process sees: `CUDA_VISIBLE_DEVICES` and `CUDA_DEVICE_ORDER`.

use super::device::DeviceSpec;

/// Orders and filters `devices` as the driver does.
///
/// The order is by speed, or by PCI address if `order` is `PCI_BUS_ID`. `visible` lists numbers in
/// that order or beginnings of UUIDs; it ends at the first entry that names no device. A device
/// that is named twice leaves none.
pub(crate) fn visible(
    mut devices: Vec<DeviceSpec>,
    order: Option<&str>,
    visible: Option<&str>,
) -> Vec<DeviceSpec> {
    devices.sort_by_key(|device| device.pci);
    if order != Some("PCI_BUS_ID") {
        devices.sort_by_key(|device| std::cmp::Reverse(device.speed()));
    }
    let Some(list) = visible else {
        return devices;
    };
    let mut chosen: Vec<usize> = Vec::new();
    for entry in list.split(',') {
        let Some(index) = named(&devices, entry.trim()) else {
            break;
        };
        if chosen.contains(&index) {
            return Vec::new();
        }
        chosen.push(index);
    }
    chosen.iter().map(|&index| devices[index].clone()).collect()
}

/// The device that an entry names. A beginning of several UUIDs names none.
fn named(devices: &[DeviceSpec], entry: &str) -> Option<usize> {
    if let Ok(index) = entry.parse::<usize>() {
        return (index < devices.len()).then_some(index);
    }
    let digits = entry.strip_prefix("GPU-").or(entry.strip_prefix("MIG-"));
    let digits = digits.filter(|rest| !rest.is_empty())?;
    let matches = |device: &DeviceSpec| device.uuid_text()["GPU-".len()..].starts_with(digits);
    let mut found = (0..devices.len()).filter(|&index| matches(&devices[index]));
    match (found.next(), found.next()) {
        (Some(index), None) => Some(index),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::driver::script_line::Line;

    /// A slow device at bus 1, a fast one at bus 2.
    fn devices() -> Vec<DeviceSpec> {
        [
            "SLOW cc=7.5 sms=30 bus=01:00.0",
            "FAST cc=9.0 sms=132 bus=02:00.0",
        ]
        .iter()
        .enumerate()
        .map(|(index, text)| DeviceSpec::parse(&mut Line::new(text), index).expect("a device"))
        .collect()
    }

    fn names(order: Option<&str>, list: Option<&str>) -> Vec<String> {
        let devices = visible(devices(), order, list);
        devices.into_iter().map(|device| device.name).collect()
    }

    #[test]
    fn the_fastest_is_first_unless_the_bus_orders() {
        assert_eq!(names(None, None), ["FAST", "SLOW"]);
        assert_eq!(names(Some("FASTEST_FIRST"), None), ["FAST", "SLOW"]);
        assert_eq!(names(Some("PCI_BUS_ID"), None), ["SLOW", "FAST"]);
    }

    #[test]
    fn entries_are_numbers_or_uuids() {
        assert_eq!(names(None, Some("1")), ["SLOW"]);
        assert_eq!(names(None, Some(" 1, 0 ")), ["SLOW", "FAST"]);
        let uuid = devices()[0].uuid_text();
        assert_eq!(names(None, Some(&uuid)), ["SLOW"]);
        // Both UUIDs begin with these digits.
        assert!(names(None, Some("GPU-aaaa")).is_empty());
    }

    #[test]
    fn the_list_ends_at_an_unknown_device() {
        assert_eq!(names(None, Some("1,7,0")), ["SLOW"]);
        assert!(names(None, Some("-1,0")).is_empty());
        assert!(names(None, Some("")).is_empty());
        assert!(names(None, Some("0,0")).is_empty());
    }
}
