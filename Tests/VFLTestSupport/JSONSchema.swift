import Foundation

/// A JSON schema, with the keywords that the tested standards use (drafts 04 to 07).
///
/// An unknown keyword in a schema is reported as an error, so that no check is skipped silently.
package struct JSONSchema: Sendable {
  private let root: JSONTree

  /// The keywords that do not restrict a value.
  private static let remarks: Set<String> = [
    "$schema", "id", "$id", "title", "description", "default", "definitions",
  ]

  /// Creates a schema from its JSON value.
  package init(_ root: JSONTree) {
    self.root = root
  }

  /// Returns the violations of the schema by a value, each with its location in the value.
  package func diagnostics(in value: JSONTree) -> [String] {
    var diagnostics: [String] = []
    check(value, against: root, at: "#", &diagnostics)
    return diagnostics
  }

  private func check(
    _ value: JSONTree, against schema: JSONTree, at place: String, _ diagnostics: inout [String]
  ) {
    guard case .object(let rules) = schema else {
      if schema == .bool(false) { diagnostics.append("\(place): nothing may stand here") }
      return
    }
    if let reference = rules["$ref"]?.string {
      guard let target = resolve(reference) else {
        diagnostics.append("\(place): the schema has no `\(reference)`")
        return
      }
      check(value, against: target, at: place, &diagnostics)
      return
    }
    for (word, rule) in rules where !Self.remarks.contains(word) {
      if let diagnostic = diagnostic(of: value, word, rule, rules, at: place, &diagnostics) {
        diagnostics.append("\(place): \(diagnostic)")
      }
    }
  }

  private func resolve(_ reference: String) -> JSONTree? {
    guard reference.hasPrefix("#") else { return nil }
    return reference.split(separator: "/").dropFirst().reduce(Optional(root)) { tree, key in
      tree?[String(key)]
    }
  }

  /// Returns the violation of a keyword by a value; `nil` if there is none.
  ///
  /// Violations by the elements and members of the value are appended separately.
  private func diagnostic(
    of value: JSONTree, _ word: String, _ rule: JSONTree, _ rules: [String: JSONTree],
    at place: String, _ diagnostics: inout [String]
  ) -> String? {
    switch word {
    case "type":
      let types = rule.string.map { [$0] } ?? rule.elements.compactMap(\.string)
      return types.contains { isOf($0, value) } ? nil : "not of type \(types)"
    case "enum": return rule.elements.contains(value) ? nil : "\(value) is not allowed"
    case "const": return rule == value ? nil : "\(value) is not the one allowed"
    case "anyOf": return count(of: value, rule) > 0 ? nil : "fits none of `anyOf`"
    case "oneOf": return count(of: value, rule) == 1 ? nil : "does not fit one of `oneOf`"
    case "not": return fits(value, rule) ? "fits `not`" : nil
    case "allOf":
      for part in rule.elements { check(value, against: part, at: place, &diagnostics) }
      return nil
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
      return rangeFault(of: value, word, rule)
    case "pattern", "format", "minLength", "maxLength":
      return value.string.flatMap { textFault(of: $0, word, rule) }
    case "items", "minItems", "maxItems", "uniqueItems":
      guard case .array(let elements) = value else { return nil }
      return arrayFault(of: elements, word, rule, at: place, &diagnostics)
    case "properties", "required", "additionalProperties", "minProperties":
      guard case .object(let members) = value else { return nil }
      return objectFault(of: members, word, rule, rules, at: place, &diagnostics)
    default: return "the schema has the unknown word `\(word)`"
    }
  }

  private func fits(_ value: JSONTree, _ schema: JSONTree) -> Bool {
    var diagnostics: [String] = []
    check(value, against: schema, at: "", &diagnostics)
    return diagnostics.isEmpty
  }

  private func count(of value: JSONTree, _ schemas: JSONTree) -> Int {
    schemas.elements.count { fits(value, $0) }
  }

  private func isOf(_ type: String, _ value: JSONTree) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number.rounded() == number
    default: false
    }
  }

  private func rangeFault(of value: JSONTree, _ word: String, _ rule: JSONTree) -> String? {
    guard case .number(let number) = value, case .number(let limit) = rule else { return nil }
    let isInside =
      switch word {
      case "minimum": number >= limit
      case "maximum": number <= limit
      case "exclusiveMinimum": number > limit
      default: number < limit
      }
    return isInside ? nil : "\(number) is beyond the \(word) of \(limit)"
  }

  private func textFault(of text: String, _ word: String, _ rule: JSONTree) -> String? {
    switch word {
    case "minLength": return text.unicodeScalars.count >= rule.int ?? 0 ? nil : "is too short"
    case "maxLength": return text.unicodeScalars.count <= rule.int ?? .max ? nil : "is too long"
    case "pattern":
      guard let pattern = try? Regex(rule.string ?? "") else { return "the pattern is no pattern" }
      return text.firstMatch(of: pattern) == nil ? "`\(text)` does not match" : nil
    default: return Self.hasFormat(rule.string ?? "", text) ? nil : "`\(text)` is no \(rule)"
    }
  }

  /// Returns whether a string has the given format; `true` for an unknown format.
  private static func hasFormat(_ format: String, _ text: String) -> Bool {
    switch format {
    case "uri": isURI(text) && text.prefixMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]*:/#) != nil
    case "uri-reference": isURI(text)
    case "date-time":
      text.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/#) != nil
    default: true
    }
  }

  /// Returns whether a string contains only the characters of a URI reference (RFC 3986, section 2).
  private static func isURI(_ text: String) -> Bool {
    text.wholeMatch(of: #/(?:[A-Za-z0-9\-._~:\/?#\[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*/#) != nil
  }

  private func arrayFault(
    of elements: [JSONTree], _ word: String, _ rule: JSONTree, at place: String,
    _ diagnostics: inout [String]
  ) -> String? {
    switch word {
    case "minItems": return elements.count >= rule.int ?? 0 ? nil : "has too few elements"
    case "maxItems": return elements.count <= rule.int ?? .max ? nil : "has too many elements"
    case "uniqueItems":
      return rule == .bool(true) && Set(elements).count < elements.count ? "repeats itself" : nil
    default:
      for (index, element) in elements.enumerated() {
        let schema = rule.elements.isEmpty ? rule : rule[index] ?? .bool(true)
        check(element, against: schema, at: "\(place)/\(index)", &diagnostics)
      }
      return nil
    }
  }

  private func objectFault(
    of members: [String: JSONTree], _ word: String, _ rule: JSONTree,
    _ rules: [String: JSONTree], at place: String, _ diagnostics: inout [String]
  ) -> String? {
    switch word {
    case "minProperties": return members.count >= rule.int ?? 0 ? nil : "has too few members"
    case "required":
      let missing = rule.elements.compactMap(\.string).filter { members[$0] == nil }
      return missing.isEmpty ? nil : "has no \(missing)"
    case "properties":
      for (name, member) in members {
        guard let schema = rule[name] else { continue }
        check(member, against: schema, at: "\(place)/\(name)", &diagnostics)
      }
    default:
      for (name, member) in members where rules["properties"]?[name] == nil {
        check(member, against: rule, at: "\(place)/\(name)", &diagnostics)
      }
    }
    return nil
  }
}
