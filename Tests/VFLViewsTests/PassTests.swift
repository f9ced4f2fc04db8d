import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

/// A view that records its layout calls and runs a closure in each of them.
private final class Diary: LayoutView {
  var entries: [String] = []
  weak var shared: Diary?
  var onUpdate: (() throws -> Void)?
  var onLayout: (() throws -> Void)?

  override func updateConstraints() throws {
    (shared ?? self).entries.append("update \(name)")
    try onUpdate?()
  }

  override func layoutSubviews() throws {
    (shared ?? self).entries.append("layout \(name)")
    try onLayout?()
  }
}

private struct Rejection: Error {}

@Suite("Layout passes")
struct PassTests {
  private let root = Diary("root")
  private let outer = Diary("outer")
  private let inner = Diary("inner")

  init() throws {
    outer.shared = root
    inner.shared = root
    root.addSubview(outer)
    outer.addSubview(inner)
    try LayoutConstraint.activate(pin(outer, x: 10, y: 10, width: 100, height: 50))
    try LayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 9),
    ])
  }

  @Test("a layout pass updates subviews first, lays out superviews first, and calls each view once")
  func order() throws {
    try root.layOut(width: 320, height: 200)
    expectEqual(
      root.entries,
      [
        "update inner", "update outer", "update root", "layout root", "layout outer",
        "layout inner",
      ])
    root.entries = []
    for _ in 0..<5 {
      inner.setNeedsUpdateConstraints()
      inner.setNeedsLayout()
    }
    #expect(inner.needsUpdateConstraints)
    try inner.layoutIfNeeded()
    expectEqual(root.entries, ["update inner", "layout inner"])
    root.entries = []
    try root.layoutIfNeeded()
    expectEqual(root.entries, [])
  }

  @Test("updateConstraintsIfNeeded updates only the view and its descendants")
  func updateIfNeeded() throws {
    try outer.updateConstraintsIfNeeded()
    expectEqual(root.entries, ["update inner", "update outer"])
    #expect(!outer.needsUpdateConstraints && !inner.needsUpdateConstraints)
    #expect(root.needsUpdateConstraints && outer.frame.width == 0)
    try outer.updateConstraintsIfNeeded()
    expectEqual(root.entries.count, 2)
    inner.setNeedsUpdateConstraints()
    try outer.updateConstraintsIfNeeded()
    expectEqual(root.entries, ["update inner", "update outer", "update inner"])
    root.entries = []
    try root.layOut(width: 320, height: 200)
    expectEqual(root.entries.filter { $0.hasPrefix("update") }, ["update root"])
  }

  @Test(
    "updateConstraintsIfNeeded rethrows errors and throws LayoutLoopError for an endless update")
  func updateThatThrows() throws {
    inner.onUpdate = { throw Rejection() }
    #expect(throws: Rejection.self) { try outer.updateConstraintsIfNeeded() }
    #expect(inner.needsUpdateConstraints && root.entries == ["update inner"])
    inner.onUpdate = { [inner] in inner.setNeedsUpdateConstraints() }
    let error = try #require(throws: LayoutLoopError.self) {
      try outer.updateConstraintsIfNeeded()
    }
    expectEqual(error.views, ["inner"])
    inner.onUpdate = nil
    try outer.updateConstraintsIfNeeded()
    #expect(!inner.needsUpdateConstraints)
  }

  @Test("hugging and compression resistance priorities are stored per axis")
  func contentPriorities() {
    let view = LayoutView("view")
    for axis in Axis.allCases {
      expectEqual(view.contentHuggingPriority(for: axis), Priority(250))
      expectEqual(view.contentCompressionResistancePriority(for: axis), Priority(750))
    }
    view.setContentHuggingPriority(Priority(1), for: .horizontal)
    view.setContentHuggingPriority(Priority(2), for: .vertical)
    view.setContentCompressionResistancePriority(Priority(3), for: .horizontal)
    view.setContentCompressionResistancePriority(Priority(4), for: .vertical)
    expectEqual(view.contentHuggingPriority(for: .horizontal), Priority(1))
    expectEqual(view.contentHuggingPriority(for: .vertical), Priority(2))
    expectEqual(view.contentCompressionResistancePriority(for: .horizontal), Priority(3))
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), Priority(4))
  }

  @Test("a layout pass lays out resized views and the superviews of moved views")
  func changes() throws {
    try root.layOut(width: 320, height: 200)
    root.entries = []
    let x = try #require(root.constraints.first { $0.firstAttribute == .left })
    x.constant = 11
    try root.layoutIfNeeded()
    expectEqual(root.entries, ["layout root"])
    root.entries = []
    let width = try #require(outer.constraints.first { $0.firstAttribute == .width })
    width.constant = 90
    try root.layoutIfNeeded()
    expectEqual(root.entries, ["layout root", "layout outer", "layout inner"])
    expectEqual(inner.frame.width, 90)
  }

  @Test("changes made during a layout pass are solved in the same pass")
  func chain() throws {
    let height = try #require(inner.constraints.first { $0.firstAttribute == .height })
    outer.onUpdate = { height.constant = 30 }
    inner.onLayout = { [inner] in
      if inner.frame.height == 30 { height.constant = 31 }
    }
    root.onLayout = { [root] in
      guard root.subviews.count == 1 else { return }
      let late = Diary("late")
      late.shared = root
      root.addSubview(late)
      try LayoutConstraint.activate(pin(late, x: 1, y: 2, width: 3, height: 4))
    }
    try root.layOut(width: 320, height: 200)
    expectEqual(inner.frame.height, 31)
    expectEqual(root.subviews[1].frame, Frame(x: 1, y: 2, width: 3, height: 4))
    #expect(root.entries.contains("update late"))
  }

  @Test("LayoutLoopError names the views that keep requesting layout")
  func loop() throws {
    inner.onLayout = { [inner] in inner.setNeedsLayout() }
    let error = try #require(throws: LayoutLoopError.self) {
      try root.layOut(width: 320, height: 200)
    }
    expectEqual(error.views, ["inner"])
    inner.onLayout = nil
    try root.layoutIfNeeded()
    expectEqual(inner.frame.width, 100)
  }

  @Test("LayoutLoopError names the views that keep changing constraints or sizes")
  func changingLoop() throws {
    inner.onLayout = { [inner] in inner.contentHeight = (inner.contentHeight ?? 0) + 1 }
    inner.hugging = PerAxis(both: .required)
    outer.constraints.first { $0.firstAttribute == .height }?.isActive = false
    inner.constraints.first { $0.firstAttribute == .height }?.isActive = false
    let error = try #require(throws: LayoutLoopError.self) {
      try root.layOut(width: 320, height: 200)
    }
    #expect(error.views.contains("inner"))
    #expect("\(error)".contains("layout pass does not terminate: affected views: "))
  }

  @Test("an error in a layout pass leaves every frame unchanged")
  func thrown() throws {
    try root.layOut(width: 320, height: 200)
    let frames = [root, outer, inner].map(\.frame)
    outer.onLayout = { throw Rejection() }
    root.constraints.first { $0.firstAttribute == .left }?.constant = 50
    outer.constraints.first { $0.firstAttribute == .width }?.constant = 60
    #expect(throws: Rejection.self) { try root.layoutIfNeeded() }
    expectEqual([root, outer, inner].map(\.frame), frames)
    outer.onLayout = nil
    try root.layoutIfNeeded()
    expectEqual(outer.frame, Frame(x: 50, y: 10, width: 60, height: 50))
    outer.onUpdate = { throw Rejection() }
    outer.setNeedsUpdateConstraints()
    #expect(throws: Rejection.self) { try root.layoutIfNeeded() }
    #expect(outer.needsUpdateConstraints)
    outer.onUpdate = nil
    try root.layoutIfNeeded()
    #expect(!outer.needsUpdateConstraints)
  }

  @Test("a layout pass throws an error for an invalid number, and succeeds after it is corrected")
  func numbers() throws {
    inner.contentWidth = .nan
    #expect(throws: MalformedLayoutError.self) { try root.layOut(width: 320, height: 200) }
    inner.contentWidth = nil
    let margin = inner.widthAnchor.constraint(
      greaterThanOrEqualTo: inner.layoutMarginsGuide.widthAnchor)
    margin.isActive = true
    inner.layoutMargins.leading = .infinity
    #expect(throws: MalformedLayoutError.self) { try root.layoutIfNeeded() }
    inner.layoutMargins.leading = 8
    try root.layoutIfNeeded()
    expectEqual(inner.frame, Frame(x: 0, y: 0, width: 100, height: 9))
    root.rootSize.horizontal = .infinity
    #expect(throws: MalformedLayoutError.self) { try root.layoutIfNeeded() }
  }

  @Test("a root view without a size follows the content sizes and priorities")
  func content() throws {
    let label = LayoutView("label", contentWidth: 40, contentHeight: 10)
    let root = window(label)
    try LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 5),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      root.bottomAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    try root.layoutIfNeeded()
    expectEqual(root.frame, Frame(x: 0, y: 0, width: 50, height: 10))
    label.contentWidth = 60
    try root.layoutIfNeeded()
    expectEqual(root.frame.width, 70)
    let limit = root.widthAnchor.constraint(equalToConstant: 50)
    limit.priority = Priority(600)
    limit.isActive = true
    try root.layoutIfNeeded()
    expectEqual(root.frame.width, 70)
    label.setContentCompressionResistancePriority(Priority(500), for: .horizontal)
    try root.layoutIfNeeded()
    expectEqual(root.frame.width, 50)
    label.contentWidth = nil
    limit.isActive = false
    let wish = label.widthAnchor.constraint(equalToConstant: 7)
    wish.priority = Priority(1)
    wish.isActive = true
    try root.layoutIfNeeded()
    expectEqual(root.frame.width, 17)
  }
}
