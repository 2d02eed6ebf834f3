//! The compressions and checksums of Zarr chunks. None inflates a chunk beyond the bytes that belong
//! there, and every checksum is verified.
//!
//! Those of the Zarr library inflate a chunk as a whole and then look at its size: some megabytes
//! become all memory. It skips a checksum if a part of a chunk is wanted. So they are replaced, for the
//! whole process, by ones that know the size and decode a chunk as a whole.

use std::borrow::Cow;
use std::io::Read;
use std::sync::{Arc, Once};

use flate2::bufread::{GzDecoder, ZlibDecoder};
use zarrs::array::codec::api::{
    BytesToBytesCodecTraits, Codec, CodecError, CodecMetadataOptions, CodecOptions,
    CodecRuntimePluginV2, CodecRuntimePluginV3, CodecTraits, CodecTraitsV2, CodecTraitsV3,
    PartialDecoderCapability, PartialEncoderCapability, RecommendedConcurrency, register_codec_v2,
    register_codec_v3,
};
use zarrs::array::codec::{Crc32cCodec, GzipCodec, ZlibCodec, ZstdCodec};
use zarrs::array::{ArrayBytesRaw, BytesRepresentation};
use zarrs::metadata::Configuration;
use zarrs::plugin::{ExtensionAliasesV2, ExtensionAliasesV3, ExtensionName, ZarrVersion};

#[derive(Clone, Copy, Debug)]
enum Kind {
    Gzip,
    Zlib,
    Zstd,
    /// A checksum, which the Zarr library verifies of a whole chunk.
    Crc32c,
}

/// A codec of the Zarr library that inflates within bounds, and decodes whole chunks only: it has no
/// partial decoder of its own.
#[derive(Debug)]
struct Bounded {
    kind: Kind,
    codec: Arc<dyn BytesToBytesCodecTraits>,
}

/// Replaces the codecs of the Zarr library.
pub(super) fn register() {
    static DONE: Once = Once::new();
    DONE.call_once(|| {
        replace::<GzipCodec>(Kind::Gzip);
        replace::<ZlibCodec>(Kind::Zlib);
        replace::<ZstdCodec>(Kind::Zstd);
        replace::<Crc32cCodec>(Kind::Crc32c);
    });
}

fn replace<C>(kind: Kind)
where
    C: CodecTraitsV2 + CodecTraitsV3 + ExtensionAliasesV2 + ExtensionAliasesV3 + 'static,
{
    let bounded = move |codec| match codec {
        Codec::BytesToBytes(codec) => Codec::BytesToBytes(Arc::new(Bounded { kind, codec })),
        other @ (Codec::ArrayToArray(_) | Codec::ArrayToBytes(_)) => other,
    };
    register_codec_v2(CodecRuntimePluginV2::new(
        C::matches_name_v2,
        move |metadata| <C as CodecTraitsV2>::create(metadata).map(bounded),
    ));
    register_codec_v3(CodecRuntimePluginV3::new(
        C::matches_name_v3,
        move |metadata| <C as CodecTraitsV3>::create(metadata).map(bounded),
    ));
}

impl ExtensionName for Bounded {
    fn name(&self, version: ZarrVersion) -> Option<Cow<'static, str>> {
        self.codec.name(version)
    }
}

impl CodecTraits for Bounded {
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }

    fn configuration(
        &self,
        version: ZarrVersion,
        options: &CodecMetadataOptions,
    ) -> Option<Configuration> {
        self.codec.configuration(version, options)
    }

    /// A chunk is decoded as a whole.
    fn partial_decoder_capability(&self) -> PartialDecoderCapability {
        PartialDecoderCapability {
            partial_read: false,
            partial_decode: false,
        }
    }

    fn partial_encoder_capability(&self) -> PartialEncoderCapability {
        self.codec.partial_encoder_capability()
    }
}

impl BytesToBytesCodecTraits for Bounded {
    fn into_dyn(self: Arc<Self>) -> Arc<dyn BytesToBytesCodecTraits> {
        self
    }

    fn recommended_concurrency(
        &self,
        decoded: &BytesRepresentation,
    ) -> Result<RecommendedConcurrency, CodecError> {
        self.codec.recommended_concurrency(decoded)
    }

    fn encoded_representation(&self, decoded: &BytesRepresentation) -> BytesRepresentation {
        self.codec.encoded_representation(decoded)
    }

    fn encode<'a>(
        &self,
        bytes: ArrayBytesRaw<'a>,
        options: &CodecOptions,
    ) -> Result<ArrayBytesRaw<'a>, CodecError> {
        self.codec.encode(bytes, options)
    }

    fn decode<'a>(
        &self,
        bytes: ArrayBytesRaw<'a>,
        decoded: &BytesRepresentation,
        options: &CodecOptions,
    ) -> Result<ArrayBytesRaw<'a>, CodecError> {
        let most = most_bytes(decoded)?;
        let too_many = || {
            let have = bytes.len();
            CodecError::Other(format!(
                "a chunk of {have} compressed bytes inflates to more than the {most} that belong there"
            ))
        };
        match self.kind {
            Kind::Gzip => inflated(GzDecoder::new(&*bytes), most)?.ok_or_else(too_many),
            Kind::Zlib => inflated(ZlibDecoder::new(&*bytes), most)?.ok_or_else(too_many),
            Kind::Zstd => {
                let stated = zstd::zstd_safe::get_frame_content_size(&bytes);
                if stated.is_ok_and(|stated| stated.is_some_and(|bytes| bytes > most as u64)) {
                    return Err(too_many());
                }
                // Several frames, and those that state no size, are refused when the memory is full.
                let inflated = zstd::bulk::decompress(&bytes, most).map(Cow::Owned);
                inflated.map_err(|error| {
                    let have = bytes.len();
                    CodecError::Other(format!(
                        "a chunk of {have} compressed bytes, where {most} belong: {error}"
                    ))
                })
            }
            Kind::Crc32c => self.codec.decode(bytes, decoded, options),
        }
    }
}

/// The most bytes of a decoded chunk.
pub(super) fn most_bytes(decoded: &BytesRepresentation) -> Result<usize, CodecError> {
    let most = decoded.size().and_then(|most| usize::try_from(most).ok());
    most.ok_or_else(|| {
        let what = "the size of a compressed chunk does not follow from the metadata";
        CodecError::Other(what.into())
    })
}

/// All bytes of a reader; none if there are more than `most`.
fn inflated<'a>(reader: impl Read, most: usize) -> Result<Option<ArrayBytesRaw<'a>>, CodecError> {
    let mut out = Vec::new();
    reader.take(most as u64 + 1).read_to_end(&mut out)?;
    Ok((out.len() <= most).then_some(Cow::Owned(out)))
}
