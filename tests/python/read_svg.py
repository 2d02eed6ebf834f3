"""Reads an SVG picture with an XML parser, its embedded PNG and its font, and prints them as JSON.

    read_svg.py PICTURE.svg PIXELS.png

`same_pixels` tells whether the embedded PNG has the pixels of the other file.
"""

import base64
import io
import json
import re
import sys
import xml.etree.ElementTree as xml

import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image

SVG = "{http://www.w3.org/2000/svg}"

root = xml.parse(sys.argv[1]).getroot()
assert root.tag == f"{SVG}svg", root.tag
(image,) = root.findall(f"{SVG}image")
kind, data = image.attrib["{http://www.w3.org/1999/xlink}href"].split(",")
assert kind == "data:image/png;base64", kind
embedded = np.asarray(Image.open(io.BytesIO(base64.b64decode(data, validate=True))))
expected = np.asarray(Image.open(sys.argv[2]))

letters = ""
style = root.find(f"{SVG}style")
if style is not None:
    (data,) = re.findall(r"url\(data:font/ttf;base64,([^)]+)\)", style.text)
    font = TTFont(io.BytesIO(base64.b64decode(data, validate=True)))
    letters = "".join(map(chr, font.getBestCmap()))

groups = {}
for group in root.findall(f"{SVG}g"):
    groups[group.attrib["id"]] = {
        "rects": [[*(int(rect.attrib[key]) for key in ("x", "y", "width", "height")), rect.attrib["fill"]]
                  for rect in group.findall(f"{SVG}rect")],
        "words": [text.text for text in group.findall(f"{SVG}text")],
    }

print(json.dumps({
    "size": [root.attrib["viewBox"], root.attrib["width"], root.attrib["height"]],
    "image": [image.attrib["width"], image.attrib["height"]],
    "title": root.findtext(f"{SVG}title"),
    "description": root.findtext(f"{SVG}desc"),
    "same_pixels": embedded.shape == expected.shape and bool((embedded == expected).all()),
    "letters": letters,
    "groups": groups,
}))
