import Testing
import VisualFormat

// [ownFrames]
/// A word in a terminal, with one column for each letter and a height of one row.
final class Word: LayoutItem {
  let text: String
  weak var superview: Word?

  init(_ text: String, in superview: Word? = nil) {
    self.text = text
    self.superview = superview
  }

  var superitem: (any LayoutItem)? { superview }
  var itemName: String { text }
  var layoutNode: LayoutNode {
    LayoutNode(name: text, contentWidth: Double(text.count), contentHeight: 1)
  }
}

func columns(of words: [Word], in screen: Word, width: Double) throws -> [Double] {
  let row = try constraints(
    visualFormat: "|-1-[first]-(>=1)-[last]-1-|", options: .alignAllTop,
    views: ["first": words[0], "last": words[1]])
  let frames = try screen.frames(of: row, width: width, height: 24)
  return words.compactMap { frames[$0]?.x }
}
// [/ownFrames]

@Suite("Frames of custom items")
struct OwnFramesTests {
  private let screen = Word("")

  @Test("the frames of custom items are computed from their content and constraints")
  func example() throws {
    let words = [Word("File", in: screen), Word("Help", in: screen)]
    #expect(try columns(of: words, in: screen, width: 80) == [1, 75])
  }

  @Test("custom items have the same frames as equivalent LayoutViews")
  func views() throws {
    let card = Word("card", in: screen)
    let (title, note) = (Word("title", in: card), Word("a note", in: card))
    let window = LayoutView("window")
    let cardView = LayoutView("card", contentWidth: 4, contentHeight: 1)
    let titleView = LayoutView("title", contentWidth: 5, contentHeight: 1)
    let noteView = LayoutView("a note", contentWidth: 6, contentHeight: 1)
    window.addSubview(cardView)
    cardView.addSubview(titleView)
    cardView.addSubview(noteView)
    func rows(_ views: [String: any LayoutItem]) throws -> [ItemConstraint<any LayoutItem>] {
      try ["|-[card]-|", "V:|-3-[card]", "|-[title]->=2-[note]-|", "V:|-[title]-|", "V:|-[note]-|"]
        .flatMap { try constraints(visualFormat: $0, views: views) }
    }

    let frames = try screen.frames(
      of: rows(["card": card, "title": title, "note": note]), width: 100, height: 90)
    let open = try window.layOut(
      rows(["card": cardView, "title": titleView, "note": noteView]), width: 100, height: 90)

    #expect(frames[screen] == window.frame)
    #expect(frames[card] == cardView.frame)
    #expect(frames[title] == titleView.frame)
    #expect(frames[note] == noteView.frame)
    #expect(frames[note]?.x == 34)
    #expect(frames.frameInRoot(of: note)?.x == 54)
    #expect(frames.frameInRoot(of: note)?.y == 23)
    #expect(frames.items.map(\.itemName) == ["", "card", "title", "a note"])
    #expect(frames.diagnostics == open)
  }

  @Test("custom items between the root and a constrained item have frames, too")
  func between() throws {
    let card = Word("card", in: screen)
    let title = Word("title", in: card)
    let row = try constraints(visualFormat: "[title(30)]", views: ["title": title])
    let frames = try screen.frames(of: row, width: 60, height: 20)
    #expect(frames[card]?.width == 4)
    #expect(frames[title]?.width == 30)
    #expect(frames[Word("other")] == nil)
    #expect(frames.frameInRoot(of: Word("other")) == nil)
  }

  @Test("custom items outside of the root or in a superview cycle are rejected")
  func strangers() throws {
    let other = Word("other")
    let (one, two) = (Word("one"), Word("two"))
    one.superview = two
    two.superview = one
    let rows =
      try constraints(visualFormat: "[a(10)]", views: ["a": Word("in", in: screen)])
      + constraints(visualFormat: "[a(10)]", views: ["a": other])
      + constraints(visualFormat: "[a(10)]", views: ["a": one])
    let error = #expect(throws: MalformedLayoutError.self) { try screen.frames(of: rows) }
    // The first word has no other reference, but its constraint retains it.
    #expect(error?.strangers == [1, 2])
  }

  @Test("conflicting constraints of custom items throw an error with the arithmetic")
  func conflict() throws {
    let word = Word("word", in: screen)
    let rows = try constraints(visualFormat: "|-20-[word(400)]-20-|", views: ["word": word])
    let error = #expect(throws: UnsatisfiableLayoutError.self) {
      try screen.frames(of: rows, width: 320)
    }
    #expect(error?.conflict == [0, 1, 2])
    #expect(error?.diagnostics.first?.message.contains("20 + 400 + 20 = 440") == true)
  }
}
