import VFLDiagnostics
import VFLLowering
import VFLRecords

/// The code and the marked source of a diagnostic.
struct DiagnosticSummary: Hashable, CustomStringConvertible {
  let code: DiagnosticCode
  let text: String

  init(_ code: DiagnosticCode, _ text: String) {
    self.code = code
    self.text = text
  }

  var description: String { "\(code.rawValue) `\(text)`" }
}

/// A constraint record with its source range and the rule that produced it.
struct TracedRecord: Hashable, CustomStringConvertible {
  let text: String
  let span: SourceSpan
  let rule: RecordRule

  var description: String { "\(text) from \(span.start)..<\(span.end) by \(rule)" }
}

/// A compiled format string whose results can be compared as strings.
struct Compiled {
  /// Three views in one superview, which most tests use.
  static let trio: [String: String?] = ["a": "super", "b": "super", "c": "super"]

  /// The compared compilation.
  let compilation: FormatCompilation
  private let format: [UInt8]
  private let scope: DictionaryScope

  /// Compiles a format string.
  ///
  /// - Parameter texts: Metrics whose values are not numbers.
  init(
    _ format: String, options: FormatOptions = [], metrics: [String: Double] = [:],
    texts: [String: String] = [:], views: [String: String?] = trio,
    spacing: StandardSpacing = .classic, origin: SourceOrigin = .format(0)
  ) {
    let scope = DictionaryScope(views: views, metrics: metrics.mapValues { .number($0) })
    for (name, text) in texts { scope.metrics[name] = .notNumber(text) }
    self.format = Array(format.utf8)
    compilation = FormatCompilation(
      self.format, in: scope, options: options, spacing: spacing, origin: origin)
    self.scope = scope
  }

  /// The description of each record.
  var records: [String] { compilation.records.map { $0.text(name: scope.name(of:)) } }

  /// The constant of each record.
  var constants: [Double] { compilation.records.map(\.constant) }

  /// Whether each record has standard spacing.
  var standard: [Bool] { compilation.records.map(\.isStandardSpacing) }

  /// The description of each record, with its provenance.
  var traced: [TracedRecord] {
    compilation.records.map { record in
      TracedRecord(
        text: record.text(name: scope.name(of:)), span: record.provenance.location.span,
        rule: record.provenance.rule)
    }
  }

  /// The diagnostics that are errors.
  var errors: [DiagnosticSummary] { diagnostics(of: .error) }

  /// The diagnostics that are warnings.
  var warnings: [DiagnosticSummary] { diagnostics(of: .warning) }

  /// Returns the part of the format string that a record comes from.
  func source(of record: ConstraintRecord) -> String { text(record.provenance.location.span) }

  /// Returns the source of a span.
  func text(_ span: SourceSpan) -> String {
    guard span.start >= 0, span.start <= span.end, span.end <= format.count else {
      return "outside the format"
    }
    return String(decoding: format[span.start..<span.end], as: UTF8.self)
  }

  private func diagnostics(of severity: Severity) -> [DiagnosticSummary] {
    compilation.diagnostics.filter { $0.severity == severity }.map { diagnostic in
      DiagnosticSummary(diagnostic.code, diagnostic.location.map { text($0.span) } ?? "no place")
    }
  }
}
