// Runs command lines of `vfl` in an instance of its module, away from the page.
"use strict";

let exports = null;

// The module asks for nothing outside of it; should it, then that fails where it is called, not before.
function importsOf(module) {
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => {
      throw new Error("the module called " + name);
    };
  }
  return imports;
}

// Copies bytes into the memory of the module; the place is freed by the caller.
function given(bytes) {
  const place = exports.vfl_alloc(bytes.length) >>> 0;
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  return place;
}

// The exit code of a command line, and what it writes.
function run(words, input) {
  const encoder = new TextEncoder();
  const [wordBytes, inputBytes] = [encoder.encode(words), encoder.encode(input)];
  const [wordPlace, inputPlace] = [given(wordBytes), given(inputBytes)];
  const place = exports.vfl_run(wordPlace, wordBytes.length, inputPlace, inputBytes.length) >>> 0;
  const head = new DataView(exports.memory.buffer, place, 12);
  const [code, outLength, errLength] = [0, 4, 8].map((offset) => head.getInt32(offset, true));
  const text = (offset, length) =>
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      new Uint8Array(exports.memory.buffer, place + offset, length),
    );
  const answer = { code, out: text(12, outLength), err: text(12 + outLength, errLength) };
  for (const done of [wordPlace, inputPlace, place]) exports.vfl_free(done);
  return answer;
}

onmessage = async ({ data }) => {
  try {
    if (data.module) {
      exports = (await WebAssembly.instantiate(data.module, importsOf(data.module))).exports;
      postMessage({ ready: true });
    } else {
      postMessage(run(data.words, data.input));
    }
  } catch (error) {
    // After a trap the memory may be in any state, so nothing more is run in it.
    postMessage({ trap: String(error?.message ?? error) });
  }
};
