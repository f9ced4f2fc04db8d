"""Packs the page of the playground with its module: one file that loads nothing else. Its content security policy
allows only its script and style sheet, identified by digests. `.ci/playground` builds the module.
"""

import base64
import gzip
import hashlib
import json
import os
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TEMPLATE = os.path.join(ROOT, "Sources", "VFLPlayground", "Template")
# The files that are shared with the page of `vfl solve --html`.
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
    """Returns an element that browsers do not execute. Its text must not contain an end tag."""
    assert "</" not in text and "<!--" not in text
    return '<script type="%s" id="%s">%s</script>' % (kind, name, text)


def examples():
    """Returns the examples with their texts as JSON that can be embedded in a page."""
    found = json.loads(text_of(os.path.join(TEMPLATE, "examples.json")))
    for example in found:
        example.setdefault("mode", "layout")
        example.setdefault("language", "swift")
        if "file" in example:
            example["text"] = text_of(os.path.join(ROOT, example.pop("file")))
    return json.dumps(found, ensure_ascii=False).replace("<", "\\u003c")


def licences():
    """Returns the licence of this package and the licence of the Swift library, which the module contains in part."""
    info = json.loads(subprocess.run(
        ["swift", "-print-target-info"], stdout=subprocess.PIPE, check=True).stdout)
    share = os.path.join(info["paths"]["runtimeResourcePath"], "..", "..", "share", "swift")
    return (
        "This page is under the MIT licence. Its module contains parts of Swift's standard library, under the\n"
        "Apache License 2.0 with the Runtime Library Exception; both licences follow.\n\n\n"
        + "\n\n\n".join(text_of(os.path.join(*place)) for place in ((ROOT, "LICENSE"), (share, "LICENSE.txt"))))


def page_text(packed, worker):
    """Returns the page with a module in Base64 and the script of its worker."""
    style = "\n" + "\n".join(map(text_of, STYLES))
    script = '\n"use strict";\n' + "\n".join(map(text_of, SCRIPTS))
    assert "</script" not in script and "</style" not in style
    # A worker created from a text in the page has the policy of the page.
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
    """Writes the page with the module in a file."""
    with open(wasm_path, "rb") as file:
        packed = gzip.compress(file.read(), 9, mtime=0)
    text = page_text(base64.b64encode(packed).decode(), text_of(os.path.join(TEMPLATE, "worker.js")))
    os.makedirs(os.path.dirname(out_path), exist_ok=True)
    with open(out_path, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    print("The playground is in %s: %d bytes, of which the compressed module has %d." % (
        out_path, len(text.encode()), len(packed)))
