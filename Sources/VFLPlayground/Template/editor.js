// The text field, with a layer below it that marks the locations of diagnostics.

// Returns a function that converts offsets in UTF-8 bytes to indices of the text. It is fastest for
// increasing offsets.
function placesInText(text) {
  let [bytes, place] = [0, 0];
  return (offset) => {
    if (offset < bytes) [bytes, place] = [0, 0];
    while (bytes < offset && place < text.length) {
      const point = text.codePointAt(place);
      bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
      place += point < 0x10000 ? 1 : 2;
    }
    return place;
  };
}

// Returns the index of a line and a column. Both begin at 1, and columns count grapheme clusters.
function placeOfLine(text, line, column) {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const end = text.indexOf("\n", start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  const end = text.indexOf("\n", start);
  const letters = new Intl.Segmenter().segment(text.slice(start, end < 0 ? undefined : end));
  let number = 1;
  for (const { index } of letters) {
    if (number === column) return start + index;
    number += 1;
  }
  return end < 0 ? text.length : end;
}

// Replaces a part of the text as if it were typed, so that it can be undone.
function replaceText(start, end, words) {
  const text = element("text");
  text.focus();
  text.setSelectionRange(start, end);
  if (start === end && words === "") return;
  if (words === "" ? document.execCommand("delete") : document.execCommand("insertText", false, words)) return;
  text.setRangeText(words, start, end, "end");
  text.dispatchEvent(new Event("input"));
}

// Selects a part of the text and scrolls to it.
function chooseText(start, end) {
  const text = element("text");
  text.focus();
  text.setSelectionRange(start, Math.max(end, start));
  const before = text.value.slice(0, start).split("\n");
  const height = text.scrollHeight / Math.max(text.value.split("\n").length, 1);
  const top = (before.length - 1) * height;
  if (top < text.scrollTop || top > text.scrollTop + text.clientHeight - 2 * height) {
    text.scrollTop = top - text.clientHeight / 2;
  }
}

// Draws marks, which are parts of the text with a class. If two overlap, the first one is drawn completely.
function showMarks(text, marks) {
  const nodes = [];
  let drawn = 0;
  const sorted = [...marks].sort((a, b) => a.start - b.start || a.end - b.end);
  for (const { start, end, kind } of sorted) {
    if (start < drawn || (end <= start && start === drawn && nodes.at(-1)?.nodeName === "MARK")) continue;
    nodes.push(document.createTextNode(text.slice(drawn, start)));
    nodes.push(plain("mark", end > start ? kind : kind + " empty", text.slice(start, end)));
    drawn = Math.max(start, end);
  }
  // An empty last line is visible in a text field only.
  nodes.push(document.createTextNode(text.slice(drawn) + "\n"));
  element("marks").replaceChildren(...nodes);
  scrollMarks();
}

function scrollMarks() {
  const [text, marks] = [element("text"), element("marks")];
  marks.scrollTop = text.scrollTop;
  marks.scrollLeft = text.scrollLeft;
}

// Keeps the layer aligned with the text field. `changed` is called when the user types.
function makeEditor(changed) {
  const text = element("text");
  text.addEventListener("input", changed);
  text.addEventListener("scroll", scrollMarks, { passive: true });
  new ResizeObserver(() => {
    // Visible scroll bars reduce the size of the layer.
    element("marks").style.height = pixels(text.clientHeight + 2);
    element("marks").style.width = pixels(text.clientWidth + 2);
    scrollMarks();
  }).observe(text, { box: "border-box" });
}
