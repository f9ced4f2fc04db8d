package import VFLCompiler
import VFLDiagnostics
import VFLReports
import VFLText

/// A baseline as a JSON document.
///
/// The entries are sorted, and each entry is on its own line, to avoid merge conflicts.
package struct BaselineDocument {
  /// The current version of the document, which is incremented when `vfl check` reports new codes.
  static let version = 2
  /// The supported versions.
  private static let versions = 1...version

  private var json: JSONDocumentReader

  /// Returns the baseline as JSON that ends with a line break.
  package static func bytes(of baseline: Baseline) -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.key("version")
      json.number(version)
      json.key("findings")
      json.array { json in
        for (entry, count) in baseline.counts.sorted(by: { $0.key < $1.key }) {
          json.object(flat: true) { json in
            json.key("path")
            json.string(entry.path)
            json.key("code")
            json.string(entry.code.rawValue)
            json.key("line")
            json.string(entry.line)
            json.key("count")
            json.number(count)
          }
        }
      }
    }
    return json.bytes + [0x0A]
  }

  /// Parses a baseline document.
  ///
  /// If there are errors, also returns their diagnostics with the source of the document.
  ///
  /// - Parameter directory: The directory that the paths are relative to.
  package static func read(
    _ bytes: [UInt8], name: String, in directory: FilePath
  ) -> (Baseline, DiagnosticGroup?) {
    var reader = BaselineDocument(
      json: JSONDocumentReader(document: LayoutDocument(name: name, bytes: bytes)))
    var baseline = Baseline(in: directory)
    baseline.version = versions.lowerBound
    if let root = reader.json.root(of: bytes, isInput: false) { reader.read(root, into: &baseline) }
    let document = reader.json.document
    let group = DiagnosticGroup(sources: [document.source], diagnostics: document.bag.diagnostics)
    return (baseline, document.bag.isEmpty ? nil : group)
  }

  private mutating func read(_ root: JSONValue, into baseline: inout Baseline) {
    for member in json.members(of: root, path: "", known: ["version", "findings"]) {
      let path = "/" + member.key
      if member.key == "version" {
        let version = member.value.number.flatMap { Int(exactly: $0) }
        if let version, Self.versions.contains(version) {
          baseline.version = version
        } else {
          json.wrongType(member.value, path, "`\(Self.version)`")
        }
      } else {
        for (index, element) in json.elements(of: member.value, path: path).enumerated() {
          if let (entry, count) = entry(element, path + "/\(index)") {
            baseline.counts[entry, default: 0] += count
          }
        }
      }
    }
  }

  private mutating func entry(_ value: JSONValue, _ path: String) -> (BaselineEntry, Int)? {
    var (file, line): (String?, String?)
    var code: DiagnosticCode?
    var count: Int?
    for member in json.members(of: value, path: path, known: ["path", "code", "line", "count"]) {
      let (value, path) = (member.value, path + "/" + member.key)
      switch member.key {
      case "path": file = text(value, path)
      case "line": line = text(value, path)
      case "code":
        code = value.string.flatMap(DiagnosticCode.init)
        if code == nil { json.wrongType(value, path, "a code such as `VFL0110`") }
      default:
        count = value.number.flatMap { Int(exactly: $0) }
        if count == nil { json.wrongType(value, path, "a whole number") }
      }
    }
    guard let file, let line, let code else { return nil }
    return (BaselineEntry(path: file, code: code, line: line), count ?? 1)
  }

  private mutating func text(_ value: JSONValue, _ path: String) -> String? {
    if value.string == nil { json.wrongType(value, path, "a string") }
    return value.string
  }
}
