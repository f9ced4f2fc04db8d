import Testing
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLRendering
import VFLTestSupport
import VFLViews

@Suite("Constraint objects that contradict each other")
struct ConflictTests {
  private let title = LayoutView("title")
  private let root: LayoutView

  init() { root = window(title) }

  @Test("throw, leave all frames and stay active; without one of them the rest is solved")
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

  @Test("are shown in their format, with file and line, and with the edit that mends it")
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
    // What an object says cannot be mended by editing its description.
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

  @Test("may be broken, one of each conflict, and hold again as soon as they can")
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
    // As near to it as the others allow: nothing else is wanted.
    expectEqual(title.frame.height, 9)
    root.rootSize.horizontal = 330
    try root.layoutIfNeeded()
    expectEqual(title.frame, Frame(x: 20, y: 0, width: 280, height: 9))
    expectEqual(log.count, 1)
    // It was required again from the moment at which it held: so the next conflict is told.
    root.rootSize.horizontal = 331
    try root.layoutIfNeeded()
    root.rootSize.horizontal = 340
    try root.layoutIfNeeded()
    expectEqual(log.count, 2)
  }

  @Test("between what nobody wrote throw under either policy")
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

  @Test("are forgotten where what was broken comes to another hierarchy")
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
    // Elsewhere the two are a conflict again, that of the root there.
    let other = LayoutView("other")
    other.addSubview(card)
    #expect(throws: UnsatisfiableLayoutError.self) { try other.layoutIfNeeded() }
    // And so they are where the root itself comes into another view.
    root.addSubview(card)
    try root.layoutIfNeeded()
    expectEqual(log.count, 2)
    other.addSubview(root)
    #expect(throws: UnsatisfiableLayoutError.self) { try other.layoutIfNeeded() }
    log[0].isActive = false
    try other.layoutIfNeeded()
  }
}
