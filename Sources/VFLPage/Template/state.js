// The state of the page. It is stored in the fragment of the address, so that a link shows the same view.

// The settings with checkboxes, with their defaults.
const choices = { rtl: null, names: true, measures: true, functions: false, follow: true };

function numberIn(text, { start, from, to }) {
  const value = text === null || text.trim() === "" ? NaN : Number(text);
  return Number.isFinite(value) ? Math.min(Math.max(value, from), to) : start;
}

// Returns the names of the layouts in addresses. They omit line numbers, which change with the text above. If
// several layouts have the same name, all except the first one have a number.
function layoutKeys(layouts) {
  const counts = new Map();
  return layouts.map((layout) => {
    const name = layout.name.replace(/:\d+( \S+)?$/, "$1");
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : name + " " + count;
  });
}

// Reads the fragment. Missing settings have their defaults.
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

// If a width depends on a height, changing one of them resets the other to its start.
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
