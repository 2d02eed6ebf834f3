//! Strongly connected components of a directed graph (Tarjan 1972).

/// The components of more than one node, each sorted. Node `n` has edges to `edges[n]`.
pub fn cycles(edges: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut search = Search {
        edges,
        next: 0,
        order: vec![None; edges.len()],
        lowest: vec![0; edges.len()],
        stack: Vec::new(),
        cycles: Vec::new(),
    };
    for node in 0..edges.len() {
        if search.order[node].is_none() {
            search.visit(node);
        }
    }
    search.cycles
}

struct Search<'a> {
    edges: &'a [Vec<usize>],
    next: usize,
    /// Order of the first visit.
    order: Vec<Option<usize>>,
    /// Lowest order of a node on the stack that is reachable.
    lowest: Vec<usize>,
    stack: Vec<usize>,
    cycles: Vec<Vec<usize>>,
}

impl Search<'_> {
    fn visit(&mut self, node: usize) {
        let order = self.next;
        self.next += 1;
        self.order[node] = Some(order);
        self.lowest[node] = order;
        self.stack.push(node);
        let edges = self.edges;
        for &target in &edges[node] {
            match self.order[target] {
                None => {
                    self.visit(target);
                    self.lowest[node] = self.lowest[node].min(self.lowest[target]);
                }
                Some(visited) if self.stack.contains(&target) => {
                    self.lowest[node] = self.lowest[node].min(visited);
                }
                Some(_) => {}
            }
        }
        if self.lowest[node] != order {
            return;
        }
        let first = self.stack.iter().rposition(|&other| other == node);
        let mut component = self.stack.split_off(first.unwrap_or_default());
        if component.len() > 1 {
            component.sort_unstable();
            self.cycles.push(component);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_of_several_nodes_are_found() {
        // 0 -> 1 -> 2 -> 0, 2 -> 3 -> 4 -> 3, 5 -> 0
        let edges = [vec![1], vec![2], vec![0, 3], vec![4], vec![3], vec![0]];
        assert_eq!(cycles(&edges), [vec![3, 4], vec![0, 1, 2]]);
    }

    #[test]
    fn a_diamond_is_no_cycle() {
        let edges = [vec![1, 2], vec![3], vec![3], vec![]];
        assert!(cycles(&edges).is_empty());
    }
}
