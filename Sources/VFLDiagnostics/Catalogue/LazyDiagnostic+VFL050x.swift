extension LazyDiagnostic {
  // VFL0501
  static let unusedView = DiagnosticPage(
    .unusedView, .warning, level: .off, "unused view",
    """
    A dictionary of views contains a view, but no format string that uses the dictionary refers to
    it. Either a format string is missing, so the view is not positioned, or the entry is left over.
    The rule is off by default, because many programs add all views to the dictionary. Nothing is
    reported unless all format strings that use the dictionary can be read.
    """,
    seen: .check(
      "[a]", "--rule", "VFL0501=warning", "--view", "a", "--view", "b"),
    fixed: .check(
      "[a][b]", "--rule", "VFL0501=warning", "--view", "a", "--view", "b"))

  /// Creates the diagnostic for a view that no format string uses.
  ///
  /// - Parameters:
  ///   - span: The definition of the view; `nil` if it is on the command line.
  ///   - name: The name of the view.
  package static func unusedView(span: SourceSpan?, name: String) -> LazyDiagnostic {
    LazyDiagnostic(.unusedView, at: span) {
      Words(
        "unused view \(Wording.quoted(name))", caption: "no format refers to this view")
    }
  }

  // VFL0502
  static let unusedMetric = DiagnosticPage(
    .unusedMetric, .warning, "unused metric",
    """
    A dictionary of metrics contains a metric, but no format string that uses the dictionary refers
    to it. Often a format string contains the number instead of the name, so that changing the
    metric has no effect. Nothing is reported unless all format strings that use the dictionary can
    be read.
    """,
    seen: .check("|-8-[a]", "--metric", "left=8"),
    fixed: .check(
      "|-left-[a]", "--view", "a", "--metric", "left=8"))

  /// Creates the diagnostic for a metric that no format string uses.
  ///
  /// - Parameters:
  ///   - span: The definition of the metric; `nil` if it is on the command line.
  ///   - name: The name of the metric.
  package static func unusedMetric(span: SourceSpan?, name: String) -> LazyDiagnostic {
    LazyDiagnostic(.unusedMetric, at: span) {
      Words(
        "unused metric \(Wording.quoted(name))", caption: "no format refers to this metric")
    }
  }

  // VFL0503
  static let zeroGap = DiagnosticPage(
    .zeroGap, .warning, level: .off, "redundant gap of 0",
    """
    Neighbors without a gap touch: `[a][b]` and `[a]-0-[b]` create the same constraint, and so do
    `|[a]` and `|-0-[a]`. The shorter form shows that there is no gap.
    """,
    seen: .check(
      "|-0-[a]-0-|", "--rule", "VFL0503=warning"),
    fixed: .check("|[a]|", "--rule", "VFL0503=warning"))

  /// Creates the diagnostic for a gap of 0 points.
  ///
  /// - Parameters:
  ///   - span: The gap, including its dashes.
  ///   - text: The text at `span`.
  package static func zeroGap(span: SourceSpan, text: String) -> LazyDiagnostic {
    LazyDiagnostic(.zeroGap, at: span) {
      Words(
        "redundant gap \(Wording.quoted(text)): omitting the gap has the same effect",
        caption: "remove this",
        fixIts: [
          FixIt("remove \(Wording.quoted(text))", [SourceEdit(span, "")], applicability: .safe)
        ])
    }
  }

  // VFL0504
  static let duplicatePredicate = DiagnosticPage(
    .duplicatePredicate, .warning, "duplicate predicate",
    """
    Each predicate of a list creates a constraint. A duplicate usually means that another relation
    or another number was intended, as in `(>=20,<=40)`. A duplicate of a required predicate has no
    effect. A duplicate of an optional predicate doubles its weight against other constraints of the
    same priority.
    """,
    seen: .check("[a(==20,20)]"),
    fixed: .check("[a(20)]"))

  /// Creates the diagnostic for a predicate that is equivalent to an earlier predicate in the same list.
  ///
  /// - Parameters:
  ///   - span: The predicate.
  ///   - text: The text at `span`.
  ///   - first: The first equivalent predicate.
  ///   - previousEnd: The end of the preceding predicate.
  ///   - isRequired: Whether the predicate is required, so that the duplicate has no effect.
  package static func duplicatePredicate(
    span: SourceSpan, text: String, first: SourceSpan, previousEnd: Int, isRequired: Bool
  ) -> LazyDiagnostic {
    LazyDiagnostic(.duplicatePredicate, at: span) {
      Words(
        "duplicate predicate \(Wording.quoted(text))", caption: "duplicate",
        labels: [.init(first, "the same predicate")],
        fixIts: [
          FixIt(
            "remove \(Wording.quoted(text))", [SourceEdit(SourceSpan(previousEnd, span.end), "")],
            applicability: isRequired ? .safe : .unsafe)
        ])
    }
  }

  // VFL0505
  static let contradictoryPredicates = DiagnosticPage(
    .contradictoryPredicates, .error, "contradictory predicates",
    """
    All predicates of a list apply at the same time. No number satisfies two required predicates
    such as `>=50` and `<=40`, and no size is below 0, so there is no layout. Make one of the
    predicates optional with a priority below 1000: `(>=50@750,<=40)`.
    """,
    seen: .check("[a(>=50,<=40)]"),
    fixed: .check("[a(>=40,<=50)]"))

  /// Creates the diagnostic for required predicates in the same list that cannot be satisfied together.
  ///
  /// - Parameters:
  ///   - span: The second predicate.
  ///   - text: The text at `span`.
  ///   - other: The first predicate; `nil` if a single predicate requires a size below 0.
  ///   - otherText: The text at `other`.
  ///   - isGap: Whether the predicates belong to a gap. Otherwise they belong to a size.
  package static func contradictoryPredicates(
    span: SourceSpan, text: String, other: SourceSpan?, otherText: String, isGap: Bool
  ) -> LazyDiagnostic {
    LazyDiagnostic(.contradictoryPredicates, at: span) {
      let thing = isGap ? "gap" : "size"
      let found =
        other == nil
        ? "unsatisfiable predicate \(Wording.quoted(text)): a \(thing) cannot be below 0"
        : "contradictory predicates \(Wording.quoted(otherText)) and \(Wording.quoted(text)): "
          + "no \(thing) satisfies both"
      return Words(
        found,
        caption: other == nil ? "no \(thing) satisfies this" : "contradicts the other predicate",
        labels: other.map { [.init($0, "also required")] } ?? [],
        notes: ["a predicate with a priority below 1000 is optional"])
    }
  }

  // VFL0506
  static let repeatedFormat = DiagnosticPage(
    .repeatedFormat, .warning, "redundant format",
    """
    The preceding format strings create all constraints of this format string. The usual cause is
    a copied line that was not completely changed: another view was intended, or `V:` instead of
    `H:`. Only format strings that are active together are compared: all format strings of a command
    line or a layout, and in a source file the list of format strings that is passed to one call.
    Two separate calls are not compared, because one may be conditional or its constraints may be
    active at another time.
    """,
    seen: DiagnosticExample(["check", "H:|-[a]-|", "H:|-[a]-|"]),
    fixed: DiagnosticExample(["check", "H:|-[a]-|", "V:|-[a]-|"]))

  /// Creates the diagnostic for a format string whose constraints are all created by other format strings.
  ///
  /// - Parameters:
  ///   - span: The whole format string.
  ///   - first: The location that first creates the last of these constraints.
  package static func repeatedFormat(span: SourceSpan, first: SourceLocation) -> LazyDiagnostic {
    LazyDiagnostic(.repeatedFormat, at: span) {
      Words(
        "redundant format: other formats already create all of its constraints",
        caption: "adds no constraint",
        labels: [.init(first, "creates the same constraint")])
    }
  }

  /// The reason why an option has no effect.
  package enum Uselessness: Sendable, Hashable {
    /// The option aligns views with each other, but there is only one view.
    case singleView
    /// The option is a layout direction, but the format string is vertical.
    case verticalDirection
    /// The option applies to gaps between baselines, but there are no gaps.
    case noGap
    /// Two other alignment options imply this one.
    case implied(String, String)
  }

  // VFL0507
  static let uselessOption = DiagnosticPage(
    .uselessOption, .warning, level: .off, "option without effect",
    """
    The constraints are the same with and without this option. An alignment applies to two or more
    views, a direction to horizontal formats, and baseline spacing to gaps. Views whose top and
    bottom edges are aligned also have the same center. The option suggests an effect that it does
    not have.
    """,
    seen: .check(
      "H:[a]", "--rule", "VFL0507=warning", "--options", "alignAllTop"),
    fixed: .check(
      "H:[a][b]", "--rule", "VFL0507=warning", "--options", "alignAllTop"))

  /// Creates the diagnostic for an option that does not change the constraints of its format string.
  ///
  /// - Parameters:
  ///   - span: The option if it is in the source. Otherwise, the part of the format string on which the
  ///     option has no effect.
  ///   - option: The option.
  ///   - reason: The reason why the option has no effect.
  ///   - part: The part of the format string on which the option has no effect; `nil` if `span` is that part.
  package static func uselessOption(
    span: SourceSpan, option: String, reason: Uselessness, part: SourceLocation? = nil
  ) -> LazyDiagnostic {
    LazyDiagnostic(.uselessOption, at: span) {
      let why =
        switch reason {
        case .singleView: "a format with one view"
        case .verticalDirection: "a vertical format"
        case .noGap: "a format without gaps"
        case .implied(let one, let other):
          "a format with \(Wording.quoted(one)) and \(Wording.quoted(other)), which imply it"
        }
      let label =
        switch reason {
        case .singleView: "the only view"
        case .verticalDirection: "vertical"
        case .noGap, .implied: "the format"
        }
      return Words(
        "\(Wording.quoted(option)) has no effect on \(why)",
        caption: "\(Wording.quoted(option)) has no effect here",
        labels: part.map { [.init($0, label)] } ?? [])
    }
  }

  // VFL0508
  static let offAxisMetric = DiagnosticPage(
    .offAxisMetric, .warning, level: .off, "metric named after the other axis",
    """
    A metric named `leftMargin` in a vertical format, or `topMargin` in a horizontal one, often
    means that `H:` was written instead of `V:`, or that a copied line still contains the metrics of
    the other axis. The rule only compares names, so it is off by default.
    """,
    seen: .check(
      "V:|-left-[a]", "--rule", "VFL0508=warning"),
    fixed: .check(
      "H:|-left-[a]", "--rule", "VFL0508=warning"))

  /// Creates the diagnostic for a metric whose name suggests the other axis.
  ///
  /// - Parameters:
  ///   - span: The use of the metric.
  ///   - name: The text at `span`.
  ///   - word: The part of the name that suggests an axis.
  ///   - isVertical: Whether the format string is vertical.
  package static func offAxisMetric(span: SourceSpan, name: String, word: String, isVertical: Bool)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.offAxisMetric, at: span) {
      let axis = isVertical ? "vertical" : "horizontal"
      return Words(
        "metric \(Wording.quoted(name)) in a \(axis) format",
        caption: "\(Wording.quoted(word)) refers to the other axis")
    }
  }

  // VFL0509
  static let writtenRequiredPriority = DiagnosticPage(
    .writtenRequiredPriority, .warning, level: .off, "redundant priority of 1000",
    """
    A predicate without a priority has priority 1000, which means required. An explicit `@1000` has
    no effect, but suggests a difference from the other predicates.
    """,
    seen: .check(
      "[a(<=50@1000)]", "--rule", "VFL0509=warning"),
    fixed: .check("[a(<=50)]", "--rule", "VFL0509=warning"))

  /// Creates the diagnostic for an explicit priority of 1000, which is the default.
  ///
  /// - Parameters:
  ///   - span: The `@` and the priority.
  ///   - text: The text at `span`.
  package static func writtenRequiredPriority(span: SourceSpan, text: String) -> LazyDiagnostic {
    LazyDiagnostic(.writtenRequiredPriority, at: span) {
      Words(
        "redundant \(Wording.quoted(text)): 1000 is the default priority",
        caption: "remove this",
        fixIts: [
          FixIt("remove \(Wording.quoted(text))", [SourceEdit(span, "")], applicability: .safe)
        ])
    }
  }
}
