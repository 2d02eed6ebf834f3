//! The calls of the Julia module, compared with the header: Julia checks none of their types.

use std::collections::BTreeMap;
use std::fs::read_to_string;

use crate::support::source;

/// The types of a function in Julia: of its value, then of its arguments.
type Types = Vec<String>;

/// The text between an opening bracket at the start of `text` and its partner.
fn in_brackets(text: &str) -> &str {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[1..at];
        }
    }
    panic!("a bracket is not closed: {text}");
}

/// The parts of a list, which commas outside of brackets divide. A last comma ends no empty part.
fn parts(list: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for c in list.chars() {
        match c {
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' => depth -= 1,
            _ => {}
        }
        match c {
            ',' if depth == 0 => parts.push(String::new()),
            _ => parts.last_mut().expect("a part").push(c),
        }
    }
    let trimmed = parts.iter().map(|part| part.trim().to_owned());
    trimmed.filter(|part| !part.is_empty()).collect()
}

/// The type in Julia of a type in C.
fn in_julia(c: &str) -> String {
    let words: Vec<&str> = c
        .split_whitespace()
        .filter(|word| *word != "const")
        .collect();
    let name = words.join(" ").replace(" *", "*").replace("struct ", "");
    let julia = match name.as_str() {
        "void" => "Cvoid",
        "double" => "Cdouble",
        "size_t" => "Csize_t",
        "uint32_t" | "gm_pixel_type" => "UInt32",
        "gm_state*" => "Ref{UInt32}",
        "enum gm_status" => "Cint",
        "char*" => "Cstring",
        "char**" => "Ref{Ptr{UInt8}}",
        "double*" => "Ptr{Cdouble}",
        "float*" => "Ptr{Cfloat}",
        "uint8_t*" => "Ptr{UInt8}",
        "int32_t*" => "Ptr{Int32}",
        "uint32_t*" => "Ptr{UInt32}",
        "size_t*" => "Ref{Csize_t}",
        handle if handle.starts_with("gm_") && handle.ends_with("**") => "Ref{Ptr{Cvoid}}",
        pointer if pointer.ends_with('*') => "Ptr{Cvoid}",
        other => panic!("a type of the header without a type in Julia: {other}"),
    };
    julia.into()
}

/// The functions of the header.
fn declared() -> BTreeMap<String, Types> {
    let header = read_to_string(source("include/gaussmle.h")).expect("read");
    let mut code = String::new();
    for piece in header.split("/*") {
        code += piece.split_once("*/").map_or(piece, |(_, code)| code);
    }
    let code: Vec<&str> = code.lines().filter(|line| !line.starts_with('#')).collect();
    let code = code.join("\n");
    let mut functions = BTreeMap::new();
    for declaration in code.split(';') {
        let Some((start, arguments)) = declaration.split_once('(') else {
            continue;
        };
        let Some(at) = start.rfind("gm_").filter(|_| !start.contains('{')) else {
            continue;
        };
        let (value, name) = start.split_at(at);
        let value = value.rsplit('}').next().expect("a part").trim();
        let arguments = arguments.trim_end().trim_end_matches(')');
        let mut types = vec![in_julia(value)];
        for argument in parts(arguments)
            .iter()
            .filter(|argument| *argument != "void")
        {
            let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
            types.push(in_julia(argument.trim_end_matches(is_name).trim()));
        }
        functions.insert(name.trim().to_owned(), types);
    }
    functions
}

/// The calls in Julia code: names and types.
fn called(code: &str) -> Vec<(String, Types)> {
    let mut calls = Vec::new();
    for (at, _) in code.match_indices("ccall(") {
        let call = parts(in_brackets(&code[at + "ccall".len()..]));
        let name = call[0].split("(:").nth(1).or(call[0].split(", :").nth(1));
        let name = name.expect("the name of a function").trim_end_matches(')');
        let types = parts(in_brackets(&call[2]));
        assert_eq!(call.len() - 3, types.len(), "{name}: values and types");
        let types = [vec![call[1].clone()], types].concat();
        calls.push((name.to_owned(), types));
    }
    calls
}

/// The differences from the header.
fn mistakes(code: &str) -> Vec<String> {
    let declared = declared();
    let mut mistakes = Vec::new();
    for (name, mut types) in called(code) {
        let Some(expected) = declared.get(&name) else {
            mistakes.push(format!("{name} is not in the header"));
            continue;
        };
        // A place that may be NULL is a pointer.
        for (mine, theirs) in types.iter_mut().zip(expected) {
            if theirs.starts_with("Ref") && *mine == theirs.replace("Ref", "Ptr") {
                mine.clone_from(theirs);
            }
        }
        if types != *expected {
            mistakes.push(format!("{name} has {types:?}: expected {expected:?}"));
        }
    }
    mistakes
}

fn module() -> String {
    read_to_string(source("../julia/Gaussmle.jl")).expect("read")
}

#[test]
fn julia_calls_functions_as_the_header_declares_them() {
    let code = module();
    assert_eq!(mistakes(&code), Vec::<String>::new());
    let calls = called(&code);
    assert!(calls.len() >= 20, "{}", calls.len());
    for name in ["gm_fit", "gm_camera_new_with_maps", "gm_session_push"] {
        assert!(calls.iter().any(|(called, _)| called == name), "{name}");
    }
}

#[test]
fn a_wrong_type_in_julia_is_found() {
    let code = module();
    // Each type of each call, replaced by another one.
    let mut replaced = 0;
    for (at, _) in code.match_indices("ccall(") {
        let call = in_brackets(&code[at + "ccall".len()..]);
        for original in [
            "Csize_t",
            "Cdouble",
            "UInt32",
            "Ptr{Int32}",
            "Cstring",
            "Cint",
        ] {
            for (place, _) in call.match_indices(original) {
                let start = at + "ccall(".len() + place;
                let rest = &code[start + original.len()..];
                let changed = format!("{}Cshort{rest}", &code[..start]);
                assert!(!mistakes(&changed).is_empty(), "{original} in {call}");
                replaced += 1;
            }
        }
    }
    assert!(replaced > 40, "{replaced}");
    let missing = "ccall(symbol(:gm_table_rows), Cint, (Ptr{Cvoid},), table)";
    assert_eq!(mistakes(missing).len(), 1);
    let unknown = "ccall(symbol(:gm_table_row), Cint, (Ptr{Cvoid},), table)";
    assert_eq!(mistakes(unknown), ["gm_table_row is not in the header"]);
}

#[test]
fn numbers_in_julia_are_those_of_the_header() {
    let header = read_to_string(source("include/gaussmle.h")).expect("read");
    let code = module();
    let mut compared = 0;
    for line in code.lines() {
        let Some((name, number)) = line
            .strip_prefix("const ")
            .and_then(|rest| rest.split_once(" = "))
            .filter(|(_, number)| number.parse::<u32>().is_ok())
        else {
            continue;
        };
        let definition = format!("#define GM_{name} {number}\n");
        let variant = format!("  GM_{name} = {number},\n");
        assert!(
            header.contains(&definition) || header.contains(&variant),
            "{line}"
        );
        compared += 1;
    }
    assert!(compared >= 9, "{compared}");
}

/// The names in quotes or after colons, from a marker to the end of its list.
fn names_after(text: &str, marker: &str, end: &str) -> Vec<String> {
    let list = text.split_once(marker).expect(marker).1;
    let list = list.split_once(end).expect(end).0;
    let words = list.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// A column that is missing in these lists would be missing in the results.
#[test]
fn the_lists_of_columns_are_complete() {
    let native = read_to_string(source("../../crates/io/src/table/columns.rs")).expect("read");
    let native = native.split_once("NATIVE_COLUMNS: ").expect("columns").1;
    let native = native.split_once("];\n").expect("an end").0;
    let native: Vec<String> = native
        .lines()
        .filter_map(|line| line.trim().strip_prefix("(\"")?.split_once('"'))
        .map(|(name, _)| name.to_owned())
        .collect();
    assert!(native.len() >= 22, "{native:?}");
    assert_eq!(names_after(&module(), "const COLUMNS = (", ")\n"), native);
    let mex = read_to_string(source("../matlab/gaussmle_mex.c")).expect("read");
    assert_eq!(names_after(&mex, "columns_of_tables[] = {", "}"), native);
}
