extension Finding {
  // VFL0201
  static let unknownView = DiagnosticPage(
    .unknownView, .error, "a view is not known",
    """
    Every name in brackets is looked up among the views that were given along with the format. The
    two are compared letter by letter, capital and small letters are different. Either the name is
    misspelt, or the view is missing from the dictionary.
    """,
    seen: .check(
      "[titel]-[body]", "--view", "title", "--view", "body"),
    mended: .check(
      "[title]-[body]", "--view", "title", "--view", "body"))

  /// A view's name that was not given.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The name.
  ///   - known: The names of the views that were given.
  ///   - used: The names of the views that stand in the format already, each of which can stand there once.
  ///   - isQuoted: Whether it stands between quotes, where any name can stand.
  ///   - isRepeated: Whether it is one of several names that the span stands for.
  package static func unknownView(
    span: SourceSpan, name: String, known: [String], used: Set<String> = [], isQuoted: Bool = false,
    isRepeated: Bool = false
  ) -> Finding {
    Finding(.unknownView, at: span) {
      let hint = NameHint(
        name, kind: "view", plural: "views", known: known, inFormat: true, isQuoted: isQuoted,
        isRepeated: isRepeated, used: used)
      return hint.words(
        at: span, note: SuperviewName.note(on: name, among: known))
    }
  }

  // VFL0202
  static let unknownMetric = DiagnosticPage(
    .unknownMetric, .error, "a metric is not known",
    """
    A name in a gap or a priority is looked up among the metrics that were given along with the
    format; a name in a size is looked up among the metrics and then among the views. Capital and
    small letters are different. Either the name is misspelt, or its value is missing.
    """,
    seen: .check(
      "|-lefft-[a]", "--metric", "left=20", "--view", "a"),
    mended: .check(
      "|-left-[a]", "--metric", "left=20", "--view", "a"))

  /// A metric's name that was not given.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The name.
  ///   - known: The names of the metrics that were given.
  ///   - allowsView: Whether a view's name could stand there too, as in a size.
  ///   - views: The names of the views that were given.
  ///   - isPriority: Whether it stands for a priority, in Apple's dialect.
  package static func unknownMetric(
    span: SourceSpan, name: String, known: [String], allowsView: Bool, views: [String],
    isPriority: Bool = false
  ) -> Finding {
    Finding(.unknownMetric, at: span) {
      let hint =
        allowsView
        ? NameHint(
          name, kind: "metric or view", plural: "metrics and views", known: known + views,
          inFormat: true)
        : NameHint(name, kind: "metric", plural: "metrics", known: known, inFormat: true)
      var words = hint.words(
        at: span,
        note: isPriority
          ? priorityNote(on: name) : allowsView ? SuperviewName.note(on: name, among: views) : nil)
      guard isPriority, hint.nearest == nil, let number = priorities[name] else { return words }
      words.fixIts = [FixIt("replace by `\(number)`", [SourceEdit(span, "\(number)")])]
      return words
    }
  }

  /// What the names of priorities stand for in the extended dialect, and in programs.
  private static let priorities = [
    "required": 1000, "high": 750, "strong": 750, "medium": 500, "low": 250, "weak": 250,
    "fitting": 50, "defaultHigh": 750, "defaultLow": 250, "fittingSizeLevel": 50,
  ]

  /// What the name of a priority means elsewhere.
  private static func priorityNote(on name: String) -> String? {
    priorities[name].map { number in
      "a priority is a number or a metric; the extended dialect has names such as "
        + "\(Wording.quoted(number == 750 ? "@high" : number == 250 ? "@low" : "@required")), "
        + "and this one would be \(number)"
    }
  }

  // VFL0203
  static let viewAsGap = DiagnosticPage(
    .viewAsGap, .error, "a view stands for a gap",
    """
    A gap is a distance: a number or the name of a metric. A view's name has a meaning only in
    brackets or as another view's size, `[a(b)]`. For a gap as wide as a view, put a spacer view
    of that size in between, `[a][spacer(b)][c]`.
    """,
    seen: .check(
      "[a]-c-[b]", "--view", "a", "--view", "b", "--view", "c"),
    mended: .check(
      "[a]-c-[b]", "--view", "a", "--view", "b", "--metric", "c=8"))

  /// A view's name where a gap is wanted.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The name of a view.
  ///   - perhapsView: The name with its parentheses, where it is all that stands for the gap and the view stands nowhere else.
  package static func viewAsGap(span: SourceSpan, name: String, perhapsView: SourceSpan? = nil)
    -> Finding
  {
    Finding(.viewAsGap, at: span) {
      Words(
        "expected a number or a metric as the gap, found the view \(Wording.quoted(name))",
        caption: "a number or a metric could stand here",
        notes: ["a view's name stands for its size in another view's parentheses only, `[a(b)]`"],
        fixIts: perhapsView.map { [inBrackets(name, at: $0)] } ?? [])
    }
  }

  /// The fix-it that makes a view of a name.
  package static func inBrackets(_ name: String, at span: SourceSpan) -> FixIt {
    FixIt("put the view in brackets: `[\(name)]`", [SourceEdit(span, "[\(name)]")])
  }

  // VFL0204
  static let viewAsPriority = DiagnosticPage(
    .viewAsPriority, .error, "a view stands for a priority",
    """
    What follows `@` is a priority: a number above 0 and at most 1000, or the name of a metric
    with such a value. A view has a size but no priority that could be taken from it.
    """,
    seen: .check("[a(5@b)]", "--view", "a", "--view", "b"),
    mended: .check(
      "[a(5@b)]", "--view", "a", "--metric", "b=250"))

  /// A view's name where a priority is wanted.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The name of a view.
  package static func viewAsPriority(span: SourceSpan, name: String) -> Finding {
    Finding(.viewAsPriority, at: span) {
      Words(
        "expected a number or a metric as the priority, found the view \(Wording.quoted(name))",
        caption: "a number or a metric could stand here",
        notes: ["a priority is above 0 and at most 1000, which is required"])
    }
  }

  // VFL0205
  static let metricNotNumber = DiagnosticPage(
    .metricNotNumber, .error, "a metric is not a number",
    """
    A metric gives a number a name, so its value has to be a number. A text that holds one, such
    as `"12"`, is read as that number; any other text, a list or a true-or-false value has no
    meaning as a distance.
    """,
    seen: .document(
      "compile",
      """
      {"metrics": {"m": "wide"}, "views": {"a": {}, "b": {}}, "formats": ["[a]-m-[b]"]}
      """),
    mended: .document(
      "compile",
      """
      {"metrics": {"m": 12}, "views": {"a": {}, "b": {}}, "formats": ["[a]-m-[b]"]}
      """))

  /// A metric whose value is no number.
  ///
  /// - Parameters:
  ///   - span: Where the metric is used.
  ///   - name: The metric.
  ///   - value: Its value as given.
  package static func metricNotNumber(span: SourceSpan, name: String, value: String) -> Finding {
    Finding(.metricNotNumber, at: span) {
      Words(
        "expected a number as the value of the metric \(Wording.quoted(name)), "
          + "found \(Wording.quoted(value))", caption: "its value is \(Wording.quoted(value))")
    }
  }

  // VFL0206
  static let impliedView = DiagnosticPage(
    .impliedView, .warning, "a name is taken for a view",
    """
    A name in a size, and in an expression of the extended dialect, is that of a metric or of a
    view. Where nothing says which views there are, one that stands nowhere else is taken for a
    view: any name of an expression, and in Apple's dialect one behind `==` or one that is a
    view's but for its number, `[button1(==button2)]`. If it was meant for a metric, give it a
    number; if not, declare the view.
    """,
    seen: DiagnosticExample(
      ["compile", "--dialect", "extended", "[a(gap * 2)]"]),
    mended: DiagnosticExample(
      ["compile", "--dialect", "extended", "--metric", "gap=8", "[a(gap * 2)]"]))

  /// A name in an expression that nothing has, taken for that of a view.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The name.
  package static func impliedView(span: SourceSpan, name: String) -> Finding {
    Finding(.impliedView, at: span) {
      Words(
        "found \(Wording.quoted(name)), the name of no metric and of no view in brackets, and took it "
          + "for a view", caption: "a view, as nothing says otherwise")
    }
  }

  /// What the name stands for.
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
    .noView, .error, "a name stands for something that is no view",
    """
    The dictionary of views has to give a view or a layout guide for each name in brackets. For
    anything else the system raises an exception when it asks it for its superview. An anchor
    belongs to a view or a guide: give that one, `view.safeAreaLayoutGuide` and not its `topAnchor`.
    Of a view controller give the `view`; for a layer there is no constraint.
    """,
    seen: DiagnosticExample(
      ["check", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        let views = ["a": a, "top": view.safeAreaLayoutGuide.topAnchor]
        NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-[a]", metrics: nil, views: views)
        """),
    mended: DiagnosticExample(
      ["check", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        let views = ["a": a, "top": view.safeAreaLayoutGuide]
        NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-[a]", metrics: nil, views: views)
        """))

  /// A name in brackets that stands for something that is no view.
  ///
  /// - Parameters:
  ///   - span: The name in the format.
  ///   - name: The name.
  ///   - kind: What it stands for.
  package static func noView(span: SourceSpan, name: String, kind: NoViewKind) -> Finding {
    Finding(.noView, at: span) {
      let note: String? =
        switch kind {
        case .anchor: "an anchor belongs to a view or a guide: give that one"
        case .controller: "a view controller has a `view`"
        case .layer: "a layer has no constraints; the view that it belongs to has"
        case .number, .text, .rectangle, .null: nil
        }
      return Words(
        "expected a view, found \(Wording.quoted(name)), which stands for \(kind.rawValue)",
        caption: "is no view", notes: note.map { [$0] } ?? [])
    }
  }
}
