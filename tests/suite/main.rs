//! The tests, and who vouches for whom:
//!
//! closed forms and finite differences (`closed_form`) -> the f64 reference (`gaussmle::reference`) -> the kernel on
//! the CPU (`oracle`, `optimality`, `cameras`) -> the kernel on GPUs (`agreement`); other programs and real data
//! (`real_data`) vouch for the whole from outside. The elementary functions are tested in the kernel crate.

mod agreement;
mod batches;
mod cameras;
mod closed_form;
mod doctor;
mod endurance;
mod errors;
mod failures;
mod hardware;
mod laboratory;
mod optimality;
mod oracle;
#[cfg(feature = "cuda")]
mod ptx;
mod pvalues;
mod readme;
mod real_data;
mod reports;
mod several;
mod statuses;
mod support;
mod waiting;
