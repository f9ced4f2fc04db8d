/// Writes forms: sections of rows with a label and a field, and buttons at the end.
struct FormWriter {
  /// A kind of row.
  private enum Row: CaseIterable {
    case field
    case unit
    case hint
    case toggle
  }

  private var draft: DocumentDraft
  /// Whether the fields grow with their texts.
  private let grows: Bool
  private var fieldNumber = 0
  /// The first label with a field, to which the widths of the others are equal.
  private var firstLabel: String?

  /// Writes a form to a draft.
  static func write(to draft: inout DocumentDraft) {
    var writer = FormWriter(draft: draft)
    writer.write()
    draft = writer.draft
  }

  private init(draft: DocumentDraft) {
    self.draft = draft
    grows = draft.plan.hasScale
  }

  private mutating func write() {
    let fieldCount = max(6, draft.plan.viewCount * 3 / 8)
    let sectionSize = draft.random.whole(4...9)
    var chain = "V:|-edge-"
    var section = 0
    while fieldNumber < fieldCount {
      section += 1
      write(section: section, min(sectionSize, fieldCount - fieldNumber))
      chain += "[section\(section)]-edge-"
    }
    draft.note("The buttons are at the end.")
    draft.view("cancel", "intrinsic: " + draft.line(50...140, 34))
    draft.view("send", "intrinsic: " + draft.line(60...180, 34))
    let lead = draft.makes(.fixedSpacing) ? "edge" : "(>=edge)"
    draft.row("H:|-\(lead)-[cancel]-gap-[send(>=cancel)]-edge-|")
    draft.format(chain + "[send]-(>=edge)-|")
    if fieldCount <= 6, !draft.plan.hasScale {
      draft.fitsScreen()
    } else {
      draft.scrolls(fieldCount * 150 + 400)
    }
    draft.require("inside and apart")
    draft.require("untruncated cancel, send")
    draft.require("field1.width >= 80")
    draft.require("cancel.trailing <= send.leading - 4")
  }

  private mutating func write(section: Int, _ count: Int) {
    let name = "section\(section)"
    draft.view(name)
    draft.view(
      "heading\(section)", parent: name,
      "intrinsic: \(draft.line(60...300, 24)) hugging: 251 compression: \(draft.compression())")
    draft.note("Section \(section).")
    draft.format("H:|-edge-[\(name)]-edge-|")
    draft.format("H:|[heading\(section)]-(>=0)-|")
    var chain = "V:|[heading\(section)]"
    for _ in 0..<count {
      fieldNumber += 1
      // The first field has no unit, because the requirement is about its usual width.
      let kind = fieldNumber == 1 ? .field : draft.random.pick(Row.allCases)
      chain += "-gap-" + row(kind, in: name)
    }
    draft.format(chain + "|")
  }

  /// Writes a row, and returns its part of the vertical format string.
  private mutating func row(_ kind: Row, in section: String) -> String {
    let (label, field) = ("label\(fieldNumber)", "field\(fieldNumber)")
    let size = draft.line(40...180, 20)
    draft.view(
      label, parent: section,
      "intrinsic: \(size) hugging: 251 compression: \(draft.compression())")
    if kind == .toggle {
      draft.icon(field, parent: section, 51, 31)
      if draft.makes(.missingSpacing) {
        draft.row("H:|[\(label)]")
        draft.format("H:[\(field)]|")
        draft.equation("\(field).centerY == \(label).centerY")
      } else {
        let space = draft.makes(.fixedSpacing) ? "gap" : "(>=gap)"
        draft.row("H:|[\(label)]-\(space)-[\(field)]|")
      }
      return "[\(field)]"
    }
    let height = draft.plan.hasScale ? "intrinsic: \(draft.paragraph(22...22)) " : ""
    draft.view(field, parent: section, height + "hugging: 249x251")
    let width = firstLabel.map { "(==\($0))" } ?? ""
    firstLabel = firstLabel ?? label
    let minimum = draft.makes(.wideMinimum) ? 190 : kind == .unit ? 60 : 100
    var row = "H:|[\(label)\(width)]-gap-[\(field)(>=\(minimum))]"
    if kind == .unit {
      draft.view(
        "unit\(fieldNumber)", parent: section,
        "intrinsic: \(draft.line(16...60, 20)) hugging: 252 compression: 751")
      row += "-gap-[unit\(fieldNumber)]"
    }
    draft.row(row + "|")
    let isFixed = !grows || draft.makes(.fixedHeight)
    let part = isFixed ? "[\(field)(34)]" : "[\(field)(>=34)]"
    guard kind == .hint else { return part }
    let hint = "hint\(fieldNumber)"
    draft.view(
      hint, parent: section,
      "intrinsic: \(draft.paragraph(0...48)) hugging: 250x252 compression: 750x1000")
    draft.equation("\(hint).leading == \(field).leading")
    draft.equation("\(hint).trailing == \(field).trailing")
    return part + "-4-[\(hint)]"
  }
}
