import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Autoresizing masks")
struct MaskTests {
  /// Computes one axis by the documented rule, without equations: the flexible parts share the change in
  /// proportion to their lengths.
  private static func resized(
    _ lengths: [Double], _ flexible: [Bool], by change: Double
  ) -> (place: Double, size: Double) {
    var lengths = lengths
    let flexible = flexible.contains(true) ? flexible : [false, false, true]
    var total = 0.0
    for index in 0..<3 where flexible[index] { total += lengths[index] }
    let count = Double(flexible.count { $0 })
    for index in 0..<3 where flexible[index] {
      lengths[index] += change * (total == 0 ? 1 / count : lengths[index] / total)
    }
    return (lengths[0], lengths[1])
  }

  @Test("all 64 autoresizing masks resize views by the documented rule, without drift")
  func rule() throws {
    var random = SeededRandom(1)
    for bits in 0..<64 {
      let mask = AutoresizingMask(rawValue: UInt(bits))
      let root = LayoutView("root")
      root.frame = Frame(x: 0, y: 0, width: 300, height: 200)
      let view = LayoutView("view")
      view.translatesAutoresizingMaskIntoConstraints = true
      let start = Frame(
        x: random.whole(0...90), y: random.whole(0...90), width: random.whole(0...110),
        height: random.whole(1...80))
      view.frame = start
      view.autoresizingMask = mask
      root.addSubview(view)
      try root.layoutIfNeeded()
      expectEqual(view.frame, start)
      for (width, height) in [(320.0, 240.0), (1000, 201), (300, 200), (640.5, 999)] {
        root.frame = Frame(x: 0, y: 0, width: width, height: height)
        try root.layoutIfNeeded()
        let (x, w) = Self.resized(
          [start.x, start.width, 300 - start.x - start.width],
          [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains),
          by: width - 300)
        let (y, h) = Self.resized(
          [start.y, start.height, 200 - start.y - start.height],
          [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains),
          by: height - 200)
        let found = view.frame
        for (value, expected) in [(found.x, x), (found.y, y), (found.width, w), (found.height, h)] {
          #expect((value - expected).magnitude < 1e-6, "mask \(bits) at \(width)x\(height)")
        }
      }
      root.frame = Frame(x: 0, y: 0, width: 300, height: 200)
      try root.layoutIfNeeded()
      #expect((view.frame.x - start.x).magnitude < 1e-9)
    }
  }

  @Test(
    "a view with an autoresizing mask keeps the frame that was set last, and constraints can use it"
  )
  func frames() throws {
    let view = LayoutView("view")
    let label = LayoutView("label")
    let root = window(view, label)
    root.frame = Frame(x: 0, y: 0, width: 100, height: 100)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = Frame(x: 10, y: 10, width: 30, height: 30)
    try LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5),
      label.widthAnchor.constraint(equalToConstant: 7),
    ])
    try root.layoutIfNeeded()
    expectEqual(label.frame.x, 45)
    view.frame.x = 20
    try root.layoutIfNeeded()
    #expect(view.frame.x == 20 && label.frame.x == 55)
    view.translatesAutoresizingMaskIntoConstraints = false
    try LayoutConstraint.activate(pin(view, x: 1, y: 2, width: 3, height: 4))
    try root.layoutIfNeeded()
    #expect(view.frame == Frame(x: 1, y: 2, width: 3, height: 4) && label.frame.x == 9)
  }

  @Test("a conflict with an autoresizing mask names the mask")
  func conflict() throws {
    let view = LayoutView("view")
    let root = window(view)
    root.frame = Frame(x: 0, y: 0, width: 100, height: 100)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = Frame(x: 10, y: 10, width: 30, height: 30)
    try LayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 31)])
    let error = try #require(throws: UnsatisfiableLayoutError.self) { try root.layoutIfNeeded() }
    #expect("\(error)".contains("autoresizing mask of view"))
    #expect(!"\(error)".contains("autoresizing mask of view:1"))
    expectEqual(root.conflictingConstraints.first?.count, 1)
  }

  @Test("an autoresizing mask has no effect unless it is translated into constraints")
  func off() throws {
    let view = LayoutView("view")
    let root = window(view)
    view.frame = Frame(x: 10, y: 10, width: 30, height: 30)
    try LayoutConstraint.activate(pin(view, x: 0, y: 0, width: 5, height: 5))
    try root.layOut(width: 50, height: 50)
    expectEqual(view.frame, Frame(x: 0, y: 0, width: 5, height: 5))
  }

  @Test("a negative margin keeps its size when the superview's size changes")
  func overhang() throws {
    // The far margin is -300 and can therefore neither grow nor shrink.
    let view = LayoutView("view")
    let root = window(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = Frame(x: 20, y: 0, width: 280, height: 30)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    root.frame = Frame(x: 0, y: 0, width: 300, height: 200)
    try root.layoutIfNeeded()
    #expect(view.frame.x == 20 + 20 && view.frame.width == 280 + 280)
    for mask in [AutoresizingMask.flexibleWidth, [.flexibleWidth, .flexibleRightMargin]] {
      let view = LayoutView("view")
      let root = window(view)
      root.frame = Frame(x: 0, y: 0, width: 100, height: 200)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = mask
      view.frame = Frame(x: 20, y: 0, width: 80.5, height: 30)
      root.frame.width = 200
      try root.layoutIfNeeded()
      #expect(view.frame.x == 20 && view.frame.width == 180.5)
    }
  }

  @Test("an autoresizing mask creates no constraint objects")
  func noObjects() throws {
    let root = LayoutView("root")
    root.frame = Frame(x: 0, y: 0, width: 100, height: 100)
    let (box, label) = (LayoutView("box"), LayoutView("label"))
    root.addSubview(box)
    root.addSubview(label)
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = Frame(x: 10, y: 20, width: 30, height: 40)
    let edges = [
      label.leftAnchor.constraint(equalTo: box.rightAnchor),
      label.rightAnchor.constraint(equalTo: root.rightAnchor),
    ]
    try LayoutConstraint.activate(edges)
    try root.layoutIfNeeded()
    #expect(try box.constraintsAffectingLayout(for: .horizontal).isEmpty)
    #expect(box.constraints.isEmpty && root.constraints.count == 2)
    // The mask also affects the label, but only constraint objects are returned.
    let causes = try label.constraintsAffectingLayout(for: .horizontal)
    expectEqual(causes.map(\.description), edges.map(\.description))
  }
}
