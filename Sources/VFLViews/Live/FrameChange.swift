import VFLLayout

/// The frames of an element before a change, to undo the change.
struct FrameChange {
  let element: LayoutElement
  private let solved: Frame
  private let shown: Frame

  init(_ element: LayoutElement) {
    self.element = element
    solved = element.solvedFrame
    shown = element.shownFrame
  }

  /// Undoes the change.
  func undo() {
    element.solvedFrame = solved
    element.shownFrame = shown
  }
}
