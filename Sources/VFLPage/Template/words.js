// Text for constraints, frames and conflicts. None of it is markup; all of it is shown as text.

function numberWords(value) {
  return String(rounded(value));
}

// Returns a text in which invisible characters and characters that change the text direction are escaped, in
// the same way as in the output of the command.
function visible(text) {
  if (/^[ -~]*$/.test(text)) return text;
  let shown = "";
  let marksLeft = 0;
  for (const letter of text) {
    const isMark = /[\p{Mn}\p{Me}\u1160-\u11ff]/u.test(letter);
    const isUnseen = letter !== " " && /[\p{Cc}\p{Cf}\p{Z}]/u.test(letter);
    const isSpelled = isUnseen || (isMark && marksLeft === 0);
    shown += isSpelled ? spelled(letter.codePointAt(0)) : letter;
    marksLeft = isSpelled ? 0 : isMark ? marksLeft - 1 : 8;
  }
  return shown;
}

function spelled(value) {
  if (value === 0x09) return " ";
  if (value < 0x20 || value === 0x7f) return String.fromCodePoint(value === 0x7f ? 0x2421 : 0x2400 + value);
  return "\\u{" + value.toString(16).toUpperCase() + "}";
}

function recordWords(record) {
  const side = (item, region, attribute) => item + (region ? "." + region : "") + "." + attribute;
  let words = side(record.firstItem, record.firstRegion, record.firstAttribute) + " " + record.relation + " ";
  const size = String(Math.abs(record.constant));
  if (record.secondItem === null) {
    words += (record.constant < 0 ? "-" : "") + size;
  } else {
    words += side(record.secondItem, record.secondRegion, record.secondAttribute);
    if (record.multiplier !== 1) words += " * " + record.multiplier;
    const constant = record.standardSpacing ? "std(" + size + ")" : size;
    if (record.constant !== 0) words += (record.constant < 0 ? " - " : " + ") + constant;
  }
  if (record.priority < 1000) words += " @" + record.priority;
  return record.identifier === undefined ? words : words + " {" + record.identifier + "}";
}

function memberWords(layout, direction, member, relation) {
  if (member.kind === "constraint") return recordWords(layout[direction].constraints[member.index]);
  const size = sizeOfMember(layout[direction], member);
  if (member.kind === "container") return "the container's " + size;
  if (member.kind === "nonNegative") return member.view + "." + size + " >= 0";
  layout.contents ??= new Map(layout.views.filter((view) => view.content).map((view) => [view.name, view]));
  const view = layout.contents.get(member.view);
  const index = size === "width" ? 0 : 1;
  const wishes = { ">=": view?.compression[index], "<=": view?.hugging[index] };
  const priority = wishes[relation] ?? 1000;
  const wish = view && relation ? " " + relation + " " + numberWords(view.content[index]) : "";
  return member.view + "." + size + wish + (priority < 1000 ? " @" + priority : "") + ", its content";
}

// Returns a length as a function of a size, as printed by `vfl solve --range`: `0.5·width - 20`.
function lineWords({ line: [slope, constant], size }) {
  if (slope === 0) return numberWords(constant);
  const words = factorWords(slope, size);
  const rest = rounded(constant);
  return rest === 0 ? words : words + (rest < 0 ? " - " : " + ") + Math.abs(rest);
}

// Returns a slope with its size. A slope with more than three decimals is written as a fraction if it is a
// simple one.
function factorWords(slope, size) {
  const sign = slope < 0 ? "-" : "";
  const factor = Math.abs(slope);
  const thousandths = wholeNumber(factor * 1000);
  if (thousandths) return sign + (thousandths === 1000 ? "" : thousandths / 1000 + "·") + size;
  for (let denominator = 3; denominator <= 64; denominator += 1) {
    const numerator = wholeNumber(factor * denominator);
    if (numerator) return sign + (numerator === 1 ? "" : numerator + "·") + size + "/" + denominator;
  }
  return sign + (Math.round(factor * 1e6) / 1e6 || factor) + "·" + size;
}

// Returns the positive integer that a value equals except for rounding errors, and 0 for other values.
function wholeNumber(value) {
  const whole = Math.round(value);
  return whole >= 1 && Math.abs(value - whole) <= 1e-9 * whole ? whole : 0;
}

function openWords({ name, parts: open }) {
  return name + ": " + open.join(", ");
}

// Returns a sentence that explains why there is no layout at a size.
function bounds(reading, value) {
  const { size, sensitivity } = reading;
  const possible = sensitivity.satisfiable;
  const given = size + " " + numberWords(value);
  if (!possible) return "unsatisfiable at any " + size;
  const lower = end(possible[0], -Infinity);
  return value < lower
    ? given + " is less than " + numberWords(lower) + ", the least satisfiable value"
    : given + " is more than " + numberWords(possible[1]) + ", the greatest satisfiable value";
}

// Returns the conflicts at a size without a layout: their members and messages.
function conflictsAt(layout, direction, reading, value) {
  const { size, sensitivity } = reading;
  const counts = new Map();
  const found = [];
  for (const { below, above, conflict } of sensitivity.unsatisfiable) {
    const extent = extentWords(size, below, above);
    const number = counts.get(extent) ?? 0;
    counts.set(extent, number + 1);
    if ((below !== undefined && value >= below) || (above !== undefined && value <= above)) continue;
    found.push({
      members: conflict.map((member) => memberWords(layout, direction, member)),
      told: messagesOf(layout[direction], size, extent, value).slice(number, number + 1),
    });
  }
  return found;
}

// Returns the range of sizes with a conflict, in the wording of its message.
function extentWords(size, below, above) {
  if (below !== undefined) return " below a " + size + " of " + numberWords(below);
  return above !== undefined ? " above a " + size + " of " + numberWords(above) : " at any " + size;
}

// Returns the messages of the conflicts in a range of sizes, in order. The calculation in a message is for
// one size and is adjusted to the given size. Suggested fixes are omitted, because they are only right for
// that one size.
function messagesOf(answer, size, extent, value) {
  return answer.diagnostics
    .filter(({ code, message }) => code === "VFL0401" && message.split(":")[0].endsWith(extent))
    .map(({ message }) => atSize(message, size, value));
}

function atSize(message, size, value) {
  const adjective = size === "width" ? "wide" : "high";
  const pattern = new RegExp("(but the container is )[0-9.]+( " + adjective + ")$");
  return message.replace(pattern, (whole, before, after) => before + numberWords(value) + after);
}
