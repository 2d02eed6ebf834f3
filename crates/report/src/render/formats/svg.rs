//! SVG files of a picture: an embedded PNG, with scale bar and colour key as shapes and text over it.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use base64::write::EncoderWriter;

use super::super::annotations::{Annotations, Part, Rect};
use super::super::color_mapping::ColorMapping;
use super::super::font::{ROBOTO, em};
use super::super::picture::Picture;
use super::super::picture_format::{Cause, PictureFormat};
use super::png::encode;

pub(super) static SVG: PictureFormat = PictureFormat {
    extensions: &["svg"],
    content: " with scale bar and colour key as shapes and text",
    note: |_, _| None,
    write,
};

fn write(picture: &Picture, mapping: &ColorMapping, file: &File) -> Result<(), Cause> {
    let annotations = Annotations::of(picture, mapping)?;
    let mut out = BufWriter::new(file);
    let size = format!("width=\"{}\" height=\"{}\"", picture.width, picture.height);
    write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
         viewBox=\"0 0 {} {}\" {size} role=\"img\">\n<title>{}</title>\n<desc>{}</desc>\n",
        picture.width,
        picture.height,
        picture.summary(mapping),
        picture.place(),
    )?;
    if !annotations.parts.is_empty() {
        font_face(&mut out)?;
    }
    // Programs for drawing know `xlink:href` alone.
    write!(out, "<image {size} xlink:href=\"data:image/png;base64,")?;
    let mut image = EncoderWriter::new(&mut out, &BASE64_STANDARD);
    encode(picture, mapping, &Annotations::none(), &mut image)?;
    image.finish()?;
    drop(image);
    out.write_all(b"\"/>\n")?;
    for part in &annotations.parts {
        group(&annotations, part, &mut out)?;
    }
    out.write_all(b"</svg>\n")?;
    Ok(out.flush()?)
}

/// The name is not Roboto: a page that contains the picture may use all of Roboto.
fn font_face(out: &mut impl Write) -> io::Result<()> {
    let font = BASE64_STANDARD.encode(ROBOTO);
    writeln!(
        out,
        "<!-- Roboto, Copyright 2011 Google Inc., Apache License 2.0 -->\n<style>@font-face{{\
         font-family:\"gaussmle Roboto\";font-weight:500;\
         src:url(data:font/ttf;base64,{font}) format(\"truetype\")}}</style>"
    )
}

fn group(annotations: &Annotations, part: &Part, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "<g id=\"{}\" shape-rendering=\"crispEdges\" font-family=\"'gaussmle Roboto',Roboto,sans-serif\" \
         font-weight=\"500\" font-size=\"{}\" text-anchor=\"middle\">",
        part.name,
        em(annotations.digit)
    )?;
    for rect in &part.rects {
        let Rect {
            x,
            y,
            width,
            height,
            color: [r, g, b],
        } = rect;
        writeln!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
             fill=\"#{r:02x}{g:02x}{b:02x}\"/>"
        )?;
    }
    // A stroke is as wide on both sides of the outline of a letter.
    let stroke = 2 * annotations.rim();
    for label in &part.labels {
        writeln!(
            out,
            "<text x=\"{}\" y=\"{}\" fill=\"#fff\" stroke=\"#000\" stroke-width=\"{stroke}\" \
             stroke-linejoin=\"round\" paint-order=\"stroke\">{}</text>",
            label.middle, label.baseline, label.words
        )?;
    }
    out.write_all(b"</g>\n")
}
