import VFLDiagnostics
import VFLSources

/// A call with a name, in the same form for both languages.
struct CodeCall {
  let name: String
  /// The labels of the arguments; empty for none.
  let labels: [String]
  let arguments: [Expression]
  let span: SourceSpan
  /// The name with the labels, such as `addSubview(_:)`.
  var key: String { CodeFile.key(name, labels.map { $0.isEmpty ? "_" : $0 }) }

  init(_ name: String, _ call: Expression.Call, at range: Range<Int>, in file: CodeFile) {
    self.name = name
    labels = call.arguments.map { $0.label.map { file.words[$0] } ?? "" }
    arguments = call.arguments.map { $0.value }
    span = file.tree.span(of: range)
  }

  /// Returns the argument with a label; `nil` if no argument has the label.
  func argument(_ label: String) -> Expression? {
    labels.firstIndex(of: label).map { arguments[$0] }
  }
}
