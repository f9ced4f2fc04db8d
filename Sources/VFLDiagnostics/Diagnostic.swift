/// An error or a warning about a text, with its location, its explanation and fix-its.
public struct Diagnostic: Sendable, Hashable {
  /// A secondary location that explains the diagnostic.
  public struct Label: Sendable, Hashable {
    /// The location: a text and a span of UTF-8 offsets in it.
    public let location: SourceLocation
    /// A phrase that explains the location.
    public let message: String

    /// Creates a label at a location.
    public init(_ location: SourceLocation, _ message: String) {
      self.location = location
      self.message = message
    }
  }

  /// The code of the diagnostic, which never changes its meaning.
  public let code: DiagnosticCode
  /// Whether the diagnostic is an error or a warning.
  public let severity: Severity
  /// The message, a phrase without a full stop that is understandable without the source.
  public let message: String
  /// The location: a text and a span of UTF-8 offsets in it; `nil` if the diagnostic refers to no text.
  public let location: SourceLocation?
  /// The text next to the carets under the location; may be empty.
  public let caption: String
  /// Secondary locations that explain the diagnostic.
  public let labels: [Label]
  /// Notes that explain the diagnostic.
  public let notes: [String]
  /// Fix-its, the most likely one first.
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
