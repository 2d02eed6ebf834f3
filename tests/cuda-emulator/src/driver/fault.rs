//! Faults that a script injects: calls that fail or do not return, and work that
//! fails or hangs later.

use std::cell::Cell;
use std::sync::Mutex;

use super::script_line::Line;
use super::status::Status;

thread_local! {
    /// The fault of the work that the current call queues.
    static OF_WORK: Cell<Option<Fault>> = const { Cell::new(None) };
}

/// Sets the fault of the work that the current call queues.
pub(crate) fn set_of_work(fault: Option<Fault>) {
    OF_WORK.set(fault);
}

/// Takes the fault of the work that the current call queues.
pub(crate) fn take_of_work() -> Option<Fault> {
    OF_WORK.take()
}

/// A directive `fault`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultRule {
    /// The entry point, with or without its version suffix.
    entry: String,
    /// The first call that fails, from 1. Only calls that the rule applies to count.
    nth: u64,
    /// The number of calls that fail.
    count: u64,
    /// Only calls on this device count. Calls without a context or device never do then.
    device: Option<usize>,
    fault: Fault,
}

/// The fate of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The code that the call returns, or that its work leaves behind.
    pub code: Status,
    /// The context of the call is unusable from then on.
    pub sticky: bool,
    /// The moment at which the fault shows.
    pub when: When,
}

/// The moment at which a fault shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// The call fails.
    Call,
    /// The call succeeds. The work that it queues fails, and with it the context.
    Work,
    /// The call succeeds. The work that it queues never ends.
    Never,
    /// The call does not return.
    Block,
}

impl FaultRule {
    /// Parses `ENTRY [nth=N] [count=N|all] [device=N] code=CODE [sticky] [late]`, or
    /// `ENTRY .. hang`, or `ENTRY .. block`.
    pub(crate) fn parse(line: &mut Line) -> Result<Self, String> {
        let switches = ["late", "hang", "block"].map(|name| line.switch(name));
        let when = match switches {
            [false, false, false] => When::Call,
            [true, false, false] => When::Work,
            [false, true, false] => When::Never,
            [false, false, true] => When::Block,
            _ => return Err("late, hang and block exclude each other".into()),
        };
        let sticky = line.switch("sticky");
        let code = match line.setting("code") {
            Some(code) => Status::parse(&code).ok_or_else(|| format!("unknown code `{code}`"))?,
            None if matches!(when, When::Never | When::Block) => Status::SUCCESS,
            None => return Err("code=.. is missing".into()),
        };
        let count = match line.setting("count") {
            None => 1,
            Some(word) if word == "all" => u64::MAX,
            Some(word) => word
                .parse()
                .map_err(|_| format!("`{word}` is no value of count"))?,
        };
        Ok(Self {
            entry: line.word("an entry point")?,
            nth: line.number("nth")?.unwrap_or(1),
            count,
            device: line.number("device")?,
            fault: Fault { code, sticky, when },
        })
    }

    fn applies_to(&self, entry: &str, device: Option<usize>) -> bool {
        let base = |name: &str| -> String {
            let plain = name.strip_suffix("_v2").or(name.strip_suffix("_v3"));
            plain.unwrap_or(name).to_owned()
        };
        let named = self.entry == entry || self.entry == base(entry);
        named && (self.device.is_none() || self.device == device)
    }
}

/// The rules of a script, and the number of calls that each has seen.
#[derive(Debug)]
pub(crate) struct Faults {
    rules: Vec<(FaultRule, Mutex<u64>)>,
}

impl Faults {
    pub(crate) fn new(rules: &[FaultRule]) -> Self {
        let rules = rules.iter().cloned();
        Self {
            rules: rules.map(|rule| (rule, Mutex::new(0))).collect(),
        }
    }

    /// Counts a call and returns the fault that it gets.
    pub(crate) fn of_call(&self, entry: &str, device: Option<usize>) -> Option<Fault> {
        let mut fault = None;
        for (rule, calls) in &self.rules {
            if !rule.applies_to(entry, device) {
                continue;
            }
            let mut calls = super::lock(calls);
            *calls += 1;
            if (rule.nth..rule.nth.saturating_add(rule.count)).contains(&calls) {
                fault = fault.or(Some(rule.fault));
            }
        }
        fault
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(lines: &[&str]) -> Faults {
        let rule = |text: &&str| {
            let mut line = Line::new(text);
            let rule = FaultRule::parse(&mut line).expect(text);
            line.finish().expect(text);
            rule
        };
        Faults::new(&lines.iter().map(rule).collect::<Vec<_>>())
    }

    #[test]
    fn the_nth_call_fails() {
        let faults = faults(&["cuMemAlloc nth=2 count=2 code=CUDA_ERROR_OUT_OF_MEMORY"]);
        let outcomes: Vec<bool> = (0..5)
            .map(|_| faults.of_call("cuMemAlloc_v2", Some(0)).is_some())
            .collect();
        assert_eq!(outcomes, [false, true, true, false, false]);
        assert_eq!(faults.of_call("cuMemAllocAsync", Some(0)), None);
    }

    #[test]
    fn a_call_can_block() {
        let faults = faults(&["cuInit block"]);
        let fault = faults.of_call("cuInit", None).expect("a fault");
        assert_eq!(fault.when, When::Block);
        let mut both = Line::new("cuInit hang block");
        assert!(FaultRule::parse(&mut both).is_err());
    }

    #[test]
    fn a_rule_for_a_device_counts_only_its_calls() {
        let faults = faults(&["cuLaunchKernel nth=2 device=1 code=719 sticky late"]);
        assert_eq!(faults.of_call("cuLaunchKernel", Some(0)), None);
        assert_eq!(faults.of_call("cuLaunchKernel", Some(1)), None);
        assert_eq!(faults.of_call("cuLaunchKernel", Some(0)), None);
        let fault = faults.of_call("cuLaunchKernel", Some(1)).expect("a fault");
        assert_eq!(fault.code, Status::LAUNCH_FAILED);
        assert!(fault.sticky && fault.when == When::Work);
    }
}
