// The command lines of `vfl` that the page runs for the chosen settings.

// The flags of a layout that apply to all its command lines.
function layoutFlags(state) {
  return state.extended ? ["--dialect", "extended"] : [];
}

function sizeFlags(state) {
  return axes.flatMap((size) => (state[size] === null ? [] : ["--" + size, String(state[size])]));
}

function directionFlags(state) {
  return state.rtl ? ["--rtl"] : [];
}

function pictureCall(state) {
  const shown = ["measures", "guides", "margins", "baselines"].filter((name) => state[name]);
  const details = shown.length > 0 ? ["--show", shown.join(",")] : [];
  const flags = [...layoutFlags(state), ...sizeFlags(state), ...directionFlags(state)];
  return ["solve", "--svg", "--format", "short", ...details, ...flags, "-"];
}

function solveCall(state, ...form) {
  return ["solve", ...form, ...layoutFlags(state), ...sizeFlags(state), ...directionFlags(state), "-"];
}

// Returns the command line that solves a layout between the ends of its rulers. The other size is the visible
// one.
function rangeCall(state, ends, container) {
  const ranges = axes.flatMap((size) => ["--range", size + "=" + ends[size].from + ".." + ends[size].to]);
  const sizes = axes.flatMap((size) => ["--" + size, String(state[size] ?? container[size])]);
  return ["solve", "--format", "json", ...ranges, ...sizes, ...layoutFlags(state), ...directionFlags(state), "-"];
}

// The file name determines the language of a source.
function sourceFlags(state) {
  return ["--stdin-filename", state.language === "objc" ? "Pasted.m" : "Pasted.swift"];
}

function checkCall(state, ...form) {
  const hints = state.hints ? ["--rule", "VFL05=warning"] : [];
  const flags = state.mode === "source" ? sourceFlags(state) : layoutFlags(state);
  return ["check", ...form, ...hints, ...flags, "-"];
}

function findingsCall(state) {
  return state.mode === "log" ? ["log", "--format", "jsonl", "-"] : checkCall(state, "--format", "jsonl");
}

function wordsCall(state) {
  return state.mode === "log" ? ["log", "-"] : checkCall(state, "--unchecked");
}

// In sources, calls are converted to anchors or constraints, in the language of the source.
function formOf({ mode, form }) {
  return mode === "source" && form !== "constraints" ? "anchors" : form;
}

function codeCall(state) {
  const complete = state.complete && state.mode === "layout" ? ["--complete"] : [];
  const flags = state.mode === "source" ? sourceFlags(state) : layoutFlags(state);
  return ["convert", "--to", formOf(state), ...complete, ...flags, "-"];
}
