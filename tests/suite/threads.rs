//! The threads that a process shares, whatever its environment asks for.

use crate::support::own_process;

#[test]
#[ignore = "run in a process of its own by `more_threads_than_cores_are_not_started`"]
fn start_the_shared_threads() {
    gaussmle::threads::start().expect("started");
    println!("threads {}", rayon::current_num_threads());
}

#[test]
fn more_threads_than_cores_are_not_started() {
    let cores = std::thread::available_parallelism().expect("known").get();
    for (asked, expected) in [("100000", cores), ("1", 1), ("0", cores), ("many", cores)] {
        let child = own_process("threads::start_the_shared_threads")
            .env("RAYON_NUM_THREADS", asked)
            .output()
            .expect("it starts");
        let printed = String::from_utf8_lossy(&child.stdout);
        let threads = printed
            .lines()
            .find_map(|line| line.strip_prefix("threads "));
        assert_eq!(
            threads,
            Some(expected.to_string().as_str()),
            "{asked}: {printed}"
        );
    }
}
