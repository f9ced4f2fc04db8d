import LayoutSolver

extension WorkloadBuilder {
  /// The variables for the content area of a dialog, and for the boundary between labels and fields.
  private struct Content {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int
    let middle: Int
  }

  /// Adds a window in which dialogs are stacked vertically.
  ///
  /// The dialogs model toolkits that convert every "next to" and "below" to a required minimum distance and
  /// an optional exact distance.
  ///
  /// Each dialog has three lines that consist of a label and a field, and a bar below the lines.
  mutating func addWindow(dialogs count: Int) {
    let window = (width: editedVariable(), height: editedVariable())
    requireNonNegative(window.width, window.height)
    lengths[0].range = 300...1_200
    lengths[1].range = 120 * count...400 * count
    row([window.width: 1], .equal, 0, at: Self.mediumPriority)
    row([window.height: 1], .equal, 0, at: Self.mediumPriority)
    var above: (top: Int, height: Int)?
    for _ in 0..<count {
      let dialog = box()
      requireNonNegative(dialog.x, dialog.y, dialog.height)
      row([dialog.width: 1, window.width: -1], .equal, 0)
      if let above { row([dialog.y: 1, above.top: -1, above.height: -1], .equal, 0) }
      above = (dialog.y, dialog.height)
      addDialog(dialog)
    }
    if let above { row([window.height: 1, above.top: -1, above.height: -1], .equal, 0) }
  }

  private mutating func addDialog(_ dialog: Box) {
    let content = Content(
      left: variable(), right: variable(), top: variable(), bottom: variable(), middle: variable())
    row([content.left: 1, dialog.x: -1], .equal, 10)
    row([dialog.x: 1, dialog.width: 1, content.right: -1], .equal, 10)
    row([content.top: 1, dialog.y: -1], .equal, 10)
    row([dialog.y: 1, dialog.height: 1, content.bottom: -1], .equal, 10)
    var above: (label: Box, field: Box)?
    for _ in 0..<3 {
      let line = (label: hinted(24...90, 16), field: hinted(100...150, 21))
      keep(line.label.x, from: content.left, 0)
      keepBeside(line.field.x, line.label.x, line.label.width, 10)
      keepBeside(content.right, line.field.x, line.field.width, 0)
      row([line.field.x: 1, content.middle: -1], .equal, 0, at: Self.compressionPriority)
      row(
        [line.field.y: 1, line.field.height: 0.5, line.label.y: -1, line.label.height: -0.5],
        .equal, 0, at: Self.compressionPriority)
      if let above {
        keepBeside(line.label.y, above.label.y, above.label.height, 10)
        keepBeside(line.field.y, above.field.y, above.field.height, 10)
      } else {
        keep(line.label.y, from: content.top, 0)
        keep(line.field.y, from: content.top, 0)
      }
      above = line
    }
    guard let above else { return }
    let bar = hinted(119...119, 24)
    keep(bar.x, from: content.left, 0)
    keepBeside(content.right, bar.x, bar.width, 0)
    keepBeside(bar.y, above.label.y, above.label.height, 10)
    keepBeside(bar.y, above.field.y, above.field.height, 10)
    keepBeside(content.bottom, bar.y, bar.height, 0)
  }

  /// Adds a view with an optional minimum width, a weaker optional exact width, and an optional height.
  private mutating func hinted(_ width: ClosedRange<Int>, _ height: Double) -> Box {
    let view = box()
    requireNonNegative(view.x, view.y, view.width, view.height)
    let content = Double(random.number(in: width))
    row([view.width: 1], .equal, content, at: Self.huggingPriority)
    readdable.append(
      row([view.width: 1], .greaterThanOrEqual, content, at: Self.compressionPriority))
    row([view.height: 1], .equal, height, at: Self.compressionPriority)
    row([view.height: 1], .greaterThanOrEqual, height, at: Self.compressionPriority)
    return view
  }

  /// Adds a required `position >= from + least` and an optional equality.
  private mutating func keep(_ position: Int, from: Int, _ least: Double) {
    row([position: 1, from: -1], .greaterThanOrEqual, least)
    readdable.append(
      row([position: 1, from: -1], .equal, least, at: Self.mediumPriority, weight: 1.25))
  }

  /// Adds a required `position >= start + length + least` and an optional equality.
  private mutating func keepBeside(
    _ position: Int, _ start: Int, _ length: Int, _ least: Double
  ) {
    row([position: 1, start: -1, length: -1], .greaterThanOrEqual, least)
    readdable.append(
      row(
        [position: 1, start: -1, length: -1], .equal, least, at: Self.mediumPriority,
        weight: 1.25))
  }
}
