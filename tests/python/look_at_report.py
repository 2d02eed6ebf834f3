"""Looks at a report in Chromium, over its DevTools protocol, and uses it as a person would.

    look_at_report.py REPORT.html FOLDER [X_UM Y_UM PRECISION_NM PHOTONS FRAME]

The five numbers are of a localization that stands alone. Screenshots go into the folder. What is measured is printed as
JSON; what is wrong ends the script with an assertion.
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
    """Chromium with one page."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [os.environ.get("CHROMIUM", "chromium"), *FLAGS, f"--user-data-dir={folder}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            if "DevTools listening on" in line:
                break
        else:
            raise SystemExit("chromium did not start")
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
        """What an expression is in the page."""
        done = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in done, (expression, done)
        return done["result"].get("value")

    def open(self, url):
        self.call("Page.navigate", url=url)
        self.until("document.readyState === 'complete'")

    def until(self, expression, seconds=120):
        end = time.time() + seconds
        while not self.value(expression):
            assert time.time() < end, f"it never came to {expression}"
            time.sleep(0.03)

    def settle(self):
        """Until two drawings from now all is unpacked and nothing moves."""
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
        """Errors of the console, exceptions, and requests beyond the page itself."""
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


def near(a, b, by, what):
    assert abs(a - b) <= by, f"{what}: {a}, where {b} was due"


def main(page, folder, *alone):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    page = pathlib.Path(page).resolve().as_uri()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        browser.page = page
        try:
            look(browser, page, folder, [float(number) for number in alone])
        finally:
            browser.end()


def look(browser, page, folder, alone):
    measured = {}
    browser.call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=1, mobile=False)
    light(browser, "light")
    began = time.time()
    browser.open(page)
    if browser.value("document.getElementById('index').textContent") == "":
        assert not browser.value("!!document.getElementById('picture')")
        assert not browser.complaints(), browser.complaints()
        browser.shot(folder / "empty.png")
        return
    browser.settle()
    measured["seconds_to_picture"] = round(time.time() - began, 2)
    # Read from a copy: the page's own canvas is not made for it.
    browser.value("""window.copied = canvas => {
        const { width, height } = canvas;
        const copy = Object.assign(document.createElement("canvas"), { width, height });
        const pen = copy.getContext("2d", { willReadFrequently: true });
        pen.drawImage(canvas, 0, 0);
        return pen;
    }, 1""")

    themes(browser, folder)
    browser.value("document.getElementById('stage').scrollIntoView({block: 'center'})")
    zooming(browser, folder)
    brightness(browser)
    if alone:
        single(browser, folder, *alone)
    depth(browser, folder)
    measured |= timing(browser)
    phone(browser, folder)
    assert not browser.complaints(), browser.complaints()
    print(json.dumps(measured))


def light(browser, scheme):
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])


def themes(browser, folder):
    """Light and dark, as the system is and as the button says."""
    ground = "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).reduce((a, b) => a + +b, 0)"
    bars = "getComputedStyle(document.querySelector('.plot text')).fill"
    shades, inks = [], []
    for scheme in ["light", "dark"]:
        light(browser, scheme)
        browser.settle()
        shades.append(browser.value(ground))
        inks.append(browser.value(bars))
        browser.shot(folder / f"{scheme}.png")
        browser.shot(folder / f"{scheme}-whole.png", whole=True)
    assert shades[0] > 600 > 200 > shades[1], shades
    assert inks[0] != inks[1], "plots follow"
    # Dark is asked for by the system; the button's first stop is light.
    browser.value("document.getElementById('theme').click()")
    assert browser.value(ground) == shades[0]
    browser.value("document.getElementById('theme').click()")
    light(browser, "light")
    assert browser.value(ground) == shades[1]
    assert browser.value(bars) == inks[1]
    browser.value("document.getElementById('theme').click()")
    assert browser.value(ground) == shades[0]


def box(browser):
    return browser.value("(({left, top, width, height}) => [left, top, width, height])"
                         "(document.getElementById('picture').getBoundingClientRect())")


def view(browser):
    return browser.value("({...gaussmle.view()})")


def under(browser, x, y):
    """The place under a place of the screen, um."""
    left, top, width, height = box(browser)
    at = view(browser)
    return (at["x_um"] + (x - left - width / 2) / at["px_per_um"], at["y_um"] + (y - top - height / 2) / at["px_per_um"])


def on_screen(browser, x_um, y_um):
    left, top, width, height = box(browser)
    at = view(browser)
    return (left + width / 2 + (x_um - at["x_um"]) * at["px_per_um"],
            top + height / 2 + (y_um - at["y_um"]) * at["px_per_um"])


def zooming(browser, folder):
    left, top, width, height = box(browser)
    whole = view(browser)
    near(whole["width"], width, 0.01, "width")
    # What is under the pointer stays there.
    # Whole pixels: the wheel knows no others.
    x, y = round(left + 0.55 * width), round(top + 0.42 * height)
    browser.mouse("mouseMoved", x, y)
    place = under(browser, x, y)
    for _ in range(5):
        browser.wheel(x, y, -240)
    browser.settle()
    now = view(browser)
    near(now["px_per_um"] / whole["px_per_um"], math.exp(5 * 240 * 0.0022), 0.01 * math.exp(2.64), "zoom by the wheel")
    for a, b in zip(under(browser, x, y), place):
        near(a, b, 0.6 / now["px_per_um"], "the place under the pointer")
    assert now["level"] < whole["level"], "a finer level"
    browser.shot(folder / "zoomed.png")
    # The readout says the place, in um.
    words = browser.value("document.getElementById('readout').textContent").replace("−", "-").split()
    near(float(words[1]), place[0], 0.01, "x read out")
    near(float(words[3]), place[1], 0.01, "y read out")
    # The scale bar is as long as it says.
    length, unit = browser.value("document.getElementById('bar').firstChild.textContent").split()
    drawn = browser.value("document.getElementById('bar').lastChild.getBoundingClientRect().width")
    near(drawn, float(length) * (1 if unit == "µm" else 1e-3) * now["px_per_um"], 0.5, "scale bar")
    assert 50 < drawn <= 161, drawn
    # A drag moves what is held with the pointer.
    place = under(browser, x, y)
    browser.mouse("mousePressed", x, y, button="left", clickCount=1)
    for step in range(1, 6):
        browser.mouse("mouseMoved", x + 20 * step, y - 12 * step, button="left", buttons=1)
    browser.mouse("mouseReleased", x + 100, y - 60, button="left", clickCount=1)
    browser.settle()
    for a, b in zip(under(browser, x + 100, y - 60), place):
        near(a, b, 0.6 / now["px_per_um"], "what was dragged")
    # Keys: arrows move, plus and minus zoom, 0 shows all.
    browser.value("document.getElementById('picture').focus()")
    before = view(browser)
    browser.key("ArrowRight")
    browser.settle()
    near((view(browser)["x_um"] - before["x_um"]) * before["px_per_um"], 90, 0.1, "an arrow")
    browser.key("+")
    browser.settle()
    near(view(browser)["px_per_um"] / before["px_per_um"], 1.5, 0.01, "plus")
    browser.key("-")
    browser.settle()
    near(view(browser)["px_per_um"] / before["px_per_um"], 1, 0.01, "minus")
    browser.key("0")
    browser.settle()
    for name in ["x_um", "y_um", "px_per_um"]:
        near(view(browser)[name], whole[name], 1e-6, f"all again: {name}")
    # Two clicks go nearer, at the place.
    place = under(browser, x, y)
    for count in [1, 2]:
        browser.mouse("mousePressed", x, y, button="left", clickCount=count)
        browser.mouse("mouseReleased", x, y, button="left", clickCount=count)
    browser.settle()
    near(view(browser)["px_per_um"] / whole["px_per_um"], 2.5, 0.02, "two clicks")
    for a, b in zip(under(browser, x, y), place):
        near(a, b, 0.6 / now["px_per_um"], "the place of two clicks")
    browser.key("0")
    browser.settle()


# The mean brightness of the picture as it is on the screen, or near a place of it.
BRIGHT = """((x, y, r) => {
    const canvas = document.getElementById("picture"), ratio = canvas.width / canvas.clientWidth;
    const [from, side] = r ? [[(x - r) * ratio, (y - r) * ratio], [2 * r * ratio, 2 * r * ratio]]
        : [[0, 0], [canvas.width, canvas.height]];
    const data = copied(canvas).getImageData(...from, ...side).data;
    let sum = 0;
    for (let k = 0; k < data.length; k += 4) sum += data[k] + data[k + 1] + data[k + 2];
    return sum / (data.length / 4) / 3;
})"""


def brightness(browser):
    """The controls do what they say."""
    def bright():
        browser.settle()
        # Over the colour for nothing, which is not quite black.
        return browser.value(BRIGHT + "()") - 4 / 3

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
    near(bright(), usual, 1e-9, "reset")
    set_to("map", "gray")
    browser.settle()
    assert browser.value("""(canvas => {
        const data = copied(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
        for (let k = 0; k < data.length; k += 4) if (data[k] !== data[k + 1] || data[k] !== data[k + 2]) return false;
        return true;
    })(document.getElementById('picture'))"""), "gray is gray"
    browser.settle()
    browser.value("document.getElementById('reset').click()")
    browser.settle()


def single(browser, folder, x_um, y_um, precision_nm, photons, frame):
    """A localization that stands alone: bright where it is, dark beside it, and told of in numbers."""
    for _ in range(60):
        x, y = on_screen(browser, x_um, y_um)
        if view(browser)["px_per_um"] > 4000:
            break
        browser.wheel(x, y, -240)
        browser.settle()
    x, y = on_screen(browser, x_um, y_um)
    assert view(browser)["discs"] is not None, "single localizations are drawn"
    left, top, _, _ = box(browser)
    radius = precision_nm * 1e-3 * view(browser)["px_per_um"]
    here = browser.value(f"{BRIGHT}({x - left}, {y - top}, {0.3 * radius})")
    beside = browser.value(f"{BRIGHT}({x - left + 1.6 * radius}, {y - top}, {0.2 * radius})")
    assert here > 40 > 10 > beside, f"{here} on it, {beside} beside it"
    browser.mouse("mouseMoved", x + 2, y - 1)
    browser.settle()
    assert not browser.value("document.getElementById('tip').hidden")
    words = browser.value("document.getElementById('tip').textContent").replace("−", "-").split("\n")
    numbers = {line.split()[0]: line.split()[1] for line in words if not line.endswith("photons")}
    near(float(numbers["x"]), x_um, 1.01e-4, "x told")
    near(float(numbers["y"]), y_um, 1.01e-4, "y told")
    near(float(numbers["±"]), precision_nm, 0.0101, "precision told")
    assert f"{photons:.0f} photons" in words, words
    assert int(numbers["frame"]) == frame, words
    browser.shot(folder / "single.png")
    # Away from it nothing is told.
    browser.mouse("mouseMoved", x + 1.5 * radius + 12, y)
    browser.settle()
    assert browser.value("document.getElementById('tip').hidden")
    browser.value("document.getElementById('reset').click()")
    browser.settle()


def depth(browser, folder):
    """Colour by z, if the table has any."""
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
    })(document.getElementById('picture'))"""), "far is red, near is blue"
    browser.shot(folder / "depth.png")
    browser.value("document.getElementById('reset').click()")
    browser.settle()


def timing(browser):
    """How long drawings take while zooming in and out. Nothing is asserted: it depends on the machine."""
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


def phone(browser, folder):
    """Narrow, sharp screens: nothing is wider than the page, and the picture has as many pixels as the screen."""
    browser.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=3, mobile=True)
    browser.settle()
    assert browser.value("document.documentElement.scrollWidth <= 390"), "nothing sticks out"
    assert browser.value("(({width, clientWidth}) => width === 3 * clientWidth)(document.getElementById('picture'))")
    browser.value("scrollTo(0, 0)")
    browser.shot(folder / "phone.png")


if __name__ == "__main__":
    main(*sys.argv[1:])
