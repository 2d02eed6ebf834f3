//! The groups of options, read from their declarations.

use crate::error::Result;

/// A group of options.
#[derive(Debug, PartialEq)]
pub struct Group {
    /// The heading on the command line, which names the group here.
    pub heading: String,
    pub options: Vec<Opt>,
}

/// An option.
#[derive(Debug, PartialEq)]
pub struct Opt {
    /// The field, which is also the key in TOML files.
    pub key: String,
    /// The type of its value.
    pub kind: String,
    /// The help without the default.
    pub help: String,
    pub default: Option<String>,
}

/// The units that keys end with. Names on the command line and in Python leave them out.
const UNITS: [&str; 4] = ["_um", "_e_per_adu", "_adu", "_e"];

impl Opt {
    /// The key without its unit.
    fn name(&self) -> &str {
        let name = UNITS.iter().find_map(|unit| self.key.strip_suffix(unit));
        name.unwrap_or(&self.key)
    }

    /// The option on the command line.
    pub fn flag(&self) -> String {
        format!("--{}", self.name().replace('_', "-"))
    }

    /// The environment variable.
    pub fn variable(&self) -> String {
        format!("GAUSSMLE_{}", self.key.to_ascii_uppercase())
    }

    /// The Python argument.
    pub fn argument(&self) -> &str {
        match self.name() {
            "roi" => "roi_size",
            // Python has a class instead.
            "psf" => "Spline.from_file",
            "camera" => "Camera.from_file",
            name => name,
        }
    }

    /// The help with the default, as the source has it.
    pub fn full_help(&self) -> String {
        match &self.default {
            Some(default) => {
                let help = self.help.trim_end_matches('.');
                format!("{help} [default: {default}].")
            }
            None => self.help.clone(),
        }
    }
}

/// The group of this name.
pub fn named<'a>(groups: &'a [Group], heading: &str) -> Result<&'a Group> {
    let found = groups.iter().find(|group| group.heading == heading);
    found.ok_or_else(|| format!("there is no group of options \"{heading}\""))
}

/// The group that a source declares with `option_group!`.
pub fn parse(source: &str) -> Result<Group> {
    let (_, declared) = source
        .split_once("option_group! {\n")
        .ok_or("there is no `option_group!`")?;
    let (declared, _) = declared
        .split_once("\n}\n")
        .ok_or("the `option_group!` has no end")?;
    let mut lines = declared.lines().map(str::trim);
    let heading = lines.next().and_then(|line| line.strip_suffix("\";"));
    let heading = heading.and_then(|line| line.strip_prefix('"'));
    let heading = heading.ok_or("the heading is missing")?.to_owned();
    let mut options = Vec::new();
    let mut help: Vec<&str> = Vec::new();
    for line in lines
        .skip_while(|line| !line.starts_with("pub struct "))
        .skip(1)
    {
        if let Some(words) = line.strip_prefix("///") {
            help.push(words.trim());
        } else if let Some(field) = line.strip_prefix("pub ") {
            options.push(option(field, &help.join(" "))?);
            help.clear();
        }
    }
    Ok(Group { heading, options })
}

/// The option of a line such as `roi: Option<usize>,`.
fn option(field: &str, help: &str) -> Result<Opt> {
    let wrong = || format!("`{field}` is no option: expected `name: Option<Type>,`");
    let (key, kind) = field.split_once(": Option<").ok_or_else(wrong)?;
    let kind = kind.strip_suffix(">,").ok_or_else(wrong)?;
    let (help, default) = match help.split_once(" [default: ") {
        Some((before, rest)) => {
            let (default, after) = rest.split_once(']').ok_or_else(wrong)?;
            (format!("{before}{after}"), Some(default.to_owned()))
        }
        None => (help.to_owned(), None),
    };
    Ok(Opt {
        key: key.to_owned(),
        kind: kind.to_owned(),
        help,
        default,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_declaration_has_keys_types_and_help() {
        let source = "use a;\n\ngaussmle::option_group! {\n    \"Camera\";\n    /// The camera.\n    \
                      pub struct CameraConfig {\n        /// The width\n        /// of a pixel [default: 2].\n        \
                      #[arg(long = \"pixel-size\")]\n        pub pixel_size_um: Option<f64>,\n        \
                      /// A file.\n        #[arg(long)]\n        pub camera: Option<PathBuf>,\n    }\n}\n\nfn b() {}\n";
        let group = parse(source).expect("a group");
        assert_eq!((&*group.heading, group.options.len()), ("Camera", 2));
        let size = &group.options[0];
        assert_eq!((&*size.kind, &*size.help), ("f64", "The width of a pixel."));
        assert_eq!(size.default.as_deref(), Some("2"));
        assert_eq!(size.full_help(), "The width of a pixel [default: 2].");
        assert_eq!(
            (size.flag(), size.argument()),
            ("--pixel-size".into(), "pixel_size")
        );
        assert_eq!(
            group.options[1].variable(),
            ["GAUSSMLE", "CAMERA"].join("_")
        );
        let wrong = source.replace("Option<f64>", "f64");
        assert!(
            parse(&wrong)
                .expect_err("no option")
                .contains("pixel_size_um")
        );
    }
}
