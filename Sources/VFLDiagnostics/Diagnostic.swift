/// An error or a warning about an input, with its location, an explanation and fix-its.
public struct Diagnostic: Sendable, Hashable {
  /// A secondary location that explains the diagnostic.
  public struct Label: Sendable, Hashable {
    /// The location: a source and a span of UTF-8 offsets in the source.
    public let location: SourceLocation
    /// A phrase that explains what is at the location.
    public let message: String

    /// Creates a label at a location.
    public init(_ location: SourceLocation, _ message: String) {
      self.location = location
      self.message = message
    }
  }

  /// The diagnostic code.
  ///
  /// The meaning of a code never changes.
  public let code: DiagnosticCode
  /// Whether the diagnostic is an error or a warning.
  public let severity: Severity
  /// The message, a phrase without a final period that is understandable without the source excerpt.
  public let message: String
  /// The location: a source and a span of UTF-8 offsets in the source; `nil` if the diagnostic has no
  /// location.
  public let location: SourceLocation?
  /// The text after the carets that mark the location; may be empty.
  public let caption: String
  /// Secondary locations that explain the diagnostic.
  public let labels: [Label]
  /// Notes that explain the diagnostic.
  public let notes: [String]
  /// The possible fix-its.
  ///
  /// The most likely one comes first.
  public let fixIts: [FixIt]

  /// Creates a diagnostic.
  public init(
    _ code: DiagnosticCode, _ severity: Severity, _ message: String,
    at location: SourceLocation?, caption: String = "", labels: [Label] = [],
    notes: [String] = [], fixIts: [FixIt] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.location = location
    self.caption = caption
    self.labels = labels
    self.notes = notes
    self.fixIts = fixIts
  }

  /// Returns the diagnostic with its fix-its replaced.
  package func with(fixIts: [FixIt]) -> Diagnostic {
    Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels, notes: notes,
      fixIts: fixIts)
  }

  /// Returns the diagnostic with its notes replaced.
  package func with(notes: [String]) -> Diagnostic {
    Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels, notes: notes,
      fixIts: fixIts)
  }

  /// Returns the diagnostic with its labels replaced.
  package func with(labels: [Label]) -> Diagnostic {
    Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels, notes: notes,
      fixIts: fixIts)
  }

  /// Returns the diagnostic with the given severity.
  package func with(severity: Severity) -> Diagnostic {
    guard severity != self.severity else { return self }
    return Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels, notes: notes,
      fixIts: fixIts)
  }
}
