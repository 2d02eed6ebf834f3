//! The codec `blosc` of Zarr arrays, in place of that of the Zarr library, which needs a C++ compiler. It
//! decodes only.

use std::borrow::Cow;
use std::sync::{Arc, Once};

use zarrs::array::codec::api::{
    BytesToBytesCodecTraits, Codec, CodecError, CodecMetadataOptions, CodecOptions,
    CodecRuntimePluginV2, CodecRuntimePluginV3, CodecTraits, PartialDecoderCapability,
    PartialEncoderCapability, RecommendedConcurrency, register_codec_v2, register_codec_v3,
};
use zarrs::array::{ArrayBytesRaw, BytesRepresentation};
use zarrs::metadata::Configuration;
use zarrs::plugin::{ExtensionName, ZarrVersion};

use super::codecs::most_bytes;
use crate::movie::blosc;

const NAME: &str = "blosc";

/// The most bytes that Blosc adds to a chunk: its header.
const OVERHEAD: u64 = 16;

/// Decodes whole chunks, within the bytes that belong there. A chunk states how it was compressed, so
/// the configuration is kept for its own sake.
#[derive(Debug)]
struct Blosc {
    configuration: Configuration,
}

/// Adds the codec to those of the Zarr library.
pub(super) fn register() {
    static DONE: Once = Once::new();
    DONE.call_once(|| {
        register_codec_v2(CodecRuntimePluginV2::new(
            |name| name == NAME,
            |metadata| Ok(codec(metadata.configuration().clone())),
        ));
        register_codec_v3(CodecRuntimePluginV3::new(
            |name| name == NAME,
            |metadata| Ok(codec(metadata.configuration().cloned().unwrap_or_default())),
        ));
    });
}

fn codec(configuration: Configuration) -> Codec {
    Codec::BytesToBytes(Arc::new(Blosc { configuration }))
}

impl ExtensionName for Blosc {
    fn name(&self, _: ZarrVersion) -> Option<Cow<'static, str>> {
        Some(NAME.into())
    }
}

impl CodecTraits for Blosc {
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }

    fn configuration(&self, _: ZarrVersion, _: &CodecMetadataOptions) -> Option<Configuration> {
        Some(self.configuration.clone())
    }

    fn partial_decoder_capability(&self) -> PartialDecoderCapability {
        PartialDecoderCapability {
            partial_read: false,
            partial_decode: false,
        }
    }

    fn partial_encoder_capability(&self) -> PartialEncoderCapability {
        PartialEncoderCapability {
            partial_encode: false,
        }
    }
}

impl BytesToBytesCodecTraits for Blosc {
    fn into_dyn(self: Arc<Self>) -> Arc<dyn BytesToBytesCodecTraits> {
        self
    }

    fn recommended_concurrency(
        &self,
        _: &BytesRepresentation,
    ) -> Result<RecommendedConcurrency, CodecError> {
        Ok(RecommendedConcurrency::new_maximum(1))
    }

    fn encoded_representation(&self, decoded: &BytesRepresentation) -> BytesRepresentation {
        let most = decoded.size().and_then(|size| size.checked_add(OVERHEAD));
        most.map_or(
            BytesRepresentation::UnboundedSize,
            BytesRepresentation::BoundedSize,
        )
    }

    fn encode<'a>(
        &self,
        _: ArrayBytesRaw<'a>,
        _: &CodecOptions,
    ) -> Result<ArrayBytesRaw<'a>, CodecError> {
        let what = "chunks with Blosc are read and not written";
        Err(CodecError::Other(what.into()))
    }

    fn decode<'a>(
        &self,
        bytes: ArrayBytesRaw<'a>,
        decoded: &BytesRepresentation,
        _: &CodecOptions,
    ) -> Result<ArrayBytesRaw<'a>, CodecError> {
        let most = most_bytes(decoded)?;
        let decoded = blosc::decode(&bytes, most).map(Cow::Owned);
        decoded.map_err(|error| {
            let have = bytes.len();
            CodecError::Other(format!(
                "a chunk of {have} compressed bytes, where {most} belong: {error}"
            ))
        })
    }
}
