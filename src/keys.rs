//! Keys of TOML files: one that there is not is told the nearest that there is.

/// Refuses keys that are none of those known.
pub(crate) fn check(table: &toml::Table, known: &[&str], what: &str) -> Result<(), String> {
    match table.keys().find(|key| !known.contains(&key.as_str())) {
        Some(key) => Err(unknown(key, known, what)),
        None => Ok(()),
    }
}

/// Says that there is no such key, and which one may be meant.
pub(crate) fn unknown(key: &str, known: &[&str], what: &str) -> String {
    let nearest = known.iter().min_by_key(|name| distance(name, key));
    let nearest = nearest.copied().unwrap_or_default();
    format!("there is no {what} `{key}`: did you mean `{nearest}`?")
}

/// Letters to insert, delete or replace to get from one word to the other.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (i, a) in from.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, b) in to.iter().enumerate() {
            let replaced = corner + usize::from(a != *b);
            corner = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(corner + 1);
        }
    }
    row[to.len()]
}
