// The picture: the container as a window, and the views as boxes in it.

function element(id) {
  return document.getElementById(id);
}

// Creates an element with a class and a text. The text is never parsed as markup, and invisible characters
// are shown.
function made(tag, kind, text) {
  const node = document.createElement(tag);
  if (kind) node.className = kind;
  if (text !== undefined) node.textContent = visible(text);
  return node;
}

// Sets the text of a node if it has changed, which is rare.
function setText(node, text) {
  const shown = visible(text);
  if (node.textContent !== shown) node.textContent = shown;
}

const pixels = (value) => value + "px";

// Returns the number of pixels per point: 1, or less if the window would not fit.
function stageScale(sizes) {
  const room = element("stage").clientWidth - 36;
  const height = Math.max(320, window.innerHeight * 0.62);
  return Math.min(1, room / Math.max(sizes.width, 1), height / Math.max(sizes.height, 1));
}

// Creates a box for each visible view, and a name and a measure for each box, which are above all boxes.
// Superviews precede their subviews, and siblings are in the order of their declaration. Guides have no box.
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

// Draws the window and the boxes, or only the window if there is no layout.
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

// Returns the positions of the views in the container. Frames are relative to the superview.
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

// Lets a handle drag one or both sizes. The pointer moves in the scale at the start of the drag.
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
