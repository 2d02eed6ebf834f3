//! Set-up: finds the tools that a command needs, and installs missing ones if `--install` is given.
//! A build needs none: Rust's linker is the C compiler.

use crate::error::Result;
use crate::process::run;
use crate::tools::Tool;

/// The tools of a command.
pub struct Tools {
    /// Tools without which the command stops.
    required: &'static [Tool],
    /// Tools whose tests are skipped if they are missing.
    optional: &'static [Tool],
}

/// Tools of the compilation of kernels.
pub const KERNELS: Tools = Tools {
    required: &[Tool::CppCompiler, Tool::Llvm],
    optional: &[],
};

/// Tools of the tests, which skip what they cannot run.
pub const TEST: Tools = Tools {
    required: &[],
    optional: &[
        Tool::Vulkan,
        Tool::Chromium,
        Tool::Ptxas,
        Tool::Python,
        Tool::CppCompiler,
        Tool::ForC,
        Tool::Cbindgen,
        Tool::Octave,
        Tool::ImageJ,
    ],
};

/// Tools of the checks of CI that come before its tests.
pub const CI_CHECKS: Tools = Tools {
    required: &[Tool::CppCompiler, Tool::Deny],
    optional: &[],
};

/// Tools of the tests of CI, which runs all but those in windows of napari and Picasso.
pub const CI_TESTS: Tools = Tools {
    required: &[
        Tool::Vulkan,
        Tool::Chromium,
        Tool::Ptxas,
        Tool::Python,
        Tool::Octave,
        Tool::ForC,
        Tool::Cbindgen,
        Tool::ImageJ,
    ],
    optional: &[],
};

/// Tools of the check of dependencies.
pub const DENY: Tools = Tools {
    required: &[Tool::Deny],
    optional: &[],
};

/// Tools of fuzzing, whose first files Python packages and the program write.
pub const FUZZ: Tools = Tools {
    required: &[Tool::CppCompiler, Tool::Python, Tool::Fuzz],
    optional: &[],
};

/// Tools of the tests in valgrind.
pub const MEMCHECK: Tools = Tools {
    required: &[Tool::ForC],
    optional: &[],
};

/// Tools of the Python package and of scripts that use Python packages.
pub const PYTHON: Tools = Tools {
    required: &[Tool::Python],
    optional: &[Tool::Vulkan, Tool::Chromium, Tool::Ptxas],
};

/// Tools of the plug-in for ImageJ and its tests.
pub const IMAGEJ: Tools = Tools {
    required: &[Tool::ImageJ],
    optional: &[],
};

/// Tools of the tests of plug-ins for Python programs.
pub const HOSTS: Tools = Tools {
    required: &[Tool::Python, Tool::Hosts],
    optional: &[],
};

/// Tools of the tests in Octave.
pub const OCTAVE: Tools = Tools {
    required: &[Tool::Octave],
    optional: &[],
};

/// Tools of the container images.
pub const CONTAINERS: Tools = Tools {
    required: &[Tool::Containers],
    optional: &[],
};

/// Tools of the files of a release.
pub const RELEASE: Tools = Tools {
    required: &[
        Tool::Python,
        Tool::ImageJ,
        Tool::Containers,
        Tool::Systems,
        Tool::Zig,
    ],
    optional: &[],
};

/// Tools of fits on other systems.
pub const SYSTEMS: Tools = Tools {
    required: &[Tool::Systems],
    optional: &[],
};

/// Tools of the builds for Windows: maturin is a Python package.
pub const WINDOWS: Tools = Tools {
    required: &[Tool::Systems, Tool::Python],
    optional: &[],
};

/// Installs the missing tools if `install` is set. Otherwise prints what is missing, and changes
/// nothing.
///
/// # Errors
///
/// Returns an error if a required tool is missing and `install` is not set, or cannot be installed.
pub fn prepare(tools: &Tools, install: bool) -> Result {
    let missing = missing_tools(tools);
    if missing.is_empty() {
        return Ok(());
    }
    if install {
        return missing
            .into_iter()
            .try_for_each(|(tool, required)| install_tool(tool, required));
    }
    println!("missing tools; `--install` runs these commands in the repository root:");
    for &(tool, required) in &missing {
        print_plan(tool, required)?;
    }
    println!();
    if missing.iter().any(|&(_, required)| required) {
        return Err("required tools are missing: add `--install`, or install them first".into());
    }
    println!("continuing: tests of missing tools are skipped\n");
    Ok(())
}

/// The missing tools in the order of installation, each with `true` if it is required.
fn missing_tools(tools: &Tools) -> Vec<(Tool, bool)> {
    let required = tools.required.iter().map(|&tool| (tool, true));
    let optional = tools.optional.iter().map(|&tool| (tool, false));
    let mut missing: Vec<_> = required
        .chain(optional)
        .filter(|(tool, _)| !tool.is_present())
        .collect();
    let with_pip = missing.iter().filter(|(tool, _)| tool.needs_pip());
    let pip_required = with_pip.map(|&(_, required)| required).max();
    if let Some(required) = pip_required.filter(|_| !Tool::Pip.is_present()) {
        missing.insert(0, (Tool::Pip, required));
    }
    missing
}

fn print_plan(tool: Tool, required: bool) -> Result {
    let plan = tool.installation()?;
    let importance = if required { "required" } else { "optional" };
    println!("\n{} ({importance})", tool.description());
    println!("  size: {}", plan.size);
    println!("  into: {}", plan.destination);
    for line in plan.script.lines() {
        println!("    {line}");
    }
    Ok(())
}

fn install_tool(tool: Tool, required: bool) -> Result {
    let plan = tool.installation()?;
    println!(
        "installing {}: {}, into {}",
        tool.description(),
        plan.size,
        plan.destination
    );
    let Err(error) = run("sh", &["-ec", &plan.script]) else {
        return Ok(());
    };
    if required {
        return Err(format!("cannot install {}: {error}", tool.description()));
    }
    println!("{error}\ncontinuing without {}", tool.description());
    Ok(())
}
