import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Known bugs of UIStackView and FDStackView")
struct StackErrorTests {
  private func views(_ widths: Double...) -> [LayoutView] {
    widths.enumerated().map { LayoutView("s\($0)", contentWidth: $1, contentHeight: 10) }
  }

  @Test(
    "proportional filling with spacing makes UIStackView's last view too large")
  func proportionalSpacing() throws {
    let views = views(100, 200, 100)
    let stack = StackView("S", arranging: views, spacing: 50, distribution: .fillProportionally)
    try stack.layOut(width: 900, height: 10)
    expectEqual(views.map(\.frame.width), [180, 360, 260])
    stack.behavior = .corrected
    try stack.layoutIfNeeded()
    expectEqual(views.map(\.frame.width), [200, 400, 200])
    stack.behavior = .fdStackView
    try stack.layoutIfNeeded()
    expectEqual(views.map(\.frame.width), [200, 400, 200])
  }

  @Test("a single proportional view with margins is a conflict in UIStackView")
  func proportionalMargins() throws {
    let views = views(100)
    let stack = StackView("S", arranging: views, distribution: .fillProportionally)
    stack.isLayoutMarginsRelativeArrangement = true
    let error = #expect(throws: UnsatisfiableLayoutError.self) {
      try stack.layOut(width: 200, height: 30)
    }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("UISV-fill-proportionally"))
    #expect(text.contains("StackErrorTests.swift:"))
    stack.behavior = .corrected
    try stack.layOut(width: 200, height: 30)
    expectEqual(views[0].frame, Frame(x: 8, y: 8, width: 184, height: 14))
  }

  @Test("a hidden view with an explicit width is a conflict in FDStackView")
  func hiddenWidth() throws {
    let views = views(10, 20, 30)
    let stack = StackView("S", arranging: views, spacing: 5, behavior: .fdStackView)
    try LayoutConstraint.activate([views[1].widthAnchor.constraint(equalToConstant: 44)])
    views[1].isHidden = true
    let error = #expect(throws: UnsatisfiableLayoutError.self) { try stack.layoutIfNeeded() }
    expectEqual(error.map { "\($0)" }?.contains("FDSV-hiding"), true)
    for behavior in [StackView.Behavior.uiKit, .corrected] {
      stack.behavior = behavior
      try stack.layoutIfNeeded()
      expectEqual(stack.frame.width, 45)
      expectEqual(views[2].frame.x, 15)
      expectEqual(views[1].frame.width, 44)
    }
  }

  @Test(
    "with last-baseline alignment, views overflow UIStackView if its first view has no baseline")
  func lastBaseline() throws {
    let icon = LayoutView("icon", contentWidth: 10, contentHeight: 20)
    let label = LayoutView("label", contentWidth: 10, contentHeight: 20)
    label.lastBaseline = 4
    let stack = StackView("S", arranging: [icon, label], alignment: .lastBaseline)
    try stack.layoutIfNeeded()
    expectEqual(label.frame.y, 4)
    expectEqual(stack.frame.height, 20)
    stack.behavior = .corrected
    try stack.layoutIfNeeded()
    expectEqual(stack.frame.height, 24)
  }

  @Test(
    "a stack view without a given width is as wide as its views and spacing (FDStackView issue 25)")
  func hugging() throws {
    for behavior in [StackView.Behavior.uiKit, .corrected] {
      let window = LayoutView("window")
      let views = views(40, 60, 30)
      let stack = StackView(
        "s", arranging: views, spacing: 6, alignment: .center, distribution: .equalSpacing,
        behavior: behavior)
      window.addSubview(stack)
      let formats = ["H:|-[s]-(>=5)-|", "V:|[s]|"]
      for format in formats {
        try LayoutConstraint.activate(
          LayoutConstraint.constraints(visualFormat: format, views: ["s": stack]))
      }
      try window.layOut(width: 375, height: 60)
      expectEqual(stack.frame.width, 40 + 6 + 60 + 6 + 30)
      expectEqual(views.map(\.frame.x), [0, 46, 112])
      #expect(!stack.hasAmbiguousLengths)
    }
  }

  @Test(
    "required sizes that prevent equally spaced centers are a conflict in FDStackView")
  func tightCentres() throws {
    let views = views(100, 10, 10)
    for view in views { view.compressionResistance = PerAxis(both: .required) }
    let stack = StackView("S", arranging: views, spacing: 4, distribution: .equalCentering)
    try stack.layOut(width: 128, height: 10)
    expectEqual(views.map(\.frame.x), [0, 104, 118])
    stack.behavior = .fdStackView
    #expect(throws: UnsatisfiableLayoutError.self) { try stack.layoutIfNeeded() }
  }

  @Test("a hidden last view and its spacing take no space in FDStackView")
  func hiddenLast() throws {
    let views = views(10, 20, 30)
    let stack = StackView("S", arranging: views, spacing: 5, behavior: .fdStackView)
    views[2].isHidden = true
    try stack.layoutIfNeeded()
    expectEqual(stack.frame.width, 35)
    views[0].isHidden = true
    try stack.layoutIfNeeded()
    expectEqual(stack.frame.width, 20)
    expectEqual(views[1].frame.x, 0)
  }
}

extension LayoutView {
  /// Whether a new solver finds more than one best layout of the hierarchy.
  fileprivate var hasAmbiguousLengths: Bool {
    (try? HierarchyProblem(of: rootView).frames())?.isUnique != true
  }
}
