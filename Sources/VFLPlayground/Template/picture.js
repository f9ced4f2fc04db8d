// The picture that `vfl solve --svg` draws, in the size of its window, and the handles at its container.

// All that our pictures consist of; anything else in one would not be of our making.
const pictureElements = new Set(["svg", "style", "g", "title", "rect", "line", "circle", "path", "text"]);
const pictureAttributes = new Set([
  "xmlns", "class", "width", "height", "viewBox", "transform", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "d",
  "font-size", "stroke-width", "stroke-dasharray", "text-anchor",
]);

// The picture as an element, without its style sheet, which the page has itself: for its inks, by names that nothing
// else of the page has. It is read as HTML, which takes a third of the time that XML does; a document that is only
// read runs nothing and loads nothing.
function pictureIn(text) {
  const bare = text.replace(/<style>[^<]*<\/style>/, "").replace(/<\w+ class="/g, "$&ink-");
  const { body } = new DOMParser().parseFromString(bare, "text/html");
  const nodes = body.getElementsByTagName("*");
  if (nodes[0]?.localName !== "svg") throw new Error("The result is not an SVG picture.");
  for (const node of nodes) {
    let isOurs = node.namespaceURI === "http://www.w3.org/2000/svg" && pictureElements.has(node.localName);
    for (const name of node.getAttributeNames()) isOurs &&= pictureAttributes.has(name);
    if (!isOurs) throw new Error("The picture contains an unexpected element and is not shown.");
  }
  return nodes[0];
}

// Shows a picture, with the frame of its container; a size that is free is one that it assumes. It has its size
// before it is in the page, whose layout is then known without being made anew.
function showPicture(text) {
  const picture = pictureIn(text);
  const drawn = { picture, container: frameOfContainer(picture) };
  drawn.scale = fitPicture(drawn);
  element("drawing").replaceChildren(picture);
  return drawn;
}

function frameOfContainer(picture) {
  const node = picture.querySelector(".ink-container");
  const number = (name) => Number(node?.getAttribute(name) ?? 0);
  const [x, y, width, height] = ["x", "y", "width", "height"].map(number);
  // Without a width or a height it is a line.
  const isLine = node?.localName === "line";
  const [startX, startY, endX, endY] = ["x1", "y1", "x2", "y2"].map(number);
  return isLine ? { x: startX, y: startY, width: endX - startX, height: endY - startY } : { x, y, width, height };
}

// Fits the picture into its room, puts the handles at its container, and gives the pixels of a point.
function fitPicture({ picture, container }) {
  const box = picture.viewBox.baseVal;
  const scale = Math.max(stageScale({ width: box.width, height: box.height }), 0.01);
  picture.setAttribute("width", box.width * scale);
  picture.setAttribute("height", box.height * scale);
  const left = (container.x - box.x) * scale;
  const top = (container.y - box.y) * scale;
  const [width, height] = [container.width * scale, container.height * scale];
  const places = {
    "drag-width": { left: left + width - 8, top, width: 18, height },
    "drag-height": { left, top: top + height - 8, width, height: 18 },
    "drag-both": { left: left + width - 10, top: top + height - 10, width: 20, height: 20 },
  };
  for (const [id, place] of Object.entries(places)) {
    for (const [side, value] of Object.entries(place)) element(id).style[side] = pixels(value);
  }
  return scale;
}

// What the rulers know of a layout: how far they go, and what `vfl solve --range` has said, once it has.
function rulerLayout(ends, answer) {
  const nothing = { satisfiable: [null, null], breakpoints: [], unsatisfiable: [], regimes: [] };
  const sensitivity = Object.values(axisOfSize).map(
    (axis) => answer?.sensitivity?.find((found) => found.axis === axis) ?? { ...nothing, axis },
  );
  return { ...ends, ltr: { sensitivity }, ltrOpen: [[], []] };
}
