import VisualFormat

/// A stack of three views, with each distribution and with a hidden view.
enum StackViewExample: Example {
  static let name = "stack-view"
  static let summary = "a gallery of the distributions of a stack view, and a view that hides"

  static func run(_ log: inout ExampleLog) throws {
    for distribution in StackView.Distribution.allCases {
      let (stack, _) = row(distribution)
      try log.show("Distribution \(distribution)", stack)
    }
    let (stack, second) = row(.fillEqually)
    second.isHidden = true
    try log.show("fillEqually, the second view hidden", stack)
    second.isHidden = false
    stack.axis = .vertical
    try log.show("fillEqually, turned", stack)
  }

  /// Returns a row of three views and the second of these views.
  ///
  /// The contents are 40, 80 and 120 points wide, and the row measures 320 by 60 points.
  private static func row(_ distribution: StackView.Distribution) -> (StackView, LayoutView) {
    let views = [("one", 40.0), ("two", 80.0), ("three", 120.0)].map { name, width in
      LayoutView(name, contentWidth: width, contentHeight: 20)
    }
    let stack = StackView(
      "stack", arranging: views, spacing: 10, distribution: distribution, behavior: .corrected)
    stack.rootSize = PerAxis(320, 60)
    return (stack, views[1])
  }
}
