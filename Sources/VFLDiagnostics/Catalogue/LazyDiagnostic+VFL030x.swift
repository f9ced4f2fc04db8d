extension LazyDiagnostic {
  // VFL0301
  static let constantNotFinite = DiagnosticPage(
    .constantNotFinite, .error, "constant is not finite",
    """
    The constant of a constraint is a finite number. A number above about 1.8e308 is read as
    infinity, and the value of a metric may be infinite or NaN, usually because of a division by
    zero. Finite numbers can also be too large, or too different in magnitude, because a sum has
    about 15 significant digits. In that case no layout is printed, because it might be wrong.
    """,
    seen: .check("[a]-1e999-[b]"),
    fixed: .check("[a]-100-[b]"))

  /// Creates the diagnostic for a constant that is infinite or NaN.
  ///
  /// - Parameters:
  ///   - span: The number or the name of the metric.
  ///   - text: The text at `span`.
  ///   - isMetric: Whether `text` is the name of a metric.
  package static func constantNotFinite(span: SourceSpan, text: String, isMetric: Bool)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.constantNotFinite, at: span) {
      Words(
        "\(isMetric ? "metric" : "constant") \(Wording.quoted(text)) is not finite",
        caption: "expected a finite number",
        notes: ["the largest finite number is about 1.8e308"])
    }
  }

  // VFL0302
  static let priorityOutOfRange = DiagnosticPage(
    .priorityOutOfRange, .error, "priority out of range",
    """
    A priority is above 0 and at most 1000; fractions are allowed. A constraint of priority 1000 is
    required: it is satisfied, or there is no layout. A constraint of a lower priority is optional:
    it is satisfied as well as the constraints of higher priorities allow. A constraint of priority
    0 would have no effect.
    """,
    seen: .check("[a(5@1001)]"),
    fixed: .check("[a(5@1000)]"))

  /// Creates the diagnostic for a priority that is not greater than 0 or exceeds 1000.
  ///
  /// - Parameters:
  ///   - span: The number or the name of the metric.
  ///   - text: The text at `span`.
  ///   - value: The value of the priority.
  package static func priorityOutOfRange(span: SourceSpan, text: String, value: Double)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.priorityOutOfRange, at: span) {
      let number = DecimalText.shortest(value)
      var priority = "priority \(Wording.quoted(text))"
      var fixIts: [FixIt] = []
      if text.utf8.first.map(NameText.begins) ?? false {
        priority += " (value \(number))"
      } else if value > 1000 {
        fixIts.append(FixIt("lower it to `1000`", [SourceEdit(span, "1000")]))
      } else {
        fixIts.append(FixIt("raise it to `1`", [SourceEdit(span, "1")]))
      }
      return Words(
        "\(priority) is out of range; it must be above 0 and at most 1000",
        caption: "expected a number above 0 and at most 1000",
        fixIts: fixIts)
    }
  }

  // VFL0303
  static let barWithoutSuperview = DiagnosticPage(
    .barWithoutSuperview, .error, "`|` without a superview",
    """
    The first `|` is an edge of the superview of the first view, and the last `|` is an edge of the
    superview of the last view. A view without a superview has no such edge. Add the view to its
    superview first, or remove the `|`.
    """,
    seen: .check("|[a]", "--view", "a:none"),
    fixed: .check("|[a]", "--view", "a"))

  /// Creates the diagnostic for a `|` that is adjacent to a view without a superview.
  ///
  /// - Parameters:
  ///   - span: The `|`.
  ///   - view: The name of the adjacent view; `nil` if there is not exactly one.
  ///   - viewSpan: The span of the adjacent view's name.
  package static func barWithoutSuperview(span: SourceSpan, view: String?, viewSpan: SourceSpan?)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.barWithoutSuperview, at: span) {
      let view = view.map { "\(Wording.quoted($0)) has" } ?? "there is"
      return Words(
        "\(view) no superview that `|` could refer to",
        caption: "refers to no superview",
        labels: viewSpan.map { [.init($0, "this view has no superview")] }
          ?? [],
        notes: ["`|` refers to the superview of the view nearest to it"])
    }
  }

  // VFL0304
  static let optionOffAxis = DiagnosticPage(
    .optionOffAxis, .error, "alignment option on the wrong axis",
    """
    An alignment option aligns views perpendicular to the direction of the format: the views of
    a row by top, bottom, vertical center or baseline, the views of a column by left, right,
    leading, trailing or horizontal center. In the direction of the format the gaps already
    determine the positions, so aligning the views there would make them overlap.
    """,
    seen: .check("V:[a][b]", "--options", "alignAllTop"),
    fixed: .check("V:[a][b]", "--options", "alignAllLeft"))

  /// Creates the diagnostic for an option that aligns views along the axis of the format string instead of
  /// across it.
  ///
  /// - Parameters:
  ///   - span: The first two views that the option would align.
  ///   - option: The option.
  ///   - isVertical: Whether the format string is vertical.
  ///   - attribute: The attribute in `align(...)` if the option belongs to an extended-dialect statement.
  ///     Otherwise `nil`.
  package static func optionOffAxis(
    span: SourceSpan, option: String, isVertical: Bool, attribute: String? = nil
  ) -> LazyDiagnostic {
    LazyDiagnostic(.optionOffAxis, at: span) {
      let axis = isVertical ? "vertical" : "horizontal"
      if let attribute {
        return Words(
          "\(Wording.quoted(attribute)) cannot align the views of a \(axis) chain",
          caption: "an attribute in the direction of the chain, or a size",
          notes: ["the gaps determine the positions along a chain; use `equal(…)` for sizes"])
      }
      let fitting = FormatOptions.alignmentNames(isVertical: isVertical)
      return Words(
        "\(Wording.quoted(option)) is not allowed in a \(axis) format",
        caption: "the first two views that it would align",
        notes: [
          "alignment options of a \(axis) format: \(Wording.list(fitting, limit: fitting.count))"
        ] + centringNotes(on: option))
    }
  }

  /// Returns a note on how to center a view in its superview if the option suggests that intention, such as
  /// `alignAllCenterX`.
  ///
  /// Otherwise returns an empty array.
  private static func centringNotes(on option: String) -> [String] {
    let axes = ["alignAllCenterX": ("X", "H"), "alignAllCenterY": ("Y", "V")]
    guard let (axis, letter) = axes[option] else { return [] }
    return [
      "to center a view in its superview, relate the `center\(axis)Anchor` of both, or use "
        + "`\(letter):|~[a]~|` in the extended dialect"
    ]
  }

  // VFL0305
  static let optionWithoutEffect = DiagnosticPage(
    .optionWithoutEffect, .warning, "alignment option without effect",
    """
    An alignment option creates one constraint for each pair of neighboring views and never aligns
    the superview. A format string with a single view has no such pair, so the option has no effect.
    If the option does not fit the axis of the format string, adding a second view makes it an
    error.
    """,
    seen: .check("V:[a]", "--options", "alignAllTop"),
    fixed: .check("V:[a][b]", "--options", "alignAllLeft"))

  /// Creates the diagnostic for an alignment option of a format string that contains only one view.
  ///
  /// - Parameters:
  ///   - span: The view.
  ///   - option: The option.
  ///   - isVertical: Whether the format string is vertical.
  package static func optionWithoutEffect(span: SourceSpan, option: String, isVertical: Bool)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.optionWithoutEffect, at: span) {
      let axis = isVertical ? "vertical" : "horizontal"
      var notes = ["an alignment option never applies to the superview"]
      if !FormatOptions.alignmentNames(isVertical: isVertical).contains(option) {
        notes.append("with a second view it is an error, because it does not fit a \(axis) format")
      }
      notes += centringNotes(on: option)
      return Words(
        "\(Wording.quoted(option)) has no effect on the single view of this \(axis) format",
        caption: "the only view",
        notes: notes)
    }
  }

  // VFL0306
  static let baselineSpacingHorizontal = DiagnosticPage(
    .baselineSpacingHorizontal, .error, "baseline spacing in a horizontal format",
    """
    `spacingBaselineToBaseline` measures a gap from the last baseline of a view to the first
    baseline of the view below it, so it is only allowed in vertical formats. To align the views of
    a row by their baselines, use `alignAllLastBaseline` or `alignAllFirstBaseline`.
    """,
    seen: .check(
      "H:[a]-[b]", "--options", "spacingBaselineToBaseline"),
    fixed: .check(
      "V:[a]-[b]", "--options", "spacingBaselineToBaseline"))

  /// Creates the diagnostic for baseline spacing in a horizontal format string.
  ///
  /// - Parameter span: The first gap.
  package static func baselineSpacingHorizontal(span: SourceSpan) -> LazyDiagnostic {
    LazyDiagnostic(.baselineSpacingHorizontal, at: span) {
      Words(
        "`spacingBaselineToBaseline` is not allowed in a horizontal format",
        caption: "a gap of a horizontal format",
        notes: [
          "`alignAllLastBaseline` and `alignAllFirstBaseline` align the views of a row by baseline"
        ])
    }
  }

  // VFL0307
  static let unknownOption = DiagnosticPage(
    .unknownOption, .error, "unknown option",
    """
    The options of a format string are alignments such as `alignAllLeft`, directions such as
    `directionLeadingToTrailing`, and spacings. Option names are case-sensitive. Several options are
    separated by commas.
    """,
    seen: .check("[a]-[b]", "--options", "alignAllTopp"),
    fixed: .check("[a]-[b]", "--options", "alignAllTop"))

  /// Returns the known option for its name in code, such as `NSLayoutFormatAlignAllTop`, or for an edge such
  /// as `top`.
  ///
  /// Returns `nil` if there is none.
  private static func alias(of name: String, _ known: [String]) -> String? {
    var word = name.split(separator: ".").last.map(String.init) ?? name
    if word.hasPrefix("NSLayoutFormat") { word.removeFirst("NSLayoutFormat".count) }
    let (head, tail) = (word.prefix(1), word.dropFirst())
    let names = [head.lowercased() + tail, "alignAll" + head.uppercased() + tail]
    return names.first { $0 != name && known.contains($0) }
  }

  /// Creates the diagnostic for an unknown option.
  ///
  /// - Parameters:
  ///   - name: The unknown name.
  ///   - known: The names of all options.
  ///   - span: The name in the document; `nil` if it is on the command line.
  package static func unknownOption(name: String, known: [String], span: SourceSpan? = nil)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unknownOption, at: span) {
      let hint = NameHint(
        name, kind: "option", plural: "options", known: known, alias: alias(of: name, known))
      return hint.words(at: span, note: listNote(on: name, known: known))
    }
  }

  /// Returns a note on how to separate options if several options are combined as in code.
  ///
  /// Otherwise returns `nil`.
  private static func listNote(on name: String, known: [String]) -> String? {
    let words = name.split { "|[] ".contains($0) }.map(String.init)
    let names = words.map { known.contains($0) ? $0 : alias(of: $0, known) ?? "" }
    guard words.count > 1, !names.contains("") else { return nil }
    return "separate several options with commas: `\(names.joined(separator: ","))`"
  }

  // VFL0308
  static let malformedEquation = DiagnosticPage(
    .malformedEquation, .error, "malformed equation",
    """
    An equation relates an attribute of an item to a number or to an attribute of another item:
    `a.width == 2 * b.height + 3 @750`. The multiplier precedes the second attribute; the constant
    and the priority follow it. All three are optional. The name of the container is `|`.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {}}, "constraints": ["a.width = 100"]}
      """),
    fixed: .document(
      "compile",
      """
      {"views": {"a": {}}, "constraints": ["a.width == 100"]}
      """))

  /// Creates the diagnostic for an equation that does not follow the grammar.
  ///
  /// - Parameters:
  ///   - span: The first text that does not follow the grammar.
  ///   - found: The text at `span`; `nil` at the end of the equation.
  ///   - expected: The allowed text, a phrase such as "`==`, `<=` or `>=`".
  package static func malformedEquation(span: SourceSpan, found: String?, expected: String)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.malformedEquation, at: span) {
      Words(
        "expected \(expected), found \(Wording.found(found, endOf: "the equation"))",
        caption: "expected \(expected)",
        notes: ["an equation has the form `a.width == 2 * b.height + 3 @750`"])
    }
  }

  // VFL0309
  static let unknownAttribute = DiagnosticPage(
    .unknownAttribute, .error, "unknown attribute",
    """
    The attributes of an item are its edges (`left`, `right`, `top`, `bottom`, `leading`,
    `trailing`), its centers, its baselines, and its `width` and `height`. An attribute is written
    after the name of the item and a dot. Attribute names are case-sensitive.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {}}, "constraints": ["a.widht == 100"]}
      """),
    fixed: .document(
      "compile",
      """
      {"views": {"a": {}}, "constraints": ["a.width == 100"]}
      """))

  /// Attributes that are also known under another name.
  ///
  /// For example, the option `alignAllBaseline` aligns last baselines, and rectangles have a property `midX`.
  private static let aliases = [
    "baseline": "lastBaseline", "midX": "centerX", "midY": "centerY", "minX": "left",
    "maxX": "right", "minY": "top", "maxY": "bottom", "x": "left", "y": "top",
  ]

  /// Creates the diagnostic for an unknown attribute.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The text at `span`.
  ///   - known: The names of all attributes.
  package static func unknownAttribute(span: SourceSpan, name: String, known: [String])
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unknownAttribute, at: span) {
      let hint = NameHint(
        name, kind: "attribute", plural: "attributes", known: known,
        alias: aliases[name])
      return hint.words(at: span)
    }
  }
}
