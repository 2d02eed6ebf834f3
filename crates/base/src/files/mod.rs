//! Files of users: opened only if they are regular, read up to a limit, replaced as a whole.
//!
//! A folder may be open to other users. So a new file has a random name, is made exclusively, and
//! is written through its handle; no name that others can guess is ever opened for writing.

mod atomic;
mod device_names;
mod in_use;
mod links;
mod own;
mod owner;
mod private_folder;
mod reading;
mod regular;
mod temporary;

pub use atomic::{AtomicFile, replace, replace_own};
pub use device_names::{is_device, is_device_name, is_plain_name};
pub use links::{canonical, canonical_own, real_path};
pub use own::{append, lock_own, own, read_own};
pub use owner::{path_of_user, rename, user};
pub use private_folder::{private_folder, runtime_folder};
pub use reading::{MOST_TEXT, open, read, read_text, start};
pub use regular::{check_regular, folder_of};

#[cfg(test)]
mod tests;
