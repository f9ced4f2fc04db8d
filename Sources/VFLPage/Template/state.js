// The state of the page, which stands in the fragment of its address: a link leads to what is in sight.

// What is chosen by boxes that are ticked, and whether it is from the beginning.
const choices = { rtl: null, names: true, measures: true, functions: false, follow: true };

function numberIn(text, { start, from, to }) {
  const value = text === null || text.trim() === "" ? NaN : Number(text);
  return Number.isFinite(value) ? Math.min(Math.max(value, from), to) : start;
}

// What layouts are called in an address: without their lines, which change with the text above them; of some with
// one name, all but the first have a number.
function layoutKeys(layouts) {
  const counts = new Map();
  return layouts.map((layout) => {
    const name = layout.name.replace(/:\d+( \S+)?$/, "$1");
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : name + " " + count;
  });
}

// Reads the fragment; what it does not say is as it is at first.
function readState(layouts) {
  const said = new URLSearchParams(location.hash.slice(1));
  const named = layoutKeys(layouts).indexOf(said.get("name"));
  const index = named >= 0 ? named : Number(said.get("layout") ?? 0);
  const state = { layout: layouts[index] ? index : 0, theme: said.get("theme"), focus: said.get("focus") };
  if (!["light", "dark"].includes(state.theme)) state.theme = "auto";
  const layout = layouts[state.layout];
  for (const size of axes) state[size] = numberIn(said.get(size), layout[size]);
  for (const [name, usual] of Object.entries(choices)) {
    const value = said.get(name);
    state[name] = value === null ? usual ?? layout.direction === "rtl" : value === "1";
  }
  return alone(layout, state, "width");
}

// Where a width depends on a height, the other one goes back to where it is looked at from.
function alone(layout, state, moved) {
  if (!layout.linked) return state;
  const other = moved === "width" ? "height" : "width";
  const isMoved = state[moved] !== layout[moved].start;
  return isMoved ? { ...state, [other]: layout[other].start } : state;
}

function fragment(state, layouts) {
  const said = new URLSearchParams();
  if (layouts.length > 1) {
    said.set("layout", state.layout);
    said.set("name", layoutKeys(layouts)[state.layout]);
  }
  for (const size of axes) said.set(size, rounded(state[size]));
  for (const [name, usual] of Object.entries(choices)) {
    const first = usual ?? layouts[state.layout].direction === "rtl";
    if (state[name] !== first) said.set(name, state[name] ? "1" : "0");
  }
  if (state.theme !== "auto") said.set("theme", state.theme);
  if (state.focus) said.set("focus", state.focus);
  return "#" + said;
}
