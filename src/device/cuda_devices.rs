//! NVIDIA GPUs as CUDA sees them: their order, and the reasons for which it refuses one.

use cubecl::device::CudaDevice;
use gaussmle_kernels::CudaError;

use super::gpu::Gpu;
use super::visible;
use super::wrapper::Device;

/// The reason why CUDA does not open a GPU.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// CUDA has no library, or no code for this GPU. Vulkan may have both.
    NoCode(String),
    /// Any other reason, which may hold for every road to the GPU.
    Other(String),
}

impl From<CudaError> for Refusal {
    fn from(error: CudaError) -> Self {
        let reason = error.to_string();
        match error {
            CudaError::NotFound(_) | CudaError::Target(_) => Self::NoCode(reason),
            _ => Self::Other(reason),
        }
    }
}

/// The UUIDs of CUDA's devices in its order; `None` if CUDA does not answer.
pub(crate) fn uuids() -> Option<Vec<String>> {
    gaussmle_kernels::cuda_uuids().ok()
}

/// The index of a GPU among CUDA's devices.
pub(crate) fn ordinal(uuids: &[String], gpu: &Gpu) -> Result<usize, String> {
    let index = uuids
        .iter()
        .position(|uuid| visible::are_equal(uuid, &gpu.id));
    index.ok_or_else(|| {
        let message = format!("CUDA does not list it among its {} devices", uuids.len());
        match gpu.id.starts_with("MIG-") {
            true => format!(
                "{message}: a process sees one MIG device, which CUDA_VISIBLE_DEVICES={} selects",
                gpu.id
            ),
            false => message,
        }
    })
}

/// The number of a GPU that CUDA has code for.
fn usable_ordinal(gpu: &Gpu) -> Result<usize, Refusal> {
    let ordinal = ordinal(&gaussmle_kernels::cuda_uuids()?, gpu).map_err(Refusal::Other)?;
    gaussmle_kernels::check_cuda_device(ordinal)?;
    Ok(ordinal)
}

/// The device of a GPU: CUDA's, or the adapter of wgpu if CUDA has no library or no code for it. Its
/// context may not exist yet.
pub(crate) fn open(gpu: &Gpu, adapter: impl FnOnce() -> Option<Device>) -> Result<Device, String> {
    let refusal = match usable_ordinal(gpu) {
        Ok(ordinal) => return Ok(Device(cubecl::Device::Cuda(CudaDevice::new(ordinal)))),
        Err(Refusal::Other(reason)) => return Err(reason),
        Err(Refusal::NoCode(reason)) => reason,
    };
    let device = adapter().ok_or_else(|| match cfg!(feature = "wgpu") {
        true => format!("{refusal}; wgpu has no adapter for it either"),
        false => refusal.clone(),
    })?;
    tracing::info!(%gpu, refusal, "a GPU without CUDA is used through wgpu");
    Ok(device)
}

/// Creates a context on a GPU, and gives it back.
#[cfg(feature = "simulate")]
pub(crate) fn try_context(gpu: &Gpu) -> Result<(), Refusal> {
    gaussmle_kernels::CudaDevice::open(usable_ordinal(gpu)?)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ordinal_is_the_position_in_the_order_of_cuda() {
        let uuids = ["GPU-b".to_owned(), "GPU-a".to_owned()];
        let of = |id: &str| ordinal(&uuids, &Gpu::unknown(id, "a GPU"));
        assert_eq!(of("GPU-a"), Ok(1));
        assert!(of("GPU-c").is_err());
        // CUDA writes the UUIDs of MIG devices as those of GPUs.
        assert_eq!(of("MIG-b"), Ok(0));
        let error = of("MIG-c").expect_err("not listed");
        assert!(error.contains("CUDA_VISIBLE_DEVICES=MIG-c"), "{error}");
    }
}
