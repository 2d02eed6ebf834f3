//! Files of a table: in any format, as a picture, as the report's page.

use gaussmle_io::table::{Format, StoredZip, TableOverrides, rewrite};
use gaussmle_report::html::{HtmlReport, ReportOptions};
use gaussmle_report::render::{ColorMapping, RenderOptions, render};
use serde::Deserialize;

use super::ShownTable;
use crate::error::{Failure, Outcome};

/// A picture to be drawn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PictureRequest {
    pub table: String,
    #[serde(default)]
    pub format: Option<String>,
    /// x0, y0, x1, y1, um.
    #[serde(default)]
    pub region: Option<String>,
    #[serde(default)]
    pub pixel_um: Option<f64>,
    #[serde(default)]
    pub colors: Option<String>,
    #[serde(default)]
    pub hues: Option<String>,
    #[serde(default)]
    pub scale_bar: Option<bool>,
    #[serde(default, rename = "where")]
    pub condition: String,
}

/// Four numbers with commas.
pub(crate) fn region_of(text: &str) -> Outcome<[f64; 4]> {
    let numbers: Result<Vec<f64>, _> = text.split(',').map(|n| n.trim().parse()).collect();
    let numbers = numbers.ok().and_then(|numbers| numbers.try_into().ok());
    numbers.ok_or_else(|| Failure::bad(format!("region: `{text}` is not x0,y0,x1,y1")))
}

impl ShownTable {
    /// The table in a format, with the rows that a condition selects: the name of the file and its
    /// bytes. Files of two are in a ZIP.
    pub fn file(&self, name: &str, format: &str, condition: &str) -> Outcome<(String, Vec<u8>)> {
        let format = Format::from_name(format)?;
        let folder = tempfile::tempdir()?;
        let file = format!("{name}{}", format.endings()[0]);
        let path = folder.path().join(&file);
        let rows = self.selected(condition)?;
        rewrite(
            &path,
            format,
            rows.as_ref(),
            &self.metadata,
            &TableOverrides::default(),
        )?;
        match format.sidecar(&path).filter(|sidecar| sidecar.exists()) {
            None => Ok((file, std::fs::read(&path)?)),
            Some(sidecar) => {
                let zip = folder.path().join("both");
                let mut both = StoredZip::new(std::fs::File::create_new(&zip)?);
                for part in [&path, &sidecar] {
                    let name = part.file_name().unwrap_or_default().to_string_lossy();
                    both.add(name.into(), std::fs::read(part)?, 0);
                }
                both.finish()?;
                Ok((format!("{name}.zip"), std::fs::read(zip)?))
            }
        }
    }

    /// The picture: the type of its content and its bytes.
    pub fn picture(&self, request: &PictureRequest) -> Outcome<(&'static str, Vec<u8>)> {
        let (ending, content) = match request.format.as_deref().unwrap_or("png") {
            "png" => ("png", "image/png"),
            "tif" | "tiff" => ("tif", "image/tiff"),
            "svg" => ("svg", "image/svg+xml"),
            other => {
                let message = format!("format: there is no picture `{other}`: png, tif or svg");
                return Err(Failure::bad(message));
            }
        };
        let region = request.region.as_deref().map(region_of).transpose()?;
        let z = match request.hues.as_deref() {
            None | Some("") => false,
            Some("z") => true,
            Some(other) => {
                let message = format!("hues: pictures in files show z, not `{other}`");
                return Err(Failure::bad(message));
            }
        };
        let mut colors = ColorMapping {
            scale_bar: request.scale_bar.unwrap_or(true),
            z_range_um: self.z_um().filter(|_| z),
            ..ColorMapping::default()
        };
        if let Some(name) = &request.colors {
            colors.color_map = name.parse()?;
        }
        let options = RenderOptions {
            pixel_size_um: request.pixel_um,
            region_um: region,
            field_um: self.metadata.field_um(),
            localized_um2: self.metadata.region_um2(),
            z,
            ..RenderOptions::default()
        };
        let rows = self.selected(&request.condition)?;
        let picture = render(rows.as_ref(), &options)?;
        let folder = tempfile::tempdir()?;
        let path = folder.path().join(format!("picture.{ending}"));
        picture.save(&path, &colors)?;
        Ok((content, std::fs::read(&path)?))
    }
}

/// The report's page on a table.
pub(crate) fn report(title: &str, table: &ShownTable, condition: &str) -> Outcome<String> {
    let options = ReportOptions {
        title: title.into(),
        ..ReportOptions::default()
    };
    let rows = table.selected(condition)?;
    let page = HtmlReport::new(&rows, &table.metadata, &options)?;
    Ok(page.html().to_owned())
}
