extension LazyDiagnostic {
  // VFL0201
  static let unknownView = DiagnosticPage(
    .unknownView, .error, "unknown view",
    """
    A name in brackets is looked up in the dictionary of views that is passed with the format
    string. The lookup is case-sensitive. Either the name is misspelled, or the view is missing from
    the dictionary.
    """,
    seen: .check(
      "[titel]-[body]", "--view", "title", "--view", "body"),
    fixed: .check(
      "[title]-[body]", "--view", "title", "--view", "body"))

  /// Creates the diagnostic for a view name that is not in the dictionary.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The text at `span`.
  ///   - known: The names of the views in the dictionary.
  ///   - key: The name in `known` whose view is in a variable with the unknown name; `nil` if there is none.
  ///   - used: The names of the views that the format string already contains. A view can occur only once.
  ///   - compared: The names with which the size of the view is compared.
  ///   - isQuoted: Whether the name is in quotation marks, between which any name is allowed.
  ///   - isRepeated: Whether the text at `span` stands for several names, such as a range, of which `name` is
  ///     one.
  ///   - isVariable: Whether a variable with this name can be added to the dictionary.
  package static func unknownView(
    span: SourceSpan, name: String, known: [String], key: String? = nil, used: Set<String> = [],
    compared: [String] = [], isQuoted: Bool = false, isRepeated: Bool = false,
    isVariable: Bool = false
  ) -> LazyDiagnostic {
    LazyDiagnostic(.unknownView, at: span) {
      let hint = NameHint(
        name, kind: "view", plural: "views", known: known, areDeclared: true, alias: key,
        inFormat: true, isQuoted: isQuoted, isRepeated: isRepeated, isVariable: isVariable,
        compared: compared, used: used)
      let note = key.map { "\(Wording.quoted(name)) is the value of the key \(Wording.quoted($0))" }
      return hint.words(at: span, note: note ?? SuperviewName.note(on: name, among: known))
    }
  }

  // VFL0202
  static let unknownMetric = DiagnosticPage(
    .unknownMetric, .error, "unknown metric",
    """
    A name in a gap or a priority is looked up in the dictionary of metrics that is passed with the
    format string. A name in a size is looked up in the metrics first and then in the views. The
    lookup is case-sensitive. Either the name is misspelled, or its value is missing.
    """,
    seen: .check(
      "|-lefft-[a]", "--metric", "left=20", "--view", "a"),
    fixed: .check(
      "|-left-[a]", "--metric", "left=20", "--view", "a"))

  /// Creates the diagnostic for a metric name that is not in the dictionary.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The text at `span`.
  ///   - known: The names of the metrics in the dictionary.
  ///   - allowsView: Whether a view name is also allowed, as in a size.
  ///   - views: The names of the views in the dictionary.
  ///   - compared: The name of the view whose size is compared with the name.
  ///   - isPriority: Whether the name is used as a priority in Apple's dialect.
  ///   - isVariable: Whether a variable with this name can be added to a dictionary.
  package static func unknownMetric(
    span: SourceSpan, name: String, known: [String], allowsView: Bool, views: [String],
    compared: [String] = [], isPriority: Bool = false, isVariable: Bool = false
  ) -> LazyDiagnostic {
    LazyDiagnostic(.unknownMetric, at: span) {
      let hint =
        allowsView
        ? NameHint(
          name, kind: "metric or view", plural: "metrics and views", known: known + views,
          areDeclared: true, inFormat: true, isVariable: isVariable, compared: compared)
        : NameHint(
          name, kind: "metric", plural: "metrics", known: known, areDeclared: true, inFormat: true,
          isVariable: isVariable)
      var words = hint.words(
        at: span,
        note: isPriority
          ? priorityNote(on: name) : allowsView ? SuperviewName.note(on: name, among: views) : nil)
      guard isPriority, hint.nearest == nil, let number = priorities[name] else { return words }
      words.fixIts = [FixIt("replace with `\(number)`", [SourceEdit(span, "\(number)")])]
      return words
    }
  }

  /// Returns the fix-it that adds a variable to a dictionary literal.
  package static func adding(_ name: String, by edit: SourceEdit) -> FixIt {
    FixIt("add \(Wording.quoted(name)) to the dictionary", [edit])
  }

  /// The values of the named priorities of the extended dialect and of UIKit.
  private static let priorities = [
    "required": 1000, "high": 750, "strong": 750, "medium": 500, "low": 250, "weak": 250,
    "fitting": 50, "defaultHigh": 750, "defaultLow": 250, "fittingSizeLevel": 50,
  ]

  /// Returns a note if the unknown name is a named priority of the extended dialect or of UIKit.
  private static func priorityNote(on name: String) -> String? {
    priorities[name].map { number in
      "a priority is a number or a metric; named priorities such as "
        + "\(Wording.quoted(number == 750 ? "@high" : number == 250 ? "@low" : "@required")) "
        + "belong to the extended dialect; the value of this one is \(number)"
    }
  }

  // VFL0203
  static let viewAsGap = DiagnosticPage(
    .viewAsGap, .error, "view used as a gap",
    """
    A gap is a distance: a number or the name of a metric. The name of a view is only allowed in
    brackets or as the size of another view, `[a(b)]`. For a gap that is as wide as a view, insert a
    spacer view of that size: `[a][spacer(b)][c]`.
    """,
    seen: .check(
      "[a]-c-[b]", "--view", "a", "--view", "b", "--view", "c"),
    fixed: .check(
      "[a]-c-[b]", "--view", "a", "--view", "b", "--metric", "c=8"))

  /// Creates the diagnostic for a view name that is used as a gap.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The name of the view.
  ///   - perhapsView: The span of the name and its parentheses, if the name is the whole gap and the format
  ///     string does not contain the view elsewhere, so that brackets may be missing. Otherwise `nil`.
  package static func viewAsGap(span: SourceSpan, name: String, perhapsView: SourceSpan? = nil)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.viewAsGap, at: span) {
      Words(
        "expected a number or a metric as the gap, found the view \(Wording.quoted(name))",
        caption: "expected a number or a metric",
        notes: ["outside brackets, the name of a view is only allowed as a size: `[a(b)]`"],
        fixIts: perhapsView.map { [inBrackets(name, at: $0)] } ?? [])
    }
  }

  /// Returns the fix-it that wraps a name in brackets.
  package static func inBrackets(_ name: String, at span: SourceSpan) -> FixIt {
    FixIt("wrap the name in brackets: `[\(name)]`", [SourceEdit(span, "[\(name)]")])
  }

  // VFL0204
  static let viewAsPriority = DiagnosticPage(
    .viewAsPriority, .error, "view used as a priority",
    """
    `@` is followed by a priority: a number above 0 and at most 1000, or the name of a metric with
    such a value. A view has no priority.
    """,
    seen: .check("[a(5@b)]", "--view", "a", "--view", "b"),
    fixed: .check(
      "[a(5@b)]", "--view", "a", "--metric", "b=250"))

  /// Creates the diagnostic for a view name that is used as a priority.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The name of the view.
  package static func viewAsPriority(span: SourceSpan, name: String) -> LazyDiagnostic {
    LazyDiagnostic(.viewAsPriority, at: span) {
      Words(
        "expected a number or a metric as the priority, found the view \(Wording.quoted(name))",
        caption: "expected a number or a metric",
        notes: ["a priority is above 0 and at most 1000; 1000 means required"])
    }
  }

  // VFL0205
  static let metricNotNumber = DiagnosticPage(
    .metricNotNumber, .error, "metric is not a number",
    """
    The value of a metric is a number. A string that contains a number, such as `"12"`, is accepted
    as that number. Other strings, lists and Boolean values are not accepted.
    """,
    seen: .document(
      "compile",
      """
      {"metrics": {"m": "wide"}, "views": {"a": {}, "b": {}}, "formats": ["[a]-m-[b]"]}
      """),
    fixed: .document(
      "compile",
      """
      {"metrics": {"m": 12}, "views": {"a": {}, "b": {}}, "formats": ["[a]-m-[b]"]}
      """))

  /// Creates the diagnostic for a metric whose value is not a number.
  ///
  /// - Parameters:
  ///   - span: The use of the metric in the format string.
  ///   - name: The name of the metric.
  ///   - value: The value of the metric as written.
  package static func metricNotNumber(span: SourceSpan, name: String, value: String)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.metricNotNumber, at: span) {
      Words(
        "metric \(Wording.quoted(name)) is not a number: its value is \(Wording.quoted(value))",
        caption: "not a number")
    }
  }

  // VFL0206
  static let impliedView = DiagnosticPage(
    .impliedView, .warning, "unknown name treated as a view",
    """
    A name in a size or in an expression of the extended dialect is a metric or a view. If no views
    are declared, a name that occurs nowhere else is treated as a view. In the extended dialect this
    applies to every name in an expression. In Apple's dialect it applies to a name after `==` and
    to a name that differs from a view only by its number, `[button1(==button2)]`. If the name is a
    metric, define its value; otherwise declare the view.
    """,
    seen: DiagnosticExample(
      ["compile", "--dialect", "extended", "[a(gap * 2)]"]),
    fixed: DiagnosticExample(
      ["compile", "--dialect", "extended", "--metric", "gap=8", "[a(gap * 2)]"]))

  /// Creates the diagnostic for an undefined name in an expression, which is treated as a view.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The text at `span`.
  package static func impliedView(span: SourceSpan, name: String) -> LazyDiagnostic {
    LazyDiagnostic(.impliedView, at: span) {
      Words(
        "\(Wording.quoted(name)) is neither a metric nor a view in brackets; treated as a view",
        caption: "treated as a view")
    }
  }

  /// The kind of value that a name refers to instead of a view.
  package enum NoViewKind: String, Sendable {
    case anchor = "an anchor"
    case number = "a number"
    case text = "a string"
    case rectangle = "a rectangle, a size or a point"
    case layer = "a layer"
    case controller = "a view controller"
    case null = "`NSNull`"
  }

  // VFL0207
  static let noView = DiagnosticPage(
    .noView, .error, "name does not refer to a view",
    """
    The dictionary of views contains a view or a layout guide for each name in brackets. For any
    other object the system raises an exception when it requests the superview. Instead of an anchor
    pass its view or guide, `view.safeAreaLayoutGuide` instead of its `topAnchor`. Instead of a view
    controller pass its `view`. A layer cannot be constrained.
    """,
    seen: DiagnosticExample(
      ["check", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        let views = ["a": a, "top": view.safeAreaLayoutGuide.topAnchor]
        NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-[a]", metrics: nil, views: views)
        """),
    fixed: DiagnosticExample(
      ["check", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        let views = ["a": a, "top": view.safeAreaLayoutGuide]
        NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-[a]", metrics: nil, views: views)
        """))

  /// Creates the diagnostic for a name in brackets that does not refer to a view.
  ///
  /// - Parameters:
  ///   - span: The name in the format string.
  ///   - name: The name.
  ///   - kind: The kind of value that the name refers to.
  package static func noView(span: SourceSpan, name: String, kind: NoViewKind) -> LazyDiagnostic {
    LazyDiagnostic(.noView, at: span) {
      let note: String? =
        switch kind {
        case .anchor: "pass the view or layout guide that the anchor belongs to"
        case .controller: "pass the `view` of the view controller"
        case .layer: "a layer cannot be constrained; pass the view that it belongs to"
        case .number, .text, .rectangle, .null: nil
        }
      return Words(
        "\(Wording.quoted(name)) is \(kind.rawValue), not a view",
        caption: "not a view", notes: note.map { [$0] } ?? [])
    }
  }
}
