//! LLVM: from its intermediate code to assembly for a processor.

use std::ffi::{CStr, c_char};
use std::ptr::null_mut;
use std::sync::Once;

use llvm_sys::core::{
    LLVMContextCreate, LLVMContextDispose, LLVMCreateMemoryBufferWithMemoryRangeCopy,
    LLVMDisposeMemoryBuffer, LLVMDisposeMessage, LLVMDisposeModule, LLVMGetBufferSize,
    LLVMGetBufferStart, LLVMModuleCreateWithNameInContext, LLVMSetModuleInlineAsm2, LLVMSetTarget,
};
use llvm_sys::error::{LLVMDisposeErrorMessage, LLVMGetErrorMessage};
use llvm_sys::ir_reader::LLVMParseIRInContext2;
use llvm_sys::prelude::LLVMModuleRef;
use llvm_sys::target::{
    LLVMDisposeTargetData, LLVMInitializeAArch64AsmParser, LLVMInitializeAArch64AsmPrinter,
    LLVMInitializeAArch64Target, LLVMInitializeAArch64TargetInfo, LLVMInitializeAArch64TargetMC,
    LLVMInitializeX86AsmParser, LLVMInitializeX86AsmPrinter, LLVMInitializeX86Target,
    LLVMInitializeX86TargetInfo, LLVMInitializeX86TargetMC, LLVMSetModuleDataLayout,
};
use llvm_sys::target_machine::{
    LLVMCodeGenFileType, LLVMCodeGenOptLevel, LLVMCodeModel, LLVMCreateTargetDataLayout,
    LLVMCreateTargetMachine, LLVMDisposeTargetMachine, LLVMGetTargetFromTriple, LLVMRelocMode,
    LLVMTargetMachineEmitToMemoryBuffer, LLVMTargetMachineRef,
};
use llvm_sys::transforms::pass_builder::{
    LLVMCreatePassBuilderOptions, LLVMDisposePassBuilderOptions,
    LLVMPassBuilderOptionsSetLoopUnrolling, LLVMRunPasses,
};

/// A processor to compile for.
#[derive(Clone, Copy, Debug)]
pub struct Processor {
    pub triple: &'static CStr,
    pub cpu: &'static CStr,
    pub features: &'static CStr,
    pub code_model: LLVMCodeModel,
}

/// Returns the assembly of LLVM's intermediate code.
pub fn assembly(code: &str, processor: Processor) -> Result<String, String> {
    initialize();
    // SAFETY: handles are used as LLVM documents it. Each lives until it is disposed, the module
    // before its context; a failure ends the program, so that it need not free them.
    unsafe {
        let context = LLVMContextCreate();
        let (start, length) = (code.as_ptr().cast(), code.len());
        let buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(start, length, c"kernel".as_ptr());
        let (mut module, mut message) = (null_mut(), null_mut());
        let failed = LLVMParseIRInContext2(context, buffer, &mut module, &mut message);
        LLVMDisposeMemoryBuffer(buffer);
        check(failed, message)?;
        let machine = machine(processor)?;
        LLVMSetTarget(module, processor.triple.as_ptr());
        let layout = LLVMCreateTargetDataLayout(machine);
        LLVMSetModuleDataLayout(module, layout);
        LLVMDisposeTargetData(layout);
        run_passes(module, machine)?;
        let mut buffer = null_mut();
        let kind = LLVMCodeGenFileType::LLVMAssemblyFile;
        let failed =
            LLVMTargetMachineEmitToMemoryBuffer(machine, module, kind, &mut message, &mut buffer);
        check(failed, message)?;
        let (start, length) = (LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer));
        let bytes = std::slice::from_raw_parts(start.cast::<u8>(), length);
        let text = String::from_utf8_lossy(bytes).into_owned();
        LLVMDisposeMemoryBuffer(buffer);
        LLVMDisposeTargetMachine(machine);
        LLVMDisposeModule(module);
        LLVMContextDispose(context);
        Ok(text)
    }
}

/// Checks that the assembler of a system takes a function. LLVM ends the program if it does not.
pub fn assemble(text: &str, processor: Processor, triple: &'static CStr) -> Result<(), String> {
    initialize();
    let processor = Processor {
        triple,
        ..processor
    };
    // SAFETY: as above.
    unsafe {
        let context = LLVMContextCreate();
        let module = LLVMModuleCreateWithNameInContext(c"kernel".as_ptr(), context);
        let machine = machine(processor)?;
        LLVMSetTarget(module, triple.as_ptr());
        LLVMSetModuleInlineAsm2(module, text.as_ptr().cast(), text.len());
        let (mut message, mut buffer) = (null_mut(), null_mut());
        let kind = LLVMCodeGenFileType::LLVMObjectFile;
        let failed =
            LLVMTargetMachineEmitToMemoryBuffer(machine, module, kind, &mut message, &mut buffer);
        check(failed, message)?;
        LLVMDisposeMemoryBuffer(buffer);
        LLVMDisposeTargetMachine(machine);
        LLVMDisposeModule(module);
        LLVMContextDispose(context);
        Ok(())
    }
}

fn initialize() {
    static ONCE: Once = Once::new();
    // SAFETY: the functions only register what is linked.
    ONCE.call_once(|| unsafe {
        LLVMInitializeX86TargetInfo();
        LLVMInitializeX86Target();
        LLVMInitializeX86TargetMC();
        LLVMInitializeX86AsmPrinter();
        LLVMInitializeX86AsmParser();
        LLVMInitializeAArch64TargetInfo();
        LLVMInitializeAArch64Target();
        LLVMInitializeAArch64TargetMC();
        LLVMInitializeAArch64AsmPrinter();
        LLVMInitializeAArch64AsmParser();
    });
}

/// # Safety
///
/// The targets are initialized.
unsafe fn machine(processor: Processor) -> Result<LLVMTargetMachineRef, String> {
    let (mut target, mut message) = (null_mut(), null_mut());
    // SAFETY: the strings end with a NUL, and LLVM copies them.
    unsafe {
        let triple = processor.triple.as_ptr();
        check(
            LLVMGetTargetFromTriple(triple, &mut target, &mut message),
            message,
        )?;
        Ok(LLVMCreateTargetMachine(
            target,
            triple,
            processor.cpu.as_ptr(),
            processor.features.as_ptr(),
            LLVMCodeGenOptLevel::LLVMCodeGenLevelAggressive,
            LLVMRelocMode::LLVMRelocPIC,
            processor.code_model,
        ))
    }
}

/// Runs the passes that CubeCL runs when a kernel is compiled for the machine at hand, but loops are not unrolled: the
/// sums of unrolled ones do not stay in registers.
///
/// # Safety
///
/// Module and machine are live.
unsafe fn run_passes(module: LLVMModuleRef, machine: LLVMTargetMachineRef) -> Result<(), String> {
    // SAFETY: the caller's; the message is disposed once.
    unsafe {
        let options = LLVMCreatePassBuilderOptions();
        LLVMPassBuilderOptionsSetLoopUnrolling(options, 0);
        let error = LLVMRunPasses(module, c"default<O3>".as_ptr(), machine, options);
        LLVMDisposePassBuilderOptions(options);
        if error.is_null() {
            return Ok(());
        }
        let message = LLVMGetErrorMessage(error);
        let text = CStr::from_ptr(message).to_string_lossy().into_owned();
        LLVMDisposeErrorMessage(message);
        Err(text)
    }
}

/// # Safety
///
/// `message` is LLVM's if `failed` is not 0.
unsafe fn check(failed: i32, message: *mut c_char) -> Result<(), String> {
    if failed == 0 {
        return Ok(());
    }
    // SAFETY: the caller's.
    unsafe {
        let text = CStr::from_ptr(message).to_string_lossy().into_owned();
        LLVMDisposeMessage(message);
        Err(text)
    }
}
