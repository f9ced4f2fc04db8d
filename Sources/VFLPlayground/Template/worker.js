// Runs command lines of `vfl` in an instance of its module, outside the main thread.
"use strict";

let exports = null;

// The module has no imports. If it had any, they would fail when they are called, not when the module is
// loaded.
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

// Copies bytes to the memory of the module. The caller frees the memory.
function given(bytes) {
  const place = exports.vfl_alloc(bytes.length) >>> 0;
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  return place;
}

// Returns the exit code and the output of a command line.
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
    // After a trap, the memory may be in an invalid state, so the instance is not used again.
    postMessage({ trap: String(error?.message ?? error) });
  }
};
