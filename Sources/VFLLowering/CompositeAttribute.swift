import VFLRecords

/// A name that represents several attributes.
enum CompositeAttribute: String, CaseIterable {
  /// Width and height.
  case size
  /// The centers on both axes.
  case center
  /// All four edges.
  case edges

  /// The attributes with this name, in the order in which their records are created.
  var attributes: [Attribute] {
    switch self {
    case .size: [.width, .height]
    case .center: [.centerX, .centerY]
    case .edges: [.leading, .trailing, .top, .bottom]
    }
  }

  /// Returns the single attribute with the given name or alias, or `nil` if the name is unknown.
  static func single(named name: String) -> Attribute? {
    switch name {
    case "start": .leading
    case "end": .trailing
    case "baseline": .lastBaseline
    default: Attribute(name: name).flatMap { $0 == .notAnAttribute ? nil : $0 }
    }
  }

  /// All names of attributes, for suggestions in diagnostics.
  static let names =
    Attribute.allCases.dropFirst().map { $0.name } + ["start", "end", "baseline"]
    + allCases.map { $0.rawValue }
}
