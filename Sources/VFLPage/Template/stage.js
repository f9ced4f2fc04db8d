// The picture: the container as a window, and the views as boxes in it.

function element(id) {
  return document.getElementById(id);
}

// Makes an element with a class and a text; the text is never read as markup, and shows all that is in it.
function made(tag, kind, text) {
  const node = document.createElement(tag);
  if (kind) node.className = kind;
  if (text !== undefined) node.textContent = visible(text);
  return node;
}

// Sets a text that has changed; most have not.
function setText(node, text) {
  const shown = visible(text);
  if (node.textContent !== shown) node.textContent = shown;
}

const pixels = (value) => value + "px";

// How many pixels a point has: one, or fewer where the window would not fit.
function stageScale(sizes) {
  const room = element("stage").clientWidth - 36;
  const height = Math.max(320, window.innerHeight * 0.62);
  return Math.min(1, room / Math.max(sizes.width, 1), height / Math.max(sizes.height, 1));
}

// Makes a box for each view that is in the container, and over all boxes a name and a measure for each. Parents come
// before what lies in them, and views in the order of their declaration; guides have no box.
function makeBoxes(layout) {
  const boxes = [];
  const items = layout.views.map((view, item) => ({ ...view, item })).filter((view) => view.item > 0 && !view.hidden);
  items.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const outer = new Set(items.filter((view) => !view.guide).map((view) => view.parent));
  const place = (parent) => {
    for (const view of items.filter((view) => view.parent === parent)) {
      if (!view.guide) boxes.push(makeBox(view, outer.has(view.item)));
      place(view.item);
    }
  };
  place(0);
  element("views").replaceChildren(
    ...boxes.map((box) => box.node), ...boxes.flatMap((box) => [box.name, box.measure]),
  );
  return boxes;
}

function makeBox({ item, name }, isOuter) {
  return {
    item, isOuter, text: visible(name), node: made("div", "view"), name: made("span", "name"),
    measure: made("span", "measure"),
  };
}

// Draws the window and the boxes, or the window alone where there is no layout.
function drawStage(layout, boxes, found, state, scale) {
  const stage = element("window");
  const isPossible = found.failed.length === 0;
  stage.className = isPossible ? "" : "impossible";
  stage.style.width = pixels(state.width * scale);
  stage.style.height = pixels(state.height * scale);
  element("views").hidden = !isPossible;
  if (!isPossible) return;
  const corners = cornersOf(layout, found.frames);
  for (const box of boxes) {
    const { item, node } = box;
    const frame = found.frames[item];
    box.frame = {
      x: corners[item].x * scale, y: corners[item].y * scale,
      width: Math.max(frame.width.value * scale, 1), height: Math.max(frame.height.value * scale, 1),
    };
    putAt(node, box.frame);
    node.classList.toggle("open", parts.some((part) => frame[part].isOpen));
    box.size = numberWords(frame.width.value) + "×" + numberWords(frame.height.value);
    node.title = box.text + " " + box.size;
  }
  found.marks = placeLabels(boxes, state);
}

function putAt(node, { x, y, width, height }) {
  node.style.left = pixels(x);
  node.style.top = pixels(y);
  node.style.width = pixels(width);
  node.style.height = pixels(height);
}

// Where the views lie in the container: frames are relative to the parent.
function cornersOf(layout, frames) {
  const corners = [];
  const corner = (item) => {
    if (corners[item]) return corners[item];
    const parent = layout.views[item].parent;
    corners[item] = { x: frames[item].x.value, y: frames[item].y.value };
    if (parent !== null && parent !== item) {
      const outer = corner(parent);
      corners[item].x += outer.x;
      corners[item].y += outer.y;
    }
    return corners[item];
  };
  layout.views.forEach((view, item) => corner(item));
  return corners;
}

// Has a handle drag one or both sizes; a point follows the pointer in the scale at which it was caught.
function makeDraggable(handle, sizes, read, write) {
  handle.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const start = { ...read(), x: event.clientX, y: event.clientY };
    const move = (moved) => {
      const change = {};
      if (sizes.includes("width")) change.width = Math.round(start.width + (moved.clientX - start.x) / start.scale);
      if (sizes.includes("height")) change.height = Math.round(start.height + (moved.clientY - start.y) / start.scale);
      write(change);
    };
    const stop = () => {
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", stop);
      handle.removeEventListener("pointercancel", stop);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", stop);
    handle.addEventListener("pointercancel", stop);
  });
}
