import VFLCompiler
import VFLDiagnostics
import VFLSources
import VFLText

/// Parses a configuration file and validates all keys and values.
struct ConfigurationReader {
  var json: JSONDocumentReader
  private var configuration: Configuration

  /// Parses the content of a configuration file.
  ///
  /// If there are errors, also returns their diagnostics with the source of the file.
  static func read(
    _ bytes: [UInt8], of file: FilePath, name: String
  ) -> (Configuration, DiagnosticGroup?) {
    var reader = ConfigurationReader(
      json: JSONDocumentReader(document: LayoutDocument(name: name, bytes: bytes)),
      configuration: Configuration(file: file, base: file.parent ?? file))
    // For `vfl config --format json > .vfl.json`, the shell truncates the file before `vfl` reads it.
    if bytes.allSatisfy({ $0 == 0x0A || TextLine.isBlank($0) }) {
      return (reader.configuration, nil)
    }
    if let root = reader.json.root(of: bytes, isInput: false) { reader.read(root) }
    let document = reader.json.document
    let group = DiagnosticGroup(
      sources: [document.source], diagnostics: document.bag.diagnostics)
    return (reader.configuration, document.bag.isEmpty ? nil : group)
  }

  private mutating func read(_ root: JSONValue) {
    let known = Configuration.Key.allCases.map { $0.rawValue }
    for member in json.members(of: root, path: "", known: known) {
      guard let key = Configuration.Key(rawValue: member.key) else { continue }
      configuration.given.insert(key)
      read(key, member.value, "/" + member.key)
    }
  }

  private mutating func read(_ key: Configuration.Key, _ value: JSONValue, _ path: String) {
    switch key {
    case .rules: readLevels(value, path)
    case .wrappers:
      for (index, element) in json.elements(of: value, path: path).enumerated() {
        if let wrapper = wrapper(element, path + "/\(index)") {
          configuration.wrappers.append(wrapper)
        }
      }
    case .include: configuration.include = patterns(value, path)
    case .exclude: configuration.exclude = patterns(value, path)
    case .spacing: configuration.spacing = json.choice(value, path)
    case .strict:
      configuration.isStrict = flag(value, path) ?? configuration.isStrict
    case .maxWarnings: configuration.maxWarnings = count(value, path)
    case .contentSizes: readSizes(value, path)
    case .codeLayouts:
      configuration.solvesCode = flag(value, path) ?? configuration.solvesCode
    case .baseline:
      if let text = value.string, !text.isEmpty {
        configuration.baseline = text
      } else {
        json.wrongType(value, path, "the path of a file")
      }
    }
  }

  /// Parses the severities of codes and code prefixes.
  ///
  /// A code has precedence over a prefix, regardless of their order.
  private mutating func readLevels(_ value: JSONValue, _ path: String) {
    let members = json.members(of: value, path: path, known: nil)
    for member in members.sorted(by: { $0.key.utf8.count < $1.key.utf8.count }) {
      let memberPath = JSONPointer.adding(member.key, to: path)
      guard let level: RuleLevel = json.choice(member.value, memberPath) else { continue }
      do throws(RuleLevels.LevelError) {
        try configuration.levels.set(level, forCodesOf: member.key)
        configuration.givenLevels.append((member.key, level))
      } catch {
        switch error {
        case .unknownCode:
          let codes = DiagnosticCode.allCases.map { $0.rawValue }
          json.document.bag.report(
            .unknownKey(path: path, key: member.key, known: codes, span: member.span))
        case .staysError:
          json.wrongType(
            member.value, memberPath,
            "`\"error\"`, because this error makes a format string invalid,")
        }
      }
    }
  }

  /// Parses the content sizes of views.
  private mutating func readSizes(_ value: JSONValue, _ path: String) {
    for member in json.members(of: value, path: path, known: nil) {
      if let size = member.value.string.flatMap({ ContainerSize($0) }) {
        configuration.contentSizes[member.key] = size
      } else {
        json.wrongType(
          member.value, JSONPointer.adding(member.key, to: path), "a size such as `\"40x-\"`")
      }
    }
  }

  /// Parses `.gitignore`-style patterns.
  ///
  /// A leading `!` is an error, because `include` and `exclude` are separate keys.
  private mutating func patterns(_ value: JSONValue, _ path: String) -> [String] {
    json.elements(of: value, path: path).enumerated().compactMap { index, element in
      let text = element.string ?? ""
      if !text.isEmpty, !text.hasPrefix("!"), !text.hasPrefix("#") { return text }
      json.wrongType(element, path + "/\(index)", "a pattern such as `Generated/` or `*.h`")
      return nil
    }
  }

  mutating func flag(_ value: JSONValue, _ path: String) -> Bool? {
    if value.bool == nil { json.wrongType(value, path, "`true` or `false`") }
    return value.bool
  }

  mutating func count(_ value: JSONValue, _ path: String) -> Int? {
    if let number = value.number, let count = Int(exactly: number), count >= 0 { return count }
    json.wrongType(value, path, "a whole number that is not negative")
    return nil
  }
}
