//! Definitions of kernels that are compiled without a client of CubeCL's runtime.

use std::sync::Arc;

use cubecl::ir::{
    DeviceIdentity, DeviceProperties, HardwareProperties, MemoryDeviceProperties, TargetProperties,
};
use cubecl::prelude::*;
use cubecl_common::device::{DeviceId, ServiceId};
use cubecl_common::profile::TimingMethod;
use cubecl_environment::stream::StreamId;
use cubecl_runtime::kernel::{CubeKernel, KernelDefinition, define_kernel};
use cubecl_runtime::server::Handle;

use crate::fit::fit;
use crate::psf::{ForModel, Psf, PsfModel};
use crate::spec::Spec;
use crate::trial::try_emitters;

/// A kind of device: what changes the code of this crate's kernels.
pub(crate) struct Target {
    pub hardware: HardwareProperties,
    pub properties: TargetProperties,
    /// True for a device with the instructions of `approximate.rs`.
    pub approximations: bool,
}

/// Defines the fits.
pub(crate) fn define_fit(psf: Psf, spec: Spec, target: Target) -> Result<KernelDefinition, String> {
    psf.call(DefineFit { spec, target })
}

struct DefineFit {
    spec: Spec,
    target: Target,
}

impl ForModel for DefineFit {
    type Output = Result<KernelDefinition, String>;

    fn call<P: PsfModel>(self) -> Self::Output {
        let Self { spec, target } = self;
        define(&fit::create_dummy_kernel::<f32, P>(
            device(target.hardware),
            Arc::new(target.properties),
            CubeCount::Static(1, 1, 1),
            CubeDim::new_1d(spec.units as u32),
            spec.lanes,
            argument(),
            argument(),
            argument(),
            argument(),
            1,
            1,
            0,
            spec.size,
            spec.compiled(),
            target.approximations,
        ))
    }
}

/// Defines the trials of one or two emitters.
pub(crate) fn define_trial(
    psf: Psf,
    fitted: usize,
    spec: Spec,
    target: Target,
) -> Result<KernelDefinition, String> {
    psf.call(DefineTrial {
        fitted,
        spec,
        target,
    })
}

struct DefineTrial {
    fitted: usize,
    spec: Spec,
    target: Target,
}

impl ForModel for DefineTrial {
    type Output = Result<KernelDefinition, String>;

    fn call<P: PsfModel>(self) -> Self::Output {
        let Self {
            fitted,
            spec,
            target,
        } = self;
        define(&try_emitters::create_dummy_kernel::<f32, P>(
            device(target.hardware),
            Arc::new(target.properties),
            CubeCount::Static(1, 1, 1),
            CubeDim::new_1d(spec.units as u32),
            spec.lanes,
            argument(),
            argument(),
            argument(),
            1,
            1,
            spec.size,
            fitted,
            spec.compiled(),
            target.approximations,
        ))
    }
}

/// Expands a kernel.
pub(crate) fn define(kernel: &impl CubeKernel) -> Result<KernelDefinition, String> {
    define_kernel(kernel).map_err(|error| format!("{error:?}"))
}

/// The argument of a kernel that is compiled and never launched by CubeCL.
#[allow(unsafe_code)]
pub(crate) fn argument() -> BufferArg {
    /// The service of a handle without memory.
    struct NoService;
    let service = ServiceId::of::<NoService>(DeviceId::new(0, 0));
    let handle = Handle::new(service, StreamId::current(), size_of::<f32>() as u64);
    // SAFETY: nothing accesses the arguments, because CubeCL never launches the kernel.
    unsafe { BufferArg::from_raw_parts(handle, 1) }
}

/// A device with this hardware.
pub(crate) fn device(hardware: HardwareProperties) -> Arc<DeviceProperties> {
    let identity = DeviceIdentity {
        name: "a device that is not opened".into(),
        fingerprint: "none".into(),
        physical: None,
    };
    Arc::new(DeviceProperties::new(
        Default::default(),
        MemoryDeviceProperties::new(1 << 30, 512),
        hardware,
        TimingMethod::Device,
        identity,
    ))
}
