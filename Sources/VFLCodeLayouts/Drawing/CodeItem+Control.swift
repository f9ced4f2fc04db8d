import VFLCompiler
import VFLControls
import VFLDiagnostics

extension CodeItem {
  /// Whether the view is an instance of a class of the system that scrolls.
  var isScrollView: Bool {
    guard let className else { return false }
    return [
      "UIScrollView", "UITableView", "UICollectionView", "UITextView", "NSScrollView",
    ].contains(className)
  }

  /// Whether the view is a button of the system, whose touch area is its frame.
  var isControl: Bool { className == "UIButton" && (ownClass ?? "UIButton") == "UIButton" }

  /// Returns the content size of the view, or `nil` if the view has none, or if it is unknown.
  ///
  /// If the function does not set the text of a control, the name of the view is assumed.
  func controlSize(_ system: SystemVersion?) -> ControlSize? {
    guard let className, className.hasPrefix("UI") else { return nil }
    let text = content.text ?? name
    switch className {
    case "UILabel": return .label(text, fontSize: content.fontSize ?? 17)
    case "UIButton":
      return .button(content.hasImage ? content.text ?? "" : text, fontSize: content.fontSize ?? 15)
    case "UITextField":
      return .textField(
        text, fontSize: content.fontSize ?? 17, isRounded: content.isRounded)
    default:
      let kind = className.dropFirst(2)
      return .control(kind.loweringFirst, isNew: system == .iOS26)
    }
  }
}
