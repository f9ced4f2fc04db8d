import VisualFormat

/// What an example shows: a list of steps, each with the frames of its views.
struct ExampleLog {
  /// The views of a hierarchy after a step.
  struct Step {
    /// What was done.
    let title: String
    /// The views with their frames, the root first and each before those in it; a frame is measured from
    /// its superview's top left corner.
    let nodes: [LayoutNode]
    /// The frames, in points.
    let frames: [Frame]

    /// The frame of the view with a name.
    func frame(_ name: String) -> Frame? {
      nodes.firstIndex { $0.name == name }.map { frames[$0] }
    }
  }

  /// The steps so far.
  private(set) var steps: [Step] = []

  /// Lays a hierarchy out and notes its frames.
  ///
  /// - Throws: what ``LayoutView/layoutIfNeeded()`` throws.
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

  /// A number of points, whole where it is.
  private static func text(_ points: Double) -> String {
    Int(exactly: points).map { "\($0)" } ?? "\(points)"
  }

  /// The steps as text: a title, the root's size and a table each.
  var text: String {
    steps.map { step in
      let size = step.frames[0]
      let title = "\(step.title), in \(Self.text(size.width)) by \(Self.text(size.height))\n"
      return title + FrameTable.text(nodes: step.nodes, frames: step.frames)
    }.joined(separator: "\n")
  }
}
