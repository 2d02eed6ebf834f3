//! The tests, and who vouches for whom:
//!
//! closed forms and finite differences (`closed_form`) -> the f64 reference (`gaussmle::reference`) -> the kernel on
//! the CPU (`oracle`, `optimality`, `cameras`) -> the kernel on GPUs (`agreement`); other programs and real data
//! (`real_data`) vouch for the whole from outside. The elementary functions are tested in the kernel crate.
//!
//! Around the fits: files written by other programs are read (`movies`), tables are read by the programs they are for (`tables`), spots are found as
//! theory and Picasso say (`detection`), calibrations find what was simulated (`calibrate`), and whole runs give what the library gives (`runs`).

mod agreement;
mod analysis;
mod batches;
mod beads;
mod calibrate;
mod cameras;
mod closed_form;
mod detection;
mod doctor;
mod endurance;
mod errors;
mod failures;
mod hardware;
mod laboratory;
mod movies;
mod optimality;
mod oracle;
#[cfg(feature = "cuda")]
mod ptx;
mod pvalues;
mod reading;
mod readme;
mod real_data;
mod render;
mod report;
mod reports;
mod runs;
mod several;
mod statuses;
mod support;
mod tables;
mod waiting;
