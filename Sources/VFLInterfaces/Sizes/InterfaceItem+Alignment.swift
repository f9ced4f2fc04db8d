import VFLLayout

extension InterfaceItem {
  /// Returns the alignment rectangle, which constraints refer to, in points from the top left corner of the
  /// root.
  ///
  /// Returns `nil` if the file contains no frame for the item.
  func rectangle(in file: InterfaceFile) -> Frame? {
    guard let frame else { return nil }
    let insets = file.platform == .iOS ? insets(in: file) : macInsets(in: file)
    return Frame(
      x: frame.x + insets.left, y: frame.y + insets.top,
      width: max(0, frame.width - insets.left - insets.right),
      height: max(0, frame.height - insets.top - insets.bottom))
  }

  /// The distances from the edges of the frame to the edges of the alignment rectangle on iOS, in points.
  private func insets(in file: InterfaceFile) -> LayoutInsets {
    switch kind {
    case "switch": LayoutInsets(right: 2)
    case "segmentedControl": LayoutInsets(bottom: 1)
    case "slider":
      file.isWrittenByXcode26 ? LayoutInsets() : LayoutInsets(top: 1, left: 2, right: 2)
    default: LayoutInsets()
    }
  }

  /// The distances from the edges of the frame to the edges of the alignment rectangle on macOS, in points.
  ///
  /// They are the values for which the constraints of public files agree best with their frames. Controls of
  /// other kinds and sizes have frames that are equal to their alignment rectangles, or are too rare.
  private func macInsets(in file: InterfaceFile) -> LayoutInsets {
    let cell = source.element.child(key: "cell")
    switch (kind, cell?["type"]) {
    case ("textField", _):
      // Labels are narrower since Xcode 6.
      let side: Double = file.toolsVersion < 6000 ? 3 : 2
      return cell?["borderStyle"] == nil ? LayoutInsets(left: side, right: side) : LayoutInsets()
    case ("button", "push"):
      // The push buttons of macOS 11 are narrower than the ones of earlier versions.
      let side: Double = file.toolsVersion < 17_000 ? 6 : 7
      return LayoutInsets(top: side - 2, left: side, bottom: 7, right: side)
    case ("button", "check"), ("button", "radio"): return LayoutInsets(top: 1, left: 2, bottom: 1)
    case ("popUpButton", "push"): return LayoutInsets(top: 1, left: 3, bottom: 4, right: 4)
    case ("tabView", _): return LayoutInsets(top: 6, left: 7, bottom: 10, right: 7)
    case ("slider", _): return LayoutInsets(top: 2, left: 2, bottom: 2, right: 2)
    case ("box", _):
      return switch source["boxType"] {
      case "separator": LayoutInsets(top: 2, bottom: 2)
      case "custom": LayoutInsets()
      default: LayoutInsets(left: 3, bottom: 4, right: 3)
      }
    default: return LayoutInsets()
    }
  }
}
