//! Rows of frames that are done, until they are polled.

use std::collections::VecDeque;
use std::ops::Range;
use std::time::{Duration, Instant};

use gaussmle::LocalizationTable;

use super::latency::LatencyCounts;

/// Frames that were pushed together and are not done.
#[derive(Debug)]
struct Arrival {
    /// The number after the last one's.
    end: usize,
    frames: usize,
    at: Instant,
}

/// Rows of frames that are done, until they are polled, and the frames that are not done.
#[derive(Debug)]
pub(super) struct FinishedRows {
    /// A table without rows.
    template: LocalizationTable,
    waiting: LocalizationTable,
    arrivals: VecDeque<Arrival>,
    /// The number of frames that are done.
    frames: usize,
    /// The number of rows of these frames.
    rows: u64,
    first_push: Option<Instant>,
    last_done: Option<Instant>,
    pub latencies: LatencyCounts,
}

impl FinishedRows {
    /// No rows. `template` has their columns.
    pub fn new(template: LocalizationTable) -> Self {
        Self {
            waiting: template.clone(),
            template,
            arrivals: VecDeque::new(),
            frames: 0,
            rows: 0,
            first_push: None,
            last_done: None,
            latencies: LatencyCounts::default(),
        }
    }

    /// Notes the time at which frames are pushed.
    pub fn expect(&mut self, frames: Range<usize>, now: Instant) {
        self.first_push.get_or_insert(now);
        self.arrivals.push_back(Arrival {
            end: frames.end,
            frames: frames.len(),
            at: now,
        });
    }

    /// Adds the rows of the frames before the number `end` that were not done.
    pub fn add(&mut self, end: usize, rows: &LocalizationTable, now: Instant) {
        let same = "fits of one model have the same columns";
        self.waiting.append(rows).expect(same);
        self.rows += rows.len() as u64;
        self.frames = end;
        self.last_done = Some(now);
        while let Some(arrival) = self.arrivals.pop_front_if(|arrival| arrival.end <= end) {
            let latency = now.saturating_duration_since(arrival.at);
            self.latencies.add(latency, arrival.frames);
        }
    }

    /// Removes the rows that wait.
    pub fn take(&mut self) -> LocalizationTable {
        std::mem::replace(&mut self.waiting, self.template.clone())
    }

    /// The number of rows that wait.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// The number of frames that are done.
    pub fn frames(&self) -> usize {
        self.frames
    }

    /// The number of rows of all frames that are done.
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// The time from the first push until the last frame was done.
    pub fn elapsed(&self) -> Duration {
        let both = self.first_push.zip(self.last_done);
        both.map_or(Duration::ZERO, |(first, last)| {
            last.saturating_duration_since(first)
        })
    }
}
