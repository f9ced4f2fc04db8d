// The page: reads its data, shows a layout, and updates it when the user changes a setting.

const data = JSON.parse(element("data").textContent);
const layouts = data.layouts;
let state = readState(layouts);
let boxes = [];
let rows = [];
let scale = 1;
let lastUse = -Infinity;
const timers = {};

// Runs an action after a delay. Another call with the same name restarts the delay.
function later(name, milliseconds, action) {
  clearTimeout(timers[name]);
  timers[name] = setTimeout(action, milliseconds);
}

const rulers = axes.map((size) => makeRuler(size, (value) => resize({ [size]: value })));

// Applies sizes that the user chose, limited to the range of their rulers.
function resize(change) {
  const layout = layouts[state.layout];
  for (const [size, value] of Object.entries(change)) {
    const { from, to } = layout[size];
    if (Number.isFinite(value)) {
      state = alone(layout, { ...state, [size]: Math.min(Math.max(value, from), to) }, size);
    }
  }
  show();
}

// Announces a text to screen readers, unless it is the text of the last announcement, which may precede a
// reload.
function announce(words) {
  later("status", 400, () => {
    if (history.state === words) return;
    element("status").textContent = words;
    history.replaceState(words, "");
  });
}

// Stores the visible state in the address.
function keep() {
  history.replaceState(history.state, "", fragment(state, layouts));
}

function direction() {
  return state.rtl ? "rtl" : "ltr";
}

// Shows the current layout and direction: everything that does not depend on the size.
function begin() {
  const layout = layouts[state.layout];
  const isWrong = layout.faults !== undefined;
  const hasBoth = isWrong || (layout.ltr !== undefined && layout.rtl !== undefined);
  if (!hasBoth) state = { ...state, rtl: layout.direction === "rtl" };
  element("rtl").disabled = !hasBoth;
  setText(element("name"), layout.name);
  document.title = visible(layout.name);
  element("layout").value = String(state.layout);
  document.documentElement.dataset.theme = state.theme;
  element("theme").value = state.theme;
  document.body.classList.toggle("functions", state.functions);
  for (const name of Object.keys(choices)) element(name).checked = state[name];
  element("notes").replaceChildren(...layout.notes.map((note) => made("li", "", note)));
  element("notes").hidden = layout.notes.length === 0;
  element("faults").hidden = !isWrong;
  element("faults").textContent = layout.faults ?? "";
  for (const id of ["sizes", "stage", "behaviour", "numbers", "summary", "conflict"]) element(id).hidden = isWrong;
  if (isWrong) return announce(visible(layout.name) + " has errors");
  for (const ruler of rulers) fitRuler(ruler, layout, direction());
  for (const size of axes) element("drag-" + size).hidden = layout[size].from === layout[size].to;
  element("drag-both").hidden = layout.linked || axes.some((size) => element("drag-" + size).hidden);
  element("linked").hidden = !layout.linked;
  element("linked").textContent =
    "The width and the height depend on each other, so one is varied at a time: the width with a height of " +
    numberWords(layout.height.start) + ", the height with a width of " + numberWords(layout.width.start) + ".";
  boxes = makeBoxes(layout);
  rows = makeRows(layout);
  show();
}

// Shows the layout at the size of the state.
function show() {
  const layout = layouts[state.layout];
  if (layout.faults !== undefined) return;
  const found = layoutAt(layout, direction(), state);
  scale = stageScale(state);
  drawStage(layout, boxes, found, state, scale);
  for (const ruler of rulers) {
    showSize(ruler, state[ruler.size], !found.failed.some((reading) => reading.size === ruler.size));
  }
  const words = summaryWords(layout, direction(), found, state);
  element("summary").textContent = words;
  element("summary").className = found.failed.length > 0 ? "impossible" : "";
  showLists(layout, direction(), found);
  showFrames(rows, found, state);
  showConflict(layout, direction(), found, state);
  announce(words);
  later("fragment", 150, keep);
}

// Returns whether a list may be open, or a number has been typed but not applied. A reload would lose either.
function isHeld(active) {
  if (active?.tagName === "SELECT") return document.hasFocus();
  if (active?.type !== "number" || element("sizes").hidden) return false;
  return rounded(active.valueAsNumber) !== rounded(state[active.id]);
}

// Reloads the page when its file may have changed, but not while the user interacts with it or selects text.
function follow() {
  const isInUse =
    performance.now() - lastUse < 2000 || !getSelection().isCollapsed || isHeld(document.activeElement);
  if (!state.follow || document.visibilityState !== "visible" || isInUse) return;
  state.focus = document.activeElement?.id || null;
  keep();
  location.reload();
}

layouts.forEach((layout, index) => element("layout").append(new Option(visible(layout.name), String(index))));
element("choice").hidden = layouts.length < 2;
element("following").hidden = data.refresh === undefined;
element("layout").addEventListener("change", (event) => {
  const index = Number(event.target.value);
  const { width, height, direction: own } = layouts[index];
  state = { ...state, layout: index, width: width.start, height: height.start, rtl: own === "rtl" };
  begin();
});
element("theme").addEventListener("change", (event) => {
  state = { ...state, theme: event.target.value };
  begin();
});
for (const name of Object.keys(choices)) {
  element(name).addEventListener("change", (event) => {
    state = { ...state, [name]: event.target.checked };
    begin();
  });
}
for (const [id, sizes] of [["drag-width", ["width"]], ["drag-height", ["height"]], ["drag-both", axes]]) {
  makeDraggable(element(id), sizes, () => ({ width: state.width, height: state.height, scale }), resize);
}
window.addEventListener("resize", show);
window.addEventListener("hashchange", () => {
  state = { ...readState(layouts), focus: null };
  begin();
});
if (data.refresh !== undefined) {
  setInterval(follow, data.refresh * 1000);
  for (const use of ["pointermove", "pointerdown", "keydown", "wheel"]) {
    window.addEventListener(use, () => (lastUse = performance.now()), { passive: true });
  }
}
begin();
if (state.focus) {
  element(state.focus)?.focus();
  state.focus = null;
  keep();
}
