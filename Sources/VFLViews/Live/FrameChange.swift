import VFLLayout

/// The frames of an element before a change.
struct FrameChange {
  let element: LayoutElement
  private let solved: Frame
  private let shown: Frame

  init(_ element: LayoutElement) {
    self.element = element
    solved = element.solvedFrame
    shown = element.shownFrame
  }

  /// Takes the change back.
  func undo() {
    element.solvedFrame = solved
    element.shownFrame = shown
  }
}
