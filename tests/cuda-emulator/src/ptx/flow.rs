//! Basic blocks, and where separated lanes meet again.

use std::collections::HashMap;

use super::draft::Draft;
use super::kernel::{BasicBlock, EXIT};
use super::operation::Op;

/// A line and a reason.
pub(super) type Fault = (u32, String);

/// Splits the instructions into basic blocks.
pub(super) fn basic_blocks(
    drafts: &[Draft],
    labels: &HashMap<String, usize>,
) -> Result<Vec<BasicBlock>, Fault> {
    let mut starts = vec![0];
    starts.extend(labels.values().copied());
    let ends = drafts.iter().enumerate().filter(|(_, d)| d.op.ends_block());
    starts.extend(ends.map(|(n, _)| n + 1));
    starts.retain(|&start| start < drafts.len());
    starts.sort_unstable();
    starts.dedup();
    let block_of = |instruction: usize| starts.binary_search(&instruction).ok();
    let mut blocks = Vec::with_capacity(starts.len());
    for (n, &first) in starts.iter().enumerate() {
        let end = starts.get(n + 1).copied().unwrap_or(drafts.len());
        let last = &drafts[end - 1];
        let mut next = (n + 1 < starts.len()).then_some(n + 1);
        let mut taken = None;
        match last.op {
            Op::Branch => {
                let label = last.target.as_deref().unwrap_or_default();
                let target = labels.get(label).copied();
                taken = target.and_then(block_of);
                if taken.is_none() {
                    return Err((last.line, format!("unknown label `{label}`")));
                }
                if last.guard.is_none() {
                    next = None;
                }
            }
            Op::Exit if last.guard.is_none() => next = None,
            Op::Trap => next = None,
            _ => {}
        }
        let stops = matches!(last.op, Op::Exit | Op::Trap) || taken.is_some();
        if next.is_none() && (!stops || last.guard.is_some()) {
            return Err((last.line, "the kernel ends without `ret`".to_owned()));
        }
        blocks.push(BasicBlock {
            first,
            end,
            taken,
            next,
            reconvergence: EXIT,
        });
    }
    set_reconvergence(&mut blocks, drafts);
    Ok(blocks)
}

/// The blocks that may follow a block, [`EXIT`] among them.
pub(super) fn successors(block: &BasicBlock, last: &Draft) -> Vec<usize> {
    let mut successors: Vec<usize> = block.taken.into_iter().chain(block.next).collect();
    if matches!(last.op, Op::Exit | Op::Trap) {
        successors.push(EXIT);
    }
    successors
}

/// Finds the immediate post-dominators, by the algorithm of Cooper, Harvey and Kennedy ("A simple,
/// fast dominance algorithm", 2001) on the reversed graph.
fn set_reconvergence(blocks: &mut [BasicBlock], drafts: &[Draft]) {
    let count = blocks.len();
    // The node after the last is the exit.
    let node = |block: usize| if block == EXIT { count } else { block };
    let successors: Vec<Vec<usize>> = blocks
        .iter()
        .map(|block| {
            let successors = successors(block, &drafts[block.end - 1]);
            successors.into_iter().map(node).collect()
        })
        .collect();
    let order = reverse_postorder_from_exit(&successors);
    let mut position = vec![usize::MAX; count + 1];
    for (n, &block) in order.iter().enumerate() {
        position[block] = n;
    }
    let mut dominator = vec![usize::MAX; count + 1];
    dominator[count] = count;
    let mut changed = true;
    while changed {
        changed = false;
        for &block in &order[1..] {
            let mut new = usize::MAX;
            for &successor in &successors[block] {
                if dominator[successor] == usize::MAX {
                    continue;
                }
                new = if new == usize::MAX {
                    successor
                } else {
                    meet(new, successor, &dominator, &position)
                };
            }
            if dominator[block] != new {
                dominator[block] = new;
                changed = true;
            }
        }
    }
    for (n, block) in blocks.iter_mut().enumerate() {
        // A block from which no path leads to the exit has none.
        let found = dominator[n];
        block.reconvergence = if found >= count { EXIT } else { found };
    }
}

/// The nearest common post-dominator of two nodes.
fn meet(mut a: usize, mut b: usize, dominator: &[usize], position: &[usize]) -> usize {
    while a != b {
        while position[a] > position[b] {
            a = dominator[a];
        }
        while position[b] > position[a] {
            b = dominator[b];
        }
    }
    a
}

/// The nodes from which the exit can be reached, each after some of its successors.
fn reverse_postorder_from_exit(successors: &[Vec<usize>]) -> Vec<usize> {
    let exit = successors.len();
    let mut predecessors = vec![Vec::new(); exit + 1];
    for (block, list) in successors.iter().enumerate() {
        for &successor in list {
            predecessors[successor].push(block);
        }
    }
    let mut seen = vec![false; exit + 1];
    let mut postorder = Vec::with_capacity(exit + 1);
    let mut stack = vec![(exit, 0)];
    seen[exit] = true;
    while let Some((node, child)) = stack.pop() {
        if let Some(&next) = predecessors[node].get(child) {
            stack.push((node, child + 1));
            if !seen[next] {
                seen[next] = true;
                stack.push((next, 0));
            }
        } else {
            postorder.push(node);
        }
    }
    postorder.reverse();
    postorder
}
