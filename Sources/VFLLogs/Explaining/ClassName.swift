import VFLDiagnostics

/// The short name of a class.
enum ClassName {
  /// Returns the name without its module, the prefix of key-value observing, and the mangling of generic,
  /// nested and private classes: `Card` for `Demo.Card` and `_TtGC4Demo4CardCSo6UIView_`.
  static func short(_ name: String) -> String {
    var name = name[...]
    let observing = "NSKVONotifying_"
    if name.hasPrefix(observing) { name = name.dropFirst(observing.count) }
    if let demangled = demangled(name) { return demangled }
    // Generic arguments have module names, too.
    let plain = name.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? name)
  }

  /// Returns the name with the underscores that Markdown has removed or replaced by `*`.
  ///
  /// Markdown also marks emphasis with `*` around a name.
  static func repaired(_ name: String) -> String {
    var parts = name.split(separator: "*", omittingEmptySubsequences: false)[...]
    while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    while parts.count > 1, parts.first?.isEmpty == true { parts.removeFirst() }
    let inner = parts.joined(separator: "_")
    let name = name.first == "*" && ViewClasses.isKnown("_" + inner) ? "_" + inner : inner
    let plain = name.first == "_" ? name.dropFirst() : name[...]
    guard plain.hasPrefix("Tt"),
      plain.dropFirst(2).drop(while: { "GCVO".contains($0) }).first.map({ $0.isNumber || $0 == "S" }
      )
        == true
    else { return name }
    // A discriminator consists of an underscore and 32 digits.
    guard let place = plain.firstPlace(of: "P33"), plain[place.upperBound...].first != "_" else {
      return "_" + plain
    }
    return "_" + plain[..<place.upperBound] + "_" + plain[place.upperBound...]
  }

  /// Returns the class name in a mangled name, which consists of `_Tt`, kinds, the module and names, each
  /// name with its length.
  ///
  /// Returns `nil` if `name` is not mangled. This is the mangling of Swift 3, which the Objective-C runtime
  /// still shows.
  private static func demangled(_ name: Substring) -> String? {
    guard name.hasPrefix("_Tt") else { return nil }
    var rest = name.dropFirst(3)
    if rest.first == "G" { rest = rest.dropFirst() }
    let kinds = rest.prefix { "CVO".contains($0) }
    rest = rest.dropFirst(kinds.count)
    guard !kinds.isEmpty, skipModule(of: &rest) else { return nil }
    var found: String?
    for _ in kinds {
      // A discriminator precedes a private name.
      if rest.first == "P" {
        rest = rest.dropFirst()
        guard takeName(of: &rest) != nil else { return nil }
      }
      guard let next = takeName(of: &rest) else { return nil }
      found = next
    }
    return found
  }

  private static func skipModule(of rest: inout Substring) -> Bool {
    if rest.first == "S" {
      rest = rest.dropFirst(2)
      return true
    }
    return takeName(of: &rest) != nil
  }

  /// Consumes a length and the name with that length, or returns `nil` if there is none.
  private static func takeName(of rest: inout Substring) -> String? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    rest = rest.dropFirst(digits.count)
    guard rest.utf8.count >= length,
      let end = rest.utf8.index(
        rest.startIndex, offsetBy: length, limitedBy: rest.endIndex)
    else { return nil }
    defer { rest = rest[end...] }
    return String(rest[..<end])
  }
}
