"""Configuration of Sphinx for the site of the documentation.

`cargo xtask docs` calls Sphinx. `pages.py` has the list of the pages. The pages load nothing from a
network, so that the site can be read and searched as files.
"""

import sys
from pathlib import Path

import gaussmle

sys.path.insert(0, str(Path(__file__).parent))

from pages import collect_pages

project = "gaussmle"
author = "the authors of gaussmle"
version = release = gaussmle.__version__
root_doc = "index"

extensions = ["myst_parser", "numpydoc", "sphinx.ext.autodoc", "sphinx.ext.autosummary"]
# An absolute path: the source folder is another one.
templates_path = [str(Path(__file__).parent / "templates")]

html_theme = "pydata_sphinx_theme"
html_theme_options = {
    # The sidebar lists all pages.
    "navbar_center": [],
    "secondary_sidebar_items": ["page-toc"],
    "footer_start": [],
    "footer_end": [],
}
html_sidebars = {"**": ["all-pages.html"]}
html_title = "gaussmle"
html_show_sourcelink = False
html_copy_source = False
# Two hyphens begin an option.
smartquotes = False

myst_heading_anchors = 3
myst_enable_extensions = ["html_image"]

autosummary_generate = True
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
maximum_signature_line_length = 80
# The template of classes lists the members.
numpydoc_show_class_members = False

nitpicky = True
# Links to other projects need their inventories, which would have to be downloaded, and types that
# users do not name have no page. Names of gaussmle are checked.
nitpick_ignore_regex = [
    (r"py:.*", r"(numpy|np|pandas|pyarrow|collections|os|typing|warnings|dask|distributed)\..*"),
    (r"py:.*", r"(ArrayLike|NDArray|Any|Callable|Iterable|Iterator|Literal|Mapping|Sequence|Union|Path|PathLike)"),
    (r"py:.*", r"gaussmle\.(dask\.)?_\w+\..*|Model|TableLike|Frames|\w+Keywords|Unpack"),
    (r"py:.*", r"Backend|Border|Colors|Crowded|ModelName|Output|PixelSize|Region|TableFormat|Takes"),
]


def setup(app):
    app.connect("config-inited", lambda app, _: collect_pages(Path(app.srcdir)))
