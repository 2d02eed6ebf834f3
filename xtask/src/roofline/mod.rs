//! Upper bounds of the fits a second on GPUs, from records, for `docs/gpu.md`.

mod bound;
mod gpu;
mod kernel;
mod table;

use std::fs;
use std::path::PathBuf;

use crate::error::{Result, at};
use crate::paths::root;

/// The lines around the table in the page.
const BEGIN: &str = "<!-- The table comes from `cargo xtask roofline --write`. -->\n";
const END: &str = "\n<!-- End of the table. -->\n";

/// Pixels along a side of a ROI.
const SIZES: [u32; 2] = [7, 11];

fn page() -> PathBuf {
    root().join("docs/gpu.md")
}

/// Prints the table.
pub fn print() -> Result {
    print!("{}", table()?);
    Ok(())
}

/// Writes the table into the page.
pub fn write() -> Result {
    let path = page();
    let text = fs::read_to_string(&path).map_err(at(&path))?;
    fs::write(&path, replaced(&text, &table()?)?).map_err(at(&path))
}

/// The bounds as lines of `gpu,model,camera,pixels` and a value for each column.
pub fn csv() -> Result<String> {
    table::csv(&kernel::read(&SIZES)?)
}

fn table() -> Result<String> {
    table::table(&kernel::read(&SIZES)?)
}

/// The page with this table.
fn replaced(page: &str, table: &str) -> Result<String> {
    let missing = || "docs/gpu.md has no place for the table of the roofline".to_owned();
    let (before, rest) = page.split_once(BEGIN).ok_or_else(missing)?;
    let (_, after) = rest.split_once(END).ok_or_else(missing)?;
    Ok(format!("{before}{BEGIN}{table}{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_the_table_of_the_records() {
        let text = fs::read_to_string(page()).expect("a page");
        let expected = replaced(&text, &table().expect("records")).expect("a place");
        assert!(
            text == expected,
            "a record has changed: run `cargo xtask roofline --write`"
        );
    }

    #[test]
    fn the_rest_of_the_page_stays() {
        let page = format!("a\n{BEGIN}old{END}b");
        let new = replaced(&page, "new\n").expect("a place");
        assert_eq!(new, format!("a\n{BEGIN}new\n{END}b"));
        assert!(replaced("a page without", "new").is_err());
    }
}
