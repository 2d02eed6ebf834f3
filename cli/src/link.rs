//! `gaussmle link`.

use gaussmle_analysis::{Distance, LinkOptions, link};
use gaussmle_base::plural::quantity;
use gaussmle_io::table::Step;
use gaussmle_smlm::localize::check_output_paths;

use crate::arguments::{LinkArguments, table_format};
use crate::failure::Outcome;
use crate::stdout_table::output_files;
use crate::tables::{load, save};

pub fn run(arguments: &LinkArguments) -> Outcome {
    let output = &arguments.output;
    let format = table_format(output, arguments.format.as_deref())?;
    check_output_paths(
        &output_files(output, format),
        &arguments.values.inputs(&arguments.table),
    )?;
    let mut table = load(&arguments.table, &arguments.values)?;
    let max_distance_um = match (arguments.distance, arguments.sigmas) {
        (Some(um), _) => Distance::Um(um),
        (None, sigmas) => Distance::Sigmas(sigmas),
    };
    let options = LinkOptions {
        max_distance_um,
        max_gap_frames: arguments.gap,
    };
    options.check_field(table.metadata.field_um())?;
    if let Some(warning) = options.warning() {
        arguments.values.print(format_args!("note: {warning}"));
    }
    let linked = link(&table.table, &options)?;
    arguments.values.print(format_args!(
        "{} from {}; {} rows are not usable and were left out",
        quantity(linked.table.len(), "molecule"),
        quantity(linked.used, table.table.row_name()),
        linked.unusable
    ));
    table.metadata.notes.push(options.note());
    Step::Linked.add_to(&mut table.metadata.steps);
    table.table = linked.table;
    save(output, format, &table, &arguments.values)
}
