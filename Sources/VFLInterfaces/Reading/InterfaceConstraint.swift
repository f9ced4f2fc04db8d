import VFLDiagnostics
import VFLRecords

/// A constraint of an Interface Builder file.
struct InterfaceConstraint: Sendable {
  /// An attribute of an object.
  struct Side: Sendable {
    /// The identifier of the object.
    let object: String
    let attribute: Attribute
  }

  let id: String
  let first: Side
  let relation: Relation
  let second: Side?
  let multiplier: Double
  /// The constant in points.
  let constant: Double
  let priority: Double
  /// Whether the constraint exists only in Interface Builder, and is removed when the file is compiled.
  let isPlaceholder: Bool
  /// The span of the start tag.
  let span: SourceSpan

  /// Reads a constraint that belongs to the view `owner`.
  ///
  /// Returns `nil` if an attribute, the relation or a number is unknown.
  init?(_ element: XMLElement, owner: String, _ classes: SizeClasses) {
    let varied = VariedElement(element, classes)
    guard let attribute = Attribute(interface: varied["firstAttribute"]) else { return nil }
    first = Side(object: varied["firstItem"] ?? owner, attribute: attribute)
    switch varied["relation"] {
    case nil, "equal": relation = .equal
    case "lessThanOrEqual": relation = .lessThanOrEqual
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    default: return nil
    }
    if let name = varied["secondAttribute"] {
      guard let attribute = Attribute(interface: name) else { return nil }
      second = Side(object: varied["secondItem"] ?? owner, attribute: attribute)
    } else {
      second = nil
    }
    guard let multiplier = Self.ratio(varied["multiplier"] ?? "1"),
      let constant = XMLElement.number(varied["constant"] ?? "0"),
      let priority = XMLElement.number(varied["priority"] ?? "1000"), priority > 0
    else { return nil }
    (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    id = element["id"] ?? ""
    isPlaceholder = varied.flag("placeholder")
    span = element.span
  }

  /// Returns the value of a multiplier such as `0.5`, `16:9` or `1/3`.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(separator: text.contains(":") ? ":" : "/")
    let numbers = parts.compactMap { XMLElement.number($0) }
    guard numbers.count == parts.count else { return nil }
    if numbers.count == 1 { return numbers[0] }
    return numbers.count == 2 && numbers[1] != 0 ? numbers[0] / numbers[1] : nil
  }
}

extension Attribute {
  /// Creates an attribute from its name in an Interface Builder file.
  fileprivate init?(interface name: String?) {
    guard let name, name != Attribute.notAnAttribute.name else { return nil }
    self.init(name: name == "baseline" ? Attribute.lastBaseline.name : name)
  }
}
