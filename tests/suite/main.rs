//! Integration tests, in one binary.
//!
//! Each test of the fits relies on a more basic one:
//!
//! 1. `closed_form`: closed forms and finite differences test the f64 reference
//!    (`gaussmle::reference`).
//! 2. `oracle`, `optimality`, `cameras`: the reference tests the kernel on the CPU.
//! 3. `agreement`: the kernel on the CPU tests the kernel on GPUs.
//! 4. `real_data`: other programs and real movies test the whole independently.
//!
//! The elementary functions are tested in the kernel crate.
//!
//! Beyond the fits: `movies` reads files written by other programs, `tables` has its output read by
//! other programs, `detection` is compared with theory and Picasso, `calibrate` recovers simulated
//! values, `crowded` compares emitters whose light overlaps with the truth and a joint maximum in f64,
//! and `runs` compares whole runs with the library.

mod adversarial;
mod agreement;
#[cfg(feature = "cuda")]
mod alerts;
mod analysis;
mod batches;
mod beads;
#[cfg(unix)]
mod bombs;
mod calibrate;
mod cameras;
mod closed_form;
mod containers;
mod crowded;
mod detection;
mod device_report;
mod doctor;
#[cfg(feature = "cuda")]
mod emulated_cuda;
mod environment;
mod errors;
mod failures;
mod fake_gpus;
mod follow;
mod format_lists;
mod hardware;
mod hidden_effects;
mod html_report;
mod inspect;
mod inspect_filaments;
mod inspect_sentences;
mod jobs;
mod known_light;
mod metrics;
mod model_lists;
mod movies;
mod multi_gpu;
mod oblong_pixels;
mod optimality;
mod oracle;
mod outputs;
mod own_data;
#[path = "../own_environment/mod.rs"]
mod own_environment;
#[cfg(unix)]
mod pipes;
#[cfg(feature = "cuda")]
mod ptx;
mod pvalues;
mod rates;
mod reading;
mod readme;
mod real_data;
mod regions;
mod remarks;
mod render;
mod runs;
mod scans;
mod sessions;
mod simulated_runs;
mod situations;
mod soak;
mod spline;
mod static_light;
mod statuses;
mod support;
mod tables;
mod telemetry;
mod threads;
mod turns;
mod waiting;
