"""Headless Chromium for tests of pages. It is installed if that is possible."""

import base64
import json
import os
import shutil
import subprocess
import time


class Navigated(Exception):
    """The page was reloaded before it answered."""


class Browser:
    """A page of headless Chromium, controlled over two pipes. Each JSON message ends with a NUL byte."""

    def __init__(self, program, profile):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        flags = [
            "--headless", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--hide-scrollbars",
            "--disable-background-networking", "--user-data-dir=" + profile]
        if os.getuid() == 0:
            flags.append("--no-sandbox")
        # The browser reads from descriptor 3 and writes to 4.
        line = 'exec 3<&%d 4>&%d; exec "$0" "$@"' % (commands, answers)
        self.process = subprocess.Popen(
            ["bash", "-c", line, program] + flags + ["about:blank"], pass_fds=(commands, answers),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.rest = b""
        self.number = 0
        self.session = None
        self.events = []
        targets = self.call("Target.getTargets")["targetInfos"]
        target = next(target for target in targets if target["type"] == "page")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def receive(self):
        while b"\0" not in self.rest:
            piece = os.read(self.answers, 1 << 16)
            if not piece:
                raise SystemExit("error: expected an answer of the browser, found its end")
            self.rest += piece
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, end=None, **parameters):
        """Returns the answer to a command. Raises `Navigated` at the event `end`, after which there may be none."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") != self.number:
                self.events.append(answer)
                if end and answer.get("method") == end:
                    raise Navigated
            elif "error" in answer:
                raise SystemExit("error: %s: %s" % (method, answer["error"]["message"]))
            else:
                return answer["result"]

    def wait(self, method):
        """Waits for an event that follows the last command."""
        while not any(event.get("method") == method for event in self.events):
            self.events.append(self.receive())

    def open(self, path, fragment=""):
        # Without another page in between, addresses that only differ in the fragment are the same page.
        for url in ("about:blank", "file://" + path + fragment):
            self.events = []
            self.call("Page.navigate", url=url)
            self.wait("Page.loadEventFired")

    def run(self, script):
        """Returns the value of an expression in the page. Raises `Navigated` if the page is gone in the meantime."""
        # A page that is reloaded may never answer.
        answer = self.call(
            "Runtime.evaluate", "Runtime.executionContextsCleared", expression=script, returnByValue=True,
            awaitPromise=True)
        if answer["result"].get("value") == "loading" and "exceptionDetails" in answer:
            raise Navigated
        if "exceptionDetails" in answer:
            raise SystemExit("error: %s in `%s`" % (answer["exceptionDetails"]["text"], script))
        return answer["result"].get("value")

    def steady(self, script):
        """Returns the value of an expression in a page that may be reloaded at any time."""
        while True:
            try:
                # The script is at the end of the page, so names may be missing until the page is complete.
                return self.run("if (document.readyState !== 'complete') throw 'loading'; " + script)
            except Navigated:
                continue

    def until(self, script):
        """Waits until an expression is true in a page that may be reloaded at any time."""
        while not self.steady(script):
            time.sleep(0.05)

    def key(self, name, code, text=""):
        """Presses and releases a key."""
        for kind in ("keyDown", "keyUp"):
            more = {"text": text} if text and kind == "keyDown" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=code, **more)

    def mouse(self, kind, x, y):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)

    def drag(self, name, right, down):
        """Drags an element by a number of pixels, in two steps."""
        self.run("document.getElementById('%s').scrollIntoView({block: 'center'})" % name)
        x, y = self.run(
            "(r => [r.x + r.width / 2, r.y + r.height / 2])"
            "(document.getElementById('%s').getBoundingClientRect())" % name)
        self.mouse("mousePressed", x, y)
        self.mouse("mouseMoved", x + right / 2, y + down / 2)
        self.mouse("mouseMoved", x + right, y + down)
        self.mouse("mouseReleased", x + right, y + down)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", captureBeyondViewport=True)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.session = None
        os.write(self.commands, b'{"id": 0, "method": "Browser.close"}\0')
        self.process.wait()


def chromium():
    """Returns the path of Chromium, which is installed if it is missing; None if that is not possible."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    if found or not shutil.which("apt-get") or os.getuid() != 0:
        return found
    for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq"] + words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return shutil.which("chromium")


def expect(found, wanted, words):
    if found != wanted:
        raise SystemExit("error: %s: expected %r, found %r" % (words, wanted, found))
