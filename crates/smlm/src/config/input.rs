//! Options of the movie.

use gaussmle_io::movie::OpenOptions;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::frames::FrameRange;
use super::region::{Region, regions_if_any};

gaussmle::option_group! {
    "Movie";
    /// The part of a movie that a run reads.
    pub struct InputConfig {
        /// Frames FROM:TO, counted from 0, without TO. Either may be left out [default: all].
        #[arg(long, value_name = "FROM:TO")]
        pub frames: Option<FrameRange>,
        /// The part of the frames whose rows are kept: pixels X0,Y0,X1,Y1, without the column X1 and the row Y1,
        /// or a mask, an image as large as the frames that is not 0 inside. There can be several
        /// [default: all].
        #[arg(long, value_name = "X0,Y0,X1,Y1|MASK")]
        #[serde(deserialize_with = "regions_if_any")]
        pub region: Option<Vec<Region>>,
        /// Read the complete frames of a truncated movie.
        #[arg(long, num_args = 0, default_missing_value = "true")]
        pub allow_truncated: Option<bool>,
        /// The image (series) that is read, by its name or its number from 0. A movie of several images
        /// needs one.
        #[arg(long, value_name = "N|NAME")]
        #[serde(deserialize_with = "text_or_number")]
        pub series: Option<String>,
        /// The channel that is read, by its name or its number from 0. A movie of several channels needs
        /// one.
        #[arg(long, value_name = "N|NAME")]
        #[serde(deserialize_with = "text_or_number")]
        pub channel: Option<String>,
        /// The plane along z that is read, from 0. A time series of several planes needs one.
        #[arg(long, value_name = "N")]
        pub z: Option<usize>,
    }
}

/// The name of a channel or an image, or its number without quotes.
fn text_or_number<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Choice {
        Name(String),
        Number(u32),
    }
    let choice = Choice::deserialize(from)
        .map_err(|_| D::Error::custom("expected a name or a number from 0"))?;
    Ok(Some(match choice {
        Choice::Name(name) => name,
        Choice::Number(number) => number.to_string(),
    }))
}

impl InputConfig {
    /// The options that open the movie.
    pub fn open_options(&self) -> OpenOptions {
        OpenOptions {
            allow_truncated: self.allow_truncated.unwrap_or(false),
            series: self.series.clone(),
            channel: self.channel.clone(),
            z: self.z,
            ..OpenOptions::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_is_a_name_or_a_number() {
        let channel = |text: &str| {
            let input: Result<InputConfig, _> = toml::from_str(text);
            input.map(|input| input.channel)
        };
        assert_eq!(channel("channel = 1"), Ok(Some("1".into())));
        assert_eq!(channel("channel = 'Cy5'"), Ok(Some("Cy5".into())));
        assert_eq!(channel(""), Ok(None));
        assert!(channel("channel = -1").is_err());
        assert!(channel("channel = [1]").is_err());
    }

    #[test]
    fn a_region_is_a_box_a_mask_or_a_list() {
        let region = |text: &str| {
            let input: Result<InputConfig, _> = toml::from_str(text);
            input
                .map(|input| input.region)
                .map_err(|error| error.to_string())
        };
        let (one, other) = (Region::Box([10, 20, 74, 84]), Region::Box([0, 0, 1, 2]));
        let mask = Region::Mask("cell.tif".into());
        assert_eq!(
            region("region = [10, 20, 74, 84]"),
            Ok(Some(vec![one.clone()]))
        );
        assert_eq!(
            region("region = [10.0, 20, 74, 84]"),
            Ok(Some(vec![one.clone()]))
        );
        let both = Ok(Some(vec![one.clone(), other]));
        assert_eq!(region("region = [[10, 20, 74, 84], [0, 0, 1, 2]]"), both);
        assert_eq!(region("region = ['10,20,74,84', '0,0,1,2']"), both);
        assert_eq!(region("region = 'cell.tif'"), Ok(Some(vec![mask.clone()])));
        let mixed = Ok(Some(vec![mask, one]));
        assert_eq!(region("region = ['cell.tif', [10, 20, 74, 84]]"), mixed);
        assert_eq!(region("region = []"), Ok(None));
        for (text, part) in [
            ("7", "expected [x0, y0, x1, y1]"),
            ("[1, 2, 3]", "`1,2,3`: expected four numbers"),
            ("[1, 2, nan, 4]", "x1 must be a whole number"),
            ("[[1, 2, 3, 4], [3, 2, 1, 4]]", "x1 is 1"),
            ("[[1, 2, 3, 4], 5]", "or a list of these"),
        ] {
            let error = region(&format!("region = {text}")).expect_err(text);
            assert!(error.contains(part), "`{error}` lacks `{part}`");
        }
    }
}
