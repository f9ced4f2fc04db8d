import VisualFormat

/// The output of an example: a list of steps, each with the frames of its views.
struct ExampleLog {
  /// The views of a hierarchy after a step.
  struct Step {
    /// The description of the step.
    let title: String
    /// The views.
    ///
    /// A superview precedes its subviews, and a frame is relative to the top left corner of the superview.
    let nodes: [LayoutNode]
    /// The frames in points.
    let frames: [Frame]

    /// Returns the frame of the view with a name; `nil` if there is no such view.
    func frame(_ name: String) -> Frame? {
      nodes.firstIndex { $0.name == name }.map { frames[$0] }
    }
  }

  /// The steps so far.
  private(set) var steps: [Step] = []

  /// Lays out a hierarchy and records its frames as a step.
  ///
  /// - Throws: The error of ``LayoutView/layoutIfNeeded()``.
  mutating func show(_ title: String, _ root: LayoutView) throws {
    try root.layoutIfNeeded()
    var (nodes, frames): ([LayoutNode], [Frame]) = ([], [])
    func add(_ view: LayoutView, in parent: ItemID?) {
      let number = ItemID(nodes.count)
      nodes.append(LayoutNode(name: view.name, parent: parent))
      frames.append(view.frame)
      for subview in view.subviews { add(subview, in: number) }
    }
    add(root, in: nil)
    steps.append(Step(title: title, nodes: nodes, frames: frames))
  }

  /// Formats a number of points, without a fraction for integers.
  private static func text(_ points: Double) -> String {
    Int(exactly: points).map { "\($0)" } ?? "\(points)"
  }

  /// The steps as text.
  ///
  /// Each step has a title, the size of the root, and a table of frames.
  var text: String {
    steps.map { step in
      let size = step.frames[0]
      let title = "\(step.title), in \(Self.text(size.width)) by \(Self.text(size.height))\n"
      return title + FrameTable.text(nodes: step.nodes, frames: step.frames)
    }.joined(separator: "\n")
  }
}
