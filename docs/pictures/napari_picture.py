"""Makes napari.png: the sample movie in napari, localized by the plug-in. It needs a screen with OpenGL."""

import sys
import time
from pathlib import Path

import napari
from qtpy.QtWidgets import QApplication

viewer = napari.Viewer()
viewer.window.resize(1240, 760)
[movie] = viewer.open_sample("napari-gaussmle", "movie")
movie.contrast_limits = (0, 120)
_, widget = viewer.window.add_plugin_dock_widget("napari-gaussmle", "Localize")
widget.form.model.setCurrentText("Gaussian, width given")
widget.form.sigma.setValue(0.13)
widget.form.isolated.setChecked(True)
viewer.dims.set_point(0, 44)
widget.run.click()
deadline = time.monotonic() + 120
while not (widget.run.isEnabled() and "spots found" in viewer.layers and widget.found.text().startswith("Frame 44")):
    assert time.monotonic() < deadline, widget.message.text()
    QApplication.processEvents()
    time.sleep(0.01)
viewer.scale_bar.visible = True
viewer.scene.camera.center, viewer.scene.camera.zoom = (0, 6.2, 6.4), 62
for _ in range(200):
    QApplication.processEvents()
    time.sleep(0.01)
path = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).with_name("napari.png"))
viewer.screenshot(str(path), canvas_only=False, flash=False)
print(path, path.stat().st_size, "bytes")
viewer.close()
