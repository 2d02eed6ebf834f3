//! Formats of movies that are not read, by their extensions, and the way to one that is.

/// A format that is not read.
struct NotRead {
    extensions: &'static [&'static str],
    /// The program or camera that writes it.
    of: &'static str,
    /// The way to a format that is read.
    instead: &'static str,
}

const BIO_FORMATS: &str =
    "export it as TIFF with its program, or open it in ImageJ with Bio-Formats and save it as TIFF";
const PYTHON: &str = "export it as TIFF, convert it to OME-TIFF with bfconvert of Bio-Formats, or localize it from \
                      Python with a package that reads it, as docs/files.md shows";
const IMAGEJ: &str = "open it in ImageJ and save it as TIFF (File > Save As > Tiff)";
const VIDEO: &str = "its compression has changed the photons: record 16-bit TIFF with the camera's program. For a \
                     look, save it as TIFF in ImageJ";

static ALL: [NotRead; 13] = [
    NotRead {
        extensions: &["nd2"],
        of: "NIS-Elements (Nikon)",
        instead: PYTHON,
    },
    NotRead {
        extensions: &["czi"],
        of: "ZEN (Zeiss)",
        instead: PYTHON,
    },
    NotRead {
        extensions: &["lif"],
        of: "LAS X (Leica)",
        instead: PYTHON,
    },
    NotRead {
        extensions: &["oib", "oif", "vsi"],
        of: "Olympus",
        instead: BIO_FORMATS,
    },
    NotRead {
        extensions: &["spe"],
        of: "LightField or WinSpec (Princeton Instruments)",
        instead: BIO_FORMATS,
    },
    NotRead {
        extensions: &["sif"],
        of: "Solis (Andor)",
        instead: BIO_FORMATS,
    },
    NotRead {
        extensions: &["dv", "r3d"],
        of: "softWoRx (DeltaVision)",
        instead: BIO_FORMATS,
    },
    NotRead {
        extensions: &["cxd", "his"],
        of: "HCImage (Hamamatsu)",
        instead: BIO_FORMATS,
    },
    NotRead {
        extensions: &["fits", "fit", "fts"],
        of: "astronomy and some cameras",
        instead: IMAGEJ,
    },
    NotRead {
        extensions: &["cine"],
        of: "Phantom cameras (Vision Research)",
        instead: "export it as 16-bit TIFF with PCC or Phantom CineViewer",
    },
    NotRead {
        extensions: &["gif"],
        of: "web pages, with at most 256 colours",
        instead: "its photons are lost: use the movie that it was made from. For a look, save it as TIFF in ImageJ",
    },
    NotRead {
        extensions: &["avi", "mp4", "mov", "mkv", "wmv"],
        of: "video",
        instead: VIDEO,
    },
    NotRead {
        extensions: &["png", "jpg", "jpeg", "bmp"],
        of: "single pictures",
        instead: "import the pictures in ImageJ (File > Import > Image Sequence) and save the stack as TIFF",
    },
];

/// The extensions of these formats.
pub(super) fn extensions() -> impl Iterator<Item = &'static str> {
    ALL.iter().flat_map(|format| format.extensions).copied()
}

/// The format of a file with this extension, and the way to another, as a predicate of its path.
pub(super) fn about(extension: &str) -> Option<String> {
    let mut all = ALL.iter();
    let found = all.find(|format| format.extensions.contains(&extension))?;
    let (of, instead) = (found.of, found.instead);
    Some(format!(
        "is a .{extension}, a format of {of}, which gaussmle does not read: {instead}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_format_is_both_read_and_not_read() {
        let all: Vec<&str> = extensions().collect();
        for extension in &all {
            assert!(super::super::extensions().all(|read| read != *extension));
            assert_eq!(all.iter().filter(|other| *other == extension).count(), 1);
        }
    }
}
