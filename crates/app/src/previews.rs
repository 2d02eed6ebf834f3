//! The search and the fits of one frame, while somebody sets the options.

use std::sync::{Arc, Mutex, PoisonError};

use gaussmle::table::Values;
use gaussmle::{CancelToken, LocalizationTable};
use gaussmle_detect::Corner;
use gaussmle_smlm::config::Sigma;
use gaussmle_smlm::preview::{Preview, SpotPreview};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::error::{Failure, Outcome};
use crate::movies::Movies;
use crate::places::Places;
use crate::run_options::{MovieChoice, Options, config_of};

/// Searches that are kept, with their options.
const KEPT: usize = 4;

/// Widths of a movie that are kept.
const KEPT_WIDTHS: usize = 16;

/// What a page asks for while options change.
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

/// The last searches, the last used one at the end.
#[derive(Debug, Default)]
pub(crate) struct Previews {
    kept: Mutex<Vec<(Key, Arc<Preview>)>>,
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
        let lock = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let mut kept = lock();
        if let Some(place) = kept.iter().position(|(known, _)| *known == key) {
            let entry = kept.remove(place);
            kept.push(entry);
            return Ok(kept[kept.len() - 1].1.clone());
        }
        drop(kept);
        let widths = || opened.widths.lock().unwrap_or_else(PoisonError::into_inner);
        let is_measured = config.model.given_width() == Some(Sigma::Auto);
        // Measured once, not with each change of the threshold.
        let depends = depends(&request.options);
        let known = widths()
            .iter()
            .find(|(key, _)| *key == depends)
            .map(|(_, sigma)| *sigma);
        if let Some(sigma) = known.filter(|_| is_measured) {
            config.model.sigma_um = Some(sigma);
        }
        let preview = Preview::new(opened.movie.clone(), &config, &CancelToken::new())?;
        if let Some(sigma) = preview.config().model.sigma_um.filter(|_| is_measured) {
            let mut all = widths();
            all.push((depends, sigma));
            if all.len() > KEPT_WIDTHS {
                all.remove(0);
            }
        }
        let preview = Arc::new(preview);
        let mut kept = lock();
        kept.push((key, preview.clone()));
        if kept.len() > KEPT {
            kept.remove(0);
        }
        Ok(preview)
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
        let (peaks, counts) = preview.peaks(request.frame)?;
        let boxes: Vec<_> = peaks
            .iter()
            .map(|peak| json!([peak.corner.x, peak.corner.y, peak.over_threshold]))
            .collect();
        let mut answer = json!({
            "roi": preview.roi(),
            "boxes": boxes,
            "counts": {
                "found": counts.found,
                "border": counts.border,
                "crowded": counts.crowded,
                "close": counts.close,
                "outside": counts.outside,
            },
            "peaks": preview.around_threshold(request.frame, &peaks)?,
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

/// The options on which a measured width depends, as text.
fn depends(options: &Options) -> String {
    const KEYS: [&str; 8] = [
        "pixel_size_um",
        "offset_adu",
        "gain_e_per_adu",
        "read_noise_e",
        "excess_noise",
        "camera",
        "detection_sigma_um",
        "frames",
    ];
    let values = KEYS.map(|key| options.get(key).map_or(String::new(), Value::to_string));
    values.join(" ")
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
