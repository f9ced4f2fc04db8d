// What becomes of a layout at a size: read from the JSON of `vfl solve --range … --format json`.

const axes = ["width", "height"];
const parts = ["x", "y", "width", "height"];

// On which of the container's sizes a number of a frame lies.
const sizeOfPart = { x: "width", width: "width", y: "height", height: "height" };
const axisOfSize = { width: "horizontal", height: "vertical" };

// A length as `vfl solve` prints it: rounded to a thousandth, halves away from zero.
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

// The index of the regime of a size, the upper one of two that adjoin there; -1 where there is no layout.
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

// An end of a range, which is null where it is open.
function end(value, open) {
  return value === null ? open : value;
}

// Where a width depends on a height, the sizes are varied one at a time: the one that is not at its start.
function leadingSize(layout, sizes) {
  return sizes.width !== layout.width.start ? "width" : sizes.height !== layout.height.start ? "height" : "width";
}

// All that is known of a layout at a size: frames, what gives way, what is open; or why there is none.
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

// The line of each open number at a size: the last of its lines that begins below. All of them together are one of
// the best layouts there.
function openLines(list, size) {
  const lines = new Map();
  for (const [item, part, start, ...line] of list) {
    if (start <= size || !lines.has(item + part)) lines.set(item + part, line);
  }
  return lines;
}

// The numbers of a frame, each with its line, the size that it is a line of, and whether it is open.
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

// On which size of the container a constraint lies.
function sizeOfMember(answer, member) {
  if (member.kind !== "constraint") return member.axis === "horizontal" ? "width" : "height";
  const attribute = answer.constraints[member.index].firstAttribute;
  return /^(left|right|leading|trailing|width|centerX)/.test(attribute) ? "width" : "height";
}

// The sizes at which one regime follows another, and the least and the greatest with a layout, as far as they can
// be chosen.
function breakpointsOf(layout, direction, size) {
  const { from, to } = layout[size];
  const { breakpoints, satisfiable } = sensitivityOf(layout, direction, size);
  const points = new Set([...breakpoints, ...(satisfiable ?? [])]);
  return [...points].filter((point) => point !== null && point > from && point < to).sort((a, b) => a - b);
}

// The sizes that can be chosen and have no layout, as pairs.
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
