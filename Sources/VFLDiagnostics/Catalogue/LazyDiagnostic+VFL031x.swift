extension LazyDiagnostic {
  // VFL0310
  static let locationWithoutPartner = DiagnosticPage(
    .locationWithoutPartner, .error, "position compared with a number",
    """
    An edge or a center is a position and is measured from another position, as in
    `a.left == |.left + 100`. A number alone does not specify the other position. Only `width` and
    `height` can be compared with a number alone.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {}}, "constraints": ["a.left == 100"]}
      """),
    fixed: .document(
      "compile",
      """
      {"views": {"a": {}}, "constraints": ["a.left == |.left + 100"]}
      """))

  /// Creates the diagnostic for a position that is compared with a plain number.
  ///
  /// - Parameters:
  ///   - span: The attribute.
  ///   - attribute: The text at `span`.
  ///   - fixIts: Changes that measure the number from another position.
  package static func locationWithoutPartner(
    span: SourceSpan, attribute: String, fixIts: [FixIt] = []
  ) -> LazyDiagnostic {
    LazyDiagnostic(.locationWithoutPartner, at: span) {
      Words(
        "\(Wording.quoted(attribute)) is a position and cannot be compared with a number alone",
        caption: "compare with a position of another item",
        notes: ["only `width` and `height` can be compared with a number alone"], fixIts: fixIts)
    }
  }

  /// The reason why two attributes cannot be related.
  package enum AttributeClash: Sendable, Hashable {
    /// One attribute is horizontal and the other is vertical.
    case axes
    /// One attribute is a size and the other is a position.
    case sizeWithLocation
    /// One attribute depends on the layout direction and the other does not.
    case directionWithAbsolute
  }

  // VFL0311
  static let incompatibleAttributes = DiagnosticPage(
    .incompatibleAttributes, .error, "incompatible attributes",
    """
    A constraint relates two sizes, or two positions on the same axis. A width and a height can be
    related, but not a horizontal and a vertical position, or a size and a position. `leading` and
    `trailing` depend on the layout direction, `left` and `right` do not, so an edge of one pair
    cannot be related to an edge of the other pair.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {}, "b": {}}, "constraints": ["a.left == b.top"]}
      """),
    fixed: .document(
      "compile",
      """
      {"views": {"a": {}, "b": {}}, "constraints": ["a.left == b.left"]}
      """))

  /// Creates the diagnostic for two attributes that cannot be related by a constraint.
  ///
  /// - Parameters:
  ///   - span: The span of both attributes.
  ///   - first: The attribute on the left-hand side.
  ///   - second: The attribute on the right-hand side.
  ///   - reason: The reason why the attributes cannot be related.
  package static func incompatibleAttributes(
    span: SourceSpan, first: String, second: String, reason: AttributeClash
  ) -> LazyDiagnostic {
    LazyDiagnostic(.incompatibleAttributes, at: span) {
      let expected =
        switch reason {
        case .axes: "two attributes of the same axis"
        case .sizeWithLocation: "two sizes or two positions"
        case .directionWithAbsolute:
          "two edges that both depend on the layout direction, or two that do not"
        }
      return Words(
        "incompatible attributes \(Wording.quoted(first)) and \(Wording.quoted(second)); "
          + "expected \(expected)",
        caption: "incompatible attributes")
    }
  }

  // VFL0312
  static let zeroMultiplier = DiagnosticPage(
    .zeroMultiplier, .error, "multiplier is 0",
    """
    The multiplier scales the attribute of the second item. With a multiplier of 0, the second
    item has no effect on the constraint. Remove the second item and keep only the constant.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {}, "b": {}}, "constraints": ["a.width == 0 * b.width + 100"]}
      """),
    fixed: .document(
      "compile",
      """
      {"views": {"a": {}, "b": {}}, "constraints": ["a.width == 100"]}
      """))

  /// Creates the diagnostic for a multiplier of 0.
  ///
  /// - Parameter span: The multiplier.
  package static func zeroMultiplier(span: SourceSpan) -> LazyDiagnostic {
    LazyDiagnostic(.zeroMultiplier, at: span) {
      Words(
        "multiplier is 0, so the second item has no effect",
        caption: "expected a number other than 0")
    }
  }

  // VFL0313
  static let noCommonAncestor = DiagnosticPage(
    .noCommonAncestor, .error, "no common ancestor",
    """
    A constraint is installed on a common ancestor of its two items, which may be one of them. Views
    in different view trees have no common ancestor and no common coordinate system.
    """,
    seen: .document(
      "solve",
      """
      {
        "container": {"width": 320, "height": 480},
        "views": {"a": {}, "b": {"parent": null}},
        "formats": ["|-[a]-|", "V:|-[a]-|", "V:[b(44)]"],
        "constraints": ["a.width == b.width"]
      }
      """),
    fixed: .document(
      "solve",
      """
      {
        "container": {"width": 320, "height": 480},
        "views": {"a": {}, "b": {"parent": "a"}},
        "formats": ["|-[a]-|", "V:|-[a]-|", "V:|[b(44)]", "|[b]"],
        "constraints": ["a.width == b.width"]
      }
      """))

  /// Creates the diagnostic for two items without a common ancestor.
  ///
  /// - Parameters:
  ///   - span: The text that relates the items.
  ///   - first: The name of the first item.
  ///   - second: The name of the second item.
  package static func noCommonAncestor(span: SourceSpan, first: String, second: String)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.noCommonAncestor, at: span) {
      Words(
        "\(Wording.quoted(first)) and \(Wording.quoted(second)) have no common ancestor",
        caption: "relates items of different view trees",
        notes: ["two items can only be related if they are in the same view tree"])
    }
  }

  // VFL0314
  static let nonlinearExpression = DiagnosticPage(
    .nonlinearExpression, .error, "unsupported expression",
    """
    A constraint relates an attribute to another attribute times a multiplier, plus a constant. An
    expression may therefore contain one attribute of one item, also repeatedly:
    `b.width*3 - b.width + 8`. Attributes of two items, products of attributes and divisions by an
    attribute are not supported. For the sum of two sizes, add a view or a stack that is as wide as
    both views together.
    """,
    seen: .check(
      "[a(b+c)][b][c]", "--dialect", "extended"),
    fixed: .check(
      "[a(b+8)][b][c]", "--dialect", "extended"))

  /// Creates the diagnostic for an expression that cannot be written as one constraint.
  ///
  /// - Parameters:
  ///   - span: The operator.
  ///   - reason: The reason why the expression is not supported.
  package static func nonlinearExpression(span: SourceSpan, reason: NonlinearExpressionReason)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.nonlinearExpression, at: span) {
      let message =
        switch reason {
        case .twoItems:
          "unsupported sum of two attributes; an expression may contain only one attribute"
        case .product: "expected a number on one side of `*` or after `/`, found an attribute"
        case .divisionByZero: "division by 0"
        }
      return Words(
        message,
        caption: reason == .divisionByZero ? "division by 0" : "not supported by a constraint",
        notes: ["a constraint has the form `a.width == b.height * 2 + 3 @750`"])
    }
  }

  // VFL0315
  static let misplacedAttribute = DiagnosticPage(
    .misplacedAttribute, .error, "misplaced attribute",
    """
    A percentage refers to the width or height of the container, so it can be compared with sizes
    and gaps, but not with positions. `edges` refers to four attributes, which can be equal to the
    edges of another item, but without a number. `<` and `>` enclose a position on the axis of the
    chain, such as `<a.centerX>`, which can be next to a view but not next to `|`. A gap has no
    attributes.
    """,
    seen: .check(
      "C: a.left == 10%", "--dialect", "extended"),
    fixed: .check(
      "C: a.width == 10%", "--dialect", "extended"))

  /// Creates the diagnostic for an attribute, a percentage or a point that is not allowed at its position.
  ///
  /// - Parameters:
  ///   - span: The attribute, the percentage or the point.
  ///   - found: The text at `span`.
  ///   - reason: The reason why it is not allowed.
  package static func misplacedAttribute(
    span: SourceSpan, found: String, reason: MisplacedAttributeReason
  )
    -> LazyDiagnostic
  {
    LazyDiagnostic(.misplacedAttribute, at: span) {
      let (expected, caption) =
        switch reason {
        case .percentOfPosition:
          ("a number or an attribute that is a position", "a percentage refers to a size")
        case .subjectOfGap: ("a relation or the size of the gap", "a gap has no attributes")
        case .compositeWithNumber: ("another item alone", "refers to several attributes")
        case .point: ("a position on the axis of the chain", "not a position on this axis")
        case .pointAtEdge: ("a view between a point and the edge", "next to the edge")
        case .ownAttributeOfGap: ("the attribute of an item", "a gap has no attributes")
        }
      return Words("expected \(expected), found \(Wording.quoted(found))", caption: caption)
    }
  }

  // VFL0316
  static let misplacedStack = DiagnosticPage(
    .misplacedStack, .error, "misplaced stack",
    """
    `[row:[a]-[b]]` is a stack: a chain from one edge of `row` to the opposite edge. A stack is
    defined once, in a chain of one axis, and its name is unique. On the other axis the views of the
    stack fill it if a chain of that axis contains the stack, `V:|[row]|`.
    """,
    seen: .check(
      "HV:|[row:[a][b]]|", "--dialect", "extended"),
    fixed: .check(
      "|[row:[a][b]]|; V:|[row]|", "--dialect", "extended"))

  /// Creates the diagnostic for a stack that is not allowed at its position.
  ///
  /// - Parameters:
  ///   - span: The name of the stack.
  ///   - name: The text at `span`.
  ///   - reason: The reason why the stack is not allowed.
  package static func misplacedStack(span: SourceSpan, name: String, reason: MisplacedStackReason)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.misplacedStack, at: span) {
      let quoted = Wording.quoted(name)
      return switch reason {
      case .again: Words("duplicate stack \(quoted)", caption: "already a stack")
      case .bothAxes:
        Words(
          "stack \(quoted) in a format string for both axes; define it in an `H:` or `V:` format string",
          caption: "defined on both axes")
      case .severalNames:
        Words("expected one name for a stack, found \(quoted)", caption: "expected one name")
      }
    }
  }

  // VFL0317
  static let malformedStatementOption = DiagnosticPage(
    .malformedStatementOption, .error, "malformed option of a statement",
    """
    A chain may be followed by options, each at most once: `@500`, `in(panel)`, `gap(10)`,
    `margin(20)`, `align(top,bottom)`, `equal(width)`, `direction(rtl)`, `spacing(baseline)`,
    `name(row)`. A grid may also have `cols(*,50%,2*)` and `rows(...)`. Gaps and margins are numbers
    or metrics. A track is a number, a percentage, a metric or a weight such as `2*`.
    """,
    seen: .check(
      "[a]-[b] direction(left)", "--dialect", "extended"),
    fixed: .check(
      "[a]-[b] direction(ltr)", "--dialect", "extended"))

  /// Creates the diagnostic for a malformed or repeated option after a chain or a grid.
  ///
  /// - Parameters:
  ///   - span: The option or its value.
  ///   - found: The text at `span`; `nil` at the end of the format string.
  ///   - expected: The allowed text, a phrase such as "`ltr` or `rtl`".
  ///   - first: The first occurrence of the option if it is repeated; otherwise `nil`.
  package static func malformedStatementOption(
    span: SourceSpan, found: String?, expected: String, first: SourceSpan? = nil
  ) -> LazyDiagnostic {
    LazyDiagnostic(.malformedStatementOption, at: span) {
      Words(
        "expected \(expected), found \(Wording.found(found))",
        caption: "expected \(expected)",
        labels: first.map { [.init($0, "first given here")] } ?? [])
    }
  }

  // VFL0318
  static let malformedGrid = DiagnosticPage(
    .malformedGrid, .error, "malformed grid",
    """
    `G: "title title" "menu body"` is a grid of two columns and two rows. All rows have the same
    number of cells; `.` is an empty cell. A view may occur in several cells, which then form a
    rectangle. `cols(...)` and `rows(...)` contain one track for each column or row.
    """,
    seen: .check(
      "G: \"a a\" \"b a\"", "--dialect", "extended"),
    fixed: .check(
      "G: \"a a\" \"b .\"", "--dialect", "extended"))

  /// Creates the diagnostic for a grid whose rows or tracks are inconsistent.
  ///
  /// - Parameters:
  ///   - span: The grid row, the tracks or the whole grid.
  ///   - reason: The inconsistency.
  package static func malformedGrid(span: SourceSpan, reason: MalformedGridReason) -> LazyDiagnostic
  {
    LazyDiagnostic(.malformedGrid, at: span) {
      let message =
        switch reason {
        case .ragged(let cells, let expected):
          "expected a row of \(Wording.count(expected, "cell")), found \(cells)"
        case .area(let name):
          "the cells of \(Wording.quoted(name)) do not form a rectangle"
        case .trackCount(let tracks, let expected):
          "expected \(Wording.count(expected, "track")), found \(tracks)"
        case .emptyRow: "empty row in a grid"
        }
      return Words(message, caption: "does not fit the grid")
    }
  }

  // VFL0319
  static let roundedPriority = DiagnosticPage(
    .roundedPriority, .warning, "priority rounded to 1000",
    """
    `UILayoutPriority` is a `Float`, which has about seven significant digits. The largest priority
    below 1000 is 999.99994. A number that is closer to 1000 is rounded to 1000, which makes the
    constraint required.
    """,
    seen: .check("[a(5@999.99999999)]"),
    fixed: .check("[a(5@999)]"))

  /// Creates the diagnostic for a priority that is rounded to 1000.
  ///
  /// - Parameters:
  ///   - span: The number or the name of the metric.
  ///   - text: The text at `span`.
  ///   - value: The value of the priority.
  package static func roundedPriority(span: SourceSpan, text: String, value: Double)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.roundedPriority, at: span) {
      let isNumber = !(text.utf8.first.map(NameText.begins) ?? false)
      let found = Wording.quoted(text) + (isNumber ? "" : " (value \(DecimalText.shortest(value)))")
      // A priority above 1000 was not meant to be optional, so it is replaced by 1000.
      let number = value > 1000 ? "1000" : "999"
      return Words(
        "priority \(found) is rounded to 1000",
        caption: "makes the constraint required",
        notes: ["a priority is a `Float`; the largest one below 1000 is 999.99994"],
        fixIts: isNumber ? [FixIt("replace with `\(number)`", [SourceEdit(span, number)])] : [])
    }
  }
}
