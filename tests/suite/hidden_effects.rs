//! `build` and `fit` read no variable of the environment and no file, and write none, unless they
//! are asked to.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use gaussmle::device::Rates;
use gaussmle::{Camera, Fitter, FitterBuilder, Model, Settings};

use crate::fake_gpus::{
    FakeGpus, FakeNvml, GB, folder, gpu, pixels, run_in_own_process_with, stack, teach,
};

/// Names the folder of the test for the child process.
const FOLDER: &str = "GAUSSMLE_TEST_FOLDER";

/// The batch size of the settings file. It is not the default.
const BATCH: usize = 160;

/// All files in a folder and its subfolders, with their contents.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.append(&mut files(&path));
        } else {
            let bytes = fs::read(&path).expect("a file");
            found.insert(path, bytes);
        }
    }
    found
}

#[test]
fn build_and_fit_have_no_hidden_effects() {
    let script = ["look\n", &gpu("a", 70 * GB, "")].concat();
    let Some(nvml) = FakeNvml::new("hidden-effects-nvml", &script) else {
        return;
    };
    let folder = folder("hidden-effects");
    for name in ["cache", "home", "work", "xdg"] {
        fs::create_dir(folder.join(name)).expect("a folder");
    }
    let settings = folder.join("settings.toml");
    fs::write(&settings, format!("batch_size = {BATCH}\n")).expect("written");
    let rates = Rates::in_folder(folder.join("cache"));
    for model in ["xynbs", "xynbsxsy"] {
        teach(&rates, "cpu", model, 1e9, 0.0);
        teach(&rates, "GPU-a", model, 1.0, 0.0);
    }
    run_in_own_process_with("hidden_effects::fits_in_a_full_environment", |command| {
        command
            .current_dir(folder.join("work"))
            .env(FOLDER, &folder)
            .env("GAUSSMLE_CACHE", folder.join("cache"))
            .env("GAUSSMLE_CONFIG", &settings)
            .env("GAUSSMLE_NVML_LIBRARY", nvml.library())
            .env("GAUSSMLE_PERFORMANCE_LOG", folder.join("log.jsonl"))
            .env("HOME", folder.join("home"))
            .env("XDG_CACHE_HOME", folder.join("xdg"));
    });
}

#[test]
#[ignore = "run in a process of its own by `build_and_fit_have_no_hidden_effects`"]
fn fits_in_a_full_environment() {
    let folder = PathBuf::from(std::env::var_os(FOLDER).expect("the parent sets it"));
    let nvml = std::env::var_os("GAUSSMLE_NVML_LIBRARY").expect("the parent sets it");
    let nvml = FakeNvml {
        folder: Path::new(&nvml).parent().expect("a folder").into(),
    };
    let gpus = Arc::new(FakeGpus::new(&nvml));
    let builder = |model| Fitter::builder(model, Camera::ideal(0.1)).inventory(gpus.clone());
    let pixels = pixels(1000);
    let batch_size = |builder: FitterBuilder| {
        let fitter = builder.build().expect("valid");
        let fits = fitter.fit(&stack(&pixels)).expect("fits");
        assert_eq!(fits.info().backend, "cpu", "{}", fits.info());
        (fits.info().batch_size, fitter.estimate(1000, 7).reason)
    };
    let before = files(&folder);
    let (batch, reason) = batch_size(builder(Model::xynbs()));
    assert_ne!(batch, BATCH);
    assert!(
        reason.contains("(assumed)") && !reason.contains("(measured)"),
        "{reason}"
    );
    assert!(files(&folder) == before, "build or fit changed a file");

    // Proof that this environment has effects on a builder that asks for it.
    let asked = builder(Model::xynbsxsy())
        .settings(Settings::from_environment().expect("valid"))
        .rates(Rates::of_this_user());
    let (batch, reason) = batch_size(asked);
    assert_eq!(batch, BATCH);
    assert!(reason.contains("(measured)"), "{reason}");
    let after = files(&folder);
    for name in ["log.jsonl", "cache/rates.json"] {
        let file = folder.join(name);
        assert_ne!(after.get(&file), before.get(&file), "{name}");
    }
}
