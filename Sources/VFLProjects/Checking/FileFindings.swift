package import VFLDiagnostics
package import VFLLowering
package import VFLRendering
import VFLSources

/// The result of checking one input.
///
/// Keeps only the parts of its text that are printed.
package struct FileFindings: Sendable {
  /// The kind of an input, which determines how it is counted.
  package enum Kind: Sendable, Hashable {
    /// Format strings of the command line, a named layout, or standard input.
    case document
    /// A Swift or Objective-C source, or a file of a directory.
    case source
  }

  /// The kind of the input.
  package let kind: Kind
  /// The displayed name of the input.
  package let name: String
  /// The absolute path of the input, or `nil` if it is not a file.
  package var absolutePath: FilePath?
  /// The diagnostics in the coordinates of the file, including those that comments suppress.
  package var findings: [ReportFinding] = []
  /// The internal diagnostic for each of ``findings``, in the same order.
  var diagnostics: [Diagnostic] = []
  /// The fingerprint of the line of each of ``findings``, independent of the location of the file.
  var lines: [LineFingerprint] = []
  /// Whether the input was read and contains no format string and no constraint.
  package var hasNoFormat = false
  /// Whether the input contains nothing but comments.
  package var isBlank = false
  /// Whether the layout was not solved because it has too many constraints.
  package var isUnsolved = false
  /// The numbers of strings in the input.
  package var strings = StringTally()
  /// The names that format strings need, if they were not checked.
  package var needs: RequiredNames?
  /// The functions that the input declares for other inputs, and the functions of other inputs that it calls.
  var shared = SharedScan()
  /// For each position of an unchecked format string, the function whose callers in other inputs can
  /// determine the string.
  var openPlaces: [Int: SharedFunction.Key] = [:]
  /// The error if the input could not be read.
  package var failure: Diagnostic?
  /// The file with its fixes applied, if there are any.
  package var fixed: FixedFile?
  /// The text of standard input to be printed, with its fixes applied if there are any.
  package var shownText: [UInt8]?

  /// The number of fixed findings, which are not in ``findings``.
  package var mendedCount = 0
  /// The numbers of fixable ``findings``, if they were counted.
  package var mendable = FixCounts()

  /// Creates an empty result for an input.
  init(_ kind: Kind, name: String, absolutePath: FilePath? = nil) {
    self.kind = kind
    self.name = name
    self.absolutePath = absolutePath
  }

  /// Sorts ``findings`` by position.
  ///
  /// Elements without a position come first.
  mutating func sortByPlace() {
    func start(_ index: Int) -> Int { findings[index].region?.span.start ?? -1 }
    let order = findings.indices.sorted { (start($0), $0) < (start($1), $1) }
    (findings, diagnostics) = (order.map { findings[$0] }, order.map { diagnostics[$0] })
  }

  /// The result without its warnings.
  package var errorsOnly: FileFindings { with { $0.severity == .error } }

  /// Removes the diagnostics about unchecked format strings in functions that other inputs call.
  ///
  /// The callers determine the format strings of these functions.
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
