//! Tests of files, links, pipes and owners.

use std::fs::File;
#[cfg(target_os = "linux")]
use std::io::Write;
#[cfg(unix)]
use std::path::Path;

use super::*;

/// An abandoned file and one in use, as another run would find them.
#[test]
fn files_of_killed_runs_are_removed_and_others_stay() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    // The name begins with the computer's.
    let name = temporary::temporary(folder.path()).expect("created");
    let name = name.path().file_name().and_then(|name| name.to_str());
    let (start, _) = name.expect("a name").rsplit_once('-').expect("a dash");
    let abandoned = at(&format!("{start}-abcdefghijkl.partial"));
    let in_use = at(&format!("{start}-bcdefghijklm.partial"));
    // On another computer, where a lock may not be seen.
    let [old, new, slow] =
        ["a", "b", "c"].map(|end| at(&format!(".gaussmle-0000000_-abcdefghijk{end}.partial")));
    let days = std::time::Duration::from_secs(25 * 3600);
    let long_ago = std::time::SystemTime::now() - days;
    File::create(&new).expect("created");
    let [file, written] = [&old, &slow].map(|path| File::create(path).expect("created"));
    for file in [&file, &written] {
        file.set_modified(long_ago).expect("set");
    }
    drop(file);
    assert!(in_use::mark_in_use(&written));
    let others = [
        ".gaussmle-notes.txt",
        ".gaussmle-abc.partial",
        "a.partial",
        ".locs.csv.partial-1-0",
    ]
    .map(at);
    let kept = File::create(&in_use).expect("created");
    assert!(in_use::mark_in_use(&kept));
    for path in others.iter().chain([&abandoned]) {
        File::create(path).expect("created");
    }
    let own = AtomicFile::create(&at("locs.csv")).expect("created");
    if cfg!(target_os = "linux") {
        assert!(!abandoned.exists());
    }
    assert!(!old.exists() && new.exists() && slow.exists());
    assert!(in_use.exists() && own.path.exists());
    assert!(others.iter().all(|path| path.exists()));
}

/// Windows refuses to replace a file while another program reads it.
#[test]
fn a_file_that_is_read_for_a_moment_is_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("sums.prom");
    std::fs::write(&path, "old").expect("written");
    // One asks before it begins, and both may be refused in the end.
    for (text, replace) in [("new", replace as fn(_, _) -> _), ("newer", replace_own)] {
        let mut options = File::options();
        options.read(true);
        // `FILE_SHARE_READ`.
        #[cfg(windows)]
        std::os::windows::fs::OpenOptionsExt::share_mode(&mut options, 1);
        let read = options.open(&path).expect("opened");
        let reader = std::thread::spawn(|| {
            std::thread::sleep(std::time::Duration::from_millis(100));
            drop(read);
        });
        replace(&path, text.as_bytes()).expect("replaced");
        assert_eq!(std::fs::read(&path).expect("read"), text.as_bytes());
        reader.join().expect("no panic");
    }
}

/// Windows takes paths of more than 260 characters in one form alone. Where locks bind all handles, a
/// locked file could not be written by its path.
#[test]
fn a_new_file_is_written_by_its_path_in_a_deep_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = (0..3).map(|_| "d".repeat(100));
    let deep = names.fold(folder.path().to_owned(), |path, name| path.join(name));
    std::fs::create_dir_all(&deep).expect("created");
    let target = deep.join("locs.csv");
    for rows in ["first", "second"] {
        let new = AtomicFile::create(&target).expect("created");
        std::fs::write(new.path(), rows).expect("written");
        new.commit().expect("replaced");
        assert_eq!(std::fs::read_to_string(&target).expect("read"), rows);
    }
    assert_eq!(std::fs::read_dir(&deep).expect("listed").count(), 1);
}

/// Windows 10 replaces files that others have open, if these allow it; older versions and Wine 8 do not.
#[test]
fn a_file_that_is_open_is_replaced_or_kept_as_a_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let target = folder.path().join("locs.csv");
    std::fs::write(&target, "old").expect("written");
    let reader = File::open(&target).expect("open");
    let replaced = replace(&target, b"rows");
    let expected = match replaced {
        Ok(()) => "rows",
        Err(error) => {
            assert!(
                cfg!(windows) && error.to_string().contains("close it"),
                "{error}"
            );
            "old"
        }
    };
    assert_eq!(std::fs::read_to_string(&target).expect("read"), expected);
    assert_eq!(std::io::read_to_string(reader).expect("read"), "old");
    assert_eq!(std::fs::read_dir(folder.path()).expect("listed").count(), 1);
}

#[cfg(unix)]
#[test]
fn links_with_the_name_of_a_temporary_file_are_not_followed() {
    let folder = tempfile::tempdir().expect("a folder");
    let private = folder.path().join("private");
    std::fs::write(&private, "secret").expect("written");
    let link = folder
        .path()
        .join(".gaussmle-unknown_-abcdefghijkl.partial");
    std::os::unix::fs::symlink(&private, &link).expect("linked");
    replace(&folder.path().join("locs.csv"), b"rows").expect("written");
    assert_eq!(std::fs::read(&private).expect("read"), b"secret");
    assert!(link.is_symlink());
    assert!(own(&link).is_err());
}

#[cfg(unix)]
#[test]
fn links_of_this_user_are_followed_and_those_of_others_are_not() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().expect("a folder");
    let [file, link, broken] = ["file", "link", "broken"].map(|name| folder.path().join(name));
    std::fs::write(&file, "old").expect("written");
    symlink("file", &link).expect("linked");
    replace(&link, b"new").expect("written");
    assert!(link.is_symlink());
    assert_eq!(std::fs::read(&file).expect("read"), b"new");
    symlink("gone", &broken).expect("linked");
    for opened in [
        append(&broken),
        AtomicFile::create(&broken).map(|new| new.file),
    ] {
        let error = opened.expect_err("refused").to_string();
        assert!(error.contains("gone"), "{error}");
    }
    if !rustix::process::geteuid().is_root() {
        eprintln!("SKIPPED: only root can make files of other users");
        return;
    }
    for path in [&link, &file] {
        give_away(path);
    }
    for opened in [
        append(&link),
        AtomicFile::create(&link).map(|new| new.file),
        own(&file),
        append(&file),
    ] {
        let error = opened.expect_err("refused").to_string();
        assert!(error.contains("another user"), "{error}");
    }
    assert_eq!(std::fs::read(&file).expect("read"), b"new");
}

/// Gives a file, or a link itself, to another user.
#[cfg(unix)]
fn give_away(path: &Path) {
    use rustix::fs::{AtFlags, CWD, Gid, Uid, chownat};
    let (user, group) = (Uid::from_raw(65534), Gid::from_raw(65534));
    let given = chownat(
        CWD,
        path,
        Some(user),
        Some(group),
        AtFlags::SYMLINK_NOFOLLOW,
    );
    given.expect("given away");
}

/// Another user replaces the temporary file of a run by a link, in a folder that both can write.
#[cfg(target_os = "linux")]
#[test]
fn a_link_in_the_place_of_an_open_temporary_file_is_not_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let private = folder.path().join("private");
    std::fs::write(&private, "secret").expect("written");
    let mut new = AtomicFile::create(&folder.path().join("locs.hdf5")).expect("created");
    std::fs::remove_file(&new.path).expect("removed");
    std::os::unix::fs::symlink(&private, &new.path).expect("linked");
    std::fs::write(new.path(), "rows").expect("written");
    new.write_all(b"rows").expect("written");
    new.commit().expect_err("refused");
    assert_eq!(std::fs::read(&private).expect("read"), b"secret");
    assert!(!folder.path().join("locs.hdf5").is_symlink());
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_are_refused_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("pipe");
    rustix::fs::mknodat(
        rustix::fs::CWD,
        &pipe,
        rustix::fs::FileType::Fifo,
        rustix::fs::Mode::RUSR | rustix::fs::Mode::WUSR,
        0,
    )
    .expect("a pipe");
    for path in [pipe.as_path(), Path::new("/dev/zero"), folder.path()] {
        for opened in [open(path), append(path), own(path)] {
            let error = opened.expect_err("refused");
            assert!(!path.is_file(), "{error}");
        }
        let error = AtomicFile::create(path).expect_err("refused").to_string();
        assert!(error.contains("regular file"), "{error}");
    }
}

#[test]
fn a_file_with_too_many_bytes_is_not_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large");
    File::create(&path)
        .and_then(|file| file.set_len(1 << 40))
        .expect("a sparse file");
    let error = read(&path, 100).expect_err("refused").to_string();
    assert!(
        error.contains("1099511627776") && error.contains("100"),
        "{error}"
    );
    std::fs::write(&path, vec![0; 100]).expect("written");
    assert_eq!(read(&path, 100).expect("read").len(), 100);
}

#[cfg(unix)]
#[test]
fn a_new_file_has_the_permissions_of_any_new_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let [plain, replaced] = ["plain", "replaced"].map(|name| folder.path().join(name));
    std::fs::write(&plain, "").expect("written");
    replace(&replaced, b"").expect("written");
    let mode = |path: &Path| path.metadata().expect("there").permissions().mode();
    assert_eq!(mode(&plain), mode(&replaced));
}
