//! Entry points that libraries name but this project does not reach: they fail, and the report
//! says so. Their arguments are not read, so they are declared without any.

use std::ffi::c_int;

use crate::driver::call::call;
use crate::driver::status::Status;
use crate::driver::violation::Violation;

macro_rules! unsupported {
    ($($name:ident)*) => {$(
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name() -> c_int {
            call(stringify!($name), format_args!(""), |driver| {
                driver.violation(Violation::Unsupported, format_args!(stringify!($name)));
                Err(Status::NOT_SUPPORTED)
            })
        }
    )*};
}

// Graphs, of CubeCL's captures.
unsupported! {
    cuStreamBeginCapture_v2
    cuStreamEndCapture
    cuStreamIsCapturing
    cuGraphInstantiateWithFlags
    cuGraphGetNodes
    cuGraphNodeGetType
    cuGraphUpload
    cuGraphLaunch
    cuGraphDestroy
    cuGraphExecDestroy
}

// Transfers between devices, tensor maps, and kernels that span multiprocessors.
unsupported! {
    cuMemcpyPeerAsync
    cuMemAllocManaged
    cuTensorMapEncodeTiled
    cuTensorMapEncodeIm2col
    cuTensorMapEncodeIm2colWide
    cuLaunchKernelEx
    cuLaunchCooperativeKernel
}
