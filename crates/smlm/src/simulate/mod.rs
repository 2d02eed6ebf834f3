//! Simulated movies of blinking emitters, and simulations written to files.

mod movie_file;
mod movie_simulation;
mod positions;
mod simulated_movie;
mod stack_file;
mod structure;

pub use movie_file::SimulateMovie;
pub use movie_simulation::MovieSimulation;
pub use simulated_movie::{Blink, SimulatedMovie};
pub use stack_file::SimulateStack;
pub use structure::Structure;
