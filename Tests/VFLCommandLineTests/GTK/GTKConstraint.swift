/// A constraint of GTK's solver, `target REL source * multiplier + constant`, with a strength.
struct GTKConstraint: Hashable {
  /// An item name and an attribute, such as `title.START`.
  var target: String
  var relation: String
  /// The second attribute; `nil` if the constraint compares `target` with a constant.
  var source: String?
  var multiplier = 1.0
  var constant = 0.0
  var strength = Self.required

  static let required = 1_001_001_000.0

  /// An equivalent constraint whose target is the item with the alphabetically first name.
  ///
  /// A constraint with a multiplier is returned unchanged.
  var canonical: GTKConstraint {
    guard let source, multiplier == 1, source < target else { return self }
    var turned = self
    turned.target = source
    turned.source = target
    turned.constant = constant == 0 ? 0 : -constant
    turned.relation = ["<=": ">=", ">=": "<="][relation] ?? relation
    return turned
  }

  /// Parses a record that `vfl compile` prints, and replaces item names according to `names`.
  init?(record line: Substring, named names: [String: String], numbers: [String: Double]) {
    var words = line.split(separator: " ").map(String.init)
    words.removeAll { $0.hasPrefix("{") }
    guard words.count >= 3 else { return nil }
    func number(_ word: String) -> Double? {
      let plain = word.hasPrefix("std(") ? String(word.dropFirst(4).dropLast()) : word
      return numbers[plain] ?? Double(plain)
    }
    if let last = words.last, last.hasPrefix("@") {
      guard let priority = number(String(last.dropFirst())) else { return nil }
      if priority < 1000 { strength = priority > 250 ? priority * 1e6 : priority * 4 }
      words.removeLast()
    }
    guard let target = Self.attribute(words[0], named: names) else { return nil }
    self.target = target
    relation = words[1]
    if let constant = number(words[2]) {
      self.constant = constant
      return
    }
    source = Self.attribute(words[2], named: names)
    var rest = words.dropFirst(3)
    while let sign = rest.popFirst(), let value = rest.popFirst().flatMap(number) {
      switch sign {
      case "*": multiplier = value
      case "+": constant = value
      default: constant = -value
      }
    }
    if source == nil { return nil }
  }

  /// Converts an attribute such as `title.leading` to `title.START`.
  private static func attribute(_ text: String, named names: [String: String]) -> String? {
    let words = text.split(separator: ".").map(String.init)
    guard words.count >= 2, let last = words.last else { return nil }
    // The name of an unnamed guide, such as `#1.2`, contains a period.
    let length = text.hasPrefix("#") ? 2 : 1
    let item = words.prefix(length).joined(separator: ".")
    let region = words.dropFirst(length).dropLast()
    let attribute = attributes[last] ?? last.uppercased()
    return ([names[item] ?? item] + region + [attribute]).joined(separator: ".")
  }

  private static let attributes = [
    "leading": "START", "trailing": "END", "centerX": "CENTER_X", "centerY": "CENTER_Y",
  ]

  /// Creates a constraint from its parts.
  init(
    target: String, relation: String, source: String?, multiplier: Double = 1, constant: Double,
    strength: Double
  ) {
    (self.target, self.relation, self.source) = (target, relation, source)
    (self.multiplier, self.constant, self.strength) = (multiplier, constant, strength)
  }
}
