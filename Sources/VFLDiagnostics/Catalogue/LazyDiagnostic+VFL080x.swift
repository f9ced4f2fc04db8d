extension LazyDiagnostic {
  // VFL0801
  static let violatedProperty = DiagnosticPage(
    .violatedProperty, .error, "property that is not satisfied for all values",
    """
    `vfl verify` proves properties of a layout for all values of its intervals. This property is
    violated for the printed values. The other parameters have their usual values: the lower end of
    an interval, a container of 375 by 667 points, or a scale of 1, as far as the intervals allow.
    Change the constraints, or declare a narrower interval if the values do not occur.
    """,
    seen: .verify(
      """
      @container width: 320..1366, height: 44
      @view title intrinsic: 40..400x20
      @view close intrinsic: 30x30
      |-[title]-(>=8)-[close]-|
      V:|-[title]-|
      V:|[close]|
      """),
    fixed: .verify(
      """
      @container width: 320..1366, height: 44
      @view title intrinsic: 40..240x20 hugging: 251 compression: 749
      @view close intrinsic: 30x30 hugging: 252
      |-[title]-(>=8)-[close]-|
      V:|-[title(20)]
      V:|[close(30)]
      """))

  /// Creates the diagnostic for a property that a layout violates.
  package static func violatedProperty(
    _ property: VerifiedProperty, _ example: VerifiedProperty.Example
  ) -> LazyDiagnostic {
    LazyDiagnostic(.violatedProperty, at: property.span) { property.words(example) }
  }

  // VFL0802
  static let undecidedProperty = DiagnosticPage(
    .undecidedProperty, .error, "property that was not decided",
    """
    A property is neither proved nor violated if the proof requires too many parts of the parameter
    space, or if `--time-limit` was reached. Increase the limit, declare narrower intervals, or
    verify fewer parameters at once.
    """,
    seen: DiagnosticExample(
      ["verify", "--time-limit", "0", "-"],
      standardInput: """
        @container width: 320..1366, height: 44
        @view title intrinsic: 40..240x20
        |-[title]-|
        V:|-[title]
        @require inside
        """),
    fixed: .verify(
      """
      @container width: 320..1366, height: 44
      @view title intrinsic: 40..240x20
      |-[title]-|
      V:|-[title]
      @require inside
      """))

  /// Creates the diagnostic for a property that was not decided.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - share: The share of the values that were not examined completely; `nil` if the time limit was reached.
  package static func undecidedProperty(
    _ property: VerifiedProperty, share: Double?
  ) -> LazyDiagnostic {
    LazyDiagnostic(.undecidedProperty, at: property.span) { property.undecidedWords(share: share) }
  }

  // VFL0803
  static let unusableInterval = DiagnosticPage(
    .unusableInterval, .error, "interval that cannot be verified",
    """
    A proof requires that the constants of all constraints are sums of multiples of the intervals. A
    metric with an interval can therefore not be a priority or a factor of a multiplication, and two
    intervals cannot be multiplied.
    """,
    seen: .verify(
      """
      @container width: 320..1366, height: 44
      @metrics strength: 250..750
      @view title intrinsic: 40x20
      |-(8@strength)-[title]-(>=8)-|
      V:|-[title]
      """),
    fixed: .verify(
      """
      @container width: 320..1366, height: 44
      @metrics edge: 8..20
      @view title intrinsic: 40x20
      |-edge-[title]-(>=8)-|
      V:|-[title]
      """))

  /// Creates the diagnostic for an interval that constants do not depend on linearly.
  ///
  /// - Parameters:
  ///   - span: The interval; `nil` if several intervals may be the cause.
  ///   - name: The name of the parameter; `nil` if several may be the cause.
  package static func unusableInterval(span: SourceSpan?, name: String?) -> LazyDiagnostic {
    LazyDiagnostic(.unusableInterval, at: span) {
      Words(
        name.map { "interval of \(Wording.quoted($0)) is not only used in constants" }
          ?? "an interval is not only used in constants",
        caption: "this interval",
        notes: [
          "the constants of constraints must be sums of multiples of the intervals",
          "an interval cannot be a priority or a multiplier",
        ])
    }
  }

  // VFL0804
  static let emptyRequirement = DiagnosticPage(
    .emptyRequirement, .error, "requirement that examines no view",
    """
    A requirement that examines no view would always be satisfied. Without names, `target` examines
    the views that are known to be controls. Only sources and Interface Builder files contain the
    classes of views, so name the controls of other layouts. `safe` requires that a constraint
    refers to the safe area of the container, and that the insets of the safe area are known.
    """,
    seen: .verify(
      """
      @container width: 320..430, height: 64
      @view close intrinsic: 30x30
      [close(44)]-|
      V:|-[close(44)]
      @require target
      """),
    fixed: .verify(
      """
      @container width: 320..430, height: 64
      @view close intrinsic: 30x30
      [close(44)]-|
      V:|-[close(44)]
      @require target close
      """))

  /// Creates the diagnostic for a requirement that examines no view.
  ///
  /// - Parameters:
  ///   - span: The requirement.
  ///   - property: The name of the property.
  ///   - reason: The reason why it examines no view.
  package static func emptyRequirement(
    span: SourceSpan?, property: String, reason: String
  ) -> LazyDiagnostic {
    LazyDiagnostic(.emptyRequirement, at: span) {
      Words(
        "\(Wording.quoted(property)) examines no view", caption: "this requirement",
        notes: [reason]
          + (property == "target" ? ["name the controls: `@require target close, send`"] : []))
    }
  }
}

extension DiagnosticExample {
  /// Returns an example that verifies a `.vfl` text on standard input.
  fileprivate static func verify(_ text: String) -> DiagnosticExample {
    DiagnosticExample(["verify", "-"], standardInput: text)
  }
}
