/// Writes lists whose rows are as high as the larger of two texts.
enum ListWriter {
  /// The kinds of rows; all rows of a list have the same kind.
  private enum Row: CaseIterable {
    case setting
    case price
    case contact
  }

  /// Writes a list to a draft.
  static func write(to draft: inout DocumentDraft) {
    let kind = draft.random.pick(Row.allCases)
    let count = max(4, draft.plan.viewCount / 6)
    draft.view("header")
    draft.view(
      "heading", parent: "header",
      "intrinsic: \(draft.line(60...280, 28)) hugging: 251 compression: 749")
    draft.view(
      "sort", parent: "header",
      "intrinsic: \(draft.line(30...90, 28)) hugging: 252 compression: 751")
    draft.format("H:|[header]|")
    draft.row("H:|-edge-[heading]-(>=gap)-[sort]-edge-|")
    draft.format("V:|-gap-[heading]-gap-|")
    draft.format("V:|[header]")
    for row in 1...count {
      draft.view("row\(row)")
      draft.note("Row \(row).")
      draft.format("H:|[row\(row)]|")
      draft.format(row == 1 ? "V:[header][row1]" : "V:[row\(row - 1)]-1-[row\(row)]")
      switch kind {
      case .setting: setting(row, &draft)
      case .price: price(row, &draft)
      case .contact: contact(row, &draft)
      }
    }
    draft.scrolls(count * (draft.plan.hasScale ? 260 : 110) + 300)
    draft.require("inside and apart")
    draft.require("untruncated sort")
    draft.require("row1.height >= 44")
    draft.require("row\(count).bottom <= |.bottom")
  }

  /// The minimum height of a row, and the views whose heights it exceeds.
  private static func height(
    of row: Int, _ views: [String], fixed: Int = 44, _ draft: inout DocumentDraft
  ) {
    if draft.makes(.fixedHeight) {
      draft.format("V:[row\(row)(\(fixed))]")
    } else {
      draft.format("V:[row\(row)(>=44)]")
      draft.format("V:[row\(row)(44@240)]")
      for view in views { draft.format("V:|-(>=8)-[\(view)]-(>=8)-|") }
    }
    draft.equation("\(views[0]).centerY == row\(row).centerY")
  }

  private static func setting(_ row: Int, _ draft: inout DocumentDraft) {
    let name = "row\(row)"
    draft.icon("icon\(row)", parent: name, 29, 29)
    let height = draft.number(20, upTo: 60)
    draft.view(
      "title\(row)", parent: name,
      "intrinsic: \(draft.number(70, upTo: 260))x\(height) hugging: 251 "
        + "compression: \(draft.compression(748))x1000")
    draft.view(
      "value\(row)", parent: name,
      "intrinsic: \(draft.line(20...200, 20)) hugging: 250 compression: 747x1000")
    draft.icon("chevron\(row)", parent: name, 8, 13)
    let start = "H:|-edge-[icon\(row)]-gap-[title\(row)]"
    let end = "[value\(row)]-gap-[chevron\(row)]-edge-|"
    if draft.makes(.missingSpacing) {
      draft.row(start)
      draft.row("H:" + end)
      draft.equation("value\(row).centerY == title\(row).centerY")
    } else {
      draft.row(start + (draft.makes(.fixedSpacing) ? "-gap-" : "-(>=gap)-") + end)
    }
    self.height(of: row, ["title\(row)", "value\(row)"], &draft)
  }

  private static func price(_ row: Int, _ draft: inout DocumentDraft) {
    let name = "row\(row)"
    draft.icon("photo\(row)", parent: name, 40, 40)
    draft.view(
      "name\(row)", parent: name,
      "intrinsic: \(draft.paragraph(20...60)) hugging: 250x251 compression: 749x1000")
    draft.view(
      "price\(row)", parent: name,
      "intrinsic: \(draft.line(30...90, 20)) hugging: 252 compression: 751x1000")
    draft.view(
      "old\(row)", parent: name,
      "intrinsic: \(draft.line(0...70, 16)) hugging: 252 compression: 748x1000")
    draft.icon("buy\(row)", parent: name, 44, 32)
    let minimum = draft.makes(.wideMinimum) ? 130 : 60
    draft.row(
      "H:|-edge-[photo\(row)]-gap-[name\(row)(>=\(minimum))]"
        + "-gap-[price\(row)]-gap-[buy\(row)]-edge-|")
    // The old price is below the price.
    draft.format("V:[price\(row)]-2-[old\(row)]", options: "alignAllTrailing")
    draft.equation("old\(row).leading >= name\(row).trailing + 2")
    height(of: row, ["name\(row)", "photo\(row)"], fixed: 66, &draft)
    draft.format("V:[old\(row)]-(>=4)-|")
    draft.format("V:|-(>=4)-[price\(row)]")
  }

  private static func contact(_ row: Int, _ draft: inout DocumentDraft) {
    let name = "row\(row)"
    draft.icon("face\(row)", parent: name, 36, 36)
    draft.view(
      "person\(row)", parent: name,
      "intrinsic: \(draft.line(60...260, 20)) hugging: 251 "
        + "compression: \(draft.compression())x1000")
    draft.view(
      "note\(row)", parent: name,
      "intrinsic: \(draft.paragraph(0...54)) hugging: 250x251 compression: 748x1000")
    draft.icon("call\(row)", parent: name, 44, 44)
    let space = draft.makes(.fixedSpacing) ? "gap" : "(>=gap)"
    draft.format("H:|-edge-[face\(row)]-gap-[person\(row)]-\(space)-[call\(row)]-edge-|")
    draft.format("H:[face\(row)]-gap-[note\(row)]-gap-[call\(row)]")
    draft.format("V:|-8-[person\(row)]-2-[note\(row)]-(>=8)-|")
    height(of: row, ["face\(row)", "call\(row)"], fixed: 60, &draft)
    draft.equation("call\(row).centerY == \(name).centerY")
  }
}
