import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// A dump of a syntax tree as indented text, with source text and offsets for each node.
struct TreeDump {
  /// The indented text.
  private(set) var text = ""
  private let tree: FormatTree

  /// Creates the dump of a syntax tree.
  init(_ tree: FormatTree) {
    self.tree = tree
    write(0, "format", SourceSpan(0, tree.text.count))
    let chain = tree.chain
    if let orientation = chain.orientation { write(1, "orientation", orientation) }
    if let bar = chain.leading { write(1, "bar", bar.span) }
    for element in tree.chainElements {
      if let connection = element.connection { write(connection) }
      write(1, "view", element.span)
      for view in tree.views[element.views] { write(view.predicates) }
    }
    if let connection = chain.closing { write(connection) }
    if let bar = chain.trailing { write(1, "bar", bar.span) }
  }

  private mutating func write(_ connection: ConnectionNode) {
    let kind =
      switch connection.kind {
      case .flush: "flush"
      case .standard: "standard"
      case .gap: "gap"
      case .equal: "equal"
      case .none: "none"
      }
    write(1, "connection (\(kind))", connection.span)
    write(connection.predicates)
  }

  private mutating func write(_ predicates: Range<Int>) {
    for predicate in tree.predicates[predicates] {
      write(2, "predicate (\(predicate.relation.rawValue))", predicate.span)
    }
  }

  private mutating func write(_ depth: Int, _ what: String, _ span: SourceSpan) {
    let line = String(repeating: "  ", count: depth) + what
    let padding = String(repeating: " ", count: max(2, 30 - line.count))
    text += "\(line)\(padding)\(span.start)..<\(span.end)  \(tree.string(span))\n"
  }
}
