//! What happened during a fit.

use std::fmt;

use crate::device::Engine;
use crate::words::counted;

/// What one device did for a fit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeviceShare {
    /// What it is known by; see [`Gpu::id`](crate::machine::Gpu::id).
    pub id: String,
    /// Its own name.
    pub name: String,
    /// `cpu`, `cuda` or `wgpu`.
    pub backend: &'static str,
    /// Spots that it fitted.
    pub spots: usize,
    /// Batches that came back from it.
    pub batches: usize,
    /// Bytes of these batches, pixels and results.
    pub bytes: u64,
}

impl DeviceShare {
    pub(crate) fn add(&mut self, spots: usize, bytes: u64) {
        self.spots += spots;
        self.batches += 1;
        self.bytes += bytes;
    }
}

/// Which devices did the work, why, and where the time went.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FitInfo {
    /// `cpu`, `cuda` or `wgpu`; of several devices, of the one that did most. `none` for an empty stack, which needs
    /// no device.
    pub backend: &'static str,
    /// The device's own name; several are joined by ` + `.
    pub device: String,
    /// Why it was taken.
    pub reason: String,
    /// What each device did.
    pub devices: Vec<DeviceShare>,
    /// Batches that came back.
    pub batches: usize,
    /// Spots in the largest batch.
    pub batch_size: usize,
    /// How often a device failed and its batches were done again.
    pub retries: usize,
    /// How often the CPU stood in for a GPU that was wanted.
    pub fallbacks: usize,
    /// What went wrong and was survived, in words.
    pub troubles: Vec<String>,
    /// Seconds spent waiting for a device.
    pub seconds_waiting: f64,
    /// Seconds until the first batch came back: what a device takes to start is in them.
    pub seconds_to_first_batch: f64,
    /// Seconds spent cutting batches into tiles and handing them over.
    pub seconds_uploading: f64,
    /// Seconds that devices were waited for beyond that: their computing and the way back.
    pub seconds_computing: f64,
    /// Seconds spent checking results and copying them into their columns.
    pub seconds_reading_back: f64,
    /// Seconds from call to return. Work overlaps, so the others can add up to less or more.
    pub seconds: f64,
}

impl FitInfo {
    /// What a device did so far.
    pub(crate) fn share(&mut self, engine: &Engine) -> &mut DeviceShare {
        let known = self.devices.iter().position(|share| share.id == engine.id);
        let at = known.unwrap_or_else(|| {
            self.devices.push(DeviceShare {
                id: engine.id.clone(),
                name: engine.name.clone(),
                backend: engine.backend(),
                ..DeviceShare::default()
            });
            self.devices.len() - 1
        });
        &mut self.devices[at]
    }

    /// Adds what another fit of the same job did.
    pub fn add(&mut self, other: &Self) {
        for share in &other.devices {
            match self.devices.iter_mut().find(|known| known.id == share.id) {
                Some(known) => {
                    known.spots += share.spots;
                    known.batches += share.batches;
                    known.bytes += share.bytes;
                }
                None => self.devices.push(share.clone()),
            }
        }
        if self.reason.is_empty() || other.devices.iter().any(|share| share.spots > 0) {
            self.reason.clone_from(&other.reason);
        }
        if self.batches == 0 {
            self.seconds_to_first_batch = other.seconds_to_first_batch;
        }
        self.batches += other.batches;
        self.batch_size = self.batch_size.max(other.batch_size);
        self.retries += other.retries;
        self.fallbacks += other.fallbacks;
        self.troubles.extend(other.troubles.iter().cloned());
        self.seconds_waiting += other.seconds_waiting;
        self.seconds_uploading += other.seconds_uploading;
        self.seconds_computing += other.seconds_computing;
        self.seconds_reading_back += other.seconds_reading_back;
        self.seconds += other.seconds;
        self.summarise();
    }

    /// Fills in what follows from the devices' shares.
    pub(crate) fn summarise(&mut self) {
        let most = self.devices.iter().max_by_key(|share| share.spots);
        self.backend = most.map_or("none", |share| share.backend);
        let names: Vec<&str> = self
            .devices
            .iter()
            .map(|share| share.name.as_str())
            .collect();
        self.device = names.join(" + ");
    }
}

impl fmt::Display for FitInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.batches == 0 {
            return f.write_str("there was nothing to fit");
        }
        write!(
            f,
            "{} ({}; {}), {} of up to {} in {:.3} s",
            self.backend,
            self.device,
            self.reason,
            counted(self.batches, "batch"),
            counted(self.batch_size, "spot"),
            self.seconds
        )?;
        if self.seconds_waiting > 0.0 {
            write!(
                f,
                ", of which {:.1} s waiting for a device",
                self.seconds_waiting
            )?;
        }
        if self.retries > 0 {
            write!(f, ", {} survived", counted(self.retries, "failure"))?;
        }
        Ok(())
    }
}
