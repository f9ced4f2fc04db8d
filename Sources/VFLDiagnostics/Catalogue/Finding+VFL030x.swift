extension Finding {
  // VFL0301
  static let constantNotFinite = DiagnosticPage(
    .constantNotFinite, .error, "a constant is not finite",
    """
    A constant has to be a finite number: no layout can keep an infinite distance. A number above
    about 1.8e308 is read as infinity, and a metric may hold infinity or "not a number" from a
    calculation, most often from a division by zero. Finite numbers may be too large as well, or too
    different in size, since a sum keeps about 15 digits: then no layout is told that may be wrong.
    """,
    seen: .check("[a]-1e999-[b]"),
    mended: .check("[a]-100-[b]"))

  /// A constant that is infinite or not a number.
  ///
  /// - Parameters:
  ///   - span: The number or the metric's name.
  ///   - text: The number or the metric's name.
  ///   - isMetric: Whether it is a metric's name.
  package static func constantNotFinite(span: SourceSpan, text: String, isMetric: Bool) -> Finding {
    Finding(.constantNotFinite, at: span) {
      Words(
        "expected a finite constant, "
          + "found \(isMetric ? "the metric " : "")\(Wording.quoted(text)), which is not finite",
        caption: "a finite number could stand here",
        notes: ["the largest finite number is about 1.8e308"])
    }
  }

  // VFL0302
  static let priorityOutOfRange = DiagnosticPage(
    .priorityOutOfRange, .error, "a priority is out of range",
    """
    A priority is above 0 and at most 1000, fractions included. 1000 is required: the constraint
    holds or there is no layout. Everything below is a wish, kept as well as those above it allow;
    a wish of priority 0 could never matter.
    """,
    seen: .check("[a(5@1001)]"),
    mended: .check("[a(5@1000)]"))

  /// A priority that is not above 0 and at most 1000.
  ///
  /// - Parameters:
  ///   - span: The number or the metric's name.
  ///   - text: The number or the metric's name.
  ///   - value: Its value.
  package static func priorityOutOfRange(span: SourceSpan, text: String, value: Double) -> Finding {
    Finding(.priorityOutOfRange, at: span) {
      let number = DecimalText.shortest(value)
      var found = Wording.quoted(text)
      var fixIts: [FixIt] = []
      if text.utf8.first.map(NameText.begins) ?? false, !NameText.isName(text) {
        found += ", which is \(number)"
      } else if NameText.isName(text) {
        found = "the metric \(found) of value \(number)"
      } else if value > 1000 {
        fixIts.append(FixIt("lower it to `1000`", [SourceEdit(span, "1000")]))
      } else {
        fixIts.append(FixIt("raise it to `1`", [SourceEdit(span, "1")]))
      }
      return Words(
        "expected a priority above 0 and at most 1000, found \(found)",
        caption: "a number above 0 and at most 1000 could stand here",
        fixIts: fixIts)
    }
  }

  // VFL0303
  static let barWithoutSuperview = DiagnosticPage(
    .barWithoutSuperview, .error, "a bar has no superview to stand for",
    """
    A bar stands for an edge of the superview: the first bar for that of the first view, the
    closing bar for that of the last view. A view without a superview has no such edge. Put the
    view into its superview first, or leave the bar out.
    """,
    seen: .check("|[a]", "--view", "a:none"),
    mended: .check("|[a]", "--view", "a"))

  /// A bar beside a view that has no superview.
  ///
  /// - Parameters:
  ///   - span: The bar.
  ///   - view: The view next to it; `nil` where there is no one view.
  ///   - viewSpan: The view's name.
  package static func barWithoutSuperview(span: SourceSpan, view: String?, viewSpan: SourceSpan?)
    -> Finding
  {
    Finding(.barWithoutSuperview, at: span) {
      let found = view.map { "that \(Wording.quoted($0)) has none" } ?? "none"
      return Words(
        "expected a superview that `|` stands for, found \(found)",
        caption: "stands for no superview",
        labels: viewSpan.map { [.init($0, "this view has no superview")] }
          ?? [],
        notes: ["a bar takes the superview of the view nearest to it"])
    }
  }

  // VFL0304
  static let optionOffAxis = DiagnosticPage(
    .optionOffAxis, .error, "an option does not fit the axis",
    """
    An alignment option lines up the neighbours across the format: the views of a row by top,
    bottom, vertical centre or baseline, the views of a column by left, right, leading, trailing
    or horizontal centre. Along the format their places are already set by the gaps, so an option
    of that axis would put all views on top of one another.
    """,
    seen: .check("V:[a][b]", "--options", "alignAllTop"),
    mended: .check("V:[a][b]", "--options", "alignAllLeft"))

  /// An alignment option that lies along the format's own axis.
  ///
  /// - Parameters:
  ///   - span: The first two views that it would align.
  ///   - option: The option.
  ///   - isVertical: Whether the format is vertical.
  ///   - attribute: The attribute in `align(...)`, if the option is one of a statement of the extended dialect.
  package static func optionOffAxis(
    span: SourceSpan, option: String, isVertical: Bool, attribute: String? = nil
  ) -> Finding {
    Finding(.optionOffAxis, at: span) {
      let axis = isVertical ? "vertical" : "horizontal"
      if let attribute {
        return Words(
          "expected an attribute across the \(axis) chain, found \(Wording.quoted(attribute))",
          caption: "lies along the chain, or is a size",
          notes: ["what lies along a chain is set by its gaps; sizes stand in `equal(…)`"])
      }
      let fitting = AlignmentOptions.fitting(isVertical: isVertical)
      return Words(
        "\(Wording.quoted(option)) fits \(isVertical ? "horizontal" : "vertical") formats only, "
          + "found a \(axis) one",
        caption: "these are the first two views that it would align",
        notes: [
          "options that fit a \(axis) format are \(Wording.list(fitting, limit: fitting.count))"
        ] + AlignmentOptions.centringNotes(on: option))
    }
  }

  // VFL0305
  static let optionWithoutEffect = DiagnosticPage(
    .optionWithoutEffect, .warning, "an option that does not fit the axis has no effect",
    """
    An alignment option makes a constraint for each two neighbouring views. A format with a single
    view has no such pair, and the superview is never aligned, so the option does nothing. As soon
    as a second view is added, an option that does not fit the format's axis is refused; that is
    why it is worth a warning before.
    """,
    seen: .check("V:[a]", "--options", "alignAllTop"),
    mended: .check("V:[a][b]", "--options", "alignAllLeft"))

  /// An alignment option of a format with one view.
  ///
  /// - Parameters:
  ///   - span: The view.
  ///   - option: The option.
  ///   - isVertical: Whether the format is vertical.
  package static func optionWithoutEffect(span: SourceSpan, option: String, isVertical: Bool)
    -> Finding
  {
    Finding(.optionWithoutEffect, at: span) {
      let axis = isVertical ? "vertical" : "horizontal"
      var notes = ["an alignment option never concerns the superview"]
      if !AlignmentOptions.fitting(isVertical: isVertical).contains(option) {
        notes.append("with a second view it would be refused, for it does not fit a \(axis) format")
      }
      notes += AlignmentOptions.centringNotes(on: option)
      return Words(
        "\(Wording.quoted(option)) aligns two neighbouring views, "
          + "found only one in this \(axis) format", caption: "the only view",
        notes: notes)
    }
  }

  // VFL0306
  static let baselineSpacingHorizontal = DiagnosticPage(
    .baselineSpacingHorizontal, .error, "baseline spacing in a horizontal format",
    """
    `spacingBaselineToBaseline` measures a gap from the last baseline of one view to the first
    baseline of the next one below it. Baselines lie one under the other, so such gaps exist in
    vertical formats only. To put the views of a row on one baseline, use `alignAllLastBaseline`
    or `alignAllFirstBaseline`.
    """,
    seen: .check(
      "H:[a]-[b]", "--options", "spacingBaselineToBaseline"),
    mended: .check(
      "V:[a]-[b]", "--options", "spacingBaselineToBaseline"))

  /// Baseline spacing in a horizontal format.
  ///
  /// - Parameter span: The first gap.
  package static func baselineSpacingHorizontal(span: SourceSpan) -> Finding {
    Finding(.baselineSpacingHorizontal, at: span) {
      Words(
        "`spacingBaselineToBaseline` fits vertical formats only, found a gap of a horizontal one",
        caption: "baselines do not follow one another here",
        notes: [
          "`alignAllLastBaseline` and `alignAllFirstBaseline` put the views of a row on one baseline"
        ])
    }
  }

  // VFL0307
  static let unknownOption = DiagnosticPage(
    .unknownOption, .error, "an option is not known",
    """
    The options of a format are the alignments (`alignAllLeft` and its kin), the directions
    (`directionLeadingToTrailing` and its kin) and the spacings. They are written with exactly
    these letters, several of them with commas between them.
    """,
    seen: .check("[a]-[b]", "--options", "alignAllTopp"),
    mended: .check("[a]-[b]", "--options", "alignAllTop"))

  /// The option that is meant by its full name in a program, such as `NSLayoutFormatAlignAllTop`, or by
  /// the edge alone.
  private static func alias(of name: String, _ known: [String]) -> String? {
    var word = name.split(separator: ".").last.map(String.init) ?? name
    if word.hasPrefix("NSLayoutFormat") { word.removeFirst("NSLayoutFormat".count) }
    let (head, tail) = (word.prefix(1), word.dropFirst())
    let names = [head.lowercased() + tail, "alignAll" + head.uppercased() + tail]
    return names.first { $0 != name && known.contains($0) }
  }

  /// An option's name that does not exist.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - known: The names of all options.
  ///   - span: The name in the document; `nil` on the command line.
  package static func unknownOption(name: String, known: [String], span: SourceSpan? = nil)
    -> Finding
  {
    Finding(.unknownOption, at: span) {
      let hint = NameHint(
        name, kind: "option", plural: "options", known: known, alias: alias(of: name, known))
      return hint.words(at: span, note: listNote(on: name, known: known))
    }
  }

  /// How several options are written, where they are written as in a program.
  private static func listNote(on name: String, known: [String]) -> String? {
    let words = name.split { "|[] ".contains($0) }.map(String.init)
    let names = words.map { known.contains($0) ? $0 : alias(of: $0, known) ?? "" }
    guard words.count > 1, !names.contains("") else { return nil }
    return "several options have commas between them, `\(names.joined(separator: ","))`"
  }

  // VFL0308
  static let malformedEquation = DiagnosticPage(
    .malformedEquation, .error, "an equation is not complete",
    """
    An equation relates an attribute of one item to a number, or to an attribute of another one:
    `a.width == 2 * b.height + 3 @750`. The multiplier stands in front of the second attribute,
    the constant and the priority follow it; all three may be left out. The container's name is
    `|`.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {}}, "constraints": ["a.width = 100"]}
      """),
    mended: .document(
      "compile",
      """
      {"views": {"a": {}}, "constraints": ["a.width == 100"]}
      """))

  /// An equation that is not written in the way equations are.
  ///
  /// - Parameters:
  ///   - span: Where the equation leaves the form.
  ///   - found: What stands there; `nil` at the end of the equation.
  ///   - expected: What could stand there, a phrase such as "`==`, `<=` or `>=`".
  package static func malformedEquation(span: SourceSpan, found: String?, expected: String)
    -> Finding
  {
    Finding(.malformedEquation, at: span) {
      Words(
        "expected \(expected), found \(Wording.found(found, endOf: "the equation"))",
        caption: "something else should stand here",
        notes: ["an equation has the form `a.width == 2 * b.height + 3 @750`"])
    }
  }

  // VFL0309
  static let unknownAttribute = DiagnosticPage(
    .unknownAttribute, .error, "an attribute is not known",
    """
    The attributes of an item are its edges (`left`, `right`, `top`, `bottom`, `leading`,
    `trailing`), its centres, its baselines, and its `width` and `height`. They are written with
    exactly these letters, behind the item's name and a dot.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {}}, "constraints": ["a.widht == 100"]}
      """),
    mended: .document(
      "compile",
      """
      {"views": {"a": {}}, "constraints": ["a.width == 100"]}
      """))

  /// Names that something else than an attribute has, and the attributes that they mean: the option
  /// `alignAllBaseline` aligns last baselines, and `midX` is a rectangle's.
  private static let aliases = [
    "baseline": "lastBaseline", "midX": "centerX", "midY": "centerY", "minX": "left",
    "maxX": "right", "minY": "top", "maxY": "bottom", "x": "left", "y": "top",
  ]

  /// An attribute's name that does not exist.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The name.
  ///   - known: The names of all attributes.
  package static func unknownAttribute(span: SourceSpan, name: String, known: [String]) -> Finding {
    Finding(.unknownAttribute, at: span) {
      let hint = NameHint(
        name, kind: "attribute", plural: "attributes", known: known,
        alias: aliases[name])
      return hint.words(at: span)
    }
  }
}
