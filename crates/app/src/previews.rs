//! The search and the fits of one frame, while somebody sets the options.

use std::sync::Arc;

use gaussmle::table::Values;
use gaussmle::{CancelToken, LocalizationTable};
use gaussmle_base::config::field_names;
use gaussmle_detect::Corner;
use gaussmle_smlm::config::{CameraConfig, Sigma};
use gaussmle_smlm::preview::{LeftOut, Preview, SpotPreview};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::error::{Failure, Outcome};
use crate::movies::Movies;
use crate::places::Places;
use crate::recent::Recent;
use crate::run_options::{MovieChoice, Options, config_of};

/// Searches that are kept, with their options.
const KEPT: usize = 4;

/// A request of a page while options change.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PreviewRequest {
    pub movie: MovieChoice,
    #[serde(default)]
    pub options: Options,
    #[serde(default)]
    pub frame: usize,
    #[serde(default)]
    pub fit: bool,
    /// The first pixel of the ROI, of a request for one.
    #[serde(default)]
    pub corner: Option<[usize; 2]>,
}

/// The movie and the options of a search that is kept.
type Key = (MovieChoice, String);

/// The last searches.
#[derive(Debug, Default)]
pub(crate) struct Previews {
    kept: Recent<Key, Arc<Preview>, KEPT>,
}

impl Previews {
    /// The search of a request.
    fn get(
        &self,
        request: &PreviewRequest,
        movies: &Movies,
        places: &Places,
    ) -> Outcome<Arc<Preview>> {
        let opened = movies.get(&request.movie, places)?;
        let mut config = config_of(&request.options, &request.movie, places)?;
        config.model.choose_if_none();
        let text = serde_json::to_string(&request.options).unwrap_or_default();
        // A movie that was opened again is another one.
        let key = (request.movie.clone(), format!("{} {text}", opened.number));
        if let Some(preview) = self.kept.get(&key) {
            return Ok(preview);
        }
        let is_measured = config.model.given_width() == Some(Sigma::Auto);
        // Measured once, not with each change of the threshold.
        let depends = depends(&request.options);
        if is_measured && let Some((sigma, misfit)) = opened.widths.get(&depends) {
            config.model.sigma_um = Some(sigma);
            config.detection.psf_misfit = config.detection.psf_misfit.or(misfit);
        }
        let preview = Preview::new(opened.movie.clone(), &config, &CancelToken::new())?;
        let measured = preview.config();
        if let Some(sigma) = measured.model.sigma_um.filter(|_| is_measured) {
            let misfit = measured.detection.psf_misfit;
            opened.widths.put(depends, (sigma, misfit));
        }
        Ok(self.kept.put(key, Arc::new(preview)))
    }

    /// The spots of a frame, and on request their fits.
    pub fn frame(
        &self,
        request: &PreviewRequest,
        movies: &Movies,
        places: &Places,
    ) -> Outcome<Value> {
        let started = std::time::Instant::now();
        let preview = self.get(request, movies, places)?;
        let peaks = preview.peaks(request.frame)?;
        let counts = peaks.counts;
        let boxes: Vec<_> = peaks
            .found
            .iter()
            .map(|peak| json!([peak.corner.x, peak.corner.y, peak.over_threshold]))
            .collect();
        let left_out = peaks.left_out.iter();
        let left_out = left_out.map(|([x, y], reason)| json!([x, y, name_of(*reason)]));
        let mut answer = json!({
            "roi": preview.roi(),
            "boxes": boxes,
            "left_out": left_out.collect::<Vec<_>>(),
            "counts": {
                "found": counts.found,
                "border": counts.border,
                "crowded": counts.crowded,
                "close": counts.close,
                "outside": counts.outside,
            },
            "peaks": peaks.ratios,
            "notes": preview.notes(),
            "fits": null,
            "remarks": [],
        });
        if request.fit {
            let fitted = preview.fits(request.frame, &CancelToken::new())?;
            let corners: Vec<_> = fitted.corners.iter().map(|c| json!([c.x, c.y])).collect();
            let mut fits = columns_of(&fitted.rows, 0..fitted.rows.len());
            fits["boxes"] = corners.into();
            answer["fits"] = fits;
            let remarks = fitted.summary.remarks.iter();
            answer["remarks"] = remarks
                .map(|remark| json!({ "cause": remark.cause.name(), "text": remark.text }))
                .collect();
        }
        answer["ms"] = json!(1e3 * started.elapsed().as_secs_f64());
        Ok(answer)
    }

    /// One ROI beside its model.
    pub fn spot(
        &self,
        request: &PreviewRequest,
        movies: &Movies,
        places: &Places,
    ) -> Outcome<Value> {
        let Some([x, y]) = request.corner else {
            return Err(Failure::bad(
                "`corner` is missing: the first pixel of the ROI",
            ));
        };
        let preview = self.get(request, movies, places)?;
        let SpotPreview {
            side,
            electrons,
            model,
            residuals,
            parameters,
            p_value,
            status,
            ..
        } = preview.spot(request.frame, Corner { x, y })?;
        let parameters: Vec<Value> = parameters
            .into_iter()
            .map(|(name, unit, value, std)| {
                json!({ "name": name, "unit": unit, "value": value, "std": std })
            })
            .collect();
        Ok(json!({
            "side": side,
            "pixels": electrons,
            "model": model,
            "residuals": residuals,
            "parameters": parameters,
            "p_value": p_value,
            "status": status.name(),
        }))
    }

    /// The width of the spots, in place of `auto`.
    pub fn width(
        &self,
        request: &PreviewRequest,
        movies: &Movies,
        places: &Places,
    ) -> Outcome<Value> {
        let mut request = request.clone();
        request.options.insert("model".into(), "xynb".into());
        request.options.insert("sigma_um".into(), "auto".into());
        request.options.insert("psf_misfit".into(), 0.into());
        for other in ["psf", "crowded"] {
            request.options.remove(other);
        }
        let preview = self.get(&request, movies, places)?;
        let width = preview.config().model.sigma_um.and_then(|sigma| sigma.um());
        Ok(json!({
            "sigma_um": width,
            "words": preview.notes().iter().find(|note| note.starts_with("the width")),
        }))
    }
}

fn name_of(reason: LeftOut) -> &'static str {
    match reason {
        LeftOut::Border => "border",
        LeftOut::Crowded => "crowded",
        LeftOut::Outside => "outside",
    }
}

/// The options on which a measured width depends, and whether there is a misfit, as text.
fn depends(options: &Options) -> String {
    let keys = field_names::<CameraConfig>().iter();
    let keys = keys.chain(&[
        "detection_sigma_um",
        "frames",
        "background_frames",
        "bounds",
        "crowded",
        "isolated",
        "min_net_gradient",
        "min_separation_um",
        "psf_misfit",
    ]);
    let values = keys.map(|key| options.get(*key).map_or(String::new(), Value::to_string));
    values.collect::<Vec<_>>().join(" ")
}

/// Rows of a table by columns: names, units and values.
pub(crate) fn columns_of(
    table: &LocalizationTable,
    rows: impl Iterator<Item = usize> + Clone,
) -> Value {
    let columns = table.columns().iter().map(|column| -> Value {
        let rows = rows.clone();
        match &column.values {
            Values::F64(values) => rows.map(|row| json!(values[row])).collect(),
            Values::U32(values) => rows.map(|row| json!(values[row])).collect(),
            Values::Status(values) => rows.map(|row| json!(values[row].name())).collect(),
        }
    });
    json!({
        "names": table.names(),
        "units": table.columns().iter().map(|column| column.unit).collect::<Vec<_>>(),
        "columns": columns.collect::<Vec<_>>(),
    })
}
