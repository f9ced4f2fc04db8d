// The sizes of the container: the range of the rulers, and the result of `vfl solve --range` for this range.

// The visible picture with its container and scale, its sizes, the ends of the rulers, and the known sizes.
let drawn = null;
let inSight = { width: 0, height: 0 };
let ends = null;
let known = null;
let knownOf = null;
let isExploring = false;

function forgetSizes() {
  [drawn, ends, known, knownOf] = [null, null, null, null];
}

// Shows a picture. The rulers extend to twice its size, but do not change while a size is dragged.
function showSizedPicture(text, chosen) {
  drawn = showPicture(text);
  const before = JSON.stringify(ends);
  inSight = {};
  ends = { ...ends };
  for (const size of axes) {
    const value = chosen[size] ?? drawn.container[size];
    const own = ends[size];
    const stays = own && value <= own.to && (chosen[size] !== null || own.start === value);
    if (!stays) ends[size] = { from: 0, start: value, to: Math.max(Math.ceil(2 * value), 40) };
    inSight[size] = value;
  }
  if (JSON.stringify(ends) !== before) fitRulers(null);
  showSizes();
}

// Scales the picture to fit its area, whose size may have changed.
function fit() {
  if (drawn && !element("panel-picture").hidden) drawn.scale = fitPicture(drawn);
}

function fitRulers(answer) {
  known = rulerLayout(ends, answer);
  for (const ruler of rulers) fitRuler(ruler, known, "ltr");
}

function showSizes() {
  for (const ruler of rulers) {
    const value = inSight[ruler.size];
    const zones = impossibleSizes(known, "ltr", ruler.size);
    showSize(ruler, value, !zones.some(([lower, upper]) => value > lower && value < upper));
  }
}

// Determines at which sizes there is a layout.
async function exploreSizes(engine, state, text) {
  if (!drawn || element("panel-picture").hidden || text.trim() === "") return;
  const call = rangeCall(state, ends, drawn.container);
  const key = JSON.stringify([call, text]);
  if (knownOf === key) return;
  knownOf = key;
  isExploring = true;
  const answer = await engine.run(call, text);
  isExploring = false;
  if (knownOf !== key) return;
  if (answer.failure) knownOf = null;
  fitRulers(!answer.failure && answer.out.startsWith("{") ? JSON.parse(answer.out) : null);
  showSizes();
}

// Returns the chosen sizes, limited to the range of the rulers.
function takenSizes(sizes) {
  const taken = Object.entries(sizes).filter(([, value]) => Number.isFinite(value));
  return Object.fromEntries(taken.map(([size, value]) => [size, Math.min(Math.max(value, 0), ends[size].to)]));
}
