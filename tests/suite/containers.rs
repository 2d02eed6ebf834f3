//! The container files and the operations manual agree with the code. `cargo xtask container` builds
//! the images.

use std::fs;
use std::path::Path;

use gaussmle::Settings;

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn images_are_built_with_the_compiler_of_the_workspace() {
    let workspace = read("Cargo.toml");
    let version = workspace
        .lines()
        .find_map(|line| line.strip_prefix("rust-version = "));
    let builder = format!(
        "rust:{}-bookworm",
        version.expect("a version").trim_matches('"')
    );
    assert!(read("Containerfile").contains(&builder), "{builder}");
}

#[test]
fn images_run_as_a_user_with_a_health_check() {
    let file = read("Containerfile");
    let last_stage = file.rsplit("\nFROM ").next().expect("a stage");
    assert!(last_stage.contains("\nUSER 1000:1000\n"));
    assert!(last_stage.contains("CMD [\"gaussmle\", \"doctor\", \"--quick\""));
    let nvidia = read("containers/nvidia.Containerfile");
    assert!(nvidia.contains("NVIDIA_DRIVER_CAPABILITIES=compute,utility"));
    // No toolkit is in an image.
    for text in [&file, &nvidia] {
        let lower = text.to_lowercase();
        assert!(!lower.contains("cuda-toolkit") && !lower.contains("nvidia/cuda"));
    }
}

#[test]
fn settings_of_the_operations_manual_are_valid() {
    let manual = read("docs/operations.md");
    let blocks: Vec<&str> = manual.split("```toml\n").skip(1).collect();
    assert_eq!(blocks.len(), 2);
    for block in blocks {
        let text = block.split("```").next().expect("the end of a block");
        let settings = Settings::from_toml(text, Path::new("/etc/gaussmle.toml"));
        assert_ne!(settings.expect("valid settings"), Settings::default());
    }
}
