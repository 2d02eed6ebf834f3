//! YAML that describes movies and tables, as Picasso writes it beside them.

use gaussmle_base::caught::caught;
use saphyr_parser::{Event, Parser, ScalarStyle, Tag};
use serde_json::{Map, Number, Value};

/// The most levels of values within values.
const MAX_DEPTH: usize = 64;

/// The documents of a text that are maps with entries, up to what is not YAML: the line, and why. Of
/// two equal keys, the last one counts.
///
/// Entries without a value are left out, as are those with a tag of another program. So are aliases:
/// each takes a few bytes and may stand for any number of values. A `%TAG` is refused: each tag with
/// its handle would take as many bytes as its prefix.
pub(crate) fn documents(text: &str) -> (Vec<Map<String, Value>>, Option<String>) {
    caught(|| parse(text)).unwrap_or_else(|_| (Vec::new(), Some("it is not YAML".into())))
}

fn parse(text: &str) -> (Vec<Map<String, Value>>, Option<String>) {
    let mut documents = Vec::new();
    let end = read_events(text, &mut documents);
    (documents, end.err())
}

fn read_events(text: &str, documents: &mut Vec<Map<String, Value>>) -> Result<(), String> {
    if let Some(line) = line_of_tag_directive(text) {
        return Err(format!(
            "its line {line} is a %TAG directive, which is not supported: write the tags in full"
        ));
    }
    // The collections that have begun, from the outside to the inside.
    let mut open: Vec<Collection> = Vec::new();
    for event in Parser::new_from_str(text) {
        let (event, place) = event.map_err(|error| {
            let (line, what) = (error.marker().line(), error.info());
            format!("its line {line} is not YAML: {what}")
        })?;
        let value = match event {
            Event::MappingStart(_, tag) => {
                open.push(Collection::new(
                    Content::Map(Map::new(), None),
                    tag.as_deref(),
                ));
                None
            }
            Event::SequenceStart(_, tag) => {
                open.push(Collection::new(Content::List(Vec::new()), tag.as_deref()));
                None
            }
            Event::MappingEnd | Event::SequenceEnd => open.pop().map(Collection::value),
            Event::Scalar(text, style, _, tag) => Some(scalar(&text, style, tag.as_deref())),
            Event::Alias(_) => Some(None),
            Event::Nothing
            | Event::StreamStart
            | Event::StreamEnd
            | Event::DocumentStart(_)
            | Event::DocumentEnd => None,
        };
        if open.len() > MAX_DEPTH {
            let line = place.start.line();
            return Err(format!(
                "its line {line} nests more than {MAX_DEPTH} levels"
            ));
        }
        match (value, open.last_mut()) {
            (Some(value), Some(collection)) => collection.push(value),
            (Some(Some(Value::Object(map))), None) if !map.is_empty() => documents.push(map),
            _ => {}
        }
    }
    Ok(())
}

fn line_of_tag_directive(text: &str) -> Option<usize> {
    let mut directives = text.match_indices("%TAG").map(|(at, _)| &text[..at]);
    // Of an indented one, the parser makes no directive.
    let before = directives
        .find(|before| before.is_empty() || before.ends_with(['\n', '\r', '\u{feff}']))?;
    Some(before.matches('\n').count() + 1)
}

/// A collection whose end is not reached.
struct Collection {
    content: Content,
    /// False if it is left out.
    is_kept: bool,
}

enum Content {
    /// The entries, and the key whose value follows. A key that is no scalar has no text.
    Map(Map<String, Value>, Option<Option<String>>),
    List(Vec<Value>),
}

impl Collection {
    fn new(content: Content, tag: Option<&Tag>) -> Self {
        let is_kept = tag.is_none_or(is_of_yaml);
        Self { content, is_kept }
    }

    /// Adds a key, a value or an item.
    fn push(&mut self, value: Option<Value>) {
        match &mut self.content {
            Content::List(items) => items.push(value.unwrap_or_default()),
            Content::Map(entries, key) => match (key.take(), value) {
                (None, Some(Value::String(name))) => *key = Some(Some(name)),
                (None, Some(Value::Object(_) | Value::Array(_)) | None) => *key = Some(None),
                (None, Some(name)) => *key = Some(Some(name.to_string())),
                (Some(Some(name)), Some(value)) => {
                    entries.insert(name, value);
                }
                (Some(_), _) => {}
            },
        }
    }

    fn value(self) -> Option<Value> {
        self.is_kept.then(|| match self.content {
            Content::Map(entries, _) => Value::Object(entries),
            Content::List(items) => Value::Array(items),
        })
    }
}

/// True for the tags of YAML itself. `!!python/tuple` has the same handle.
fn is_of_yaml(tag: &Tag) -> bool {
    let known = ["str", "int", "float", "bool", "null", "map", "seq"];
    tag.is_yaml_core_schema() && known.contains(&tag.suffix.as_str())
}

/// A text, a number or another value of one word. None if there is nothing.
fn scalar(text: &str, style: ScalarStyle, tag: Option<&Tag>) -> Option<Value> {
    let is_text = match tag {
        Some(tag) if !is_of_yaml(tag) => return None,
        Some(tag) => tag.suffix == "str",
        None => false,
    };
    if is_text || style != ScalarStyle::Plain {
        return Some(text.into());
    }
    match text {
        "" => None,
        "~" => Some(Value::Null),
        // Numbers, truth values and null have the same text in JSON, but for `.5` and `5.`.
        _ => serde_json::from_str(text)
            .ok()
            .or_else(|| decimal(text))
            .or_else(|| Some(text.into())),
    }
}

fn decimal(text: &str) -> Option<Value> {
    let number = text.contains('.').then(|| text.parse().ok()).flatten()?;
    Number::from_f64(number).map(Value::Number)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(text: &str) -> Vec<Map<String, Value>> {
        let (all, error) = documents(text);
        assert_eq!(error, None);
        all
    }

    #[track_caller]
    fn refused(text: &str) -> String {
        documents(text).1.expect("not YAML")
    }

    #[test]
    fn documents_before_a_fault_are_read() {
        let (all, error) = documents("Width: 3\n---\nNote: a: b\n");
        assert_eq!(json!(all), json!([{"Width": 3}]));
        let error = error.expect("not YAML");
        assert!(error.contains("line 3"), "{error}");
    }

    #[test]
    fn documents_hold_numbers_and_texts() {
        let text = "Byte Order: <\nFrames: 1000\nNested:\n  Frames: 6\nList:\n- 1\nNoise: 1.5\n---\n\
            \"Fit method\": \"xynb\"\n\"Notes\": [\"a\\nb\", \"\\U0001f52c\\\\U\"]\n'It': 'isn''t'\n\
            ROI: null\nNothing:\nHalf: -.5\n";
        let all = read(text);
        let first = json!({
            "Byte Order": "<", "Frames": 1000, "Nested": {"Frames": 6}, "List": [1], "Noise": 1.5
        });
        assert_eq!(json!(all[0]), first);
        let second = json!({
            "Fit method": "xynb", "Notes": ["a\nb", "\u{1f52c}\\U"], "It": "isn't", "ROI": null,
            "Half": -0.5
        });
        assert_eq!(json!(all[1]), second);
        assert!(read("").is_empty());
        assert!(read("# nothing\n---\n---\n- 1\n").is_empty());
    }

    #[test]
    fn what_yaml_dump_writes_is_read() {
        // PyYAML breaks long lines, indents no lists, and writes types of Python as tags.
        let text = "Camera Config:\n  Baseline: 100\n  Gain: [1, 2]\nPath: a long\n  path\n\
            Pick: !!python/tuple\n- 1\nPixelsize: 130\nText: |-\n  Frames: 6\n  more\n\
            Words: !!str 5\nMicro-Manager Metadata: {a: b, c: [d]}\n";
        let expected = json!({
            "Camera Config": {"Baseline": 100, "Gain": [1, 2]}, "Path": "a long path",
            "Pixelsize": 130, "Text": "Frames: 6\nmore", "Words": "5",
            "Micro-Manager Metadata": {"a": "b", "c": ["d"]}
        });
        assert_eq!(json!(read(text)[0]), expected);
    }

    #[test]
    fn comments_quotes_and_marks_are_removed() {
        let text = "\u{feff}---\r\n'Byte Order': '>' # big\r\nData Type: \"uint16\" # as saved\r\n\
            Frames: 5 # all\r\nPath: a#b # c\r\nList: [1, \"a # b\"] # d\r\n...\r\n---\r\nWidth: 4\r\n";
        let expected = json!({
            "Byte Order": ">", "Data Type": "uint16", "Frames": 5, "Path": "a#b",
            "List": [1, "a # b"]
        });
        let all = read(text);
        assert_eq!(json!(all[0]), expected);
        assert_eq!(json!(all[1]), json!({"Width": 4}));
    }

    #[test]
    fn the_last_of_equal_keys_counts() {
        let all = read("Width: 3\nWidth: 4\n? [1, 2]\n: 5\n");
        assert_eq!(json!(all[0]), json!({"Width": 4}));
    }

    #[test]
    fn what_is_no_yaml_names_its_line() {
        for (text, line) in [
            ("Width: 3\nOdd: 'a'b\n", "line 2"),
            ("Width: 3\nOpen: \"a\n", "line"),
            ("a: b: c\n", "line 1"),
            ("A: *unknown\n", "line 1"),
        ] {
            let error = refused(text);
            assert!(error.contains(line), "`{error}` of `{text}`");
        }
    }

    /// A megabyte that another parser turns into gigabytes, or a stack that overflows.
    #[test]
    fn hostile_texts_take_no_more_than_they_have() {
        let times = |text: &str| text.repeat((1 << 20) / text.len());
        refused(&format!("a: {}", times("[")));
        refused(&format!("a: {}", times("{a: ")));
        refused(&times("- "));
        let steps: String = (0..1000)
            .map(|depth| format!("{}a:\n", " ".repeat(depth)))
            .collect();
        let error = refused(&steps);
        assert!(error.contains("more than 64 levels"), "{error}");
        // Each line would have ten times the values of the one before.
        let mut laughs = String::from("a0: &a0 [1, 1]\n");
        for line in 1..30 {
            let before = format!("*a{}", line - 1);
            let ten = [before.as_str(); 10].join(", ");
            laughs += &format!("a{line}: &a{line} [{ten}]\n");
        }
        let all = read(&laughs);
        assert_eq!(all[0]["a0"], json!([1, 1]));
        assert_eq!(all[0]["a29"], Value::from(vec![Value::Null; 10]));
        for text in [
            "{---",
            "[---",
            "\"---",
            "? ? ? ?",
            "&a &b c",
            "%YAML",
            "\t- a",
            "a:\n\t- b",
        ] {
            // A panic would be caught elsewhere.
            parse(text);
        }
        // Each tag would have a megabyte.
        let tags = format!("%TAG !a! tag:{}\n---\n- !a!b c\n", times("x"));
        assert!(refused(&tags).contains("line 1"));
        assert!(refused("a: 1\r\n...\r\n%TAG !a! tag:b\r\n---\r\n").contains("line 3"));
        assert_eq!(json!(read("a: ' %TAG'\n")[0]), json!({"a": " %TAG"}));
        let flat = format!("a: [{}1]\n", times("1,"));
        assert_eq!(
            read(&flat)[0]["a"].as_array().map(Vec::len),
            Some((1 << 19) + 1)
        );
    }
}
