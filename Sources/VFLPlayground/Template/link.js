// A link that contains the complete state: after `#state=`, JSON that is compressed and encoded as letters.

const longestLink = 64 * 1024;

const oneOf = (...values) => (value) => values.includes(value);
const isFlag = (value) => typeof value === "boolean";
const isText = (value) => typeof value === "string";
const isWord = (value) => isText(value) && /^[A-Za-z0-9-]{0,40}$/.test(value);
const isSize = (value) => value === null || (Number.isFinite(value) && value >= 0 && value <= 1e6);

// The settings and texts, each with its default and a validation.
const stateKeys = {
  mode: ["layout", oneOf("layout", "log", "source")],
  layout: ["", isText],
  log: ["", isText],
  source: ["", isText],
  language: ["swift", oneOf("swift", "objc")],
  extended: [false, isFlag],
  hints: [false, isFlag],
  width: [null, isSize],
  height: [null, isSize],
  rtl: [false, isFlag],
  measures: [true, isFlag],
  guides: [false, isFlag],
  margins: [false, isFlag],
  baselines: [false, isFlag],
  tab: ["", isWord],
  form: ["anchors", isWord],
  complete: [false, isFlag],
  code: ["VFL0110", isWord],
  theme: ["auto", oneOf("auto", "light", "dark")],
};

function firstState(texts) {
  const state = {};
  for (const [key, [first]] of Object.entries(stateKeys)) state[key] = texts[key] ?? first;
  return state;
}

// Passes bytes through a stream. Throws if the output has more than `most` bytes.
async function passed(bytes, stream, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const pieces = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error("the content is too long");
    }
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

// Returns the fragment for a state: empty if all values are defaults, null if it would be too long.
async function fragmentOf(state, texts) {
  const first = firstState(texts);
  const said = Object.fromEntries(Object.entries(state).filter(([key, value]) => value !== first[key]));
  if (Object.keys(said).length === 0) return "";
  const bytes = new TextEncoder().encode(JSON.stringify(said));
  if (bytes.length > longestText) return null;
  const packed = await passed(bytes, new CompressionStream("deflate-raw"), Infinity);
  if (packed.length > longestLink) return null;
  let letters = "";
  for (let index = 0; index < packed.length; index += 4096) {
    letters += String.fromCharCode(...packed.subarray(index, index + 4096));
  }
  const fragment = "state=" + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return fragment.length <= longestLink ? fragment : null;
}

// Returns the state in a fragment, and a message if it cannot be read. Unknown keys and invalid values are
// ignored.
async function readFragment(fragment, texts) {
  const state = firstState(texts);
  const letters = new URLSearchParams(fragment).get("state");
  if (letters === null) return { state };
  try {
    if (fragment.length > longestLink + 64) throw new Error("the link is longer than 64 KB");
    if (!/^[A-Za-z0-9_-]*$/.test(letters)) throw new Error("it contains invalid characters");
    const packed = bytesOf(atob(letters.replaceAll("-", "+").replaceAll("_", "/")));
    const text = await passed(packed, new DecompressionStream("deflate-raw"), longestText);
    const said = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(text));
    if (said === null || typeof said !== "object") throw new Error("it does not contain an input");
    for (const [key, [, isRight]] of Object.entries(stateKeys)) {
      if (!Object.hasOwn(said, key) || !isRight(said[key])) continue;
      // A text field only contains line feeds.
      state[key] = isRight === isText ? said[key].replace(/\r\n?/g, "\n") : said[key];
    }
    return { state };
  } catch (error) {
    const reason = error instanceof Error && error.constructor === Error ? error.message : "it is incomplete or damaged";
    return { state: firstState(texts), problem: "Cannot read the link: " + reason + "." };
  }
}
