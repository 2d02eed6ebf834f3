//! A package of the tests and the program for a machine with a GPU but without cargo.

use std::fs;

use crate::error::{Result, at};
use crate::paths::root;
use crate::process::run;
use crate::roofline;

/// Both programs contain the library: the dictionary spans both.
const PACK: &str = "
newest=$(ls -t target/release/deps/suite-* | grep -v '\\.d$' | head -n 1)
strip -o target/device/suite \"$newest\"
strip -o target/device/gaussmle target/release/gaussmle
tar -C target/device -cf - suite gaussmle |
    xz -T1 --lzma2=preset=3,dict=256MiB > target/device/programs.tar.xz
rm target/device/suite target/device/gaussmle
strip -o target/device/libgaussmle_cuda_emulator.so \\
    target/release/deps/libgaussmle_cuda_emulator.so
cp xtask/device.sh xtask/device_parts.sh xtask/picasso_gpu.py target/device/
du -h target/device/*";

/// Builds the test program and the command line, and packs them into `target/device`.
pub fn pack() -> Result {
    // The test target `cli` builds the program, with the features of the whole workspace.
    let build = "test --release --workspace --test suite --test cli --no-run";
    run("cargo", &build.split(' ').collect::<Vec<_>>())?;
    let folder = root().join("target/device");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(at(&folder))?;
    }
    fs::create_dir_all(&folder).map_err(at(&folder))?;
    let bounds = folder.join("roofline.csv");
    fs::write(&bounds, roofline::csv()?).map_err(at(&bounds))?;
    run("sh", &["-ec", PACK])?;
    println!("on the machine with the GPU: sh target/device/device.sh OUTPUT_FOLDER");
    Ok(())
}
