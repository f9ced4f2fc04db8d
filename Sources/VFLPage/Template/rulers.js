// The rulers: each size as a number and as a slider, with marks at breakpoints and red zones without a
// layout.

// Creates the ruler of a size. `change` is called with the size that the user chose.
function makeRuler(size, change) {
  const noun = size === "width" ? "Width" : "Height";
  const label = made("label", "", noun);
  const number = made("input");
  number.type = "number";
  number.id = size;
  number.step = "any";
  label.htmlFor = size;
  const slider = made("input");
  slider.type = "range";
  slider.id = size + "-slider";
  slider.step = "1";
  slider.setAttribute("aria-label", noun);
  const jump = (id, text, words) => {
    const button = made("button", "", text);
    button.type = "button";
    button.id = size + "-" + id;
    button.setAttribute("aria-label", words + " of the " + size);
    button.title = words;
    return button;
  };
  const back = jump("back", "◂", "previous breakpoint");
  const next = jump("next", "▸", "next breakpoint");
  const scale = made("div", "scale");
  const track = made("div", "track");
  track.append(scale, slider);
  element(size + "-ruler").replaceChildren(label, number, back, next, track);
  number.addEventListener("input", () => {
    const value = number.valueAsNumber;
    if (value >= Number(slider.min) && value <= Number(slider.max)) change(value);
  });
  number.addEventListener("change", () => change(number.valueAsNumber));
  slider.addEventListener("input", () => change(Math.round(slider.valueAsNumber)));
  return { size, number, slider, back, next, scale, change };
}

// Adjusts a ruler to a layout: its ends, its marks, and the zones without a layout.
function fitRuler(ruler, layout, direction) {
  const { from, to } = layout[ruler.size];
  for (const input of [ruler.number, ruler.slider]) {
    input.min = from;
    input.max = to;
    input.disabled = from === to;
  }
  const place = (value) => (to > from ? (100 * (value - from)) / (to - from) : 0) + "%";
  const zones = impossibleSizes(layout, direction, ruler.size).map(([lower, upper]) => {
    const zone = made("div", "zone");
    zone.style.left = place(lower);
    zone.style.right = place(to - (upper - from));
    zone.title = "unsatisfiable";
    return zone;
  });
  ruler.points = breakpointsOf(layout, direction, ruler.size);
  const marks = ruler.points.map((point) => {
    const mark = made("button", "mark");
    mark.type = "button";
    mark.tabIndex = -1;
    mark.setAttribute("aria-hidden", "true");
    mark.style.left = place(point);
    mark.title = "breakpoint " + numberWords(point);
    mark.addEventListener("click", () => ruler.change(point));
    return mark;
  });
  ruler.scale.replaceChildren(...zones, ...marks);
}

// Shows a size on its ruler, and connects the buttons to the adjacent breakpoints.
function showSize(ruler, value, isPossible) {
  const { number, slider, points } = ruler;
  if (number.valueAsNumber !== value) number.value = rounded(value);
  slider.value = value;
  slider.setAttribute("aria-valuetext", numberWords(value) + " points" + (isPossible ? "" : ", unsatisfiable"));
  number.setAttribute("aria-invalid", String(!isPossible));
  const before = points.filter((point) => point < value).pop();
  const after = points.find((point) => point > value);
  for (const [button, point] of [[ruler.back, before], [ruler.next, after]]) {
    button.disabled = point === undefined;
    button.onclick = () => ruler.change(point);
  }
}
