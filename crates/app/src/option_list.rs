//! All options of a run, models and formats, for pages and programs: what the command line has.

use clap::{Args, Command};
use gaussmle::Settings;
use gaussmle::model::{MODELS, Takes};
use gaussmle_io::table::Format;
use gaussmle_report::render::ColorMap;
use gaussmle_smlm::RunConfig;
use gaussmle_smlm::config::{CameraConfig, DetectionConfig, InputConfig, ModelConfig, Section};
use serde_json::{Value, json};

/// The groups of options as arguments.
fn groups() -> [Command; 5] {
    [
        ModelConfig::augment_args(Command::new("model")),
        CameraConfig::augment_args(Command::new("camera")),
        DetectionConfig::augment_args(Command::new("detection")),
        InputConfig::augment_args(Command::new("input")),
        Settings::augment_args(Command::new("devices")),
    ]
}

/// The description of all options, models and formats.
pub(crate) fn description() -> Value {
    let keys = Section::Localize.keys();
    let of_machine = Settings::machine_names();
    let group = |command: &Command| {
        let options = command.get_arguments().filter(|argument| {
            let key = argument.get_id().as_str();
            keys.contains(&key) && !of_machine.contains(&key)
        });
        let options: Vec<Value> = options.map(option).collect();
        let heading = command
            .get_arguments()
            .find_map(clap::Arg::get_help_heading);
        json!({ "heading": heading, "options": options })
    };
    let models = MODELS.map(|kind| {
        let parameters: Vec<&str> = kind.parameters.iter().map(|p| p.name()).collect();
        json!({
            "name": kind.name,
            "label": kind.label,
            "about": kind.help,
            "parameters": parameters,
            "takes": match kind.takes {
                Takes::Width => "width",
                Takes::StartWidth => "start_width",
                Takes::Curve => "curve",
                Takes::Spline => "spline",
                Takes::SplinePlane => "spline_plane",
            },
        })
    });
    let formats = Format::written()
        .map(|format| json!({ "name": format.name(), "extensions": format.endings() }));
    json!({
        "models": models,
        "groups": groups().iter().map(group).collect::<Vec<_>>(),
        "formats": formats.collect::<Vec<_>>(),
        "pictures": ["png", "tif", "svg"],
        "colors": ColorMap::ALL.map(ColorMap::name),
    })
}

fn option(argument: &clap::Arg) -> Value {
    let choices: Vec<String> = argument
        .get_possible_values()
        .iter()
        .map(|value| value.get_name().to_owned())
        .collect();
    let value_name = argument.get_value_names().and_then(|names| names.first());
    json!({
        "key": argument.get_id().as_str(),
        "flag": argument.get_long().map(|long| format!("--{long}")),
        "value_name": value_name.map(|name| name.as_str()),
        "choices": (!choices.is_empty()).then_some(choices),
        "takes_value": takes_value(argument),
        "help": argument.get_help().map(ToString::to_string),
    })
}

/// False of an option that is typed without a value.
fn takes_value(argument: &clap::Arg) -> bool {
    argument
        .get_num_args()
        .map_or(argument.get_action().takes_values(), |n| n.takes_values())
}

/// The options of a run as words of a command line.
pub(crate) fn as_words(config: &RunConfig) -> Vec<String> {
    let options = crate::run_options::options_of(config);
    let mut words = Vec::new();
    for command in groups() {
        for argument in command.get_arguments() {
            let (Some(value), Some(long)) =
                (options.get(argument.get_id().as_str()), argument.get_long())
            else {
                continue;
            };
            for value in values_of(value, long) {
                words.push(format!("--{long}"));
                if takes_value(argument) {
                    words.push(value);
                }
            }
        }
    }
    words
}

/// The values of an option, each of which is typed with its name.
fn values_of(value: &Value, long: &str) -> Vec<String> {
    let text = |value: &Value| match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let joined = |values: &[Value]| values.iter().map(text).collect::<Vec<_>>().join(",");
    match value {
        Value::Bool(false) => Vec::new(),
        // Two numbers are a size; other lists repeat the option.
        Value::Array(values) if long == "pixel-size" => vec![joined(values)],
        Value::Array(values) => {
            let each = values.iter().map(|value| match value {
                Value::Array(numbers) => joined(numbers),
                other => text(other),
            });
            each.collect()
        }
        other => vec![text(other)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every key of a section is here, so a new option needs no code.
    #[test]
    fn every_option_is_described() {
        let described = description();
        let groups = described["groups"].as_array().expect("groups");
        let options = groups
            .iter()
            .flat_map(|group| group["options"].as_array().expect("a list"));
        let mut keys: Vec<&str> = options.map(|o| o["key"].as_str().expect("a key")).collect();
        let machine = Settings::machine_names();
        let mut expected = Section::Localize.keys();
        expected.retain(|key| !machine.contains(key));
        keys.sort_unstable();
        expected.sort_unstable();
        assert_eq!(keys, expected);
    }

    /// The words are those that clap reads as the same options.
    #[test]
    fn words_give_the_same_options() {
        use clap::FromArgMatches;
        let text = "[localize]
            model = 'xynb'
            sigma_um = 0.13
            bounds = ['photons=10:1e6', 'background=0:100']
            covariances = true
            pixel_size_um = [0.1, 0.12]
            offset_adu = -3.5
            false_alarms = 0.5
            isolated = true
            frames = '5:50'
            region = [[1, 2, 30, 40], [5, 6, 7, 8]]
            backend = 'cpu'
            batch_size = 1000";
        let config = RunConfig::from_toml(text, Section::Localize).expect("valid");
        let mut words = vec!["gaussmle".to_owned()];
        words.extend(as_words(&config));
        let mut command = Command::new("gaussmle");
        command = ModelConfig::augment_args(command);
        command = CameraConfig::augment_args(command);
        command = DetectionConfig::augment_args(command);
        command = InputConfig::augment_args(command);
        command = Settings::augment_args(command);
        command = command.mut_args(|argument| match argument.get_long() {
            Some("offset") => argument.allow_negative_numbers(true),
            _ => argument,
        });
        let matches = command
            .try_get_matches_from(&words)
            .expect("a command line");
        let typed = RunConfig {
            model: ModelConfig::from_arg_matches(&matches).expect("options"),
            camera: CameraConfig::from_arg_matches(&matches).expect("options"),
            detection: DetectionConfig::from_arg_matches(&matches).expect("options"),
            input: InputConfig::from_arg_matches(&matches).expect("options"),
            settings: Settings::from_arg_matches(&matches).expect("options"),
            ..RunConfig::default()
        };
        assert_eq!(typed, config, "{words:?}");
    }
}
