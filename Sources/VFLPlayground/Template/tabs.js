// The tabs, and the content of all tabs except the picture.

const tabNames = ["picture", "constraints", "frames", "words", "code", "explanation"];

// Makes the tabs selectable by mouse and keyboard. `choose` is called with the name of the selected tab.
function makeTabs(choose) {
  element("tabs").addEventListener("click", (event) => {
    if (event.target.role === "tab") choose(event.target.id.slice("tab-".length));
  });
  element("tabs").addEventListener("keydown", (event) => {
    const shown = tabNames.filter((name) => !element("tab-" + name).hidden);
    const index = shown.findIndex((name) => element("tab-" + name).ariaSelected === "true");
    const steps = { ArrowRight: index + 1, ArrowLeft: index - 1 + shown.length, Home: 0, End: shown.length - 1 };
    if (!Object.hasOwn(steps, event.key)) return;
    event.preventDefault();
    const name = shown[steps[event.key] % shown.length];
    choose(name);
    element("tab-" + name).focus();
  });
}

function isOfMode(node, mode) {
  return node.dataset.modes.split(" ").includes(mode);
}

// Shows the tabs of a mode, and the content of one tab.
function showTabs(mode, chosen) {
  for (const node of document.querySelectorAll("[data-modes]")) node.hidden = !isOfMode(node, mode);
  for (const name of tabNames) {
    const isChosen = name === chosen;
    element("tab-" + name).ariaSelected = String(isChosen);
    element("tab-" + name).tabIndex = isChosen ? 0 : -1;
    element("panel-" + name).hidden = !isChosen;
  }
}

// Shows the constraints, one per line.
function showConstraints({ out, err }) {
  const lines = out.split("\n").filter((line) => line !== "");
  const list = plain("ol");
  list.append(...lines.map((line) => plain("li", "", line)));
  const nothing = err === "" ? "No constraints." : "No constraints because of errors.";
  element("panel-constraints").replaceChildren(lines.length > 0 ? list : plain("p", "hint", nothing));
}

// Shows the frames in a table, followed by the relaxed constraints with their reasons. The text output names
// the superviews.
function showFrames(answer, words) {
  const nodes = [];
  if (answer.frames) {
    const table = plain("table");
    const lines = words.split("\n");
    const rows = Object.entries(answer.frames).map(([name, frame]) => {
      const line = lines.find((words) => words.startsWith(name + "  ")) ?? "";
      const numbers = parts.map((part) => (frame[part] === null ? "?" : numberWords(frame[part])));
      return [name, ...numbers, / {2}in (\S.*)$/.exec(line)?.[1] ?? ""];
    });
    // If all views are in the container, the column for the superview is omitted.
    const count = rows.some((row) => row.at(-1) !== "") ? 6 : 5;
    table.append(rowOf("th", ["view", ...parts, "in"].slice(0, count)));
    for (const row of rows) table.append(rowOf("td", row.slice(0, count)));
    nodes.push(table);
  }
  const rest = words.split(/\n\n/).slice(1).join("\n\n").trimEnd();
  if (answer.frames && rest !== "") nodes.push(plain("pre", "notes", rest));
  if (nodes.length === 0) nodes.push(plain("p", "hint", "No frames: see the diagnostics."));
  element("panel-frames").replaceChildren(...nodes);
}

function rowOf(tag, words) {
  const row = plain("tr");
  row.append(...words.map((word) => plain(tag, "", word)));
  if (tag === "th") for (const cell of row.cells) cell.scope = "col";
  return row;
}

function showWords({ out, err }) {
  element("panel-words").replaceChildren(plain("pre", "", (out + err).trimEnd()));
}

function showCode({ out, err }, mode) {
  const nothing = mode === "source" ? "No call can be converted." : "No code because of errors.";
  element("code-text").textContent = out === "" ? nothing : out;
  element("code-notes").textContent = err.trimEnd();
}

// Fills the list of forms from the help of `vfl convert`, which has a line such as `--to snapkit   Swift,
// SnapKit` for each.
function fillForms(help) {
  const forms = [...help.matchAll(/^ +--to ([a-z-]+) {2,}(.*)$/gm)];
  element("form").replaceChildren(...forms.map(([, name, words]) => new Option(words, name)));
}

// Fills the list of codes from all pages of `vfl explain`, which begin like `# VFL0110: a view is not
// closed`.
function fillCodes(pages) {
  const codes = [...pages.matchAll(/^# (VFL\d+): (.*)$/gm)];
  element("explained").replaceChildren(...codes.map(([, code, words]) => new Option(code + ": " + words, code)));
}

// Shows a page of `vfl explain`: its headings, paragraphs and indented examples.
function showExplanation(page) {
  const nodes = [];
  for (const block of page.trimEnd().split("\n\n")) {
    const heading = /^(#+) (.*)$/.exec(block);
    const isExample = block.startsWith("    ");
    const words = isExample ? block.replace(/^ {4}/gm, "") : block.replaceAll("\n", " ");
    const last = nodes.at(-1);
    if (heading) nodes.push(plain(heading[1] === "#" ? "h3" : "h4", "", heading[2]));
    else if (isExample && last?.localName === "pre") last.textContent += "\n\n" + words;
    else nodes.push(plain(isExample ? "pre" : "p", "", words));
  }
  element("explanation-text").replaceChildren(...nodes);
}
