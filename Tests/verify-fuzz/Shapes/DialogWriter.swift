/// Writes dialogs: a title, a message, groups of options, and buttons.
enum DialogWriter {
  /// Writes a dialog to a draft.
  static func write(to draft: inout DocumentDraft) {
    let optionCount = max(3, (min(draft.plan.viewCount, 160) - 10) * 3 / 8)
    draft.view("dimming")
    draft.view("dialog")
    draft.format("H:|[dimming]|")
    draft.format("V:|[dimming]|")
    let margin = draft.makes(.wideMinimum) ? "(>=16@700)" : "(>=16)"
    let width = draft.makes(.wideMinimum) ? "(>=340,<=480)" : "(<=480)"
    draft.format("H:|-\(margin)-[dialog\(width)]-\(margin)-|")
    draft.format("H:[dialog(480@900)]")
    draft.equation("dialog.centerX == |.centerX")
    var chain = "V:|-edge-" + head(&draft)
    for option in 1...optionCount {
      if option.isMultiple(of: 6) {
        draft.view("line\(option)", parent: "dialog")
        draft.format("H:|[line\(option)]|")
        chain += "-gap-[line\(option)(1)]"
      }
      chain += "-gap-" + self.option(option, &draft)
    }
    draft.format(chain + "-edge-[footer]|")
    footer(&draft)
    if optionCount <= 4, !draft.plan.hasScale {
      draft.fitsScreen()
      draft.format("V:|-(>=16)-[dialog]-(>=16)-|")
      draft.equation("dialog.centerY == |.centerY")
    } else {
      draft.scrolls(optionCount * (draft.plan.hasScale ? 320 : 130) + 600)
      draft.format("V:|-16-[dialog]-(>=16)-|")
    }
    draft.require("inside and apart")
    draft.require("untruncated cancel, confirm")
    draft.require("title.trailing <= close.leading - 4")
    draft.require("cancel.height >= 36 and confirm.height >= 36")
  }

  /// The icon, the title and the message.
  private static func head(_ draft: inout DocumentDraft) -> String {
    draft.icon("symbol", parent: "dialog", 32, 32)
    draft.view(
      "title", parent: "dialog",
      "intrinsic: \(draft.line(60...420, 24)) hugging: 251 compression: \(draft.compression())x1000"
    )
    draft.icon("close", parent: "dialog", 28, 28)
    draft.view(
      "message", parent: "dialog",
      "intrinsic: \(draft.paragraph(20...140)) hugging: 250x251 compression: 750x1000")
    draft.row("H:|-edge-[symbol]-gap-[title]-(>=gap)-[close]-edge-|")
    draft.format("H:|-edge-[message]-edge-|")
    // The row is as high as the symbol or the title.
    draft.view("head", parent: "dialog")
    draft.format("H:|[head]|")
    draft.format("V:[head(0@240)]")
    for view in ["symbol", "title"] {
      draft.equation("\(view).top >= head.top")
      draft.equation("\(view).bottom <= head.bottom")
    }
    draft.equation("symbol.centerY == head.centerY")
    return "[head]-gap-[message]"
  }

  /// An option with a check box, a label and a hint.
  private static func option(_ number: Int, _ draft: inout DocumentDraft) -> String {
    let label = "label\(number)"
    draft.icon("check\(number)", parent: "dialog", 22, 22)
    draft.view(
      label, parent: "dialog",
      "intrinsic: \(draft.line(60...360, 20)) hugging: 251 "
        + "compression: \(draft.compression(748))x1000")
    if draft.random.oneIn(2) {
      draft.row("H:|-edge-[check\(number)]-gap-[\(label)]-(>=edge)-|")
    } else {
      draft.view(
        "badge\(number)", parent: "dialog",
        "intrinsic: \(draft.line(14...70, 18)) hugging: 252 compression: 751x1000")
      if draft.makes(.missingSpacing) {
        draft.row("H:|-edge-[check\(number)]-gap-[\(label)]")
        draft.format("H:[badge\(number)]-edge-|")
        draft.equation("badge\(number).centerY == \(label).centerY")
      } else {
        let space = draft.makes(.fixedSpacing) ? "gap" : "(>=gap)"
        draft.row(
          "H:|-edge-[check\(number)]-gap-[\(label)]-\(space)-[badge\(number)]-edge-|")
      }
    }
    guard draft.random.oneIn(2) else {
      return draft.makes(.fixedHeight) ? "[\(label)(20)]" : "[\(label)]"
    }
    let hint = "hint\(number)"
    draft.view(
      hint, parent: "dialog",
      "intrinsic: \(draft.paragraph(0...54)) hugging: 250x252 compression: 750x1000")
    draft.equation("\(hint).leading == \(label).leading")
    draft.format("H:[\(hint)]-edge-|")
    return "[\(label)]-2-[\(hint)]"
  }

  /// Two or three buttons, with equal widths or with their own.
  private static func footer(_ draft: inout DocumentDraft) {
    draft.view("footer", parent: "dialog")
    draft.format("H:|[footer]|")
    let isEqual = draft.random.oneIn(2)
    for button in ["cancel", "confirm"] {
      draft.view(
        button, parent: "footer", "intrinsic: \(draft.line(44...150, 24)) hugging: 251")
    }
    if isEqual {
      draft.format(
        "H:|-edge-[cancel]-gap-[confirm(==cancel)]-edge-|",
        options: "alignAllTop, alignAllBottom")
    } else {
      draft.format(
        "H:|-(>=edge)-[cancel]-gap-[confirm]-edge-|", options: "alignAllTop, alignAllBottom")
    }
    draft.format("V:|-8-[cancel(>=36)]-12-|")
  }
}
