//! Handles: numbers in the form of pointers, which are looked up and never read.
//!
//! No number is used twice, so a handle that was freed, or one of another type, is recognized. A call
//! shares the object with the list, so another thread may free the handle meanwhile.

use std::any::Any;
use std::collections::HashMap;
use std::ptr::without_provenance_mut;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use crate::failure::{Failure, Outcome};
use crate::status::gm_status;

/// A type of handles in the header.
pub trait Handle {
    /// The object that a handle stands for.
    type Object: Any + Send + Sync;
    /// The name of the type in messages.
    const NAME: &'static str;
}

/// The first number, and the distance between two: pointers of a program look similar.
const STEP: usize = 64;

struct Objects {
    next: usize,
    all: HashMap<usize, Arc<dyn Any + Send + Sync>>,
}

fn objects() -> MutexGuard<'static, Objects> {
    static OBJECTS: LazyLock<Mutex<Objects>> = LazyLock::new(|| {
        Mutex::new(Objects {
            next: STEP,
            all: HashMap::new(),
        })
    });
    OBJECTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A new handle for an object.
pub fn create<H: Handle>(object: Arc<H::Object>) -> *mut H {
    let mut objects = objects();
    let number = objects.next;
    objects.next += STEP;
    objects.all.insert(number, object);
    without_provenance_mut(number)
}

/// The object of a handle.
pub fn object<H: Handle>(handle: *const H) -> Outcome<Arc<H::Object>> {
    if handle.is_null() {
        let message = format!("the {} is NULL", H::NAME);
        return Err(Failure::new(gm_status::GM_NULL_POINTER, message));
    }
    let found = objects().all.get(&handle.addr()).cloned();
    let found = found.and_then(|object| object.downcast().ok());
    found.ok_or_else(|| {
        let message = format!("this is no {}, or it was freed", H::NAME);
        Failure::new(gm_status::GM_BAD_HANDLE, message)
    })
}

/// Forgets a handle, and returns its object; `None` for NULL and for what is no handle of this type.
pub fn release<H: Handle>(handle: *mut H) -> Option<Arc<H::Object>> {
    let mut objects = objects();
    let object = objects.all.get(&handle.addr())?.clone().downcast().ok()?;
    objects.all.remove(&handle.addr());
    Some(object)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Number;
    impl Handle for Number {
        type Object = u32;
        const NAME: &'static str = "number";
    }

    struct Text;
    impl Handle for Text {
        type Object = String;
        const NAME: &'static str = "text";
    }

    #[test]
    fn handles_that_are_none_are_refused() {
        let status = |failure: Failure| failure.status;
        let handle = create::<Number>(Arc::new(7));
        assert_eq!(object(handle).map(|number| *number).map_err(status), Ok(7));
        let null = std::ptr::null::<Number>();
        assert_eq!(
            object(null).map_err(status),
            Err(gm_status::GM_NULL_POINTER)
        );
        let other = object(handle.cast::<Text>()).map_err(status);
        assert_eq!(other, Err(gm_status::GM_BAD_HANDLE));
        assert!(release(handle.cast::<Text>()).is_none());
        assert!(release(handle).is_some() && release(handle).is_none());
        // The next handle has another number.
        assert_ne!(create::<Number>(Arc::new(8)), handle);
        assert_eq!(
            object(handle).map_err(status),
            Err(gm_status::GM_BAD_HANDLE)
        );
        assert!(release(null.cast_mut()).is_none());
    }
}
