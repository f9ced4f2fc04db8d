import VFLCompiler
import VFLDiagnostics
import VFLSources
import VFLText

extension ConfigurationReader {
  /// Parses a wrapper function such as `{"name": "addFormat(_:views:)", "format": 0, "views": 1}`.
  mutating func wrapper(_ value: JSONValue, _ path: String) -> FormatWrapper? {
    var name: String?
    var format: Int?
    var names: [String: FormatWrapper.Names] = [:]
    var options = FormatWrapper.Options.unknown
    var language = FormatWrapper.Language.apple
    let known = ["name", "format", "views", "metrics", "options", "dialect"]
    let members = json.members(of: value, path: path, known: known)
    for member in members {
      let (value, path) = (member.value, path + "/" + member.key)
      switch member.key {
      case "name":
        name = value.string.flatMap { $0.isEmpty ? nil : $0 }
        if name == nil { json.wrongType(value, path, "a name such as `addFormat(_:views:)`") }
      case "format": format = count(value, path)
      case "dialect":
        let named = value.string.flatMap(FormatWrapper.Language.init)
        if named == nil {
          json.wrongType(value, path, "`apple`, `extended`, or `none` for another language")
        }
        language = named ?? language
      case "options": options = self.options(value, path) ?? options
      default: names[member.key] = self.names(value, path)
      }
    }
    guard value.isObject else { return nil }
    // If a key is misspelled, this error was already reported, so the missing key is not reported as well.
    let isSpelt = value.members.allSatisfy { known.contains($0.key.string ?? "") }
    for key in ["name", "format"]
    where isSpelt && !members.contains(where: { $0.key == key }) {
      json.wrongType(value, path, "an object with the key `\(key)`", found: "an object without it")
    }
    guard let name, let format else { return nil }
    var wrapper = FormatWrapper(
      name: name, format: format, views: names["views"] ?? .unknown,
      metrics: names["metrics"] ?? .unknown, options: options)
    wrapper.language = language
    return wrapper
  }

  /// Parses the index of the argument that contains the names, or a list of fixed names such as `["title",
  /// "body"]`.
  private mutating func names(_ value: JSONValue, _ path: String) -> FormatWrapper.Names? {
    if value.isObject { return numbered(value, path) }
    guard value.isArray else { return count(value, path).map { .argument($0) } }
    let names = words(value, path, expected: "a name such as `title`") { NameText.isName($0) }
    return .fixed(.exactly(names.map { KnownName($0, span: SourceSpan(at: 0)) }))
  }

  /// Parses the index of the argument that contains the options, or fixed options such as `["alignAllTop"]`.
  private mutating func options(_ value: JSONValue, _ path: String) -> FormatWrapper.Options? {
    guard value.isArray else { return count(value, path).map { .argument($0) } }
    let names = words(value, path, expected: "an option such as `alignAllTop`") {
      FormatOptions(name: $0) != nil
    }
    return .fixed(.exactly(names.map { KnownOption($0, span: SourceSpan(at: 0)) }))
  }

  /// Returns the valid strings in a JSON array.
  ///
  /// Reports the invalid elements.
  private mutating func words(
    _ value: JSONValue, _ path: String, expected: String, _ isWord: (String) -> Bool
  ) -> [String] {
    json.elements(of: value, path: path).enumerated().compactMap { index, element in
      if let word = element.string, isWord(word) { return word }
      json.wrongType(element, path + "/\(index)", expected)
      return nil
    }
  }

  /// Parses a value such as `{"prefix": "v", "argument": 1}`, which names the arguments from index 1 on `v0`,
  /// `v1` and so on.
  ///
  /// With `"list": true`, the names apply to the elements of the array that is passed as this argument.
  private mutating func numbered(_ value: JSONValue, _ path: String) -> FormatWrapper.Names? {
    var prefix: String?
    var argument: Int?
    var isList = false
    for member in json.members(of: value, path: path, known: ["prefix", "argument", "list"]) {
      let path = path + "/" + member.key
      switch member.key {
      case "argument": argument = count(member.value, path)
      case "list": isList = flag(member.value, path) ?? isList
      default:
        prefix = member.value.string
        if prefix == nil { json.wrongType(member.value, path, "a string such as `v`") }
      }
    }
    guard let prefix, let argument else { return nil }
    return .numbered(prefix: prefix, argument: argument, isList: isList)
  }
}
