// The picture: the container as a window, and the views as boxes in it.

function element(id) {
  return document.getElementById(id);
}

// Makes an element with a class and a text; the text is never read as markup.
function made(tag, kind, text) {
  const node = document.createElement(tag);
  if (kind) node.className = kind;
  if (text !== undefined) node.textContent = text;
  return node;
}

// Sets a text that has changed; most have not.
function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

const pixels = (value) => value + "px";

// How many pixels a point has: one, or fewer where the window would not fit.
function stageScale(sizes) {
  const room = element("stage").clientWidth - 36;
  const height = Math.max(320, window.innerHeight * 0.62);
  return Math.min(1, room / Math.max(sizes.width, 1), height / Math.max(sizes.height, 1));
}

// Makes a box for each view that is in the container, parents before what lies in them.
function makeBoxes(layout) {
  const boxes = [];
  const isParent = new Set(layout.views.map((view) => view.parent));
  const place = (parent) => {
    layout.views.forEach((view, item) => {
      if (view.parent !== parent || view.hidden || item === 0) return;
      const node = made("div", isParent.has(item) ? "view parent" : "view");
      const name = made("span", "name", view.name);
      const measure = made("span", "measure");
      node.append(name, measure);
      boxes.push({ item, node, name, measure });
      place(item);
    });
  };
  place(0);
  element("views").replaceChildren(...boxes.map((box) => box.node));
  return boxes;
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
  for (const { item, node, name, measure } of boxes) {
    const frame = found.frames[item];
    const [width, height] = [frame.width.value * scale, frame.height.value * scale];
    node.style.left = pixels(corners[item].x * scale);
    node.style.top = pixels(corners[item].y * scale);
    node.style.width = pixels(Math.max(width, 1));
    node.style.height = pixels(Math.max(height, 1));
    node.classList.toggle("open", parts.some((part) => frame[part].isOpen));
    const size = numberWords(frame.width.value) + "×" + numberWords(frame.height.value);
    node.title = layout.views[item].name + " " + size;
    name.hidden = !state.names || width < 14 || height < 12;
    measure.hidden = !state.measures || width < 7 * size.length || height < (name.hidden ? 12 : 28);
    setText(measure, size);
  }
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
