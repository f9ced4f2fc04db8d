/// Writes pages of stacked views: texts, columns of equal widths, buttons, and spacers of equal heights.
struct StackWriter {
  private var draft: DocumentDraft
  private var part = 0
  /// The first spacer, to which the heights of the others are equal.
  private var firstSpacer: String?

  /// Writes a page to a draft.
  static func write(to draft: inout DocumentDraft) {
    var writer = StackWriter(draft: draft)
    writer.write()
    draft = writer.draft
  }

  private init(draft: DocumentDraft) { self.draft = draft }

  private mutating func write() {
    let hasSpacers = draft.random.oneIn(2)
    var chain = "V:|-edge-" + paragraph(largest: 100)
    while draft.viewCount < draft.plan.viewCount {
      switch draft.random.below(4) {
      case 0: chain += gap(hasSpacers) + paragraph(largest: 160)
      case 1: chain += gap(hasSpacers) + columns()
      case 2: chain += gap(hasSpacers) + bullets()
      default: chain += gap(hasSpacers) + actions()
      }
    }
    let end = hasSpacers && firstSpacer != nil ? "edge" : "(>=edge)"
    draft.format(chain + "-\(end)-|")
    draft.scrolls(part * (draft.plan.hasScale ? 900 : 330) + 400)
    draft.require("inside")
    draft.require("apart")
    draft.require("text1.height >= 20")
    draft.require("text1.width <= |.width - 16")
  }

  private mutating func gap(_ hasSpacers: Bool) -> String {
    guard hasSpacers else { return "-gap-" }
    let name = "space\(part)"
    draft.view(name)
    draft.format("H:|-edge-[\(name)(1)]")
    let height = firstSpacer.map { "==\($0)" } ?? ">=4"
    firstSpacer = firstSpacer ?? name
    return "[\(name)(\(height))]"
  }

  /// A text over the whole width.
  private mutating func paragraph(largest: Int) -> String {
    part += 1
    let name = "text\(part)"
    draft.view(
      name,
      "intrinsic: \(draft.paragraph(20...largest)) hugging: 250x251 compression: 750x1000")
    draft.format("H:|-edge-[\(name)]-edge-|")
    return draft.makes(.fixedHeight) ? "[\(name)(40)]" : "[\(name)]"
  }

  /// Columns of equal widths in a view that is as high as the highest.
  private mutating func columns() -> String {
    part += 1
    let name = "columns\(part)"
    draft.view(name)
    draft.format("H:|-edge-[\(name)]-edge-|")
    let columns = (1...draft.random.whole(2...3)).map { "column\(part)x\($0)" }
    for column in columns {
      draft.view(
        column, parent: name,
        "intrinsic: \(draft.paragraph(20...90)) hugging: 250x251 compression: 750x1000")
      draft.format("V:|[\(column)]-(>=0)-|")
    }
    let minimum = draft.makes(.wideMinimum) ? "(>=\(320 / columns.count))" : ""
    let rest = columns.dropFirst().map { "-gap-[\($0)(==\(columns[0]))]" }.joined()
    draft.format("H:|[\(columns[0])\(minimum)]\(rest)|")
    draft.format("V:[\(name)(0@200)]")
    return "[\(name)]"
  }

  /// Rows with an icon and a text, in a view; each row is as high as its icon or its text.
  private mutating func bullets() -> String {
    part += 1
    let name = "bullets\(part)"
    draft.view(name)
    draft.format("H:|-edge-[\(name)]-edge-|")
    var chain: [String] = []
    for number in 1...draft.random.whole(2...4) {
      let (row, icon, text) = (
        "row\(part)x\(number)", "icon\(part)x\(number)", "point\(part)x\(number)"
      )
      draft.view(row, parent: name)
      draft.format("H:|[\(row)]|")
      draft.icon(icon, parent: row, 24, 24)
      draft.view(
        text, parent: row,
        "intrinsic: \(draft.paragraph(20...70)) hugging: 250x251 compression: 750x1000")
      draft.row("H:|[\(icon)]-gap-[\(text)]|")
      draft.equation("\(icon).centerY == \(row).centerY")
      for view in [icon, text] { draft.format("V:|-(>=0)-[\(view)]-(>=0)-|") }
      draft.format("V:[\(row)(0@200)]")
      chain.append("[\(row)]")
    }
    draft.format("V:|" + chain.joined(separator: "-gap-") + "|")
    return "[\(name)]"
  }

  /// A text and a button at the end.
  private mutating func actions() -> String {
    part += 1
    let (name, text, button) = ("actions\(part)", "label\(part)", "button\(part)")
    draft.view(name)
    draft.format("H:|-edge-[\(name)]-edge-|")
    draft.view(
      text, parent: name,
      "intrinsic: \(draft.line(60...300, 20)) hugging: 251 "
        + "compression: \(draft.compression())x1000")
    draft.view(
      button, parent: name,
      "intrinsic: \(draft.line(50...160, 24)) hugging: 252 compression: 751x1000")
    if draft.makes(.missingSpacing) {
      draft.row("H:|[\(text)]")
      draft.row("H:[\(button)]|")
      draft.equation("\(button).centerY == \(text).centerY")
    } else {
      let space = draft.makes(.fixedSpacing) ? "gap" : "(>=gap)"
      draft.row("H:|[\(text)]-\(space)-[\(button)]|")
    }
    draft.format("V:|-4-[\(button)(>=36)]-4-|")
    return "[\(name)]"
  }
}
