//! Configuration from text: field names of option structs, and TOML with checked keys.
//!
//! The crates that read options share these functions. An unknown key is an error that names the
//! nearest known one.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::value::Error as ValueError;
#[cfg(feature = "toml")]
use serde::de::value::MapDeserializer;
use serde::de::{DeserializeOwned, Deserializer, Error as _, IntoDeserializer, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

use crate::ParseError;
#[cfg(feature = "toml")]
use crate::messages::quoted;

/// The version of the formats of this program: of configurations, cameras, curves of PSFs and tables. It grows
/// when programs that know the version before would read a file wrongly.
pub const FORMAT_VERSION: i64 = 1;

/// The key of a file with the version of its format.
pub const FORMAT_VERSION_KEY: &str = "format_version";

/// The line of a TOML file with the version of its format. It is before all sections.
pub fn format_version_line() -> String {
    format!("{FORMAT_VERSION_KEY} = {FORMAT_VERSION}\n")
}

/// Refuses a file of a later program.
///
/// # Errors
///
/// Returns the two versions, and the remedy.
pub fn check_format_version(version: i64) -> Result<(), ParseError> {
    if (1..=FORMAT_VERSION).contains(&version) {
        return Ok(());
    }
    Err(ParseError::new(format!(
        "its {FORMAT_VERSION_KEY} is {version}, and this gaussmle reads {FORMAT_VERSION}: update gaussmle"
    )))
}

/// The field names of an option struct, in order, as serde reads them.
pub fn field_names<T: DeserializeOwned>() -> &'static [&'static str] {
    struct Fields<'a>(&'a mut &'static [&'static str]);

    impl<'de> Deserializer<'de> for Fields<'_> {
        type Error = ValueError;

        fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, ValueError> {
            Err(ValueError::custom("not a struct"))
        }

        fn deserialize_struct<V: Visitor<'de>>(
            self,
            _: &'static str,
            fields: &'static [&'static str],
            _: V,
        ) -> Result<V::Value, ValueError> {
            *self.0 = fields;
            Err(ValueError::custom("only the names are wanted"))
        }

        forward_to_deserialize_any! {
            bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
            option unit unit_struct newtype_struct seq tuple tuple_struct map enum identifier
            ignored_any
        }
    }

    let mut names: &'static [&'static str] = &[];
    // The error ends the deserialization after the names are known.
    let _ = T::deserialize(Fields(&mut names));
    names
}

/// Text as the value of any field. An option deserializes as `Some`, unlike from a plain `&str`.
pub struct TextValue<'a>(pub &'a str);

impl<'de> IntoDeserializer<'de, ValueError> for TextValue<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for TextValue<'de> {
    type Error = ValueError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_str(self.0)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ValueError> {
        visitor.visit_some(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ValueError> {
        visitor.visit_enum(self.0.into_deserializer())
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// Deserializes an optional value from text or from a number, through [`FromStr`].
///
/// # Errors
///
/// Returns the message of [`FromStr`].
pub fn from_text<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr,
    T::Err: fmt::Display,
{
    let text = deserializer.deserialize_any(Scalar)?;
    text.parse().map(Some).map_err(D::Error::custom)
}

/// Deserializes an optional list from a list of text and numbers, or from text with commas.
///
/// # Errors
///
/// Returns the message of [`FromStr`] for the first invalid entry.
pub fn list_from_text<'de, D, T>(deserializer: D) -> Result<Option<Vec<T>>, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr,
    T::Err: fmt::Display,
{
    struct List<T>(PhantomData<T>);

    impl<'de, T> Visitor<'de> for List<T>
    where
        T: FromStr,
        T::Err: fmt::Display,
    {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list, or text with commas")
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Self::Value, E> {
            text.split(',')
                .map(|entry| entry.parse().map_err(E::custom))
                .collect()
        }

        fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Self::Value, E> {
            self.visit_str(&number.to_string())
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
            let mut list = Vec::new();
            while let Some(Text(entry)) = seq.next_element()? {
                list.push(entry.parse().map_err(A::Error::custom)?);
            }
            Ok(list)
        }
    }

    deserializer.deserialize_any(List(PhantomData)).map(Some)
}

/// The text of a scalar, whatever its type.
struct Text(String);

impl<'de> serde::Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Scalar).map(Text)
    }
}

struct Scalar;

impl Visitor<'_> for Scalar {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("text or a number")
    }

    fn visit_str<E>(self, text: &str) -> Result<String, E> {
        Ok(text.to_owned())
    }

    fn visit_i64<E>(self, number: i64) -> Result<String, E> {
        Ok(number.to_string())
    }

    fn visit_u64<E>(self, number: u64) -> Result<String, E> {
        Ok(number.to_string())
    }

    fn visit_f64<E>(self, number: f64) -> Result<String, E> {
        Ok(number.to_string())
    }
}

/// Parses TOML text. The version of its format, if it states one, is checked, and is not in the table.
///
/// # Errors
///
/// Returns the line and the parser's message, or refuses a later version.
#[cfg(feature = "toml")]
pub fn parse_toml(text: &str) -> Result<toml::Table, ParseError> {
    let parsed = text.parse().map_err(|error: toml::de::Error| {
        let before = error.span().map_or(0, |span| span.start.min(text.len()));
        let lines = text.as_bytes()[..before].iter();
        let line = 1 + lines.filter(|&&byte| byte == b'\n').count();
        let message = error.message().replace('\n', ", ");
        ParseError::new(format!("line {line} is not valid TOML: {message}"))
    });
    let mut table: toml::Table = parsed?;
    match table.remove(FORMAT_VERSION_KEY) {
        None => {}
        Some(toml::Value::Integer(version)) => check_format_version(version)?,
        Some(other) => {
            let message = format!("{FORMAT_VERSION_KEY} is {other}: it is an integer");
            return Err(ParseError::new(message));
        }
    }
    Ok(table)
}

/// A deserialization error in one line.
#[cfg(feature = "toml")]
pub fn one_line(error: &toml::de::Error) -> ParseError {
    let message = error.to_string();
    ParseError::new(message.lines().collect::<Vec<_>>().join(" "))
}

/// The options of a group in a table that may have other keys too.
///
/// # Errors
///
/// Returns an error with the first option whose value is invalid.
#[cfg(feature = "toml")]
pub fn from_table<T: DeserializeOwned>(table: &toml::Table) -> Result<T, ParseError> {
    let names = field_names::<T>().iter();
    let own = names.filter_map(|name| Some((*name, table.get(*name)?.clone())));
    // One by one, so that an error has its option.
    for (name, value) in own.clone() {
        let read = T::deserialize(MapDeserializer::new(std::iter::once((name, value))));
        read.map_err(|error: toml::de::Error| ParseError::new(error.message()).of(name))?;
    }
    T::deserialize(MapDeserializer::new(own)).map_err(|error: toml::de::Error| one_line(&error))
}

/// Checks that every key of a table is known. `kind` is the word for a key in the message.
///
/// # Errors
///
/// Returns a message with the first unknown key, and the nearest known one, or all if none is near.
#[cfg(feature = "toml")]
pub fn check_keys(table: &toml::Table, known: &[&str], kind: &str) -> Result<(), ParseError> {
    let Some(key) = table.keys().find(|key| !known.contains(&key.as_str())) else {
        return Ok(());
    };
    // A key is near if a letter of the other one can stay in place.
    let is_near = |name: &&str| {
        name.starts_with(key.as_str()) || strsim::levenshtein(name, key) < key.chars().count()
    };
    Err(ParseError::new(match known.iter().any(is_near) {
        true => unknown_key(key, known, kind),
        false => {
            let (key, known) = (quoted(key), known.join("`, `"));
            format!("there is no {kind} `{key}`: choose one of `{known}`")
        }
    }))
}

/// The message for an unknown key, with the nearest known one.
#[cfg(feature = "toml")]
pub fn unknown_key(key: &str, known: &[&str], kind: &str) -> String {
    // A known key that starts with the unknown one is the more likely meaning.
    let distance = |name: &&&str| (!name.starts_with(key), strsim::levenshtein(name, key));
    let nearest = known.iter().min_by_key(distance);
    let nearest = nearest.copied().unwrap_or_default();
    let key = quoted(key);
    format!("there is no {kind} `{key}`: did you mean `{nearest}`?")
}

#[cfg(all(test, feature = "toml"))]
mod tests {
    use super::{check_keys, parse_toml};

    #[test]
    fn files_of_later_programs_are_refused() {
        let known = parse_toml("format_version = 1\ngain = 1").expect("known");
        assert_eq!(known, parse_toml("gain = 1").expect("TOML"));
        for (text, expected) in [
            (
                "format_version = 2",
                "its format_version is 2, and this gaussmle reads 1: update gaussmle",
            ),
            (
                "format_version = 0",
                "its format_version is 0, and this gaussmle reads 1: update gaussmle",
            ),
            (
                "format_version = '1'",
                "format_version is \"1\": it is an integer",
            ),
        ] {
            let error = parse_toml(text).expect_err("refused");
            assert_eq!(error.to_string(), expected);
        }
        // A key of a section is not that of the file.
        assert!(parse_toml("[a]\nformat_version = 2").is_ok());
    }

    #[test]
    fn unknown_keys_are_named_with_a_near_one_or_all() {
        let message = |text: &str| {
            let table = parse_toml(text).expect("TOML");
            let checked = check_keys(&table, &["gain", "mask", "offset_adu"], "key");
            checked.expect_err("unknown").to_string()
        };
        let near = "there is no key `offset`: did you mean `offset_adu`?";
        assert_eq!(message("gain = 1\noffset = 1"), near);
        let far = "there is no key `qe`: choose one of `gain`, `mask`, `offset_adu`";
        assert_eq!(message("qe = 0.8"), far);
    }
}
