extension FormatWrapper {
  /// Returns a full name up to its labels, and the labels if it has any.
  static func parts(of name: String) -> (base: String, labels: [String]?) {
    if let open = name.firstIndex(of: "(") {
      let labels = name[name.index(after: open)...].split(separator: ":").filter { $0 != ")" }
      return (String(name[..<open]), labels.map(String.init))
    }
    guard name.hasSuffix(":") else { return (name, nil) }
    let labels = name.split(separator: ":", omittingEmptySubsequences: true).map(String.init)
    return (labels.first ?? "", labels)
  }

  /// A full name up to its labels.
  static func base(of name: String) -> String {
    String(name.prefix { $0 != "(" && $0 != ":" })
  }

  /// How many affixes a function may have, before its strings are not checked: functions that call each other
  /// twice may double the affixes without end.
  static let affixLimit = 16

  /// Whether the text around the strings is not known, so that no string of a call is checked.
  var hasUnknownAffixes: Bool { affixes.isEmpty }

  /// What two functions of one name have in common.
  func intersection(_ other: FormatWrapper) -> FormatWrapper {
    var affixes = self.affixes + other.affixes.filter { !self.affixes.contains($0) }
    let areKnown = !hasUnknownAffixes && !other.hasUnknownAffixes
    if !areKnown || affixes.count > Self.affixLimit { affixes = [] }
    var common = FormatWrapper(
      name: name, format: format, views: views == other.views ? views : .unknown,
      metrics: metrics == other.metrics ? metrics : .unknown,
      options: options == other.options ? options : .unknown,
      variadic: [variadic, other.variadic].compactMap { $0 }.min(),
      affixes: affixes,
      required: required.filter(other.required.contains))
    common.isLikely = isLikely || other.isLikely
    common.changed = changed.union(other.changed)
    common.isConditional = isConditional || other.isConditional
    common.users = Set(users + other.users).sorted()
    common.defaults = defaults == other.defaults ? defaults : Defaults()
    return common
  }

  /// The wrapper with its affixes in an order that does not depend on which file was read first.
  var withSortedAffixes: FormatWrapper {
    var sorted = self
    sorted.affixes.sort { $0.isBefore($1) }
    return sorted
  }
}
