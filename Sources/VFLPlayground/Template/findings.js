// The diagnostics: the JSON lines of `vfl check`, and the diagnostics of `vfl solve` for the visible size.

// Returns the diagnostics in JSON lines, with their locations in the text.
function findingsIn(lines, text) {
  const place = placesInText(text);
  const part = ({ span }) => ({ start: place(span[0]), end: place(span[1]) });
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const finding = JSON.parse(line);
      const fixes = (finding.fixIts ?? []).map(({ message, applicability, edits }) => ({
        message,
        isSafe: applicability === "safe",
        edits: edits.map((edit) => ({ ...part(edit), words: edit.replacement })),
      }));
      return {
        code: finding.code,
        kind: finding.severity,
        message: finding.message,
        part: finding.span ? part(finding) : null,
        labels: (finding.labels ?? []).map(part),
        at: finding.start ? finding.start.line + ":" + finding.start.column : "",
        more: [
          ...(finding.caption ? [finding.caption] : []),
          ...(finding.labels ?? []).map((label) => label.message),
          ...(finding.notes ?? []),
        ],
        fixes,
      };
    });
}

// Returns the diagnostics in lines such as `<stdin>:8:25: error: found … [VFL0401]` or `error[VFL0908]:
// expected …`.
function findingsInShort(lines, text) {
  return lines.split("\n").flatMap((line) => {
    const headed = /^(error|warning)\[(VFL\d+)\]: (.*)$/.exec(line);
    const nothing = { part: null, labels: [], at: "", more: [], fixes: [] };
    if (headed) return [{ ...nothing, code: headed[2], kind: headed[1], message: headed[3] }];
    const found = /^(?:<stdin>(#\S*?)?:(\d+):(\d+): )?(error|warning|note): (.*) \[(VFL\d+)\]$/.exec(line);
    if (!found) return [];
    const [, inside, row, column, kind, message, code] = found;
    // A location inside a format string of a JSON document is not a location in the text.
    if (row === undefined || inside !== undefined) return [{ ...nothing, code, kind, message }];
    const start = placeOfLine(text, Number(row), Number(column));
    const end = start + (/^(\w+|[^\n])/u.exec(text.slice(start))?.[0].length ?? 0);
    return [{ ...nothing, code, kind, message, part: { start, end }, at: row + ":" + column }];
  });
}

// Returns the diagnostics of a text. Conflicts and ambiguities are those at the visible size.
function mergedFindings(checked, solved, isOwnSize) {
  const isOfSize = ({ code }) => code.startsWith("VFL04");
  const hasOwn = isOwnSize && checked.some(isOfSize);
  return [
    ...checked.filter((finding) => isOwnSize || !isOfSize(finding)),
    ...solved.filter((finding) => isOfSize(finding) && !(hasOwn && finding.code === "VFL0401")),
  ];
}

// Applies a fix-it to the checked text in a single step, which can be undone as one. Does nothing if the text
// has changed.
function makeFix({ edits }, text) {
  if (element("text").value !== text) return;
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const [start, end] = [sorted[0].start, Math.max(...sorted.map((edit) => edit.end))];
  let words = "";
  let taken = start;
  for (const edit of sorted) {
    words += text.slice(taken, edit.start) + edit.words;
    taken = edit.end;
  }
  replaceText(start, end, words + text.slice(taken, end));
}

function button(kind, words, action) {
  const node = plain("button", kind, words);
  node.type = "button";
  node.addEventListener("click", action);
  return node;
}

// Shows diagnostics in the list and as marks. `explain` is called with the code whose explanation is
// requested.
function showFindings(findings, text, explain) {
  const most = 200;
  const nodes = findings.slice(0, most).map((finding) => {
    const line = plain("li");
    const title = finding.part
      ? button("place", undefined, () => chooseText(finding.part.start, finding.part.end))
      : plain("div", "place");
    const kind = plain("span", "kind " + finding.kind, finding.kind);
    title.append(kind, finding.at ? " " + finding.at : "", ": " + finding.message);
    line.append(title, ...finding.more.map((words) => plain("p", "", words)));
    const cures = plain("div", "cures");
    for (const fix of finding.fixes) {
      const cure = button("", fix.message, () => makeFix(fix, text));
      if (!fix.isSafe) cure.title = "may change the meaning";
      cures.append(cure);
    }
    const kindOfMistake = /^([a-z]+[A-Z]\w*) \(/.exec(finding.message)?.[1];
    for (const code of [finding.code, ...(kindOfMistake ? [kindOfMistake] : [])]) {
      cures.append(button("explain", "Explain " + code, () => explain(code)));
    }
    line.append(cures);
    return line;
  });
  if (findings.length > most) nodes.push(plain("li", "", "and " + (findings.length - most) + " more"));
  if (nodes.length === 0) nodes.push(plain("li", "hint", text.trim() === "" ? "The input is empty." : "No diagnostics."));
  element("finding-list").replaceChildren(...nodes);
  element("fix-all").hidden = !findings.some(({ fixes }) => fixes.some((fix) => fix.isSafe));
  element("text").ariaInvalid = String(findings.some(({ kind }) => kind === "error"));
  showMarks(text, marksOf(findings));
}

// Returns the marks of diagnostics, and of labels that do not overlap them.
function marksOf(findings) {
  const marks = findings.filter(({ part }) => part).slice(0, 1000).map(({ part, kind }) => ({ ...part, kind }));
  const labels = findings.slice(0, 100).flatMap((finding) => finding.labels).filter(
    ({ start, end }) => !marks.some((mark) => start <= mark.end && mark.start <= end),
  );
  return [...marks, ...labels.map((label) => ({ ...label, kind: "label" }))];
}

// Returns the numbers of diagnostics as text.
function countWords(findings) {
  const counts = ["error", "warning", "note"].map((kind) => {
    const count = findings.filter((finding) => finding.kind === kind).length;
    return count === 0 ? "" : count + " " + kind + (count === 1 ? "" : "s");
  });
  return counts.filter((words) => words !== "").join(", ");
}
