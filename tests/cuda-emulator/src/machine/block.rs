//! A thread block: warps that share memory and meet at barriers.

use super::context::Context;
use super::lanes::LANES;
use super::trap::{Place, Trap};
use super::warp::{Stop, Warp};

/// The warps of a block, used for one block after another.
pub(super) struct ThreadBlock {
    warps: Vec<Warp>,
    stops: Vec<Option<Stop>>,
}

impl ThreadBlock {
    pub fn new(context: &Context<'_>) -> Self {
        let threads: u32 = context.launch.block.iter().product();
        let count = (threads as usize).div_ceil(LANES);
        let kernel = context.launch.kernel;
        ThreadBlock {
            warps: (0..count).map(|_| Warp::new(kernel)).collect(),
            stops: vec![None; count],
        }
    }

    /// Runs a block of the grid to its end.
    pub fn run(&mut self, block: [u32; 3], context: &mut Context<'_>) -> Result<(), Trap> {
        context.block = block;
        context.shared.reset();
        context.local.reset();
        for (number, warp) in self.warps.iter_mut().enumerate() {
            warp.start(number, context);
        }
        self.stops.fill(None);
        // Each round takes every warp to its next barrier or its end.
        while self.stops.iter().any(|stop| *stop != Some(Stop::End)) {
            for (warp, stop) in self.warps.iter_mut().zip(&mut self.stops) {
                if *stop != Some(Stop::End) {
                    context.first_thread = warp.first_thread;
                    *stop = Some(warp.run(context)?);
                }
            }
            self.check_barrier(context)?;
        }
        context.statistics.grid_blocks += 1;
        context.statistics.warps += self.warps.len() as u64;
        context.statistics.threads += u64::from(context.launch.block.iter().product::<u32>());
        Ok(())
    }

    /// Warps that have not ended must wait at the same barrier.
    fn check_barrier(&self, context: &Context<'_>) -> Result<(), Trap> {
        let mut first = None;
        for (warp, stop) in self.warps.iter().zip(&self.stops) {
            let Some(Stop::Barrier { number, line }) = *stop else {
                continue;
            };
            if *first.get_or_insert(number) != number {
                return Err(Trap::Barrier {
                    place: Place {
                        line,
                        block: context.block,
                        thread: warp.first_thread,
                    },
                    reason: "warps of the block wait at different barriers",
                });
            }
        }
        Ok(())
    }
}
