// The picture of `vfl solve --svg`, scaled to fit its window, and the drag handles of its container.

// The elements in our pictures. A picture with any other element is rejected.
const pictureElements = new Set(["svg", "style", "g", "title", "rect", "line", "circle", "path", "text"]);
const pictureAttributes = new Set([
  "xmlns", "class", "width", "height", "viewBox", "transform", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "d",
  "font-size", "stroke-width", "stroke-dasharray", "text-anchor",
]);

// Returns the picture as an element without its style sheet, because the page contains the styles. The class
// names get a prefix that nothing else in the page uses. The picture is parsed as HTML, which takes a third
// of the time of XML. A document that is only parsed neither runs nor loads anything.
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

// Shows a picture, and returns it with the frame of its container, which has an assumed size if the size is
// free. The picture is scaled before it is inserted, so that the page is laid out only once.
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
  // Without a width or a height, the container is a line.
  const isLine = node?.localName === "line";
  const [startX, startY, endX, endY] = ["x1", "y1", "x2", "y2"].map(number);
  return isLine ? { x: startX, y: startY, width: endX - startX, height: endY - startY } : { x, y, width, height };
}

// Scales the picture to fit, positions the handles at its container, and returns the number of pixels per
// point.
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

// Returns the data of the rulers for a layout: their ends, and the result of `vfl solve --range` if it is
// available.
function rulerLayout(ends, answer) {
  const nothing = { satisfiable: [null, null], breakpoints: [], unsatisfiable: [], regimes: [] };
  const sensitivity = Object.values(axisOfSize).map(
    (axis) => answer?.sensitivity?.find((found) => found.axis === axis) ?? { ...nothing, axis },
  );
  return { ...ends, ltr: { sensitivity }, ltrOpen: [[], []] };
}
