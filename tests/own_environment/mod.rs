//! The environment of a binary of tests, and of the programs that it starts: nothing of this user.
//! It is set before `main`, because tests run in threads, and threads read the environment.

#[path = "../../xtask/src/own_environment.rs"]
mod changes;

use std::env;
use std::path::Path;

use changes::{CACHE, CONFIG, SITE_CONFIG, changes, is_foreign};

/// The folder of caches.
const FOLDER: &str = concat!(
    env!("CARGO_TARGET_TMPDIR"),
    "/environment-",
    env!("CARGO_CRATE_NAME")
);

/// Called by the loader.
#[used]
#[cfg_attr(not(target_vendor = "apple"), unsafe(link_section = ".init_array"))]
#[cfg_attr(
    target_vendor = "apple",
    unsafe(link_section = "__DATA,__mod_init_func")
)]
#[cfg(unix)]
static AT_START: extern "C" fn() = set;

#[cfg(unix)]
extern "C" fn set() {
    // A test that starts its own binary has set what the child is to see.
    let of_parent = env::var_os(SITE_CONFIG);
    if of_parent.is_some_and(|file| Path::new(&file).starts_with(FOLDER)) {
        return;
    }
    let names = env::vars_os().map(|(name, _)| name);
    let changes = changes(names, Path::new(FOLDER)).expect("a folder for caches");
    for (name, value) in changes {
        // SAFETY: no other thread has been started.
        match value {
            Some(value) => unsafe { env::set_var(name, value) },
            None => unsafe { env::remove_var(name) },
        }
    }
}

#[cfg(unix)]
#[test]
fn nothing_of_the_user_is_seen() {
    let folder = Path::new(FOLDER).with_extension("poisoned");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let settings = folder.join("gaussmle.toml");
    std::fs::write(&settings, "batch_size = 160\n").expect("written");
    let test = concat!(module_path!(), "::the_environment_has_nothing_of_the_user");
    let test = test.split_once("::").expect("a crate").1;
    let mut child = std::process::Command::new(env::current_exe().expect("a program"));
    child
        .args(["--ignored", "--exact", test])
        .env(CACHE, &folder)
        .env(CONFIG, &settings)
        .env("XDG_CONFIG_HOME", &folder)
        .env(SITE_CONFIG, &settings)
        .env("GAUSSMLE_BACKEND", "gpu")
        .env("GAUSSMLE_PERFORMANCE_LOG", folder.join("log.jsonl"));
    let output = child.output().expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && text.contains("1 passed"),
        "{text}"
    );
}

#[cfg(unix)]
#[test]
#[ignore = "run in a poisoned environment by `nothing_of_the_user_is_seen`"]
fn the_environment_has_nothing_of_the_user() {
    for (name, value) in env::vars_os() {
        let name = name.to_string_lossy();
        if is_foreign(&name) {
            assert!([CACHE, CONFIG, SITE_CONFIG].contains(&&*name), "{name}");
            assert!(Path::new(&value).starts_with(FOLDER), "{name}");
        }
    }
    for name in [CONFIG, SITE_CONFIG] {
        let settings = env::var(name).expect("it is set");
        assert_eq!(std::fs::read_to_string(settings).expect("a file"), "");
    }
}
