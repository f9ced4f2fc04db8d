import Testing
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLText
import VFLViews

@Suite("Conflicts between constraint objects")
struct ConflictTests {
  private let title = LayoutView("title")
  private let root: LayoutView

  init() { root = window(title) }

  @Test("a conflict throws an error, leaves all frames unchanged and keeps constraints active")
  func thrown() throws {
    let row = try LayoutConstraint.constraints(
      visualFormat: "|-[title]-|", views: ["title": title])
    try LayoutConstraint.activate(row + pin(title, x: 20, y: 0, width: 280, height: 9))
    try root.layOut(width: 320, height: 100)
    let frame = title.frame
    let width = title.widthAnchor.constraint(equalToConstant: 400)
    width.isActive = true
    root.rootSize.vertical = 50
    let error = try #require(throws: UnsatisfiableLayoutError.self) { try root.layoutIfNeeded() }
    #expect(title.frame == frame && width.isActive)
    #expect(throws: UnsatisfiableLayoutError.self) { try root.layoutIfNeeded() }
    expectEqual(error.conflicts.count, 1)
    let members = try #require(root.conflictingConstraints.first)
    #expect(members.contains { $0 === width })
    width.isActive = false
    root.rootSize.horizontal = 320
    try root.layoutIfNeeded()
    #expect(root.conflictingConstraints.isEmpty && title.frame == frame)
  }

  @Test("a conflict error shows the format string, its file and line, and a fix-it")
  func words() throws {
    let line = #line + 1
    let row = try LayoutConstraint.constraints(
      visualFormat: "|-20-[title(400)]-20-|", views: ["title": title])
    let object = title.widthAnchor.constraint(equalToConstant: 30)
    object.identifier = "narrow"
    try LayoutConstraint.activate(row)
    let error = try #require(throws: UnsatisfiableLayoutError.self) {
      try root.layOut(width: 320, height: 10)
    }
    let text = "\(error)"
    #expect(text.contains("20 + 400 + 20 = 440, but the container is 320 wide"))
    #expect(text.contains("VFLViewsTests/ConflictTests.swift:\(line):13"))
    #expect(text.contains("help: replace `400` with `280`: |-20-[title(280)]-20-|"))
    #expect(text.contains("help: lower the priority"))
    object.isActive = true
    let both = try #require(throws: UnsatisfiableLayoutError.self) {
      try root.layOut(width: nil, height: 10)
    }
    #expect("\(both)".contains("'narrow' title.width == 30"))
    // The description of a constraint object is not source code that could be edited.
    LayoutConstraint.deactivate(row)
    let spaced = title.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor)
    let flush = title.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    try LayoutConstraint.activate([spaced, flush])
    let objects = try #require(throws: UnsatisfiableLayoutError.self) {
      try root.layOut(width: 320, height: 10)
    }
    #expect(!objects.diagnostics.isEmpty)
    #expect(objects.diagnostics.allSatisfy { $0.fixIts.isEmpty })
  }

  @Test(
    "with breakConstraint, a conflict breaks one constraint until the constraint can be satisfied again"
  )
  func broken() throws {
    var log: [LayoutConstraint] = []
    root.conflictPolicy = .breakConstraint { constraint, error in
      log.append(constraint)
      #expect(!error.diagnostics.isEmpty)
    }
    let frame = pin(title, x: 20, y: 0, width: 280, height: 9)
    let right = root.rightAnchor.constraint(equalTo: title.rightAnchor, constant: 30)
    try LayoutConstraint.activate(frame + [right])
    try root.layOut(width: 320, height: 100)
    expectEqual(log.count, 1)
    let victim = try #require(log.first)
    #expect(victim.isActive && victim.priority == .required)
    // No other constraint is relaxed.
    expectEqual(title.frame.height, 9)
    root.rootSize.horizontal = 330
    try root.layoutIfNeeded()
    expectEqual(title.frame, Frame(x: 20, y: 0, width: 280, height: 9))
    expectEqual(log.count, 1)
    // The constraint became required again when it was satisfied, so the next conflict is reported.
    root.rootSize.horizontal = 331
    try root.layoutIfNeeded()
    root.rootSize.horizontal = 340
    try root.layoutIfNeeded()
    expectEqual(log.count, 2)
  }

  @Test("a conflict that has only implicit constraints throws an error under any conflict policy")
  func unbreakable() throws {
    root.conflictPolicy = .breakConstraint { _, _ in }
    title.translatesAutoresizingMaskIntoConstraints = true
    root.frame = Frame(x: 0, y: 0, width: 100, height: 100)
    title.frame = Frame(x: 40, y: 0, width: 20, height: 20)
    title.autoresizingMask = .flexibleWidth
    try root.layoutIfNeeded()
    root.rootSize.horizontal = 50
    #expect(throws: UnsatisfiableLayoutError.self) { try root.layoutIfNeeded() }
    expectEqual(title.frame.width, 20)
  }

  @Test("a broken constraint becomes required again when its view moves to another hierarchy")
  func moved() throws {
    var log: [LayoutConstraint] = []
    let card = LayoutView("card")
    root.addSubview(card)
    card.addSubview(title)
    let widths = [40.0, 50].map {
      title.widthAnchor.constraint(equalTo: card.widthAnchor, constant: -$0)
    }
    try LayoutConstraint.activate(pin(card, x: 0, y: 0, width: 100, height: 9) + widths)
    root.conflictPolicy = .breakConstraint { constraint, _ in log.append(constraint) }
    try root.layOut(width: 320, height: 100)
    expectEqual(log.count, 1)
    // In the other hierarchy, the two constraints are in conflict again, and its policy applies.
    let other = LayoutView("other")
    other.addSubview(card)
    #expect(throws: UnsatisfiableLayoutError.self) { try other.layoutIfNeeded() }
    // The same is true if the root is added to another view.
    root.addSubview(card)
    try root.layoutIfNeeded()
    expectEqual(log.count, 2)
    other.addSubview(root)
    #expect(throws: UnsatisfiableLayoutError.self) { try other.layoutIfNeeded() }
    log[0].isActive = false
    try other.layoutIfNeeded()
  }
}
