"""Tests a report in Chromium, over its DevTools protocol, with mouse and keyboard.

    look_at_report.py REPORT.html FOLDER [X_UM Y_UM PRECISION_NM PHOTONS FRAME]

The five numbers are those of an isolated localization. Screenshots go into the folder. Timings are
printed as JSON. A failed check raises AssertionError.
"""

import base64
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import websocket

WIDTH, HEIGHT = 1280, 900

FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
    "--no-first-run", "--disable-extensions", "--disable-background-networking", "--disable-component-update",
    "--force-color-profile=srgb", "--remote-debugging-port=0", "--remote-allow-origins=*",
    f"--window-size={WIDTH},{HEIGHT}",
]


class Browser:
    """A Chromium process with one page."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [os.environ.get("CHROMIUM", "chromium"), *FLAGS, f"--user-data-dir={folder}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            if "DevTools listening on" in line:
                break
        else:
            raise SystemExit("chromium did not start: set CHROMIUM to its path")
        self.number, self.events = 0, []
        self.socket = websocket.create_connection(line.split()[-1], timeout=120, suppress_origin=True)
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    session = None

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.number:
                assert "error" not in answer, (method, answer)
                return answer["result"]
            self.events.append(answer)

    def value(self, expression):
        """Returns the value of a JavaScript expression in the page."""
        done = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in done, (expression, done)
        return done["result"].get("value")

    def open(self, url):
        self.call("Page.navigate", url=url)
        self.until("document.readyState === 'complete'")

    def until(self, expression, seconds=120):
        end = time.time() + seconds
        while not self.value(expression):
            assert time.time() < end, f"timed out after {seconds} s: {expression}"
            time.sleep(0.03)

    def settle(self):
        """Waits until all data are unpacked and the picture is drawn."""
        self.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
        self.until("gaussmle.view().idle")
        self.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def wheel(self, x, y, delta):
        self.mouse("mouseWheel", x, y, deltaX=0, deltaY=delta)

    def key(self, key):
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, text=key if len(key) == 1 else "")
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def shot(self, path, whole=False):
        more = {}
        if whole:
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            more = {"captureBeyondViewport": True, "clip": {**size, "scale": 1}}
        png = self.call("Page.captureScreenshot", format="png", **more)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(png))

    def complaints(self):
        """Returns console errors, exceptions, and requests to other addresses."""
        out = []
        for event in self.events:
            about = event.get("params", {})
            if event["method"] == "Runtime.exceptionThrown":
                out.append(about["exceptionDetails"])
            elif event["method"] == "Runtime.consoleAPICalled" and about["type"] in ("error", "warning", "assert"):
                out.append(about["args"])
            elif event["method"] == "Log.entryAdded" and about["entry"]["level"] in ("error", "warning"):
                out.append(about["entry"])
            elif event["method"] == "Network.requestWillBeSent":
                url = about["request"]["url"]
                if not url.startswith("data:") and url.split("#")[0] != self.page:
                    out.append(url)
        return out

    def end(self):
        self.process.terminate()
        self.process.wait()


def assert_near(a, b, tolerance, name):
    assert abs(a - b) <= tolerance, f"{name}: {a}, expected {b}"


def main(page, folder, *alone):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    page = pathlib.Path(page).resolve().as_uri()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        browser.page = page
        try:
            check_report(browser, page, folder, [float(number) for number in alone])
        finally:
            browser.end()


def check_report(browser, page, folder, alone):
    measured = {}
    browser.call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=1, mobile=False)
    set_color_scheme(browser, "light")
    began = time.time()
    browser.open(page)
    if browser.value("document.getElementById('index').textContent") == "":
        assert not browser.value("!!document.getElementById('picture')")
        assert not browser.complaints(), browser.complaints()
        browser.shot(folder / "empty.png")
        return
    browser.settle()
    measured["seconds_to_picture"] = round(time.time() - began, 2)
    # Pixels are read from a copy, because the page's canvas is not set up for reading.
    browser.value("""window.copied = canvas => {
        const { width, height } = canvas;
        const copy = Object.assign(document.createElement("canvas"), { width, height });
        const pen = copy.getContext("2d", { willReadFrequently: true });
        pen.drawImage(canvas, 0, 0);
        return pen;
    }, 1""")

    check_themes(browser, folder)
    browser.value("document.getElementById('stage').scrollIntoView({block: 'center'})")
    check_navigation(browser, folder)
    check_brightness(browser)
    if alone:
        check_single_localization(browser, folder, *alone)
    check_depth_colors(browser, folder)
    measured |= measure_drawing(browser)
    check_phone(browser, folder)
    assert not browser.complaints(), browser.complaints()
    print(json.dumps(measured))


def set_color_scheme(browser, scheme):
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])


def check_themes(browser, folder):
    """Checks the light and dark themes, by system preference and by the button."""
    ground = "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).reduce((a, b) => a + +b, 0)"
    bars = "getComputedStyle(document.querySelector('.plot text')).fill"
    shades, inks = [], []
    for scheme in ["light", "dark"]:
        set_color_scheme(browser, scheme)
        browser.settle()
        shades.append(browser.value(ground))
        inks.append(browser.value(bars))
        browser.shot(folder / f"{scheme}.png")
        browser.shot(folder / f"{scheme}-whole.png", whole=True)
    assert shades[0] > 600 > 200 > shades[1], shades
    assert inks[0] != inks[1], "plots have the colours of the theme"
    # The system prefers dark. The first click of the button selects light.
    browser.value("document.getElementById('theme').click()")
    assert browser.value(ground) == shades[0]
    browser.value("document.getElementById('theme').click()")
    set_color_scheme(browser, "light")
    assert browser.value(ground) == shades[1]
    assert browser.value(bars) == inks[1]
    browser.value("document.getElementById('theme').click()")
    assert browser.value(ground) == shades[0]


def box(browser):
    return browser.value("(({left, top, width, height}) => [left, top, width, height])"
                         "(document.getElementById('picture').getBoundingClientRect())")


def view(browser):
    return browser.value("({...gaussmle.view()})")


def screen_to_um(browser, x, y):
    """Returns the position in um at a point of the screen."""
    left, top, width, height = box(browser)
    at = view(browser)
    return (at["x_um"] + (x - left - width / 2) / at["px_per_um"], at["y_um"] + (y - top - height / 2) / at["px_per_um"])


def um_to_screen(browser, x_um, y_um):
    left, top, width, height = box(browser)
    at = view(browser)
    return (left + width / 2 + (x_um - at["x_um"]) * at["px_per_um"],
            top + height / 2 + (y_um - at["y_um"]) * at["px_per_um"])


def check_navigation(browser, folder):
    left, top, width, height = box(browser)
    whole = view(browser)
    assert_near(whole["width"], width, 0.01, "width")
    # Zooming keeps the position under the pointer. Wheel events have integer coordinates.
    x, y = round(left + 0.55 * width), round(top + 0.42 * height)
    browser.mouse("mouseMoved", x, y)
    place = screen_to_um(browser, x, y)
    for _ in range(5):
        browser.wheel(x, y, -240)
    browser.settle()
    now = view(browser)
    assert_near(now["px_per_um"] / whole["px_per_um"], math.exp(5 * 240 * 0.0022), 0.01 * math.exp(2.64), "zoom by the wheel")
    for a, b in zip(screen_to_um(browser, x, y), place):
        assert_near(a, b, 0.6 / now["px_per_um"], "position under the pointer")
    assert now["level"] < whole["level"], "a finer level"
    browser.shot(folder / "zoomed.png")
    # The readout shows the position in um.
    words = browser.value("document.getElementById('readout').textContent").replace("−", "-").split()
    assert_near(float(words[1]), place[0], 0.01, "x of the readout")
    assert_near(float(words[3]), place[1], 0.01, "y of the readout")
    # The scale bar has the length of its label.
    length, unit = browser.value("document.getElementById('bar').firstChild.textContent").split()
    drawn = browser.value("document.getElementById('bar').lastChild.getBoundingClientRect().width")
    assert_near(drawn, float(length) * (1 if unit == "µm" else 1e-3) * now["px_per_um"], 0.5, "scale bar")
    assert 50 < drawn <= 161, drawn
    # A drag moves the picture with the pointer.
    place = screen_to_um(browser, x, y)
    browser.mouse("mousePressed", x, y, button="left", clickCount=1)
    for step in range(1, 6):
        browser.mouse("mouseMoved", x + 20 * step, y - 12 * step, button="left", buttons=1)
    browser.mouse("mouseReleased", x + 100, y - 60, button="left", clickCount=1)
    browser.settle()
    for a, b in zip(screen_to_um(browser, x + 100, y - 60), place):
        assert_near(a, b, 0.6 / now["px_per_um"], "dragged position")
    # Arrow keys move, plus and minus zoom, 0 shows the whole picture.
    browser.value("document.getElementById('picture').focus()")
    before = view(browser)
    browser.key("ArrowRight")
    browser.settle()
    assert_near((view(browser)["x_um"] - before["x_um"]) * before["px_per_um"], 90, 0.1, "an arrow")
    browser.key("+")
    browser.settle()
    assert_near(view(browser)["px_per_um"] / before["px_per_um"], 1.5, 0.01, "plus")
    browser.key("-")
    browser.settle()
    assert_near(view(browser)["px_per_um"] / before["px_per_um"], 1, 0.01, "minus")
    browser.key("0")
    browser.settle()
    for name in ["x_um", "y_um", "px_per_um"]:
        assert_near(view(browser)[name], whole[name], 1e-6, f"whole picture: {name}")
    # A double click zooms in at its position.
    place = screen_to_um(browser, x, y)
    for count in [1, 2]:
        browser.mouse("mousePressed", x, y, button="left", clickCount=count)
        browser.mouse("mouseReleased", x, y, button="left", clickCount=count)
    browser.settle()
    assert_near(view(browser)["px_per_um"] / whole["px_per_um"], 2.5, 0.02, "double click")
    for a, b in zip(screen_to_um(browser, x, y), place):
        assert_near(a, b, 0.6 / now["px_per_um"], "position of the double click")
    browser.key("0")
    browser.settle()


# Mean brightness of the picture on the screen, or of a square in it.
MEAN_BRIGHTNESS = """((x, y, r) => {
    const canvas = document.getElementById("picture"), ratio = canvas.width / canvas.clientWidth;
    const [from, side] = r ? [[(x - r) * ratio, (y - r) * ratio], [2 * r * ratio, 2 * r * ratio]]
        : [[0, 0], [canvas.width, canvas.height]];
    const data = copied(canvas).getImageData(...from, ...side).data;
    let sum = 0;
    for (let k = 0; k < data.length; k += 4) sum += data[k] + data[k + 1] + data[k + 2];
    return sum / (data.length / 4) / 3;
})"""


def check_brightness(browser):
    """Checks the controls for brightness and colours."""
    def bright():
        browser.settle()
        # Relative to the background colour, which is not quite black.
        return browser.value(MEAN_BRIGHTNESS + "()") - 4 / 3

    def set_to(control, value):
        browser.value(f"(control => {{ control.value = {value!r}; control.dispatchEvent(new Event('input')) }})"
                      f"(document.getElementById('{control}'))")

    usual = bright()
    set_to("bright", "3")
    brighter = bright()
    set_to("bright", "-3")
    darker = bright()
    assert darker < 0.7 * usual < usual < 0.9 * brighter, (darker, usual, brighter)
    browser.value("document.getElementById('reset').click()")
    assert_near(bright(), usual, 1e-9, "reset")
    if view(browser)["discs"] is None:
        set_to("gamma", "1")
        raised = bright()
        set_to("gamma", "-1")
        lowered = bright()
        assert lowered < 0.9 * usual < usual < 0.9 * raised, (lowered, usual, raised)
        browser.value("document.getElementById('reset').click()")
    set_to("map", "gray")
    browser.settle()
    assert browser.value("""(canvas => {
        const data = copied(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
        for (let k = 0; k < data.length; k += 4) if (data[k] !== data[k + 1] || data[k] !== data[k + 2]) return false;
        return true;
    })(document.getElementById('picture'))"""), "the gray map has gray pixels only"
    browser.settle()
    browser.value("document.getElementById('reset').click()")
    browser.settle()


def check_single_localization(browser, folder, x_um, y_um, precision_nm, photons, frame):
    """Checks the brightness and the tooltip of an isolated localization."""
    for _ in range(60):
        x, y = um_to_screen(browser, x_um, y_um)
        if view(browser)["px_per_um"] > 4000:
            break
        browser.wheel(x, y, -240)
        browser.settle()
    x, y = um_to_screen(browser, x_um, y_um)
    assert view(browser)["discs"] is not None, "single localizations are drawn"
    left, top, _, _ = box(browser)
    radius = precision_nm * 1e-3 * view(browser)["px_per_um"]
    center = browser.value(f"{MEAN_BRIGHTNESS}({x - left}, {y - top}, {0.3 * radius})")
    outside = browser.value(f"{MEAN_BRIGHTNESS}({x - left + 1.6 * radius}, {y - top}, {0.2 * radius})")
    assert center > 40 > 10 > outside, f"brightness {center} at the localization, {outside} beside it"
    browser.mouse("mouseMoved", x + 2, y - 1)
    browser.settle()
    assert not browser.value("document.getElementById('tip').hidden")
    words = browser.value("document.getElementById('tip').textContent").replace("−", "-").split("\n")
    numbers = {line.split()[0]: line.split()[1] for line in words if not line.endswith("photons")}
    assert_near(float(numbers["x"]), x_um, 1.01e-4, "x of the tooltip")
    assert_near(float(numbers["y"]), y_um, 1.01e-4, "y of the tooltip")
    assert_near(float(numbers["±"]), precision_nm, 0.0101, "precision of the tooltip")
    assert f"{photons:.0f} photons" in words, words
    assert int(numbers["frame"]) == frame, words
    browser.shot(folder / "single.png")
    # There is no tooltip away from the localization.
    browser.mouse("mouseMoved", x + 1.5 * radius + 12, y)
    browser.settle()
    assert browser.value("document.getElementById('tip').hidden")
    browser.value("document.getElementById('reset').click()")
    browser.settle()


def check_depth_colors(browser, folder):
    """Checks the colours for z, if the table has z."""
    if not browser.value("!!document.getElementById('depth')"):
        return
    browser.value("document.getElementById('depth').click()")
    browser.settle()
    assert not browser.value("document.getElementById('key').hidden")
    assert browser.value("""(canvas => {
        const data = copied(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
        let blue = 0, red = 0;
        for (let k = 0; k < data.length; k += 4) {
            blue += data[k + 2] > data[k] + 20;
            red += data[k] > data[k + 2] + 20;
        }
        return blue > 5 && red > 5;
    })(document.getElementById('picture'))"""), "the picture has blue and red pixels"
    browser.shot(folder / "depth.png")
    browser.value("document.getElementById('reset').click()")
    browser.settle()


def measure_drawing(browser):
    """Measures drawing times during a zoom. They depend on the machine, so nothing is asserted."""
    left, top, width, height = box(browser)
    x, y = round(left + 0.5 * width), round(top + 0.5 * height)
    browser.value("""window.times = []; (next => next(next))(next => requestAnimationFrame(now => {
        times.push(now);
        if (times.length < 5000) next(next);
    }))""")
    before = browser.value("gaussmle.took().length")
    for delta in [-60] * 60 + [60] * 60:
        browser.wheel(x, y, delta)
        time.sleep(0.016)
    browser.settle()
    took = sorted(browser.value("gaussmle.took()")[min(before, 400):])
    between = browser.value("times.slice(1).map((time, k) => time - times[k])")
    between = sorted(between)
    browser.value("times.length = 6000")
    part = lambda values, share: round(values[min(int(share * len(values)), len(values) - 1)], 1)
    return {
        "drawing_ms": {"median": part(took, 0.5), "p95": part(took, 0.95), "most": part(took, 1)},
        "frame_ms": {"median": part(between, 0.5), "p95": part(between, 0.95), "most": part(between, 1)},
    }


def check_phone(browser, folder):
    """Checks a narrow high-resolution screen: no overflow, and full resolution."""
    browser.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=3, mobile=True)
    browser.settle()
    assert browser.value("document.documentElement.scrollWidth <= 390"), "the page is wider than the screen"
    assert browser.value("(({width, clientWidth}) => width === 3 * clientWidth)(document.getElementById('picture'))")
    browser.value("scrollTo(0, 0)")
    browser.shot(folder / "phone.png")


if __name__ == "__main__":
    main(*sys.argv[1:])
