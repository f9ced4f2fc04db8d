/// Writes conversations: bubbles of a limited width at the start or at the end, and a field for the answer.
enum ChatWriter {
  /// Writes a conversation to a draft.
  static func write(to draft: inout DocumentDraft) {
    let count = max(4, draft.plan.viewCount * 2 / 9)
    draft.view("navigation")
    draft.view("composer")
    draft.view(
      "contact", parent: "navigation",
      "intrinsic: \(draft.line(60...360, 22)) hugging: 251 compression: \(draft.compression())")
    draft.icon("call", parent: "navigation", 30, 30)
    draft.format("H:|[navigation]|")
    draft.row("H:|-edge-[contact]-(>=gap)-[call]-edge-|")
    draft.equation("call.centerY == navigation.centerY")
    var chain = "V:|[navigation(48)]"
    for row in 1...count {
      draft.note("Message \(row).")
      message(row, isMine: draft.random.oneIn(2), &draft)
      chain += "-gap-[row\(row)]"
    }
    draft.format(chain + "-(>=gap)-[composer]|")
    composer(&draft)
    draft.scrolls(count * (draft.plan.hasScale ? 460 : 180) + 400)
    draft.require("inside and apart")
    draft.require("bubble1.width <= 0.75 * |.width")
    draft.require("untruncated send")
    draft.require("input.width >= 120")
  }

  private static func message(_ row: Int, isMine: Bool, _ draft: inout DocumentDraft) {
    let (name, bubble, text, time) = ("row\(row)", "bubble\(row)", "text\(row)", "time\(row)")
    draft.view(name)
    draft.view(bubble, parent: name)
    draft.view(
      text, parent: bubble,
      "intrinsic: \(draft.number(40, upTo: 600))x\(draft.number(20, upTo: 120)) hugging: 251 "
        + "compression: \(draft.compression())x1000")
    draft.view(
      time, parent: name,
      "intrinsic: \(draft.line(28...60, 14)) hugging: 252 compression: 751x1000")
    draft.format("H:|[\(name)]|")
    let start = draft.makes(.fixedSpacing) ? "edge" : "(>=edge)"
    if isMine {
      draft.format("H:|-\(start)-[\(time)]-6-[\(bubble)]-edge-|")
    } else {
      draft.icon("avatar\(row)", parent: name, 28, 28)
      draft.format("H:|-edge-[avatar\(row)]-6-[\(bubble)]-6-[\(time)]-\(start)-|")
      draft.format("V:|-(>=0)-[avatar\(row)]|")
    }
    if !draft.makes(.missingSpacing) {
      draft.equation("\(bubble).width <= 0.75 * |.width")
    }
    if draft.makes(.wideMinimum) { draft.format("H:[\(bubble)(>=240)]") }
    draft.format("V:|[\(bubble)(>=32)]|")
    draft.format("V:|-(>=0)-[\(time)]-4-|")
    draft.format("H:|-12-[\(text)]-12-|")
    if draft.makes(.fixedHeight) {
      draft.format("V:|-8-[\(text)(20)]-8-|")
    } else {
      draft.format("V:|-8-[\(text)]-8-|")
    }
  }

  private static func composer(_ draft: inout DocumentDraft) {
    draft.view(
      "input", parent: "composer",
      "intrinsic: \(draft.paragraph(36...120)) hugging: 249x251 compression: 750x1000")
    draft.view(
      "send", parent: "composer",
      "intrinsic: \(draft.line(40...110, 24)) hugging: 252 compression: 751x1000")
    draft.format("H:|[composer]|")
    draft.format("H:|-edge-[input(>=120)]-gap-[send]-edge-|", options: "alignAllBottom")
    draft.format("V:|-6-[input]-6-|")
    draft.format("V:|-(>=6)-[send]")
  }
}
