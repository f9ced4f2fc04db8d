/// The limits of the program, in the order in which the documentation lists them.
///
/// Each limit is checked before or during the work that it bounds, so time and memory are bounded by the
/// limit rather than by the size of the input. If a limit is exceeded, the program reports it and never drops
/// input silently.
package enum Limit: Sendable, Hashable, CaseIterable {
  /// The number of bytes in an input. The limit also ensures that offsets fit into 32 bits.
  case inputBytes
  /// The number of bytes in a format string or equation.
  case formatBytes
  /// The total number of bytes in a document's format strings and equations, without those that exceed
  /// ``formatBytes``.
  case allFormatBytes
  /// The number of format strings and equations in a document.
  case formats
  /// The number of views in a layout.
  case views
  /// The number of metrics in a document.
  case metrics
  /// The total number of views in a document's arrays.
  case arrayViews
  /// The number of constraints in a layout.
  case constraints
  /// The number of pairs of views to which a single relation applies.
  case pairs
  /// The number of views in a range.
  case rangeViews
  /// The total number of views in a layout's ranges.
  case allRangeViews
  /// The nesting depth of parentheses and stacks, small enough for recursion on any thread.
  case nesting
  /// The number of operations in an expression, which is evaluated recursively.
  case operations
  /// The nesting depth of objects and arrays in a JSON document.
  case jsonNesting
  /// The nesting depth of elements in an XML document.
  case xmlNesting
  /// The number of values in a JSON document.
  case jsonValues
  /// The number of constraints in a layout that `vfl check` solves.
  case solvedConstraints
  /// The number of diagnostics for a format string, a document or a command line.
  case textDiagnostics
  /// The number of diagnostics for a layout.
  case layoutDiagnostics
  /// The number of lint diagnostics for a layout.
  case lintDiagnostics
  /// The number of steps of the search in a source file, in addition to a number that depends on its length.
  case searchSteps
  /// The number of versions of a file that are checked while fix-its are applied.
  case fixChecks
  /// The number of bytes of data in a page.
  case pageBytes
  /// The number of directories in a project that the language server, or the search for functions that a
  /// named file calls, reads.
  case projectDirectories
  /// The number of files in a project that are searched for functions that a named file calls.
  case projectFiles

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
    case .xmlNesting: 256
    case .jsonValues: 10_000_000
    case .solvedConstraints: 10_000
    case .textDiagnostics: 100
    case .layoutDiagnostics: 1000
    case .lintDiagnostics: 1000
    case .searchSteps: 100_000_000
    case .fixChecks: 500
    case .pageBytes: 2_000_000
    case .projectDirectories: 4096
    case .projectFiles: 5000
    }
  }

  /// The plural phrase for the counted things, for messages and the documentation.
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
    case .xmlNesting: "levels of nested elements in an Interface Builder file"
    case .jsonValues: "values in a JSON document"
    case .solvedConstraints: "constraints in a layout that `vfl check` solves"
    case .textDiagnostics: "diagnostics of a format string, a document or a command line"
    case .layoutDiagnostics: "diagnostics of a layout"
    case .lintDiagnostics: "diagnostics of lint rules in a layout"
    case .searchSteps: "steps of the search in a source file, plus 64 for each token"
    case .fixChecks: "checks while the fixes of a file are applied"
    case .pageBytes: "bytes of data in a page of `--html` or `vfl preview`"
    case .projectDirectories: "directories of a project"
    case .projectFiles: "files of a project that are searched for wrapper functions"
    }
  }
}
