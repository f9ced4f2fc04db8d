import VFLDiagnostics

// The guides that views provide.
extension FunctionReader {
  static let guides: Set<String> = [
    "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "keyboardLayoutGuide",
    "contentLayoutGuide", "frameLayoutGuide", "topLayoutGuide", "bottomLayoutGuide",
  ]

  /// Returns a guide that an object provides.
  func guide(_ name: String, of item: Int) -> Int {
    var short = name
    for suffix in ["LayoutGuide", "Guide"] where short.hasSuffix(suffix) {
      short = String(short.dropLast(suffix.utf8.count))
    }
    if name == "layoutMarginsGuide" { short = "margins" }
    if !items[item].isRoot {
      short = items[item].name + short.raisingFirst
    }
    return state.item("\(item).\(name)") {
      CodeItem(name: short, className: "UILayoutGuide", parent: item, guide: name)
    }
  }
}
