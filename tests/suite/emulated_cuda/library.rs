//! CUDA's driver library outside of the folders of the system's loader.

use gaussmle_kernels::{cuda_library_paths, cuda_uuids, load_cuda_library};

use super::EmulatedCuda;

/// The variable with the path of the library in the child.
const PATH: &str = "GAUSSMLE_TEST_LIBRARY";

#[test]
fn a_library_in_another_folder_is_found() {
    let Some(driver) = EmulatedCuda::new("library", "device A_GPU cc=8.0") else {
        return;
    };
    let mut command = driver.child_for("emulated_cuda::library::library_of_this_process");
    command
        .env(PATH, driver.folder.join("libcuda.so.1"))
        .env_remove("LD_LIBRARY_PATH");
    let output = command.output().expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success(),
        "{text}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(text.contains("1 passed"), "{text}");
}

#[test]
#[ignore = "run without a driver by `a_library_in_another_folder_is_found`"]
fn library_of_this_process() {
    if load_cuda_library(&[]) {
        println!("this machine has a driver where its loader searches");
        return;
    }
    let path = std::env::var_os(PATH).expect("a path");
    let paths = ["/nowhere/libcuda.so.1".into(), path.into()];
    assert!(load_cuda_library(&paths));
    assert_eq!(cuda_uuids().expect("the emulated driver").len(), 1);
}

#[test]
fn folders_of_nixos_and_wsl_are_searched() {
    let paths = cuda_library_paths();
    for folder in ["/run/opengl-driver/lib", "/usr/lib/wsl/lib"] {
        let path = format!("{folder}/libcuda.so.1");
        assert!(
            paths.iter().any(|found| found.as_os_str() == path.as_str()),
            "{path}"
        );
    }
}
