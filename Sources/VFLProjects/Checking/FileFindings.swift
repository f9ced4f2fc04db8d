package import VFLDiagnostics
package import VFLLowering
package import VFLRendering
import VFLSources

/// The result of checking an input.
///
/// Of the input's content, only the printed parts are stored.
package struct FileFindings: Sendable {
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
  /// The diagnostics with positions in the file, including suppressed diagnostics.
  package var findings: [ReportFinding] = []
  /// The internal diagnostic for each element of ``findings``, in the same order.
  var diagnostics: [Diagnostic] = []
  /// For each element of ``findings``, a fingerprint of its line that does not depend on the file's location.
  var lines: [LineFingerprint] = []
  /// Whether the input was read and contains neither a format string nor a constraint.
  package var hasNoFormat = false
  /// Whether the input is empty or contains only comments.
  package var isBlank = false
  /// Whether the layout was not solved because it has too many constraints.
  package var isUnsolved = false
  /// The numbers of checked and unchecked strings in the input.
  package var strings = StringTally()
  /// The names that the format strings require.
  ///
  /// `nil` if the names were checked.
  package var needs: RequiredNames?
  /// The functions that the input declares for other inputs, and the functions that it calls in other inputs.
  var shared = SharedScan()
  /// The functions whose callers in other inputs can determine an unchecked format string, keyed by the
  /// string's position.
  var openPlaces: [Int: SharedFunction.Key] = [:]
  /// The error if the input could not be read, otherwise `nil`.
  package var failure: Diagnostic?
  /// The fixed file, or `nil` if no fix-it was applied.
  package var fixed: FixedFile?
  /// The content to print for standard input, with fix-its applied.
  ///
  /// `nil` if it is not printed.
  package var shownText: [UInt8]?

  /// The number of fixed diagnostics, which ``findings`` does not contain.
  package var mendedCount = 0
  /// The numbers of fixable diagnostics in ``findings``, if they were counted.
  package var mendable = FixCounts()

  /// Creates an empty result for an input.
  init(_ kind: Kind, name: String, absolutePath: FilePath? = nil) {
    self.kind = kind
    self.name = name
    self.absolutePath = absolutePath
  }

  /// Sorts ``findings`` and ``diagnostics`` by position.
  ///
  /// Elements without a position come first.
  mutating func sortByPlace() {
    func start(_ index: Int) -> Int { findings[index].region?.span.start ?? -1 }
    let order = findings.indices.sorted { (start($0), $0) < (start($1), $1) }
    (findings, diagnostics) = (order.map { findings[$0] }, order.map { diagnostics[$0] })
  }

  /// The result with only its errors.
  package var errorsOnly: FileFindings { with { $0.severity == .error } }

  /// Removes the diagnostics about unchecked format strings in functions that other inputs call.
  ///
  /// Such a format string is a parameter, so it is checked where a caller passes it.
  mutating func takeBack(formatsOf called: Set<SharedFunction.Key>) {
    guard openPlaces.values.contains(where: called.contains) else { return }
    self = with { finding in
      guard finding.code == .uncheckedString, let place = finding.region?.span.start else {
        return true
      }
      return openPlaces[place].map { !called.contains($0) } ?? true
    }
  }

  /// Returns the result with only the ``findings`` that satisfy a predicate.
  private func with(_ isKept: (ReportFinding) -> Bool) -> FileFindings {
    var result = self
    let kept = findings.indices.filter { isKept(findings[$0]) }
    result.findings = kept.map { findings[$0] }
    result.diagnostics = kept.map { diagnostics[$0] }
    result.lines = kept.map { lines[$0] }
    return result
  }

  /// The elements of ``findings`` that are not suppressed, with their diagnostics.
  package var effective: [(finding: ReportFinding, diagnostic: Diagnostic)] {
    zip(findings, diagnostics).filter { $0.0.suppression == nil }.map { ($0.0, $0.1) }
  }

  /// Whether there is an error that is not suppressed.
  package var hasErrors: Bool {
    findings.contains { $0.severity == .error && $0.suppression == nil }
  }
}
