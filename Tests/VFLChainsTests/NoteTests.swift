import Testing
import VFLChains
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Notes about numbers that are implicitly relative to the superview")
struct NoteTests {
  private let card = LayoutView("card")
  private let title = LayoutView("title")

  init() {
    card.addSubview(title)
  }

  @Test(
    "a note with the source location reports that a number for an edge is relative to the superview"
  )
  func edge() throws {
    let line = #line + 2
    let made = try title.mas.makeConstraints { make in
      make.left.top.equalTo(20)
      make.width.equalTo(30)
      make.centerY.equalTo(card).offset(8)
    }
    let notes = made.flatMap(\.notes)
    expectEqual(notes.map(\.attribute), [.left, .top])
    #expect(notes.allSatisfy { $0.points == 20 && !$0.isOutside && $0.origin?.line == line })
    let text = try #require(notes.first).description
    #expect(text.contains("NoteTests.swift:\(line): "))
    #expect(text.contains("the number 20 for `title.left` is relative to `card.left`"))
    #expect(text.contains("write `equalToSuperview().offset(20)`"))
  }

  @Test("a note suggests an inset for a number that moves an edge out of the superview")
  func outside() throws {
    let made = try title.mas.makeConstraints { make in
      make.right.lessThanOrEqualTo(20)
      make.bottom.equalTo(-20)
    }
    let notes = made.flatMap(\.notes)
    expectEqual(notes.map(\.isOutside), [true, false])
    #expect("\(notes[0])".contains("or `lessThanOrEqualToSuperview().inset(20)` for an inset"))
    try card.layOut(width: 100, height: 100)
  }

  @Test(
    "a note for a center number names the edge it is relative to, and sizes and insets have no notes"
  )
  func others() throws {
    let note = try #require(
      title.snp.prepareConstraints { $0.centerX.equalTo(7) }.flatMap(\.notes).first)
    expectEqual(note.reference, "card.left")
    #expect("\(note)".contains("write `equalToSuperview { $0.chain.left }.offset(7)`"))
    let others = title.snp.prepareConstraints { make in
      make.edges.equalTo(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
      make.size.equalTo(9)
      make.edges.equalToSuperview().inset(4)
    }
    #expect(others.flatMap(\.notes).isEmpty)
    let orphan = LayoutView("orphan").mas.prepareConstraints { $0.top.equalTo(1) }
    #expect(orphan.flatMap(\.notes).first?.reference == nil)
  }
}
