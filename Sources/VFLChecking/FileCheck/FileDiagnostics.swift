package import VFLDiagnostics
package import VFLLowering
package import VFLReports
import VFLSources

/// The result of checking an input.
///
/// Of the input's content, only the printed parts are stored.
package struct FileDiagnostics: Sendable {
  /// A diagnostic of the input.
  package struct Entry: Sendable {
    /// The diagnostic with positions in the file.
    package var report: ReportDiagnostic
    /// The diagnostic with positions in its source, which can be a part of the file.
    package let diagnostic: Diagnostic
    /// A fingerprint of the line that does not depend on the file's location.
    let line: LineFingerprint
  }

  /// The kind of an input, which determines how the input is counted.
  package enum Kind: Sendable, Hashable {
    /// Format strings passed as arguments, a layout named on the command line, or standard input.
    case document
    /// A Swift or Objective-C source file, or any file found in a directory.
    case source
  }

  /// The kind of the input.
  package let kind: Kind
  /// The displayed name of the input.
  package let name: String
  /// The absolute path of the input, or `nil` if it is not a file.
  package var absolutePath: FilePath?
  /// The diagnostics of the input, including suppressed diagnostics.
  package var entries: [Entry] = []
  /// Whether the input was read and contains neither a format string nor a constraint.
  package var hasNoFormat = false
  /// Whether the input is empty or contains only comments.
  package var isBlank = false
  /// The number of layouts, if the input is an Interface Builder file.
  package var layoutCount = 0
  /// The number of constraints in an Interface Builder file that were ignored, because a part is unknown.
  package var ignoredConstraints = 0
  /// Whether the layout was not solved because it has too many constraints.
  package var isUnsolved = false
  /// The numbers of checked and unchecked strings in the input.
  package var strings = FormatStringCounts()
  /// The names that the format strings require.
  ///
  /// `nil` if the names were checked.
  package var needs: RequiredNames?
  /// The functions that the input declares for other inputs, and the functions that it calls in other inputs.
  var shared = SharedScan()
  /// The functions whose callers in other inputs can determine an unchecked format string, keyed by the
  /// string's position.
  var openPlaces: [Int: SharedFunction.Key] = [:]
  /// The literals that look like format strings and are passed to functions whose declarations are unknown.
  var unresolved: [PassedLiteral] = []
  /// The error if the input could not be read, otherwise `nil`.
  package var failure: Diagnostic?
  /// The fixed file, or `nil` if no fix-it was applied.
  package var fixed: FixedFile?
  /// The content to print for standard input, with fix-its applied.
  ///
  /// `nil` if it is not printed.
  package var shownText: [UInt8]?

  /// The number of fixed diagnostics, which ``entries`` does not contain.
  package var fixedCount = 0
  /// The numbers of fixable diagnostics in ``entries``, if they were counted.
  package var fixable = FixCounts()

  /// Creates an empty result for an input.
  init(_ kind: Kind, name: String, absolutePath: FilePath? = nil) {
    self.kind = kind
    self.name = name
    self.absolutePath = absolutePath
  }

  /// Creates the result for an input that could not be read.
  ///
  /// If the command line names the input, it counts as a document, because its content is unknown.
  init(unreadable input: CheckInput, _ failure: Diagnostic) {
    self.init(
      input.isNamed ? .document : .source, name: input.name, absolutePath: input.absolutePath)
    self.failure = failure
  }

  /// Sorts ``entries`` by position.
  ///
  /// Entries without a position come first. Entries with equal positions keep their order.
  mutating func sortByPosition() {
    func start(_ index: Int) -> Int { entries[index].report.region?.span.start ?? -1 }
    entries = entries.indices.sorted { (start($0), $0) < (start($1), $1) }.map { entries[$0] }
  }

  /// The result with only its errors.
  package var errorsOnly: FileDiagnostics { with { $0.severity == .error } }

  /// Removes the diagnostics about unchecked format strings in functions that other inputs call.
  ///
  /// Such a format string is a parameter, so it is checked where a caller passes it.
  mutating func removeUnchecked(formatsOf called: Set<SharedFunction.Key>) {
    guard openPlaces.values.contains(where: called.contains) else { return }
    self = with { report in
      guard report.code == .uncheckedString, let start = report.region?.span.start else {
        return true
      }
      return openPlaces[start].map { !called.contains($0) } ?? true
    }
  }

  /// Stops counting the literals that are passed to functions of other inputs, and removes their diagnostics.
  ///
  /// These functions were found not to pass the literals on as format strings.
  mutating func removeUnresolved(passedToFunctionsIn declared: some Sequence<SharedFunction>) {
    let resolved = unresolved.filter { literal in declared.contains { literal.isCall(of: $0) } }
    guard !resolved.isEmpty else { return }
    unresolved.removeAll(where: resolved.contains)
    strings.remove(.unresolved, count: resolved.count)
    hasNoFormat = strings.found == 0
    let starts = Set(resolved.map { $0.literal.span.start })
    self = with { report in
      guard report.code == .uncheckedString, let start = report.region?.span.start else {
        return true
      }
      return !starts.contains(start)
    }
  }

  /// Returns the result with only the ``entries`` that satisfy a predicate.
  private func with(_ isKept: (ReportDiagnostic) -> Bool) -> FileDiagnostics {
    var result = self
    result.entries.removeAll { !isKept($0.report) }
    return result
  }

  /// The entries that are not suppressed.
  package var effective: [Entry] { entries.filter { $0.report.suppression == nil } }

  /// Whether there is an error that is not suppressed.
  package var hasErrors: Bool {
    effective.contains { $0.report.severity == .error }
  }
}
