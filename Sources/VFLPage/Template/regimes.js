// The layout at a size, evaluated from the JSON of `vfl solve --range … --format json`.

const axes = ["width", "height"];
const parts = ["x", "y", "width", "height"];

// The size of the container on which a component of a frame depends.
const sizeOfPart = { x: "width", width: "width", y: "height", height: "height" };
const axisOfSize = { width: "horizontal", height: "vertical" };

// Returns a length as printed by `vfl solve`: rounded to thousandths, halves away from zero.
function rounded(value) {
  if (Math.abs(value) >= 1e12) return value;
  return (Math.sign(value) * Math.round(Math.abs(value) * 1000)) / 1000 + 0;
}

function lengthAt(line, size) {
  return line[0] === 0 ? line[1] : line[0] * size + line[1];
}

function sensitivityOf(layout, direction, size) {
  const answers = layout[direction].sensitivity;
  const index = answers.findIndex((answer) => answer.axis === axisOfSize[size]);
  return { ...answers[index], open: layout[direction + "Open"][index] };
}

// Returns the index of the regime at a size, or -1 if there is no layout. At a breakpoint, returns the upper
// regime.
function regimeIndex(sensitivity, size) {
  const possible = sensitivity.satisfiable;
  if (!possible || size < end(possible[0], -Infinity) || size > end(possible[1], Infinity)) return -1;
  let low = 0;
  let high = sensitivity.regimes.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sensitivity.regimes[middle].range[0] <= size) low = middle;
    else high = middle - 1;
  }
  return low;
}

// Returns the end of a range. An open end is null in JSON.
function end(value, open) {
  return value === null ? open : value;
}

// If a width depends on a height, only one size is varied at a time. Returns the size that differs from its
// start.
function leadingSize(layout, sizes) {
  return sizes.width !== layout.width.start ? "width" : sizes.height !== layout.height.start ? "height" : "width";
}

// Returns the layout at a size: frames, relaxed constraints and ambiguities, or the readings without a
// layout.
function layoutAt(layout, direction, sizes) {
  const leader = leadingSize(layout, sizes);
  const readings = {};
  for (const size of axes) {
    if (layout.linked && size !== leader) continue;
    const sensitivity = sensitivityOf(layout, direction, size);
    const index = regimeIndex(sensitivity, sizes[size]);
    const open = openLines(sensitivity.open[index] ?? [], sizes[size]);
    readings[size] = { size, sensitivity, index, regime: sensitivity.regimes[index], open };
  }
  const failed = Object.values(readings).filter((reading) => reading.index < 0);
  const found = { failed, bindings: [], open: [], frames: [], marks: new Map() };
  if (failed.length > 0) return found;
  const sourceOf = (size) => readings[layout.linked ? leader : size];
  found.frames = layout.views.map((view, item) => frameOf(view, item, sizes, sourceOf));
  for (const reading of Object.values(readings)) {
    for (const binding of reading.regime.bindings) {
      const size = sizeOfMember(layout[direction], binding.constraint);
      if (layout.linked || size === reading.size) found.bindings.push(binding);
    }
  }
  layout.views.forEach((view, item) => {
    const open = parts.filter((part) => found.frames[item][part].isOpen);
    if (open.length > 0 && !view.hidden) found.open.push({ name: view.name, parts: open });
  });
  return found;
}

// Returns the line of each ambiguous value at a size: the last line whose start is not above the size.
// Together, these lines form one of the optimal layouts.
function openLines(list, size) {
  const lines = new Map();
  for (const [item, part, start, ...line] of list) {
    if (start <= size || !lines.has(item + part)) lines.set(item + part, line);
  }
  return lines;
}

// Returns the components of a frame. Each has a value, its line, the size on which it depends, and whether it
// is ambiguous.
function frameOf(view, item, sizes, sourceOf) {
  const frame = {};
  for (const part of parts) {
    const { size, regime, open } = sourceOf(sizeOfPart[part]);
    const frames = item === 0 ? regime.container : ownValue(regime.frames, view.name);
    let line = item === 0 && !(part in frames) ? [0, 0] : frames[part];
    const isOpen = line === null;
    if (isOpen) line = open.get(item + part) ?? [0, 0];
    frame[part] = { value: lengthAt(line, sizes[size]), line, size, isOpen };
  }
  return frame;
}

function ownValue(object, key) {
  return Object.hasOwn(object, key) ? object[key] : { x: [0, 0], y: [0, 0], width: [0, 0], height: [0, 0] };
}

// Returns the size of the container to whose axis a constraint belongs.
function sizeOfMember(answer, member) {
  if (member.kind !== "constraint") return member.axis === "horizontal" ? "width" : "height";
  const attribute = answer.constraints[member.index].firstAttribute;
  return /^(left|right|leading|trailing|width|centerX)/.test(attribute) ? "width" : "height";
}

// Returns the breakpoints between regimes, and the smallest and largest sizes with a layout, within the range
// of the ruler.
function breakpointsOf(layout, direction, size) {
  const { from, to } = layout[size];
  const { breakpoints, satisfiable } = sensitivityOf(layout, direction, size);
  const points = new Set([...breakpoints, ...(satisfiable ?? [])]);
  return [...points].filter((point) => point !== null && point > from && point < to).sort((a, b) => a - b);
}

// Returns the ranges of the ruler without a layout, as pairs.
function impossibleSizes(layout, direction, size) {
  const { from, to } = layout[size];
  const possible = sensitivityOf(layout, direction, size).satisfiable;
  if (!possible) return [[from, to]];
  const zones = [];
  const lower = end(possible[0], -Infinity);
  const upper = end(possible[1], Infinity);
  if (lower > from) zones.push([from, Math.min(lower, to)]);
  if (upper < to) zones.push([Math.max(upper, from), to]);
  return zones;
}
