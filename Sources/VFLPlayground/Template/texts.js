// Functions for unchanged text. The output of `vfl` contains no invisible characters except line feeds, and
// text written by the user must not be changed.

// Creates an element with a class and a text. The text is never parsed as markup.
function plain(tag, kind, text) {
  const node = document.createElement(tag);
  if (kind) node.className = kind;
  if (text !== undefined) node.textContent = text;
  return node;
}

// Sets the text of a node if it has changed, which is rare.
function setPlain(node, text) {
  if (node.textContent !== text) node.textContent = text;
}
