import VFLCompiler
import VFLDiagnostics
import VFLLowering
import VFLReports
import VFLSources
import VFLText

/// A configuration formatted as text or JSON.
///
/// The text contains the origin of each value.
package struct ConfigurationListing: Sendable {
  private let configuration: Configuration
  /// The displayed name of the configuration file.
  private let fileName: String

  /// Creates the listing of a configuration.
  ///
  /// The file name is printed relative to the given directory.
  package init(_ configuration: Configuration, from directory: FilePath) {
    self.configuration = configuration
    fileName = configuration.file?.relative(to: directory).text ?? "default"
  }

  /// One line per value, with the name of the file that sets the value, or `default`.
  package var text: String {
    var rows: [(key: String, value: String, origin: String)] = []
    for key in Configuration.Key.allCases where key != .rules {
      let origin = configuration.given.contains(key) ? fileName : "default"
      rows.append((key.rawValue, valueText(of: key), origin))
    }
    let given = configuration.levels
    for code in DiagnosticCode.allCases where RuleLevels.canLower(code) {
      let isGiven = configuration.givenLevels.contains { code.rawValue.hasPrefix($0.word) }
      rows.append((code.rawValue, given[code].rawValue, isGiven ? fileName : "default"))
    }
    rows = rows.map { row in
      (row.key, DisplayColumn.shown(row.value), DisplayColumn.shown(row.origin))
    }
    let widths = (
      rows.map { $0.key.count }.max() ?? 0,
      rows.map { DisplayColumn.width(of: $0.value) }.max() ?? 0
    )
    return rows.map { row in
      Self.padded(row.key, widths.0) + "  " + Self.padded(row.value, min(widths.1, 32)) + "  "
        + row.origin + "\n"
    }.joined()
  }

  /// A JSON document with all values, which is itself a valid `.vfl.json`.
  package var json: [UInt8] {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.key(Configuration.Key.rules.rawValue)
      json.object { json in
        for code in DiagnosticCode.allCases where RuleLevels.canLower(code) {
          json.key(code.rawValue)
          json.string(configuration.levels[code].rawValue)
        }
      }
      json.key(Configuration.Key.wrappers.rawValue)
      json.array { json in
        for wrapper in configuration.wrappers { Self.write(wrapper, to: &json) }
      }
      for (key, list) in [
        (Configuration.Key.include, configuration.include), (.exclude, configuration.exclude),
      ] {
        json.key(key.rawValue)
        json.array(flat: true) { json in
          for pattern in list { json.string(pattern) }
        }
      }
      json.key(Configuration.Key.spacing.rawValue)
      json.string((configuration.spacing ?? .classic).rawValue)
      json.key(Configuration.Key.strict.rawValue)
      json.bool(configuration.isStrict)
      if let maxWarnings = configuration.maxWarnings {
        json.key(Configuration.Key.maxWarnings.rawValue)
        json.number(maxWarnings)
      }
      if let baseline = configuration.baseline {
        json.key(Configuration.Key.baseline.rawValue)
        json.string(baseline)
      }
      json.key(Configuration.Key.contentSizes.rawValue)
      json.object { json in
        for (name, size) in configuration.contentSizes.sorted(by: { $0.key < $1.key }) {
          json.key(name)
          json.string(size.text)
        }
      }
      json.key(Configuration.Key.codeLayouts.rawValue)
      json.bool(configuration.solvesCode)
    }
    return json.bytes + [0x0A]
  }

  private func valueText(of key: Configuration.Key) -> String {
    switch key {
    case .rules: ""
    case .wrappers: Self.list(configuration.wrappers.map { $0.name })
    case .include: Self.list(configuration.include)
    case .exclude: Self.list(configuration.exclude)
    case .spacing: (configuration.spacing ?? .classic).rawValue
    case .strict: String(configuration.isStrict)
    case .maxWarnings: configuration.maxWarnings.map(String.init) ?? "any"
    case .baseline: configuration.baseline ?? "none"
    case .contentSizes:
      Self.list(configuration.contentSizes.map { "\($0.key)=\($0.value.text)" }.sorted())
    case .codeLayouts: String(configuration.solvesCode)
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: " ")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayColumn.width(of: text)))
  }

  private static func write(_ wrapper: FormatWrapper, to json: inout JSONWriter) {
    json.object(flat: true) { json in
      json.key("name")
      json.string(wrapper.name)
      json.key("format")
      json.number(wrapper.format)
      if wrapper.language != .apple {
        json.key("dialect")
        json.string(wrapper.language.rawValue)
      }
      write(wrapper.views, "views", to: &json)
      write(wrapper.metrics, "metrics", to: &json)
      switch wrapper.options {
      case .argument(let index):
        json.key("options")
        json.number(index)
      case .fixed(.exactly(let options)): write(options.map { $0.name }, "options", to: &json)
      case .unknown, .fixed: break
      }
    }
  }

  private static func write(
    _ names: FormatWrapper.Names, _ key: String, to json: inout JSONWriter
  ) {
    switch names {
    case .argument(let index):
      json.key(key)
      json.number(index)
    case .numbered(let prefix, let argument, let isList, _):
      json.key(key)
      json.object(flat: true) { json in
        json.key("prefix")
        json.string(prefix)
        json.key("argument")
        json.number(argument)
        json.key("list")
        json.bool(isList)
      }
    case .fixed(.exactly(let names)): write(names.map { $0.name }, key, to: &json)
    case .unknown, .variable, .fixed, .formed, .bindings: break
    }
  }

  private static func write(_ words: [String], _ key: String, to json: inout JSONWriter) {
    json.key(key)
    json.array(flat: true) { json in
      for word in words { json.string(word) }
    }
  }
}
