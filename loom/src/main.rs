//! The queues of gaussmle, compiled with loom's types: each model runs once for every order in which
//! its threads can take locks, wait and wake. A thread that nobody wakes is found in each of them.

// A model uses what it needs.
#![allow(dead_code)]

#[path = "../../src/engine/part_queue.rs"]
mod part_queue;
mod parts;
mod sync;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

fn main() {
    check("parts arrive in order", parts::arrive_in_order);
    check("a large part waits alone", parts::large_part_waits_alone);
    check("a sender learns of the end", parts::sender_learns_of_the_end);
    check("both ends go at once", parts::both_ends_go);
}

/// Runs a model in every order of steps, and prints their number.
fn check(name: &str, model: fn()) {
    let orders = Arc::new(AtomicUsize::new(0));
    let counter = orders.clone();
    loom::model(move || {
        counter.fetch_add(1, Ordering::Relaxed);
        model();
    });
    println!("{name}: {} orders", orders.load(Ordering::Relaxed));
}
