//! The Python classes of options.

use std::fmt::Write;

use super::groups::{Group, Opt, named};
use super::text::wrapped;
use crate::error::Result;

/// The module with the classes.
pub const FILE: &str = "bindings/python/python/gaussmle/_groups.py";

/// A class of options.
struct Class {
    name: &'static str,
    /// The group of its options.
    heading: &'static str,
    /// Its purpose.
    about: &'static str,
    example: &'static str,
}

const CLASSES: [Class; 4] = [
    Class {
        name: "Device",
        heading: "Devices",
        about: "Options that choose and limit devices, for ``device=`` of every function that fits.",
        example: r#"
    >>> device = gm.Device(backend="cpu", batch_size=10_000)
    >>> device
    Device(backend='cpu', batch_size=10000)
    >>> rois, truth = gm.simulate(100)
    >>> fits = gm.fit(rois, model=gm.Xynb(0.13), camera=gm.Camera(0.1), device=device)
"#,
    },
    Class {
        name: "Detection",
        heading: "Detection",
        about: "Options of the search for spots, for ``detection=``. One threshold can be given.",
        example: r#"
    >>> movie, truth = gm.simulate_movie(20, 64, 64, emitters=5, seed=1)
    >>> few = gm.detect(movie, camera=gm.Camera(0.1), detection=gm.Detection(threshold=20))
    >>> len(few) < len(gm.detect(movie, camera=gm.Camera(0.1)))
    True
"#,
    },
    Class {
        name: "Fitting",
        heading: "Model",
        about: "Options of the fits beside model and camera, for ``fitting=``.",
        example: r#"
    >>> rois, truth = gm.simulate(100)
    >>> fitting = gm.Fitting(max_iterations=20, bounds={"photons": (10, 1e6)})
    >>> fits = gm.fit(rois, model=gm.Xynb(0.13), camera=gm.Camera(0.1), fitting=fitting)
"#,
    },
    Class {
        name: "Planes",
        heading: "Movie",
        about: "The choice of the planes that are read from a movie in a file, for ``planes=``.",
        example: r#"
    >>> gm.Planes(channel="Cy5", z=3)
    Planes(channel='Cy5', z=3)
"#,
    },
];

/// Options that are arguments of their own in Python: parts of the model, frames and regions.
const LEFT_OUT: [&str; 5] = ["model", "sigma_um", "psf", "frames", "region"];

/// A type of options in Python.
struct Kind {
    /// The type in Rust.
    rust: &'static str,
    annotation: &'static str,
    check: &'static str,
    /// The addition to its help.
    note: &'static str,
}

const fn kind(
    rust: &'static str,
    annotation: &'static str,
    check: &'static str,
    note: &'static str,
) -> Kind {
    Kind {
        rust,
        annotation,
        check,
        note,
    }
}

const KINDS: [Kind; 16] = [
    kind("Backend", "Backend", "word(Backend)", ""),
    kind("BatchSize", "int", "positive_int", ""),
    kind("Border", "Border", "word(Border)", ""),
    kind("Bytes", "int | str", "amount", ""),
    kind("Crowded", "Crowded", "word(Crowded)", ""),
    kind("JobsPerGpu", "int", "positive_int", ""),
    kind("MemoryLimit", "int | str", "amount", ""),
    kind("PathBuf", "Path", "path", ""),
    kind("String", "str | int", "choice", ""),
    kind("Timeout", "float", "seconds", "``math.inf`` is no limit."),
    kind(
        "Vec<GpuName>",
        "str | int | Iterable[str | int]",
        "gpus",
        "One, or several.",
    ),
    kind(
        "Vec<ParameterBounds>",
        "Mapping[str, tuple[float, float]]",
        "_group.bounds",
        "A dictionary ``{parameter: (lower, upper)}``.",
    ),
    kind("bool", "bool", "flag", ""),
    kind("f64", "float", "real", ""),
    kind("u32", "int", "count", ""),
    kind("usize", "int", "count", ""),
];

const HEAD: &str = r#""""Groups of options.

``cargo xtask generate`` writes this file from the options of the library: do not edit it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from . import _group
from ._arguments import Path, count, flag, path, positive_int, real, seconds
from ._group import Group, amount, choice, gpus, option, word
from ._keywords import Backend, Border, Crowded
"#;

/// The text of the module.
pub fn module(groups: &[Group]) -> Result<String> {
    let mut out = HEAD.to_owned();
    for class in &CLASSES {
        let Class {
            name,
            heading,
            about,
            example,
        } = class;
        let options = &named(groups, heading)?.options;
        let kept = options
            .iter()
            .filter(|option| !LEFT_OUT.contains(&&*option.key));
        let mut options: Vec<&Opt> = kept.collect();
        let software = software_adapter();
        if *name == "Device" {
            options.push(&software);
        }
        let _ = write!(
            out,
            "\n\n@dataclass(frozen=True, repr=False, kw_only=True)\nclass {name}(Group):\n    \
             \"\"\"{about}\n\n    Parameters\n    ----------\n"
        );
        for option in &options {
            let _ = writeln!(out, "    {}", option.argument());
            let help = option.full_help().replace('`', "``");
            for line in wrapped(&format!("{help} {}", kind_of(option)?.note), 92) {
                let _ = writeln!(out, "        {line}");
            }
        }
        let _ = write!(
            out,
            "\n    Examples\n    --------\n    >>> import gaussmle as gm{example}    \"\"\"\n\n"
        );
        for option in options {
            let Kind {
                annotation, check, ..
            } = kind_of(option)?;
            let (name, key) = (option.argument(), &option.key);
            let _ = writeln!(
                out,
                "    {name}: {annotation} | None = option(\"{key}\", {check})"
            );
        }
    }
    Ok(out)
}

/// The option of devices that configuration files lack: it is for tests.
fn software_adapter() -> Opt {
    Opt {
        key: "allow_software_adapter".into(),
        kind: "bool".into(),
        help: "Accept a GPU that is emulated in software.".into(),
        default: None,
    }
}

fn kind_of(option: &Opt) -> Result<&'static Kind> {
    let found = KINDS.iter().find(|kind| kind.rust == option.kind);
    found.ok_or_else(|| {
        format!(
            "`{}` has the type {}, which {} does not know: add it to KINDS",
            option.key,
            option.kind,
            file!()
        )
    })
}
