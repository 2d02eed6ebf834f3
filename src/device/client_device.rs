//! Operations on a device through CubeCL's runtime, each of which can fail.

use std::fmt;

use cubecl::bytes::Bytes;
use cubecl::prelude::Client;
use gaussmle_kernels::{
    Batch, Buffer, Constants, Corners, LaunchConfig, Maps, Output, Psf, Word, arrange, launch,
};

use super::failure::{DeviceFailure, catch_panic};
use super::faults::{DeviceStep, Fault};
use super::injected::InjectedFaults;

/// A client of CubeCL's runtime. Clones share it.
#[derive(Clone)]
pub(crate) struct ClientDevice {
    client: Client,
    faults: InjectedFaults,
}

impl fmt::Debug for ClientDevice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClientDevice").finish_non_exhaustive()
    }
}

impl ClientDevice {
    pub fn new(client: Client, faults: InjectedFaults) -> Self {
        Self { client, faults }
    }

    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Moves values to the device. The vector itself is handed over, not copied.
    pub fn upload<T: Word>(&self, values: Vec<T>) -> Result<Buffer, DeviceFailure> {
        self.faults.inject(DeviceStep::Allocate)?;
        Ok(Buffer::upload(&self.client, values))
    }

    /// Moves the constants of a model to the device; see [`Constants::upload`].
    pub fn constants(
        &self,
        psf: Psf,
        size: usize,
        values: Vec<f32>,
    ) -> Result<Constants, DeviceFailure> {
        self.faults.inject(DeviceStep::Allocate)?;
        Constants::upload(&self.client, psf, size, values).map_err(refused)
    }

    /// Moves the corners of ROIs of `size` pixels to the device; see [`Corners::upload`].
    pub fn upload_corners(
        &self,
        corners: Vec<u32>,
        size: usize,
        maps: &Maps,
    ) -> Result<Corners, DeviceFailure> {
        self.faults.inject(DeviceStep::Allocate)?;
        Corners::upload(&self.client, corners, size, maps).map_err(refused)
    }

    /// Allocates memory with arbitrary content.
    pub fn empty(&self, len: usize) -> Result<Buffer, DeviceFailure> {
        self.faults.inject(DeviceStep::Allocate)?;
        Ok(Buffer::empty(&self.client, len))
    }

    /// Puts the pixels of `spots` ROIs in order; see [`arrange`].
    pub fn arrange(
        &self,
        config: &LaunchConfig,
        raw: &Buffer,
        corners: Option<&Corners>,
        spots: usize,
    ) -> Result<Buffer, DeviceFailure> {
        arrange(&self.client, config, raw, corners, spots).map_err(refused)
    }

    /// Launches a fit; see [`launch`].
    pub fn launch(
        &self,
        config: &LaunchConfig,
        batch: &Batch,
        output: &mut Output,
    ) -> Result<(), DeviceFailure> {
        if self.faults.inject(DeviceStep::Launch)? == Some(Fault::Ignored) {
            return Ok(());
        }
        launch(&self.client, config, batch, output).map_err(refused)
    }

    /// Waits for the columns and codes of a fit. Errors of earlier operations appear here at the
    /// latest.
    pub fn read(&self, output: Output) -> Result<(Bytes, Bytes), DeviceFailure> {
        let fault = self.faults.inject(DeviceStep::ReadBack)?;
        let handles = Vec::from(output.into_handles());
        let mut bytes = self
            .client
            .read(handles)
            .map_err(|error| DeviceFailure::from_server(&error))?;
        let (Some(mut codes), Some(mut columns)) = (bytes.pop(), bytes.pop()) else {
            return Err(DeviceFailure::Lost(
                "it returned fewer buffers than expected".into(),
            ));
        };
        if let Some(Fault::Garbage(byte)) = fault {
            columns.fill(byte);
            codes.fill(byte);
        }
        Ok((columns, codes))
    }

    /// Returns unused memory to the system.
    pub fn release_memory(&self) {
        // Memory that cannot be returned now is reused by the next fit.
        let cleaned = catch_panic(|| self.client.memory_cleanup());
        tracing::debug!(?cleaned, "memory returned");
    }
}

fn refused(error: gaussmle_kernels::LaunchError) -> DeviceFailure {
    DeviceFailure::Lost(error.to_string())
}
