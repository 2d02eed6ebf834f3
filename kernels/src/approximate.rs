//! Approximations that GPUs have an instruction for.
//!
//! CubeCL has no function for them, so each is an operation of its own that becomes the instruction
//! of NVIDIA GPUs. The kernels of other devices never contain it.
//!
//! They are 1/x, 1/sqrt(x) and powers of two, with errors of at most 2 units in the last place.

use cubecl::prelude::*;

/// The key under which a kernel stores that it may use the instructions.
struct Allowed;

/// Allows the instructions in the rest of the kernel.
#[cube]
pub(crate) fn allow_approximations(#[comptime] allowed: bool) {
    intrinsic!(|scope| {
        if allowed {
            scope.register_size::<Allowed>(1);
        }
    })
}

/// Returns true if the kernel may use the instructions.
#[cube]
pub(crate) fn has_approximations() -> comptime_type!(bool) {
    intrinsic!(|scope| scope.resolve_size::<Allowed>().is_some())
}

/// Returns `1 / x`, to 1 unit in the last place. Subnormal numbers count as 0.
#[cube]
#[allow(unused_variables)]
pub(crate) fn approximate_reciprocal<F: Float, N: Size>(x: Vector<F, N>) -> Vector<F, N> {
    intrinsic!(|scope| instruction!(scope, x, ReciprocalOp))
}

/// Returns `1 / sqrt(x)`, with a relative error below 2^-22.9. Subnormal numbers count as 0.
#[cube]
#[allow(unused_variables)]
pub(crate) fn approximate_reciprocal_sqrt<F: Float, N: Size>(x: Vector<F, N>) -> Vector<F, N> {
    intrinsic!(|scope| instruction!(scope, x, ReciprocalSqrtOp))
}

/// Returns `2^x`, with a relative error below 2^-22.5. Subnormal numbers count as 0.
#[cube]
#[allow(unused_variables)]
pub(crate) fn approximate_power_of_two<F: Float, N: Size>(x: Vector<F, N>) -> Vector<F, N> {
    intrinsic!(|scope| instruction!(scope, x, PowerOfTwoOp))
}

macro_rules! instruction {
    ($scope:ident, $x:ident, $op:ident) => {{
        #[cfg(feature = "generator")]
        {
            let input = $x.read_value($scope);
            let op = nvidia::$op::new($scope.ctx_mut(), input);
            $scope.register_with_result(&op).into()
        }
        #[cfg(not(feature = "generator"))]
        unreachable!("no kernel allows approximations")
    }};
}
use instruction;

/// The operations, and the instructions of NVIDIA GPUs that they become.
#[cfg(feature = "generator")]
// The macro of an operation generates methods that are not used here.
#[allow(dead_code)]
mod nvidia {
    use cubecl_ir::prelude::*;
    use cubecl_ir::{CanMaterialize, PropagatesUniformity, Pure};
    use cubecl_llvm::shared::intrinsic::call_op;
    use cubecl_llvm::shared::to_llvm::ToLLVMDialect;
    use cubecl_llvm::shared::to_llvm::ty::cube_type_to_llvm;

    macro_rules! instruction_op {
        ($(#[$doc:meta])* $name:literal, $op:ident, $intrinsic:literal) => {
            $(#[$doc])*
            #[cube_op(name = $name)]
            #[result_ty(same_as = input)]
            #[op_interfaces(SameOperandsType, SameOperandsAndResultType)]
            #[op_traits(CanMaterialize, Pure, PropagatesUniformity)]
            pub(super) struct $op {
                pub input: Value,
            }

            #[op_interface_impl]
            impl ToLLVMDialect for $op {
                fn rewrite(
                    &self,
                    ctx: &mut Context,
                    rewriter: &mut DialectConversionRewriter,
                    _operands_info: &OperandsInfo,
                ) -> Result<()> {
                    let input = self.input(ctx);
                    let result = cube_type_to_llvm(ctx, self.get_result(ctx).get_type(ctx));
                    let call = call_op(ctx, $intrinsic, result, vec![input]);
                    rewriter.insert_op(ctx, &call);
                    let value = call.get_result(ctx);
                    rewriter.replace_operation_with_values(ctx, self.get_operation(), vec![value]);
                    Ok(())
                }
            }
        };
    }

    instruction_op!(
        /// `rcp.approx`
        "gaussmle.reciprocal", ReciprocalOp, "llvm.nvvm.rcp.approx.ftz.f"
    );
    instruction_op!(
        /// `rsqrt.approx`
        "gaussmle.reciprocal_sqrt", ReciprocalSqrtOp, "llvm.nvvm.rsqrt.approx.ftz.f"
    );
    instruction_op!(
        /// `ex2.approx`
        "gaussmle.power_of_two", PowerOfTwoOp, "llvm.nvvm.ex2.approx.ftz.f32"
    );
}
