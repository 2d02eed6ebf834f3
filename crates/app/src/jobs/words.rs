//! A job in the words of other doors: a command line, Python, a TOML file.

use serde::Deserialize;

use super::job::Job;
use super::run::shown_config;
use crate::error::Outcome;
use crate::option_list::as_words;
use crate::places::Places;

use gaussmle_base::config::format_version_line;
use gaussmle_base::messages::shell_word;
use gaussmle_io::table::Format;
use gaussmle_smlm::config::Section;

/// A door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Form {
    Command,
    Python,
    Toml,
}

/// The text that gives the run of a job.
pub(crate) fn words(job: &Job, form: Form, places: &Places) -> Outcome<String> {
    let config = shown_config(job, places)?;
    let record = job.record().clone();
    let format = Format::from_name(&record.format)?;
    let output = super::run::table_name(record.movie.path.as_ref(), format);
    let toml = || format_version_line() + &config.to_toml(Section::Localize);
    Ok(match form {
        Form::Toml => toml(),
        Form::Command => {
            let mut words = vec![
                "gaussmle".to_owned(),
                "localize".into(),
                record.movie.path.clone(),
                "-o".into(),
                output,
                "--format".into(),
                record.format.clone(),
            ];
            words.extend(as_words(&config));
            if let Some(seconds) = record.follow {
                words.extend([
                    "--follow".into(),
                    "--quiet-after".into(),
                    seconds.to_string(),
                ]);
            }
            let words: Vec<_> = words.iter().map(|word| shell_word(word)).collect();
            words.join(" ") + "\n"
        }
        Form::Python => {
            let follow = record
                .follow
                .map_or(String::new(), |s| format!(", follow={s}"));
            format!(
                "from pathlib import Path\n\nimport gaussmle as gm\n\nPath(\"run.toml\").write_text({})\n\
                 gm.localize({}, {}, format={}, config=\"run.toml\"{follow})\n",
                python_text(&toml()),
                python_text(&record.movie.path),
                python_text(&output),
                python_text(&record.format),
            )
        }
    })
}

/// A text of Python. Texts of JSON are texts of Python, too.
fn python_text(text: &str) -> String {
    match text.contains('\n') && !text.contains("'''") && !text.contains('\\') {
        true => format!("'''\\\n{text}'''"),
        false => serde_json::to_string(text).unwrap_or_default(),
    }
}
