//! The choice of one of several GPUs. NVML lists them by bus, CUDA the fastest first.

use super::{FAST, GpuSpec, Machine, Ran, SLOW, fit};

const MIDDLE: GpuSpec = GpuSpec {
    name: "MIDDLE",
    capability: "8.6",
    sms: 84,
    gigabytes: 24,
    bus: 3,
};

/// CUDA's order is then that of NVML.
const BY_BUS: (&str, &str) = ("CUDA_DEVICE_ORDER", "PCI_BUS_ID");

/// Arguments, environment, and the GPU that runs the kernel.
type Choice<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a str);

fn check_choices(machine: &Machine, choices: &[Choice<'_>]) {
    machine.simulate();
    for (arguments, variables, name) in choices {
        let mut command = machine.command(&fit("gpu", &format!("-o out.csv {arguments}")));
        command.envs(variables.iter().copied());
        let ran = Ran::new(command);
        let case = format!("{arguments} {variables:?}");
        assert_eq!(ran.code, 0, "{case}: {}", ran.stderr);
        assert_eq!(machine.used(), [(*name).to_owned()].into(), "{case}");
        assert!(
            ran.stderr.contains(&format!("cuda ({name};")),
            "{}",
            ran.stderr
        );
    }
}

#[test]
fn one_of_two_gpus_is_chosen_by_the_number_of_nvidia_smi() {
    // For NVML, number 0 is the slow one at bus 1. For CUDA, number 0 is the fast one.
    let Some(machine) = Machine::new("two-gpus", &[SLOW, FAST], "") else {
        return;
    };
    check_choices(
        &machine,
        &[
            ("--devices 0", &[], "SLOW"),
            ("--devices 1", &[], "FAST"),
            ("--devices 1", &[BY_BUS], "FAST"),
            ("--devices GPU-1111", &[], "SLOW"),
            (
                "--devices GPU-22222222-1234-1234-1234-123456789abc",
                &[],
                "FAST",
            ),
            // CUDA's own variable has CUDA's order.
            ("", &[("CUDA_VISIBLE_DEVICES", "0")], "FAST"),
            ("", &[("CUDA_VISIBLE_DEVICES", "1")], "SLOW"),
            ("", &[("CUDA_VISIBLE_DEVICES", "1"), BY_BUS], "FAST"),
            ("", &[("CUDA_VISIBLE_DEVICES", "GPU-1111")], "SLOW"),
            ("--devices 1", &[("CUDA_VISIBLE_DEVICES", "0")], "FAST"),
            ("--devices 0", &[("CUDA_VISIBLE_DEVICES", "1,0")], "SLOW"),
        ],
    );
    for (arguments, variable) in [("--devices 1", "1"), ("--devices 2", "0,1"), ("", "-1")] {
        let mut command = machine.command(&fit("gpu", &format!("-o out.csv {arguments}")));
        let ran = Ran::new({
            command.env("CUDA_VISIBLE_DEVICES", variable);
            command
        });
        assert_eq!(ran.code, 3, "{arguments} {variable}: {}", ran.stderr);
        assert!(ran.stderr.contains("no GPU can be used"), "{}", ran.stderr);
    }
}

#[test]
fn one_of_three_gpus_is_chosen_by_the_number_of_nvidia_smi() {
    // CUDA: FAST, MIDDLE, SLOW. NVML: SLOW, FAST, MIDDLE.
    let Some(machine) = Machine::new("three-gpus", &[MIDDLE, SLOW, FAST], "") else {
        return;
    };
    check_choices(
        &machine,
        &[
            ("--devices 0", &[], "SLOW"),
            ("--devices 1", &[], "FAST"),
            ("--devices 2", &[], "MIDDLE"),
            ("--devices GPU-3333", &[], "MIDDLE"),
            ("--devices 2", &[("CUDA_VISIBLE_DEVICES", "2,1")], "MIDDLE"),
            ("", &[("CUDA_VISIBLE_DEVICES", "2,1")], "MIDDLE"),
        ],
    );
}
