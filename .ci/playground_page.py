"""Packs the page of the playground around its module: one file, which loads nothing, and whose policy names its
script and its style sheet by their digests. `.ci/playground` makes the module.
"""

import base64
import gzip
import hashlib
import json
import os
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TEMPLATE = os.path.join(ROOT, "Sources", "VFLPlayground", "Template")
# What the page has in common with that of `vfl solve --html`.
SHARED = os.path.join(ROOT, "Sources", "VFLPage", "Template")

STYLES = [os.path.join(SHARED, "page.css"), os.path.join(TEMPLATE, "playground.css")]
SCRIPTS = [os.path.join(SHARED, name + ".js") for name in ("regimes", "words", "labels", "stage", "rulers")] + [
    os.path.join(TEMPLATE, name + ".js") for name in (
        "texts", "engine", "link", "calls", "editor", "findings", "picture", "sizes", "tabs", "answers", "measure", "main")]


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def digest(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def data_element(name, text, kind="text/plain"):
    """An element that no browser runs, with a text in it that ends it nowhere."""
    assert "</" not in text and "<!--" not in text
    return '<script type="%s" id="%s">%s</script>' % (kind, name, text)


def examples():
    """The examples with their texts, as JSON that stands in a page."""
    found = json.loads(text_of(os.path.join(TEMPLATE, "examples.json")))
    for example in found:
        example.setdefault("mode", "layout")
        example.setdefault("language", "swift")
        if "file" in example:
            example["text"] = text_of(os.path.join(ROOT, example.pop("file")))
    return json.dumps(found, ensure_ascii=False).replace("<", "\\u003c")


def licences():
    """Our licence, and that of Swift's library, of which parts are in the module."""
    info = json.loads(subprocess.run(
        ["swift", "-print-target-info"], stdout=subprocess.PIPE, check=True).stdout)
    share = os.path.join(info["paths"]["runtimeResourcePath"], "..", "..", "share", "swift")
    return (
        "This page is under the MIT licence. Its module contains parts of Swift's standard library, under the\n"
        "Apache License 2.0 with the Runtime Library Exception; both licences follow.\n\n\n"
        + "\n\n\n".join(text_of(os.path.join(*place)) for place in ((ROOT, "LICENSE"), (share, "LICENSE.txt"))))


def page_text(packed, worker):
    """The page with a module, in letters, and the script of its worker."""
    style = "\n" + "\n".join(map(text_of, STYLES))
    script = '\n"use strict";\n' + "\n".join(map(text_of, SCRIPTS))
    assert "</script" not in script and "</style" not in style
    # A worker that is made of a text in the page has the policy of the page.
    rules = "; ".join([
        "default-src 'none'", "script-src %s 'wasm-unsafe-eval'" % digest(script), "style-src " + digest(style),
        "worker-src blob:", "base-uri 'none'", "form-action 'none'"])
    parts = {
        "<!-- policy -->": '<meta http-equiv="Content-Security-Policy" content="%s">' % rules,
        "<!-- style -->": "<style>%s</style>" % style,
        "<!-- data -->": "\n".join([
            data_element("example-data", examples(), "application/json"),
            data_element("licence-data", licences()),
            data_element("worker", worker),
            data_element("module", packed, "application/octet-stream")]),
        "<!-- script -->": "<script>%s</script>" % script,
    }
    return "\n".join(parts.get(line, line) for line in text_of(os.path.join(TEMPLATE, "page.html")).split("\n"))


def pack(wasm_path, out_path):
    """Writes the page with the module of a file."""
    with open(wasm_path, "rb") as file:
        packed = gzip.compress(file.read(), 9, mtime=0)
    text = page_text(base64.b64encode(packed).decode(), text_of(os.path.join(TEMPLATE, "worker.js")))
    os.makedirs(os.path.dirname(out_path), exist_ok=True)
    with open(out_path, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    print("The playground is in %s: %d bytes; the module has %d, compressed." % (
        out_path, len(text.encode()), len(packed)))
