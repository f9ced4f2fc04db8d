import VFLDiagnostics
import VFLRecords
import VFLSyntax

/// A tree as indented text: each node with its bytes and their offsets.
struct TreeDump {
  /// The lines.
  private(set) var text = ""
  private let tree: FormatTree

  /// Dumps a tree.
  init(_ tree: FormatTree) {
    self.tree = tree
    write(0, "format", SourceSpan(0, tree.text.count))
    if let orientation = tree.orientation { write(1, "orientation", orientation.span) }
    if let bar = tree.leadingBar { write(1, "bar", bar) }
    for view in tree.views {
      if let connection = view.connection { write(connection) }
      write(1, "view", view.span)
      write(view.predicates)
    }
    if let connection = tree.closingConnection { write(connection) }
    if let bar = tree.trailingBar { write(1, "bar", bar) }
  }

  private mutating func write(_ connection: ConnectionNode) {
    write(1, "connection (\(connection.kind))", connection.span)
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
