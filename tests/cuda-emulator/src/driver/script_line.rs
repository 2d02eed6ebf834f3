//! One line of a script: words, and settings of the form `key=value`.

use std::str::FromStr;

/// The words of a line that are not used yet.
#[derive(Debug)]
pub(crate) struct Line {
    words: Vec<String>,
    settings: Vec<(String, String)>,
}

impl Line {
    /// Splits a line. A `#` at the start of a word begins a comment.
    pub(crate) fn new(text: &str) -> Self {
        let mut line = Self {
            words: Vec::new(),
            settings: Vec::new(),
        };
        for word in text.split_whitespace().take_while(|w| !w.starts_with('#')) {
            match word.split_once('=') {
                Some((key, value)) => line.settings.push((key.into(), value.into())),
                None => line.words.push(word.into()),
            }
        }
        line.words.reverse();
        line
    }

    /// Takes the next word.
    pub(crate) fn next_word(&mut self) -> Option<String> {
        self.words.pop()
    }

    /// Takes the next word, which must be there.
    pub(crate) fn word(&mut self, what: &str) -> Result<String, String> {
        self.next_word().ok_or_else(|| format!("expected {what}"))
    }

    /// Takes and parses the next word.
    pub(crate) fn parse_word<T: FromStr>(&mut self, what: &str) -> Result<T, String> {
        let word = self.word(what)?;
        word.parse().map_err(|_| format!("expected {what}"))
    }

    /// Takes a word that stands for a switch, wherever it is.
    pub(crate) fn switch(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < before
    }

    /// Takes the value of a setting.
    pub(crate) fn setting(&mut self, key: &str) -> Option<String> {
        let index = self.settings.iter().position(|(name, _)| name == key)?;
        Some(self.settings.remove(index).1)
    }

    /// Takes and parses the value of a setting.
    pub(crate) fn number<T: FromStr>(&mut self, key: &str) -> Result<Option<T>, String> {
        match self.setting(key) {
            None => Ok(None),
            Some(value) => match value.parse() {
                Ok(number) => Ok(Some(number)),
                Err(_) => Err(format!("`{value}` is no value of {key}")),
            },
        }
    }

    /// Fails if a word or a setting was not used.
    pub(crate) fn finish(&self) -> Result<(), String> {
        if let Some((key, _)) = self.settings.first() {
            return Err(format!("unknown setting {key}"));
        }
        match self.words.last() {
            Some(word) => Err(format!("unknown word {word}")),
            None => Ok(()),
        }
    }
}
