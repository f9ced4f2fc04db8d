// Texts as they are: what `vfl` prints has nothing in it that nobody would see but the ends of its lines, and what is
// written is to stay as it is.

// Makes an element with a class and a text; the text is never read as markup.
function plain(tag, kind, text) {
  const node = document.createElement(tag);
  if (kind) node.className = kind;
  if (text !== undefined) node.textContent = text;
  return node;
}

// Sets a text that has changed; most have not.
function setPlain(node, text) {
  if (node.textContent !== text) node.textContent = text;
}
