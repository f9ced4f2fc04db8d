/// Writes feeds of cards with a limited width: a photo, a title, a text, and a foot with buttons.
enum CardWriter {
  /// Writes a feed to a draft.
  static func write(to draft: inout DocumentDraft) {
    let count = max(2, draft.plan.viewCount / 10)
    let isLimited = draft.random.oneIn(2)
    let hasPhotos = draft.random.oneIn(2)
    for card in 1...count {
      draft.note("Card \(card).")
      let name = "card\(card)"
      draft.view(name)
      if isLimited {
        draft.format("H:|-(>=edge)-[\(name)(<=600)]-(>=edge)-|")
        draft.format("H:[\(name)(600@750)]")
        draft.equation("\(name).centerX == |.centerX")
      } else {
        draft.format("H:|-edge-[\(name)]-edge-|")
      }
      draft.format(card == 1 ? "V:|-edge-[card1]" : "V:[card\(card - 1)]-gap-[\(name)]")
      content(of: card, hasPhoto: hasPhotos, &draft)
    }
    draft.scrolls(count * (hasPhotos ? 1_000 : 620) + 200)
    draft.require("inside")
    draft.require("apart")
    draft.require("untruncated like1, share1")
    draft.require("author1.trailing <= like1.leading - 8")
  }

  private static func content(of card: Int, hasPhoto: Bool, _ draft: inout DocumentDraft) {
    let name = "card\(card)"
    var chain = "V:|"
    if hasPhoto {
      draft.view("photo\(card)", parent: name)
      draft.format("H:|[photo\(card)]|")
      draft.equation("photo\(card).height == 0.5625 * photo\(card).width")
      chain += "[photo\(card)]"
    }
    draft.view(
      "title\(card)", parent: name,
      "intrinsic: \(draft.paragraph(22...66)) hugging: 250x251 compression: 740x1000")
    draft.view(
      "body\(card)", parent: name,
      "intrinsic: \(draft.paragraph(20...160)) hugging: 250x251 compression: 750x1000")
    draft.view("foot\(card)", parent: name)
    for text in ["title", "body", "foot"] { draft.format("H:|-gap-[\(text)\(card)]-gap-|") }
    if draft.makes(.fixedHeight) {
      // The card does not grow with its texts.
      draft.format(chain + "-gap-[title\(card)]-4-[body\(card)]-(>=gap)-[foot\(card)(44)]-4-|")
      draft.format("V:[\(name)(400)]")
    } else {
      draft.format(chain + "-gap-[title\(card)]-4-[body\(card)]-gap-[foot\(card)(44)]-4-|")
    }
    foot(of: card, &draft)
  }

  private static func foot(of card: Int, _ draft: inout DocumentDraft) {
    let foot = "foot\(card)"
    draft.view("face\(card)", parent: foot)
    draft.view(
      "author\(card)", parent: foot,
      "intrinsic: \(draft.line(40...240, 18)) hugging: 251 compression: \(draft.compression(745))")
    draft.view(
      "date\(card)", parent: foot,
      "intrinsic: \(draft.line(30...110, 16)) hugging: 251 compression: 746")
    draft.icon("like\(card)", "share\(card)", parent: foot, 44, 44)
    let date = draft.makes(.wideMinimum) ? "date\(card)(>=110)" : "date\(card)"
    let start = "H:|[face\(card)(32)]-8-[author\(card)]-8-[\(date)]"
    if draft.makes(.missingSpacing) {
      draft.row(start)
      draft.row("H:[like\(card)][share\(card)]|")
      draft.equation("like\(card).centerY == face\(card).centerY")
    } else {
      let space = draft.makes(.fixedSpacing) ? "8" : "(>=8)"
      draft.row(start + "-\(space)-[like\(card)][share\(card)]|")
    }
    draft.format("V:[face\(card)(32)]")
    draft.equation("face\(card).centerY == \(foot).centerY")
  }
}
