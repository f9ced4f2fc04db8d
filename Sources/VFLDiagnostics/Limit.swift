/// The limits of the program, in the order in which the documentation lists them.
///
/// Each limit is checked before or during the work that it bounds, so time and memory are proportional to the
/// limit and not to the input. The program reports an exceeded limit; it never drops input silently.
package enum Limit: Sendable, Hashable, CaseIterable {
  /// The bytes that are read of one input; offsets then fit into 32 bits.
  case inputBytes
  /// The bytes of one format string or one equation.
  case formatBytes
  /// The bytes of all format strings and equations of one document that do not exceed ``formatBytes``.
  case allFormatBytes
  /// The format strings and equations of one document.
  case formats
  /// The views of one layout.
  case views
  /// The metrics of one document.
  case metrics
  /// The views of all arrays of one document.
  case arrayViews
  /// The constraints of one layout.
  case constraints
  /// The pairs of views that one relation joins.
  case pairs
  /// The views of one range.
  case rangeViews
  /// The views of all ranges of one layout.
  case allRangeViews
  /// The parentheses and stacks that enclose one token, few enough for recursion on any thread.
  case nesting
  /// The operations of one expression, which is evaluated by recursion.
  case operations
  /// The objects and arrays that enclose one JSON value.
  case jsonNesting
  /// The values of one JSON document.
  case jsonValues
  /// The constraints of a layout that a check also solves.
  case solvedConstraints
  /// The diagnostics of one format string, one document or one command line.
  case textDiagnostics
  /// The diagnostics of one layout.
  case layoutDiagnostics
  /// The diagnostics of lint rules in one layout.
  case lintFindings
  /// The steps of the search in a source file that do not depend on its length.
  case searchSteps
  /// The texts that are checked while the fixes of one file are applied.
  case fixChecks
  /// The bytes of data in one page.
  case pageBytes
  /// The directories of one project that a language server reads.
  case projectDirectories

  /// The largest number that does not exceed the limit.
  package var value: Int {
    switch self {
    case .inputBytes: 1 << 30
    case .formatBytes: 1 << 22
    case .allFormatBytes: 1 << 24
    case .formats: 2_000_000
    case .views: 1_000_000
    case .metrics: 1_000_000
    case .arrayViews: 1_000_000
    case .constraints: 1_000_000
    case .pairs: 100_000
    case .rangeViews: 1000
    case .allRangeViews: 100_000
    case .nesting: 64
    case .operations: 200
    case .jsonNesting: 512
    case .jsonValues: 10_000_000
    case .solvedConstraints: 10_000
    case .textDiagnostics: 100
    case .layoutDiagnostics: 1000
    case .lintFindings: 1000
    case .searchSteps: 100_000_000
    case .fixChecks: 500
    case .pageBytes: 2_000_000
    case .projectDirectories: 4096
    }
  }

  /// The things that the limit counts, as a phrase for messages and the documentation.
  package var subject: String {
    switch self {
    case .inputBytes: "bytes in an input"
    case .formatBytes: "bytes in a format string or an equation"
    case .allFormatBytes: "bytes in all format strings and equations of a document"
    case .formats: "format strings and equations in a document"
    case .views: "views in a layout"
    case .metrics: "metrics in a document"
    case .arrayViews: "views in all arrays of a document"
    case .constraints: "constraints in a layout"
    case .pairs: "pairs of views that one relation joins"
    case .rangeViews: "views in a range"
    case .allRangeViews: "views in all ranges of a layout"
    case .nesting: "levels of nested parentheses and stacks"
    case .operations: "operations in an expression"
    case .jsonNesting: "levels of nested JSON values"
    case .jsonValues: "values in a JSON document"
    case .solvedConstraints: "constraints in a layout that `vfl check` solves"
    case .textDiagnostics: "diagnostics of a format string, a document or a command line"
    case .layoutDiagnostics: "diagnostics of a layout"
    case .lintFindings: "diagnostics of lint rules in a layout"
    case .searchSteps: "steps of the search in a source file, plus 64 for each token"
    case .fixChecks: "checks while the fixes of a file are applied"
    case .pageBytes: "bytes of data in a page of `--html` or `vfl preview`"
    case .projectDirectories: "folders of a project in `vfl lsp`"
    }
  }
}
