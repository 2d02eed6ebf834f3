//! A warp: 32 threads that execute one instruction at a time.

use super::context::Context;
use super::files::Files;
use super::lanes::{ALL, LANES, Lanes, Mask};
use super::step::{guarded, step};
use super::trap::Trap;
use crate::ptx::operation::Op;
use crate::ptx::{BasicBlock, EXIT, Kernel, Special};

/// Basic blocks that a warp may execute before the kernel counts as endless.
pub const STEP_LIMIT: u64 = 1 << 26;

/// Lanes that are at the same place.
#[derive(Clone, Copy, Debug)]
struct Group {
    /// The next basic block.
    block: usize,
    /// The basic block where the group ends, as the group below continues from there.
    end: usize,
    lanes: u32,
}

/// Why a warp stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// All threads have ended.
    End,
    /// The warp waits at the barrier of a number, in a line.
    Barrier { number: i64, line: u32 },
}

/// The registers of a warp, and where its lanes are.
pub(super) struct Warp {
    files: Files,
    /// Groups of lanes. The last one runs; the others wait for those above them.
    groups: Vec<Group>,
    /// Lanes that have not ended.
    live: u32,
    /// The first thread of the warp in its block.
    pub first_thread: u32,
    steps: u64,
}

impl Warp {
    pub fn new(kernel: &Kernel) -> Self {
        Warp {
            files: Files::new(kernel),
            groups: Vec::new(),
            live: 0,
            first_thread: 0,
            steps: 0,
        }
    }

    /// Places the warp at the start of the kernel.
    pub fn start(&mut self, number: usize, context: &Context<'_>) {
        let launch = context.launch;
        let threads: u32 = launch.block.iter().product();
        self.first_thread = (number * LANES) as u32;
        let count = (threads - self.first_thread).min(LANES as u32);
        self.live = ALL >> (LANES as u32 - count);
        self.steps = 0;
        self.groups.clear();
        self.groups.push(Group {
            block: 0,
            end: EXIT,
            lanes: self.live,
        });
        self.files.reset(launch.kernel);
        for &(register, special) in &launch.kernel.specials {
            let value = |lane: usize| special_value(special, self.first_thread, lane, context);
            self.files.words[usize::from(register)] = Lanes(std::array::from_fn(value));
        }
    }

    /// Runs until a barrier or the end.
    pub fn run(&mut self, context: &mut Context<'_>) -> Result<Stop, Trap> {
        let kernel = context.launch.kernel;
        let mut mask = Mask::new(0);
        while let Some(&group) = self.groups.last() {
            if group.lanes == 0 || group.block == group.end {
                self.groups.pop();
                continue;
            }
            if mask.bits != group.lanes {
                mask = Mask::new(group.lanes);
            }
            let block = &kernel.blocks[group.block];
            self.steps += 1;
            if self.steps > STEP_LIMIT {
                let instruction = &kernel.instructions[block.first];
                let lane = group.lanes.trailing_zeros() as usize;
                return Err(Trap::Steps {
                    place: context.place(instruction, lane),
                });
            }
            let count = &mut context.statistics.blocks[group.block];
            count.executions += 1;
            count.lanes += u64::from(group.lanes.count_ones());
            let last = block.end - 1;
            let ends_block = kernel.instructions[last].op.ends_block();
            let end = if ends_block { last } else { block.end };
            for index in block.first..end {
                // SAFETY: blocks are ranges of the instructions.
                let instruction = unsafe { kernel.instructions.get_unchecked(index) };
                let files = &mut self.files;
                step(index, instruction, files, &mask, self.live, context)?;
            }
            if let Some(stop) = self.leave(block, group, context)? {
                return Ok(stop);
            }
        }
        Ok(Stop::End)
    }

    /// Moves the group to the next basic block.
    #[inline(always)]
    fn leave(
        &mut self,
        block: &BasicBlock,
        group: Group,
        context: &mut Context<'_>,
    ) -> Result<Option<Stop>, Trap> {
        let last = &context.launch.kernel.instructions[block.end - 1];
        let lanes = match last.guard {
            Some(guard) => guarded(guard, &self.files, group.lanes),
            None => group.lanes,
        };
        let next = block.next.unwrap_or(EXIT);
        match last.op {
            Op::Branch => {
                let taken = block.taken.unwrap_or(EXIT);
                if lanes == group.lanes {
                    self.go_to(taken);
                } else if lanes == 0 {
                    self.go_to(next);
                } else {
                    context.statistics.blocks[group.block].divergences += 1;
                    self.separate(
                        block.reconvergence,
                        (next, group.lanes & !lanes),
                        (taken, lanes),
                    );
                }
            }
            Op::Exit => {
                self.live &= !lanes;
                for group in &mut self.groups {
                    group.lanes &= !lanes;
                }
                self.go_to(next);
            }
            Op::Barrier => {
                let lane = group.lanes.trailing_zeros() as usize;
                if group.lanes != self.live {
                    return Err(Trap::Barrier {
                        place: context.place(last, lane),
                        reason: "not all threads of the warp reach the barrier together",
                    });
                }
                self.go_to(next);
                return Ok(Some(Stop::Barrier {
                    number: last.immediate,
                    line: last.line,
                }));
            }
            Op::Trap => {
                let lane = group.lanes.trailing_zeros() as usize;
                return Err(Trap::Instruction {
                    place: context.place(last, lane),
                });
            }
            _ => self.go_to(next),
        }
        Ok(None)
    }

    #[inline(always)]
    fn go_to(&mut self, block: usize) {
        if let Some(group) = self.groups.last_mut() {
            group.block = block;
        }
    }

    /// Replaces the running group by two, and lets them meet again.
    #[inline(always)]
    fn separate(&mut self, meeting: usize, first: (usize, u32), second: (usize, u32)) {
        match self.groups.last_mut() {
            // The group below continues there with all lanes. Without this, a loop would add a
            // group per iteration.
            Some(group) if group.end == meeting => {
                self.groups.pop();
            }
            Some(group) => group.block = meeting,
            None => {}
        }
        for (block, lanes) in [first, second] {
            if block != meeting {
                self.groups.push(Group {
                    block,
                    end: meeting,
                    lanes,
                });
            }
        }
    }
}

/// The value of a special register in a lane.
fn special_value(special: Special, first_thread: u32, lane: usize, context: &Context<'_>) -> u32 {
    let launch = context.launch;
    let [width, height, _] = launch.block;
    let thread = first_thread + lane as u32;
    let bit = 1u32 << lane;
    match special {
        Special::Thread(0) => thread % width,
        Special::Thread(1) => thread / width % height,
        Special::Thread(_) => thread / width / height,
        Special::BlockSize(axis) => launch.block[axis],
        Special::Block(axis) => context.block[axis],
        Special::GridSize(axis) => launch.grid[axis],
        Special::Lane => lane as u32,
        Special::Warp => first_thread / LANES as u32,
        Special::LaneEqual => bit,
        Special::LanesBelow => bit - 1,
        Special::LanesUpTo => bit | (bit - 1),
        Special::LanesFrom => !(bit - 1),
        Special::LanesAbove => !(bit | (bit - 1)),
    }
}
