/// Writes toolbars: buttons, titles, tabs of equal widths and search fields.
enum ToolbarWriter {
  /// Writes toolbars to a draft, one below the other.
  static func write(to draft: inout DocumentDraft) {
    let count = max(3, draft.plan.viewCount / 6)
    var chain = "V:|"
    for bar in 1...count {
      draft.view("bar\(bar)")
      draft.note("Toolbar \(bar).")
      draft.format("H:|[bar\(bar)]|")
      switch bar == 1 ? 0 : draft.random.below(3) {
      case 0: title(bar, &draft)
      case 1: tabs(bar, &draft)
      default: search(bar, &draft)
      }
      chain += draft.plan.hasScale ? "[bar\(bar)(>=44)]" : "[bar\(bar)(48)]"
      if draft.plan.hasScale { draft.format("V:[bar\(bar)(44@240)]") }
    }
    draft.format(chain)
    if count <= 5 { draft.fitsScreen() } else { draft.scrolls(count * 140) }
    draft.require("inside and apart")
    draft.require("title1.leading >= back1.trailing + 4")
    draft.require("untruncated back1")
    draft.require("bar1.height >= 44")
  }

  /// A title in the center between buttons.
  private static func title(_ bar: Int, _ draft: inout DocumentDraft) {
    let name = "bar\(bar)"
    draft.view(
      "back\(bar)", parent: name,
      "intrinsic: \(draft.line(30...90, 22)) hugging: 252 compression: \(draft.compression(748))")
    draft.view(
      "title\(bar)", parent: name,
      "intrinsic: \(draft.line(50...320, 22)) hugging: 251 compression: \(draft.compression())")
    draft.icon("share\(bar)", "more\(bar)", parent: name, 28, 28)
    if draft.makes(.missingSpacing) {
      draft.row("H:|-gap-[back\(bar)]")
      draft.row("H:[share\(bar)]-gap-[more\(bar)]-gap-|")
      draft.equation("share\(bar).centerY == back\(bar).centerY")
      draft.equation("title\(bar).centerY == back\(bar).centerY")
    } else {
      let space = draft.makes(.fixedSpacing) ? "8" : "(>=8)"
      draft.row(
        "H:|-gap-[back\(bar)]-(>=8)-[title\(bar)]-\(space)-[share\(bar)]-gap-[more\(bar)]-gap-|")
    }
    draft.equation("title\(bar).centerX == \(name).centerX @700")
    heights(of: "back\(bar)", in: name, &draft)
    draft.equation("back\(bar).centerY == \(name).centerY")
  }

  /// Tabs of equal widths.
  private static func tabs(_ bar: Int, _ draft: inout DocumentDraft) {
    let name = "bar\(bar)"
    let tabs = (1...draft.random.whole(3...5)).map { "tab\(bar)x\($0)" }
    for tab in tabs {
      draft.view(
        tab, parent: name,
        "intrinsic: \(draft.line(24...110, 18)) compression: \(draft.compression(747))")
    }
    let minimum = draft.makes(.wideMinimum) ? "(>=\(300 / tabs.count))" : ""
    let rest = tabs.dropFirst().map { "-4-[\($0)(==\(tabs[0]))]" }.joined()
    draft.row("H:|-edge-[\(tabs[0])\(minimum)]\(rest)-edge-|")
    heights(of: tabs[0], in: name, &draft)
    draft.equation("\(tabs[0]).centerY == \(name).centerY")
    if !tabs.isEmpty, draft.random.oneIn(2) {
      draft.view("mark\(bar)", parent: name)
      draft.format("V:[mark\(bar)(2)]|")
      draft.equation("mark\(bar).leading == \(tabs[1]).leading")
      draft.equation("mark\(bar).width == \(tabs[1]).width")
    }
  }

  /// A search field with an icon and a button, at most as wide as on a phone.
  private static func search(_ bar: Int, _ draft: inout DocumentDraft) {
    let (name, field) = ("bar\(bar)", "search\(bar)")
    draft.view(field, parent: name)
    draft.icon("lens\(bar)", parent: field, 18, 18)
    draft.view(
      "query\(bar)", parent: field,
      "intrinsic: \(draft.line(20...400, 20)) hugging: 249 compression: 740")
    draft.view(
      "cancel\(bar)", parent: name,
      "intrinsic: \(draft.line(40...110, 20)) hugging: 252 compression: \(draft.compression(751))")
    let minimum = draft.makes(.wideMinimum) ? 260 : 120
    draft.row("H:|-edge-[\(field)(>=\(minimum),<=500)]-gap-[cancel\(bar)]-(>=edge)-|")
    draft.format("H:[\(field)(500@600)]")
    draft.row("H:|-6-[lens\(bar)]-6-[query\(bar)]-6-|")
    draft.equation("lens\(bar).centerY == \(field).centerY")
    draft.format("V:|-(>=6)-[query\(bar)]-(>=6)-|")
    draft.format("V:|-4-[\(field)]-4-|")
  }

  /// Keeps a text inside its bar, whose height may depend on it.
  private static func heights(of view: String, in bar: String, _ draft: inout DocumentDraft) {
    if draft.plan.hasScale, !draft.makes(.fixedHeight) {
      draft.format("V:|-(>=4)-[\(view)]-(>=4)-|")
    }
  }
}
