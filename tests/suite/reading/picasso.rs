//! Tables of Picasso, written by this library and by Picasso.

use std::fs;

use gaussmle::Model;
use gaussmle_io::table::{Format, ReadOptions, TableOverrides, read, rewrite, write};
use serde_json::Value;

use super::{close, floats, identical, open, refusal, usable};
use crate::support::{data_file, printed};
use crate::tables::{CONFIGURATION, PIXEL_UM, metadata, models, table};

#[test]
fn picasso_tables_round_trip_to_f32() {
    let folder = tempfile::tempdir().expect("a folder");
    for model in models() {
        let rows = table(&model, 0, 500);
        let path = folder.path().join(format!("{}.hdf5", model.name()));
        write(&path, Format::PICASSO, &rows, &metadata(model.clone())).expect("written");
        let embedded = folder.path().join("embedded.hdf5");
        fs::copy(&path, &embedded).expect("copied");
        for path in [&path, &embedded] {
            let back = open(path);
            let expected = usable(&rows);
            for column in expected.columns() {
                let name = column.name.as_str();
                if matches!(name, "roi" | "p_value" | "status") {
                    continue;
                }
                close(
                    &floats(&back.table, name),
                    &floats(&expected, name),
                    2e-6,
                    name,
                );
            }
            let widths = match model.kind().has_two_widths() {
                false => vec!["sigma"],
                true => vec!["sigma_x", "sigma_y"],
            };
            for name in widths {
                assert!(back.table.column(name).is_some(), "{} {name}", model.name());
            }
            let others: Vec<&str> = back
                .table
                .columns()
                .iter()
                .map(|c| c.name.as_str())
                .collect();
            assert!(
                !others.contains(&"net_gradient") && !others.contains(&"ellipticity"),
                "{others:?}"
            );
            let about = &back.metadata;
            assert_eq!(
                (about.pixel_size_um, about.format),
                (Some(PIXEL_UM.into()), Format::PICASSO)
            );
            assert_eq!(about.configuration.as_deref(), Some(CONFIGURATION));
            assert_eq!(about.notes, metadata(model.clone()).notes);
            assert_eq!(about.remarks, metadata(model.clone()).remarks);
            // From Picasso to Picasso only the last bits change.
            let again = folder.path().join("again.hdf5");
            rewrite(
                &again,
                Format::PICASSO,
                &back.table,
                about,
                &TableOverrides::default(),
            )
            .expect("written");
            let again = open(&again);
            for column in back.table.columns() {
                let name = column.name.as_str();
                close(
                    &floats(&again.table, name),
                    &floats(&back.table, name),
                    2e-6,
                    name,
                );
            }
        }
    }
}

#[test]
fn a_file_that_describes_itself_needs_no_valid_sidecar() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.hdf5");
    let model = Model::xynbs();
    let rows = table(&model, 0, 50);
    write(&path, Format::PICASSO, &rows, &metadata(model)).expect("written");
    let expected = open(&path);
    let sidecar = path.with_extension("yaml");
    assert!(sidecar.exists());
    fs::write(&sidecar, "Width: 3\n---\nNote: a: b\n").expect("written");
    let back = open(&path);
    identical(&back.table, &expected.table, "with an invalid sidecar");
    assert_eq!(back.metadata.width, Some(32));
    assert_eq!(back.metadata.model, expected.metadata.model);
}

#[test]
fn old_picasso_files_have_fewer_columns() {
    let Some(path) = data_file("picasso/testdata_locs.hdf5") else {
        return;
    };
    let back = open(&path);
    // The metadata has two pixel sizes. The last one counts, as it does in Picasso.
    assert_eq!(back.metadata.pixel_size_um, Some(0.13.into()));
    assert_eq!(
        (back.metadata.width, back.metadata.frames),
        (Some(32), Some(1000))
    );
    close(
        &floats(&back.table, "x")[..1],
        &[(5.618027 + 0.5) * 0.13],
        1e-7,
        "x",
    );
    close(
        &floats(&back.table, "sigma")[..1],
        &[0.8546326 * 0.13],
        1e-7,
        "sigma",
    );
    close(
        &floats(&back.table, "y_std")[..1],
        &[0.01806615 * 0.13],
        1e-6,
        "y_std",
    );
    assert_eq!(floats(&back.table, "frame")[0], 11.0);
    assert!(back.table.column("status").is_none());
    assert!(back.table.column("photons_std").is_none());
    // Without the .yaml file the pixel size is unknown.
    let folder = tempfile::tempdir().expect("a folder");
    let alone = folder.path().join("alone.hdf5");
    fs::copy(&path, &alone).expect("copied");
    assert_eq!(refusal(&alone).1, Some("pixel_size_um"));
    let options = ReadOptions {
        pixel_size_um: Some(0.13.into()),
    };
    identical(
        &read(&alone, &options).expect("read").table,
        &back.table,
        "alone",
    );
    // It needs a sidecar that is YAML.
    fs::write(alone.with_extension("yaml"), "Pixelsize: a: b\n").expect("written");
    let error = read(&alone, &options).expect_err("no YAML").to_string();
    assert!(
        error.contains("alone.yaml") && error.contains("line 1"),
        "{error}"
    );
    // Picasso reads the rewritten file, in the same pixels.
    let again = folder.path().join("again.hdf5");
    rewrite(
        &again,
        Format::PICASSO,
        &back.table,
        &back.metadata,
        &TableOverrides::default(),
    )
    .expect("written");
    let Some(mut python) = crate::support::python() else {
        return;
    };
    let compare = "import sys, json
from picasso import io
(a, _), (b, info) = io.load_locs(sys.argv[1]), io.load_locs(sys.argv[2])
both = [n for n in a.columns if n in b.columns]
worst = max(float(abs(a[n] - b[n]).max() / abs(a[n]).max()) for n in both)
print(json.dumps([len(a) == len(b), worst < 1e-6, sorted(set(a.columns) - set(b.columns)), info[0]['Width'], info[1]['Pixelsize']]))";
    python.args(["-c", compare]).args([&path, &again]);
    let printed_values: Value = serde_json::from_slice(&printed(python)).expect("JSON");
    assert_eq!(
        printed_values,
        serde_json::json!([true, true, [], 32, 130.0])
    );
}

/// Picasso's tables of molecules have the mean of the frames of each.
#[test]
fn frames_of_molecules_are_rounded_with_a_note() {
    let Some(mut python) = crate::support::python() else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a_mols.hdf5");
    let make = "import sys, h5py, numpy as np
rows = np.zeros(3, [('frame', 'f4'), ('x', 'f4'), ('y', 'f4'), ('photons', 'f4'), ('n_events', 'i4'), ('iterations', 'f4')])
rows['frame'], rows['x'], rows['n_events'], rows['iterations'] = [8908.875, 3, 2.25], [1, 2, 3], [5, 6, 7], [6.5, 8, 9]
h5py.File(sys.argv[1], 'w').create_dataset('locs', data=rows)
open(sys.argv[1].replace('hdf5', 'yaml'), 'w').write('Width: 32\\nHeight: 32\\nFrames: 9000\\nPixelsize: 130\\n')";
    python.args(["-c", make]).arg(&path);
    printed(python);
    let back = open(&path);
    assert_eq!(floats(&back.table, "frame"), [8909.0, 3.0, 2.0]);
    assert_eq!(floats(&back.table, "mean_frame"), [8908.875, 3.0, 2.25]);
    assert_eq!(floats(&back.table, "n_events"), [5.0, 6.0, 7.0]);
    assert_eq!(floats(&back.table, "iterations"), [7.0, 8.0, 9.0]);
    assert_eq!(floats(&back.table, "mean_iterations"), [6.5, 8.0, 9.0]);
    let notes = &back.metadata.notes;
    assert!(
        notes.len() == 2 && notes[0].contains("mean_frame") && notes[1].contains("mean_iterations"),
        "{notes:?}"
    );
}
