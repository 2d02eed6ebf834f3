//! The emitters that [`gaussmle_crowded::CrowdedSearch`] finds, by routes that know nothing of it.
//!
//! The scenes and the joint maximum are computed in f64 by code of this folder; noise is that of
//! [`gaussmle::simulate::expose`].

mod background;
mod cameras;
mod depth;
mod empty;
mod invariance;
mod joint_maximum;
mod lone;
mod pairs;
mod refusals;
pub mod scene;
