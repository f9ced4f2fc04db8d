package import VFLDiagnostics
package import VFLLowering
package import VFLRendering
import VFLSources

/// The result of the check of one input; of its text only what is shown is kept.
package struct FileFindings: Sendable {
  /// The kind of the input, which decides how it is counted.
  package enum Kind: Sendable, Hashable {
    /// Formats of the command line, a layout that was named, or standard input.
    case document
    /// A file of a host language, or one that a walk found.
    case source
  }

  /// The kind of the input.
  package let kind: Kind
  /// What people call the input.
  package let name: String
  /// The path of the input from the root; `nil` for an input that is no file.
  package var absolutePath: FilePath?
  /// The findings in the coordinates of the file, those that a comment silences included.
  package var findings: [ReportFinding] = []
  /// The library's diagnostic of each of ``findings``, in the same order.
  var diagnostics: [Diagnostic] = []
  /// What tells each finding from those of other lines, wherever its file stands.
  var lines: [LineFingerprint] = []
  /// Whether the input was read and has no format and no constraint.
  package var hasNoFormat = false
  /// Whether the input has nothing but comments.
  package var isBlank = false
  /// Whether its layout has too many constraints to be solved in a check.
  package var isUnsolved = false
  /// The strings in it.
  package var strings = StringTally()
  /// The names that formats need, where they were not looked up.
  package var needs: RequiredNames?
  /// What its functions tell other inputs, and what it asks them.
  var shared = SharedScan()
  /// For each place of a finding "not checked", the function whose callers in other inputs may tell the
  /// format.
  var openPlaces: [Int: SharedFunction.Key] = [:]
  /// The reason for which the input could not be read, if it could not.
  package var failure: Diagnostic?
  /// The file with its fixes, if there are any.
  package var fixed: FixedFile?
  /// The text with its fixes, or as it was, where it came from standard input and is to be shown.
  package var shownText: [UInt8]?

  /// How many findings were mended; these are not among ``findings``.
  package var mendedCount = 0
  /// How many of ``findings`` fixes would mend, where that was counted.
  package var mendable = FixCounts()

  /// Creates the findings of an input in which nothing has been found yet.
  init(_ kind: Kind, name: String, absolutePath: FilePath? = nil) {
    self.kind = kind
    self.name = name
    self.absolutePath = absolutePath
  }

  /// Puts the findings into the order of the file; those without a place stand in front.
  mutating func sortByPlace() {
    func start(_ index: Int) -> Int { findings[index].region?.span.start ?? -1 }
    let order = findings.indices.sorted { (start($0), $0) < (start($1), $1) }
    (findings, diagnostics) = (order.map { findings[$0] }, order.map { diagnostics[$0] })
  }

  /// The findings of the input without its warnings.
  package var errorsOnly: FileFindings { with { $0.severity == .error } }

  /// Removes the findings that a format is not checked, for formats of functions that other inputs call:
  /// there the callers tell the format.
  mutating func takeBack(formatsOf called: Set<SharedFunction.Key>) {
    guard openPlaces.values.contains(where: called.contains) else { return }
    self = with { finding in
      guard finding.code == .uncheckedString, let place = finding.region?.span.start else {
        return true
      }
      return openPlaces[place].map { !called.contains($0) } ?? true
    }
  }

  /// The findings of the input that a condition keeps, with their diagnostics and lines.
  private func with(_ isKept: (ReportFinding) -> Bool) -> FileFindings {
    var result = self
    let kept = findings.indices.filter { isKept(findings[$0]) }
    result.findings = kept.map { findings[$0] }
    result.diagnostics = kept.map { diagnostics[$0] }
    result.lines = kept.map { lines[$0] }
    return result
  }

  /// The findings that count, with their diagnostics.
  package var effective: [(finding: ReportFinding, diagnostic: Diagnostic)] {
    zip(findings, diagnostics).filter { $0.0.suppression == nil }.map { ($0.0, $0.1) }
  }

  /// Whether there is an error that counts.
  package var hasErrors: Bool {
    findings.contains { $0.severity == .error && $0.suppression == nil }
  }
}
