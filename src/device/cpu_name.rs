//! The product name of the processor.

use std::sync::OnceLock;

/// The product name of the processor, read once.
pub(super) fn cpu_name() -> &'static str {
    static NAME: OnceLock<String> = OnceLock::new();
    NAME.get_or_init(|| {
        let client = cubecl::Device::cpu().map(|device| device.client());
        client.map_or_else(
            |_| std::env::consts::ARCH.to_owned(),
            |client| client.properties().identity.name.clone(),
        )
    })
}
