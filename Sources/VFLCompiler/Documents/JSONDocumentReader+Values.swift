package import VFLDiagnostics
import VFLLayout
package import VFLText

extension JSONDocumentReader {
  /// A member of a JSON object.
  package struct Member {
    /// The key.
    package let key: String
    /// The value of the member.
    package let value: JSONValue
    /// The span of the key in the document, without its quotes.
    package let span: SourceSpan
  }

  /// Returns the members of an object.
  ///
  /// Duplicate keys and, unless `known` is `nil`, unknown keys are reported and omitted. If the value is not
  /// an object, this is reported and there are no members.
  package mutating func members(of value: JSONValue, path: String, known: [String]?) -> [Member] {
    guard value.isObject else {
      wrongType(value, path, "an object")
      return []
    }
    var members: [Member] = []
    var seen: [ByteName: SourceSpan] = [:]
    for (key, value) in value.members {
      let (name, span) = (key.string ?? "", key.inside)
      if let first = seen.updateValue(span, forKey: ByteName(name)) {
        document.bag.report(
          .duplicateName(span: span, name: name, kind: "key", first: first))
      } else if let known, !known.contains(name) {
        document.bag.report(
          .unknownKey(path: path, key: name, known: known, span: span))
      } else {
        members.append(Member(key: name, value: value, span: span))
      }
    }
    return members
  }

  /// Returns the elements of an array.
  ///
  /// If the value is not an array, reports this and returns no elements.
  package mutating func elements(of value: JSONValue, path: String) -> [JSONValue] {
    guard value.isArray else {
      wrongType(value, path, "a list")
      return []
    }
    return Array(value.elements)
  }

  /// Returns a length within ``LengthBound``; reports an error and returns `nil` for any other value.
  mutating func length(
    _ value: JSONValue, _ path: String, _ expected: String = "a number"
  ) -> Double? {
    guard let number = value.number else {
      wrongType(value, path, expected)
      return nil
    }
    guard LengthBound.allows(number) else {
      wrongType(value, path, LengthBound.expected)
      return nil
    }
    return number
  }

  /// Returns a length.
  ///
  /// Returns `nil` for `null`, and also for an invalid value after reporting it.
  mutating func optionalLength(_ value: JSONValue, _ path: String) -> Double? {
    value.isNull ? nil : length(value, path, "a number or `null`")
  }

  /// Returns the case whose raw value is the JSON string; reports an error and returns `nil` if there is
  /// none.
  package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, _ path: String
  ) -> Choice? {
    if let choice = value.string.flatMap(Choice.init) { return choice }
    let expected = Choice.allCases.map { "`\"\($0.rawValue)\"`" }.joined(separator: " or ")
    wrongType(value, path, expected)
    return nil
  }

  /// Returns margins from one number for all sides, or from an array in the order top, leading, bottom,
  /// trailing.
  ///
  /// Reports an error and returns `nil` for any other value.
  mutating func margins(_ value: JSONValue, _ path: String) -> LayoutMargins? {
    if value.number != nil { return length(value, path).map { LayoutMargins(all: $0) } }
    let elements = Array(value.elements.prefix(5))
    guard elements.count == 4 else {
      wrongType(value, path, "a number, or a list of four: top, leading, bottom, trailing")
      return nil
    }
    let numbers = elements.enumerated().compactMap { length($1, path + "/\($0)") }
    guard numbers.count == 4 else { return nil }
    return LayoutMargins(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Returns the names of views in an array.
  ///
  /// Invalid elements are reported and omitted.
  mutating func names(_ value: JSONValue, _ path: String) -> [String] {
    var names: [String] = []
    for (index, element) in elements(of: value, path: path).enumerated() {
      if let name = element.string, !name.isEmpty, name != "|", !name.hasPrefix("#") {
        names.append(name)
      } else {
        wrongType(element, path + "/\(index)", "a view's name")
      }
    }
    return names
  }

  /// Reports that a value has the wrong type for its key.
  ///
  /// If `found` is `nil`, the diagnostic quotes the value, or describes it if it is an array or an object.
  package mutating func wrongType(
    _ value: JSONValue, _ path: String, _ expected: String, found phrase: String? = nil
  ) {
    let diagnostic =
      if let phrase = phrase ?? value.phrase {
        LazyDiagnostic.wrongType(path: path, expected: expected, found: phrase, span: value.span)
      } else {
        LazyDiagnostic.wrongType(
          path: path, expected: expected, value: value.source, span: value.span)
      }
    document.bag.report(diagnostic)
  }
}
