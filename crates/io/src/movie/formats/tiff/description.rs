//! The content of the image description of a first page.

use gaussmle::PixelSize;

use crate::movie::plane_axes::{AxisKind, PlaneAxes};

/// The content of a description.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Description {
    /// The program that wrote it.
    pub(super) writer: Writer,
    /// Number of planes of the movie, with those of all images, if described.
    pub(super) planes: Option<u64>,
    /// The images, if the files of the movie hold several. [`Description::axes`] and
    /// [`Description::blocks`] are empty until one is chosen.
    pub(super) images: Vec<Image>,
    /// The first plane of the chosen image, if images without a list of planes follow one another.
    pub(super) first_plane: Option<u64>,
    /// The axes of the planes, if described.
    pub(super) axes: PlaneAxes,
    /// The planes that are labelled as z, and are frames because there is no other axis.
    pub(super) slices_as_frames: Option<u64>,
    /// The places of planes that are not in the order of the axes.
    pub(super) blocks: Vec<Block>,
    /// Names of all files of the series.
    pub(super) files: Vec<String>,
    /// The width of a pixel.
    pub(super) pixel_size_um: Option<PixelSize>,
    /// The distance from one plane along z to the next.
    pub(super) z_step_um: Option<f64>,
    /// The unit of the resolution tags.
    pub(super) unit: Option<String>,
    pub(super) camera: Option<String>,
    /// True if all pixels follow the first page without gaps.
    pub(super) consecutive: bool,
}

/// One of several images in the same files.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Image {
    pub(super) name: String,
    /// Number of planes, if described.
    pub(super) planes: Option<u64>,
    pub(super) axes: PlaneAxes,
    pub(super) blocks: Vec<Block>,
    pub(super) pixel_size_um: Option<PixelSize>,
    pub(super) z_step_um: Option<f64>,
}

/// Consecutive planes of a file.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Block {
    /// The place of the first plane.
    pub(super) first: [(AxisKind, u64); 3],
    /// The number of its directory.
    pub(super) ifd: Option<u64>,
    /// The number of planes.
    pub(super) count: Option<u64>,
    /// The file, as an index into [`Description::files`].
    pub(super) file: Option<usize>,
}

/// The program that wrote a description.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Writer {
    #[default]
    Other,
    ImageJ,
    /// MetaMorph, whose stacks (`.stk`) have one directory.
    MetaMorph,
    MicroManager,
    Ome,
    Tifffile,
}

impl Description {
    /// The names of the images, if there are several.
    pub(super) fn image_names(&self) -> Vec<String> {
        self.images.iter().map(|image| image.name.clone()).collect()
    }

    /// Takes axes, planes and pixel size of one of several images.
    pub(super) fn choose_image(&mut self, number: usize) {
        let before = self.images[..number].iter();
        let planes = before.map(|image| image.planes.unwrap_or(1));
        self.first_plane = Some(planes.fold(0, u64::saturating_add));
        let chosen = &mut self.images[number];
        self.axes = chosen.axes.clone();
        self.blocks = std::mem::take(&mut chosen.blocks);
        self.pixel_size_um = chosen.pixel_size_um;
        self.z_step_um = chosen.z_step_um;
    }

    /// The entry that holds the pixel size.
    pub(super) fn pixel_size_entry(&self) -> &'static str {
        match self.writer {
            Writer::MetaMorph => "the calibration of MetaMorph",
            Writer::Other
            | Writer::ImageJ
            | Writer::MicroManager
            | Writer::Ome
            | Writer::Tifffile => "`PhysicalSizeX` of OME",
        }
    }

    /// The entry that holds the step along z.
    pub(super) fn z_step_entry(&self) -> &'static str {
        match self.writer {
            Writer::ImageJ => "`spacing` of ImageJ",
            Writer::MetaMorph => "the distances along z of MetaMorph",
            Writer::Other | Writer::MicroManager | Writer::Ome | Writer::Tifffile => {
                "`PhysicalSizeZ` of OME"
            }
        }
    }

    /// True if the writer splits movies over files.
    pub(super) fn may_be_series(&self) -> bool {
        matches!(self.writer, Writer::MicroManager | Writer::Ome)
    }
}
