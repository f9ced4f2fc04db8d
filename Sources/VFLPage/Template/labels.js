// The labels of the boxes. A label is placed where it overlaps no other label and no box covers it, as in
// `vfl solve --svg`. If there is no such position, a number replaces the name and precedes it in the table.

// The font sizes that are tried for a name, and the font sizes of a measure and of a number that replaces a
// name.
const letterSizes = { names: [12, 10, 8], measure: 10, number: 9 };
// More names than this are not readable. The table contains them.
const labelledBoxes = 300;
const pen = document.createElement("canvas").getContext("2d");
const textWidths = new Map();

function textWidth(text, size) {
  if (!textWidths.has(text)) {
    pen.font = "100px system-ui, sans-serif";
    textWidths.set(text, pen.measureText(text).width / 100);
  }
  return textWidths.get(text) * size + 2;
}

const lineHeight = (size) => size * 1.2;

function touches(a, b) {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

function encloses(a, b) {
  return a.x <= b.x && b.x + b.width <= a.x + a.width && a.y <= b.y && b.y + b.height <= a.y + a.height;
}

// Places the names and measures of boxes, which are in painting order. Returns the numbers of the items whose
// names are replaced.
function placeLabels(boxes, state) {
  const taken = [];
  const marks = new Map();
  const unnamed = [];
  const take = (places, isHiding) => {
    const isHidden = (place) => boxes.some(({ frame }, index) => isHiding(index) && touches(frame, place));
    const place = places.find((place) => !taken.some((text) => touches(text, place)) && !isHidden(place));
    if (place) taken.push(place);
    return place;
  };
  for (const box of boxes) box.name.hidden = box.measure.hidden = true;
  if (boxes.length > labelledBoxes) return marks;
  boxes.forEach((box, index) => {
    const isOver = (other) => other > index;
    if (!state.names) {
      if (state.measures && !box.isOuter) addLines(box, [[box.measure, box.size, letterSizes.measure]], isOver, take);
    } else if (!addName(box, state, isOver, take)) {
      unnamed.push(index);
    }
  });
  for (const index of unnamed) {
    const number = String(marks.size + 1);
    if (addNumber(boxes, index, number, take)) marks.set(boxes[index].item, number);
  }
  return marks;
}

// Places a name, with the measure below it if there is enough space. Returns whether it succeeded.
function addName(box, state, isOver, take) {
  const room = inner(box.frame);
  for (const size of letterSizes.names) {
    if (textWidth(box.text, size) > room.width || lineHeight(size) > room.height) continue;
    const name = [box.name, box.text, size];
    const measure = [box.measure, box.size, Math.min(size, letterSizes.measure)];
    if (state.measures && !box.isOuter && addLines(box, [name, measure], isOver, take)) return true;
    if (addLines(box, [name], isOver, take)) return true;
  }
  const size = letterSizes.names.at(-1);
  if (textWidth(box.text, size) <= room.width) return false;
  const text = shortened(box.text, size, room.width);
  return text !== undefined && addLines(box, [[box.name, text, size]], isOver, take);
}

function inner({ x, y, width, height }) {
  return { x: x + 3, y: y + 1, width: width - 6, height: height - 2 };
}

// Places lines below each other: in a corner of a box that contains other boxes, otherwise in the middle.
function addLines(box, lines, isOver, take) {
  const room = inner(box.frame);
  const width = Math.max(...lines.map(([, text, size]) => textWidth(text, size)));
  const height = lines.reduce((sum, [, , size]) => sum + lineHeight(size), 0);
  if (width > room.width || height > room.height) return false;
  const [left, top] = [room.x, room.y];
  const [right, bottom] = [room.x + room.width - width, room.y + room.height - height];
  const middle = [(left + right) / 2, (top + bottom) / 2];
  const corners = [[left, top], [left, bottom], [right, top], [right, bottom], [middle[0], top], [middle[0], bottom]];
  const points = box.isOuter ? [...corners, middle] : lines.length > 1 ? [middle] : [middle, ...corners.reverse()];
  const place = take(points.map(([x, y]) => ({ x, y, width, height })), isOver);
  if (!place) return false;
  let { y } = place;
  for (const [node, text, size] of lines) {
    write(node, text, size, { ...place, y, height: lineHeight(size) });
    y += lineHeight(size);
  }
  return true;
}

// Places a number in or next to a box, where it overlaps only boxes that enclose this one. Returns whether it
// succeeded.
function addNumber(boxes, index, number, take) {
  const { frame, name } = boxes[index];
  const size = letterSizes.number;
  const [width, height] = [textWidth(number, size), lineHeight(size)];
  const [left, right] = [frame.x - 3 - width, frame.x + frame.width + 3];
  const [above, below] = [frame.y - 2 - height, frame.y + frame.height + 2];
  const [x, y] = [frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2];
  const at = (points) => points.map(([x, y]) => ({ x, y, width, height }));
  const place =
    (width <= frame.width && height <= frame.height && take(at([[x, y]]), (other) => other > index)) ||
    take(
      at([[x, above], [right, y], [x, below], [left, y], [right, above], [right, below], [left, below], [left, above]]),
      (other) => other >= index || !encloses(boxes[other].frame, frame),
    );
  if (place) write(name, number, size, place);
  return Boolean(place);
}

function write(node, text, size, place) {
  node.hidden = false;
  setText(node, text);
  node.style.fontSize = pixels(size);
  putAt(node, place);
}

// Returns the beginning of a text that fits, an ellipsis, and the last two letters; undefined if no beginning
// fits.
function shortened(text, size, room) {
  const letters = [...text];
  const end = "…" + letters.slice(-2).join("");
  for (let count = letters.length - 3; count > 0; count -= 1) {
    const shown = letters.slice(0, count).join("") + end;
    if (textWidth(shown, size) <= room) return shown;
  }
}
