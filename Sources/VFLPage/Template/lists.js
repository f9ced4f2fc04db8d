// The information next to the picture: frames, relaxed constraints, ambiguities and conflicts.

function listed(term, lines) {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, 60).map((line) => made("dd", "", line));
  if (lines.length > shown.length) shown.push(made("dd", "", "and " + (lines.length - shown.length) + " more"));
  return [made("dt", "", term), ...shown];
}

// Returns the bindings. Two bindings of a content size in both directions are merged into an equation.
function sides(bindings) {
  const found = [];
  for (const binding of bindings) {
    const last = found[found.length - 1];
    const isPair = last && JSON.stringify(last.constraint) === JSON.stringify(binding.constraint);
    if (isPair) found[found.length - 1] = { ...last, relation: "==" };
    else found.push(binding);
  }
  return found;
}

function showLists(layout, direction, found) {
  const words = (effect) =>
    sides(found.bindings.filter((binding) => binding.effect === effect)).map(({ constraint, relation }) =>
      memberWords(layout, direction, constraint, relation),
    );
  const nodes = [
    ...listed("relaxed", words("givesWay")),
    ...listed("may be relaxed", words("mayGiveWay")),
    ...listed("exact", words("exact")),
    ...listed("ambiguous", found.open.map(openWords)),
  ];
  if (nodes.length === 0) nodes.push(made("dd", "whole", "All constraints are satisfied, and nothing is ambiguous."));
  if (found.open.length > 0) {
    nodes.push(made("dd", "whole", "Ambiguous views are dashed, at one of their possible frames."));
  }
  element("lists").replaceChildren(...nodes);
  element("behaviour").hidden = found.failed.length > 0;
}

// Creates a row of the table for each view.
function makeRows(layout) {
  const rows = [];
  layout.views.forEach((view, item) => {
    if (item === 0 || view.hidden) return;
    const parent = view.parent === null ? "alone" : view.parent === 0 ? "" : layout.views[view.parent].name;
    const cells = Object.fromEntries(parts.map((part) => [part, made("td")]));
    const node = made("tr");
    const name = made("td", "", view.name);
    node.append(name, ...Object.values(cells), made("td", "", parent));
    rows.push({ item, node, name, cells });
  });
  const isNested = layout.views.some((view, item) => item > 0 && view.parent !== 0);
  element("frames").classList.toggle("nested", isNested);
  element("frames").tBodies[0].replaceChildren(...rows.map((row) => row.node));
  return rows;
}

function showFrames(rows, found, state) {
  element("numbers").hidden = found.failed.length > 0;
  if (found.failed.length > 0) return;
  for (const { item, node, name, cells } of rows) {
    const frame = found.frames[item];
    // The number that replaces the name in the picture.
    if (found.marks.has(item)) name.dataset.mark = found.marks.get(item);
    else delete name.dataset.mark;
    node.className = parts.some((part) => frame[part].isOpen) ? "open" : "";
    for (const part of parts) {
      const words = state.functions ? lineWords(frame[part]) : numberWords(frame[part].value);
      setText(cells[part], frame[part].isOpen ? "?" : words);
    }
  }
}

function showConflict(layout, direction, found, state) {
  const nodes = [];
  const told = new Set();
  for (const reading of found.failed) {
    const value = state[reading.size];
    for (const { members, told: messages } of conflictsAt(layout, direction, reading, value)) {
      // A conflict that depends on neither size occurs in both readings.
      const key = JSON.stringify(members);
      if (told.has(key)) continue;
      told.add(key);
      nodes.push(...messages.map((message) => made("p", "message", message)));
      const list = made("ul");
      list.append(...members.map((member) => {
        const line = made("li");
        line.append(made("code", "", member));
        return line;
      }));
      nodes.push(made("p", "", "Unsatisfiable constraints:"), list);
    }
  }
  element("conflict-words").replaceChildren(...nodes);
  element("conflict").hidden = found.failed.length === 0;
}

// Whether a relaxed constraint is in the summary: a view is smaller than its content, or the priority is at
// least 500. A view that is larger than its content, for example, is usually intended.
function isSurprising(layout, direction, { constraint, relation }) {
  if (constraint.kind === "constraint") return layout[direction].constraints[constraint.index].priority >= 500;
  if (constraint.kind !== "contentSize" || relation === ">=") return true;
  const hugging = layout.views.find((view) => view.name === constraint.view)?.hugging;
  return hugging !== undefined && hugging[constraint.axis === "horizontal" ? 0 : 1] >= 500;
}

// Returns the size and the status of the layout at this size in one line.
function summaryWords(layout, direction, found, state) {
  const size = numberWords(state.width) + " × " + numberWords(state.height) + ": ";
  if (found.failed.length > 0) {
    return size + "unsatisfiable, " + found.failed.map((reading) => bounds(reading, state[reading.size])).join("; ");
  }
  const relaxed = found.bindings.filter((binding) => binding.effect === "givesWay");
  const count = relaxed.filter((binding) => isSurprising(layout, direction, binding)).length;
  const facts = [];
  if (count > 0) facts.push(count + (count === 1 ? " constraint is relaxed" : " constraints are relaxed"));
  if (found.open.length > 0) {
    facts.push(found.open.length + (found.open.length === 1 ? " view is ambiguous" : " views are ambiguous"));
  }
  return size + (facts.length > 0 ? facts.join(", ") : "satisfiable");
}
