/// One fault that was found, as a value: what it is, where, why, and the edits that mend it.
public struct Diagnostic: Sendable, Hashable {
  /// A second place that explains the fault.
  public struct Label: Sendable, Hashable {
    /// The place: a text and a span of UTF-8 offsets in it.
    public let location: SourceLocation
    /// A phrase that says what the place has to do with the fault.
    public let message: String

    /// Creates a label at a place.
    public init(_ location: SourceLocation, _ message: String) {
      self.location = location
      self.message = message
    }
  }

  /// The fault's kind, never renumbered.
  public let code: DiagnosticCode
  /// Whether it is an error or a warning.
  public let severity: Severity
  /// A sentence without a full stop: what was found and what could stand there, understandable on its own.
  public let message: String
  /// The bytes at fault: a text and a span of UTF-8 offsets in it; `nil` when the fault has no place in a
  /// text.
  public let location: SourceLocation?
  /// The words that stand beside the carets under the bytes at fault; may be empty.
  public let caption: String
  /// Other places that explain the fault.
  public let labels: [Label]
  /// The rules behind the fault, a sentence each.
  public let notes: [String]
  /// Changes that mend the fault, the likeliest first.
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

  /// The diagnostic with other fix-its in the place of its own.
  package func with(fixIts: [FixIt]) -> Diagnostic {
    Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels, notes: notes,
      fixIts: fixIts)
  }

  /// The diagnostic with other notes in the place of its own.
  package func with(notes: [String]) -> Diagnostic {
    Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels, notes: notes,
      fixIts: fixIts)
  }

  /// The diagnostic with other labels in the place of its own.
  package func with(labels: [Label]) -> Diagnostic {
    Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels, notes: notes,
      fixIts: fixIts)
  }

  /// The diagnostic with another severity.
  package func with(severity: Severity) -> Diagnostic {
    guard severity != self.severity else { return self }
    return Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels, notes: notes,
      fixIts: fixIts)
  }
}
