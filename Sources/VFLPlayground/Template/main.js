// The page: keeps the texts and settings in sync with the controls and the address.

const examples = JSON.parse(element("example-data").textContent);
const modes = { layout: "Layout", log: "Conflict log", source: "Source" };
const boxes = ["extended", "hints", "rtl", "measures", "guides", "margins", "baselines", "complete"];
const firstTexts = Object.fromEntries(
  Object.keys(modes).map((mode) => [mode, examples.find((example) => example.mode === mode).text]),
);

let state = firstState(firstTexts);
let linkProblem = "";

// Applies and shows settings that the user chose.
function change(values) {
  state = { ...state, ...values };
  linkProblem = "";
  show();
}

// Shows the state in the controls, and requests the results.
function show() {
  document.documentElement.dataset.theme = state.theme;
  element("theme").value = state.theme;
  setPlain(element("text-label"), modes[state.mode]);
  for (const input of document.getElementsByName("mode")) input.checked = input.value === state.mode;
  for (const name of boxes) element(name).checked = state[name];
  element("language").value = state.language;
  showTabs(state.mode, tabInSight());
  showForms();
  choose(element("explained"), state.code);
  element("own-size").disabled = state.width === null && state.height === null;
  const text = element("text");
  if (text.value !== state[state.mode]) {
    text.value = state[state.mode];
    showMarks(text.value, []);
  }
  fit();
  return update();
}

// Selects a value in a list, and adds it if it is missing.
function choose(list, value) {
  if (![...list.options].some((option) => option.value === value)) list.append(new Option(value, value));
  list.value = value;
}

// Selects the form of the code among the forms that are available for the mode.
function showForms() {
  choose(element("form"), formOf(state));
  for (const option of element("form").options) {
    option.disabled = formOf({ ...state, form: option.value }) !== option.value;
  }
}

function tabInSight() {
  const isThere = tabNames.includes(state.tab) && isOfMode(element("tab-" + state.tab), state.mode);
  return isThere ? state.tab : state.mode === "layout" ? "picture" : "words";
}

function explain(code) {
  change({ code, tab: "explanation" });
  element("tab-explanation").focus();
}

// Returns the part of the text that specifies the container's size. Dragged sizes apply until it changes.
function saidSize(text) {
  return JSON.stringify(text.match(/^\s*@container.*|"container"\s*:\s*\{[^}]*\}/gm));
}

function typed() {
  const text = element("text").value;
  const isOther = state.mode === "layout" && saidSize(text) !== saidSize(state.layout);
  if (isOther) return change({ [state.mode]: text, width: null, height: null });
  // The controls do not depend on the text, so typing does not update them.
  state = { ...state, [state.mode]: text };
  linkProblem = "";
  update();
}

// Replaces the text with an example as if it were typed.
function takeExample({ mode, language, text }) {
  const field = element("text");
  field.value = state[mode];
  state = { ...state, mode, language, tab: "", width: null, height: null, extended: false };
  forgetSizes();
  replaceText(0, field.value.length, text);
  field.setSelectionRange(0, 0);
  field.scrollTop = 0;
  change({ [mode]: text });
}

// Stores the state in the address if it is short enough.
async function keep() {
  const kept = state;
  const fragment = await fragmentOf(kept, firstTexts);
  // The state may have changed in the meantime, for example because of a link.
  if (state !== kept) return keep();
  const words = [fragment ?? "", element("measuring").hidden ? "" : "measure"].filter((word) => word !== "");
  history.replaceState(null, "", words.length > 0 ? "#" + words.join("&") : location.pathname + location.search);
  return fragment !== null;
}

async function readAddress() {
  const fragment = location.hash.slice(1);
  const { state: said, problem } = await readFragment(fragment, firstTexts);
  element("measuring").hidden = !new URLSearchParams(fragment).has("measure");
  state = said;
  linkProblem = problem ?? "";
  forgetSizes();
  return show();
}

// Copies a text, and shows on a button whether it succeeded or an alternative.
async function copy(node, words, otherwise) {
  const before = node.dataset.words ??= node.textContent;
  try {
    await navigator.clipboard.writeText(words);
    setPlain(node, "Copied");
  } catch {
    setPlain(node, otherwise);
  }
  later(node.id, 3000, () => setPlain(node, before));
}

// Applies all fix-its that preserve the meaning, like `vfl check --fix`.
async function fixAll() {
  const asked = state;
  const { out, code, failure } = await engine.run(checkCall(asked, "--fix"), asked[asked.mode]);
  if (failure) return showNotice(failure);
  // An invalid request has no result.
  if (code === 2 || out === "" || state.mode !== asked.mode) return;
  if (state[state.mode] === asked[asked.mode]) replaceText(0, element("text").value.length, out);
}

const rulers = axes.map((size) => makeRuler(size, (value) => {
  if (ends) change(takenSizes({ [size]: value }));
}));

function connect() {
  const groups = new Map();
  const list = element("examples");
  list.append(new Option("Choose …", ""));
  examples.forEach(({ group, name }, index) => {
    if (!groups.has(group)) {
      groups.set(group, Object.assign(document.createElement("optgroup"), { label: group }));
      list.append(groups.get(group));
    }
    groups.get(group).append(new Option(name, String(index)));
  });
  list.addEventListener("change", () => {
    if (list.value !== "") takeExample(examples[Number(list.value)]);
    list.value = "";
    list.focus();
  });
  for (const input of document.getElementsByName("mode")) {
    input.addEventListener("change", () => change({ mode: input.value, tab: "" }));
  }
  for (const [id, key] of [["theme", "theme"], ["language", "language"], ["form", "form"], ["explained", "code"]]) {
    element(id).addEventListener("change", (event) => change({ [key]: event.target.value }));
  }
  for (const name of boxes) {
    element(name).addEventListener("change", (event) => change({ [name]: event.target.checked }));
  }
  for (const [id, sizes] of [["drag-width", ["width"]], ["drag-height", ["height"]], ["drag-both", axes]]) {
    makeDraggable(element(id), sizes, () => ({ ...inSight, scale: drawn?.scale ?? 1 }), (moved) => {
      if (ends) change(takenSizes(moved));
    });
  }
  element("own-size").addEventListener("click", () => change({ width: null, height: null }));
  element("fix-all").addEventListener("click", fixAll);
  element("copy-code").addEventListener("click", (event) => {
    copy(event.target, element("code-text").textContent, "Select and copy the code manually");
  });
  element("copy-link").addEventListener("click", async (event) => {
    const isWhole = await keep();
    if (isWhole) return copy(event.target, location.href, "Copy the address of the page manually");
    showNotice("The input is too long for a link: it exceeds 64 KB when compressed.");
  });
  element("measure").addEventListener("click", measure);
  makeEditor(typed);
  makeTabs((tab) => change({ tab }));
  window.addEventListener("resize", fit);
  window.addEventListener("hashchange", readAddress);
}

async function begin() {
  // The workers start while the module is being compiled.
  const [module, script] = [moduleInPage(), workerInPage()];
  [engine, lateEngine] = [new Engine(module, script), new Engine(module, script)];
  connect();
  element("licences").textContent = element("licence-data").textContent.trim();
  await readAddress();
  fillForms((await lateEngine.run(["convert", "--help"])).out);
  fillCodes((await lateEngine.run(["explain", "--all"])).out);
  showForms();
  choose(element("explained"), state.code);
}

begin();
