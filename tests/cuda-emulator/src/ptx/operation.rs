//! Decoded operations. The opcode table maps each opcode of the text to one of them.

/// Comparisons of `setp`. The `..Unordered` ones are true if an operand is NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    EqualUnordered,
    NotEqualUnordered,
    LessUnordered,
    LessEqualUnordered,
    GreaterUnordered,
    GreaterEqualUnordered,
    /// Neither operand is NaN.
    Number,
    /// An operand is NaN.
    Nan,
}

/// The combination of a comparison of `setp` with a predicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combine {
    None,
    And,
    Or,
    Xor,
}

/// Types of compared values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompareType {
    /// Unsigned 16-bit values, which registers hold zero-extended, and unsigned 32-bit values.
    U32,
    S16,
    S32,
    U64,
    S64,
    F32,
    /// Subnormal operands count as zeros.
    F32Flushed,
    F64,
}

/// Operations on f32 values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum F32Op {
    Add,
    Sub,
    Mul,
    Fma,
    Neg,
    Abs,
    Min,
    Max,
    /// NaN if an operand is NaN.
    MinNan,
    MaxNan,
    Min3,
    Max3,
    Min3Nan,
    Max3Nan,
    CopySign,
    Div,
    /// `div.approx`, which returns zero for a divisor above 2^126.
    DivApprox,
    Rcp,
    Sqrt,
    Rsqrt,
    Ex2,
    Lg2,
    Sin,
    Cos,
    Tanh,
    /// To integral values: ties to even, toward zero, down, up.
    RoundEven,
    RoundZero,
    RoundDown,
    RoundUp,
    /// A copy with canonical NaN: `cvt.f32.f32`.
    Copy,
}

/// Operations on f64 values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum F64Op {
    Add,
    Sub,
    Mul,
    Fma,
    Neg,
    Abs,
    Min,
    Max,
    Div,
    Rcp,
    Sqrt,
    RoundEven,
    RoundZero,
    RoundDown,
    RoundUp,
}

/// Operations on 32-bit values, and on 16-bit values in 32 bits, which are zero-extended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum I32Op {
    Mov,
    Add,
    Sub,
    Neg,
    MulLo,
    MulHiU,
    MulHiS,
    MadLo,
    MadHiU,
    MadHiS,
    DivU,
    DivS,
    RemU,
    RemS,
    Abs,
    MinU,
    MaxU,
    MinS,
    MaxS,
    And,
    Or,
    Xor,
    Not,
    /// Any function of three bits, by its truth table.
    Lop3,
    Shl,
    ShrU,
    ShrS,
    ShfLeftClamp,
    ShfLeftWrap,
    ShfRightClamp,
    ShfRightWrap,
    Prmt,
    BfeU,
    BfeS,
    Bfi,
    Brev,
    Clz,
    Popc,
    Selp,
    /// Two 16-bit registers as one of 32 bits, and back.
    Pack16,
    Unpack16,
    /// 16-bit values.
    Add16,
    Sub16,
    Neg16,
    MulLo16,
    MulWideS16,
    MadLo16,
    Not16,
    Shl16,
    ShrS16,
    MinS16,
    MaxS16,
}

/// Operations on 64-bit values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum I64Op {
    Mov,
    Add,
    Sub,
    Neg,
    MulLo,
    MulHiU,
    MulHiS,
    MadLo,
    MulWideU,
    MulWideS,
    MadWideU,
    MadWideS,
    DivU,
    DivS,
    RemU,
    RemS,
    Abs,
    MinU,
    MaxU,
    MinS,
    MaxS,
    And,
    Or,
    Xor,
    Not,
    Shl,
    ShrU,
    ShrS,
    Clz,
    Popc,
    Selp,
    /// Two 32-bit registers as one of 64 bits, and back.
    Pack,
    Unpack,
}

/// Operations on predicates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PredicateOp {
    Mov,
    And,
    Or,
    Xor,
    Not,
}

/// Integer types of `cvt`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntType {
    U8,
    S8,
    U16,
    S16,
    U32,
    S32,
    U64,
    S64,
}

impl IntType {
    /// Bits of the type.
    #[must_use]
    pub const fn bits(self) -> u32 {
        match self {
            IntType::U8 | IntType::S8 => 8,
            IntType::U16 | IntType::S16 => 16,
            IntType::U32 | IntType::S32 => 32,
            IntType::U64 | IntType::S64 => 64,
        }
    }

    #[must_use]
    pub const fn is_signed(self) -> bool {
        matches!(
            self,
            IntType::S8 | IntType::S16 | IntType::S32 | IntType::S64
        )
    }
}

/// Rounding of a floating-point value to an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    Even,
    Zero,
    Down,
    Up,
}

/// Conversions that change the type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convert {
    /// From, to.
    Int(IntType, IntType),
    IntToF32(IntType),
    IntToF64(IntType),
    F32ToInt(Rounding, IntType),
    F64ToInt(Rounding, IntType),
    F32ToF64,
    F64ToF32,
}

/// State spaces of addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    Global,
    Shared,
    Local,
    /// An address of any of the three.
    Generic,
}

/// The storage and extension of a loaded value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryType {
    B8,
    S8,
    B16,
    S16,
    B32,
    S32,
    B64,
}

impl MemoryType {
    #[must_use]
    pub const fn bytes(self) -> usize {
        match self {
            MemoryType::B8 | MemoryType::S8 => 1,
            MemoryType::B16 | MemoryType::S16 => 2,
            MemoryType::B32 | MemoryType::S32 => 4,
            MemoryType::B64 => 8,
        }
    }
}

/// Read-modify-write operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtomicOp {
    Add32,
    AddF32,
    MinU32,
    MaxU32,
    MinS32,
    MaxS32,
    And32,
    Or32,
    Xor32,
    /// Increments, and wraps to zero at the operand.
    Inc32,
    /// Decrements, and wraps to the operand at zero.
    Dec32,
    Exchange32,
    CompareExchange32,
    Add64,
    MinU64,
    MaxU64,
    Exchange64,
    CompareExchange64,
}

impl AtomicOp {
    /// True if the operation is of 64-bit values.
    #[must_use]
    pub const fn is_wide(self) -> bool {
        matches!(
            self,
            AtomicOp::Add64
                | AtomicOp::MinU64
                | AtomicOp::MaxU64
                | AtomicOp::Exchange64
                | AtomicOp::CompareExchange64
        )
    }
}

/// The source of a lane of a shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shuffle {
    Up,
    Down,
    Butterfly,
    Index,
}

/// Votes of the lanes of a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vote {
    All,
    Any,
    Uniform,
    Ballot,
}

/// The operation of an instruction. Operands are in [`Instruction`](super::Instruction).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    F32(F32Op),
    /// With `.ftz` or `.sat`: [`FLUSH`] and [`SATURATE`] in the immediate.
    F32Modified(F32Op),
    F64(F64Op),
    I32(I32Op),
    I64(I64Op),
    Predicate(PredicateOp),
    Compare(CompareType, Compare, Combine),
    Convert(Convert),
    /// The offset of the parameter is the immediate.
    LoadParam(MemoryType),
    Load(Space, MemoryType),
    Store(Space, MemoryType),
    Atomic(Space, AtomicOp),
    /// An address of a space to a generic one.
    ToGeneric(Space),
    FromGeneric(Space),
    Shuffle(Shuffle),
    Vote(Vote),
    ActiveMask,
    WarpBarrier,
    /// A fence, which orders nothing more than the emulator does anyway.
    Fence,
    /// The barrier of the block whose number is the immediate. Ends a basic block.
    Barrier,
    /// Ends a basic block.
    Branch,
    /// Ends a basic block.
    Exit,
    /// Ends a basic block.
    Trap,
}

/// Bit of the immediate of [`Op::F32Modified`]: subnormal operands and results become zeros.
pub const FLUSH: i64 = 1;
/// Bit of the immediate of [`Op::F32Modified`]: the result is limited to 0 and 1, and NaN is 0.
pub const SATURATE: i64 = 2;
/// Bit of the immediate of [`Op::Compare`]: the combined predicate is negated.
pub const NEGATE: i64 = 1;

impl Op {
    /// True if the operation ends a basic block.
    #[must_use]
    pub const fn ends_block(self) -> bool {
        matches!(self, Op::Barrier | Op::Branch | Op::Exit | Op::Trap)
    }

    /// True if the operation accesses device memory.
    #[must_use]
    pub const fn accesses_global(self) -> bool {
        matches!(
            self,
            Op::Load(Space::Global | Space::Generic, _)
                | Op::Store(Space::Global | Space::Generic, _)
                | Op::Atomic(Space::Global | Space::Generic, _)
        )
    }
}
