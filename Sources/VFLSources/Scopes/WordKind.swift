/// The kinds of objects to which names of types and variables refer by convention: views or view controllers.
enum WordKind {
  case view, controller

  private static let viewEndings = [
    "view", "label", "button", "cell", "control", "bar", "field", "slider", "stepper", "picker",
    "switch", "indicator", "window", "header", "footer", "container",
  ]

  /// The kind of a class of the system that others inherit from; `nil` for any other type.
  init?(ofType name: String) {
    switch name {
    case "UIView", "NSView": self = .view
    case "UIViewController", "NSViewController": self = .controller
    default: return nil
    }
  }

  /// Whether a type or variable is of this kind by its name.
  func fits(_ name: String) -> Bool {
    let name = name.lowercased()
    return switch self {
    case .view: Self.viewEndings.contains(where: name.hasSuffix)
    case .controller: name.hasSuffix("controller") || name.hasSuffix("vc")
    }
  }
}
