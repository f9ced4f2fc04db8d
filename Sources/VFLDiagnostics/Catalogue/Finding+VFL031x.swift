extension Finding {
  // VFL0310
  static let locationWithoutPartner = DiagnosticPage(
    .locationWithoutPartner, .error, "a location has no partner",
    """
    An edge or a centre is a place, and a place is measured from another place:
    `a.left == |.left + 100`. A bare number would not say from where. Only `width` and `height`
    may be compared with a number alone.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {}}, "constraints": ["a.left == 100"]}
      """),
    mended: .document(
      "compile",
      """
      {"views": {"a": {}}, "constraints": ["a.left == |.left + 100"]}
      """))

  /// A location that is compared with a number alone.
  ///
  /// - Parameters:
  ///   - span: The attribute.
  ///   - attribute: The attribute.
  package static func locationWithoutPartner(span: SourceSpan, attribute: String) -> Finding {
    Finding(.locationWithoutPartner, at: span) {
      Words(
        "expected a location of another item beside \(Wording.quoted(attribute)), "
          + "found a number alone", caption: "is measured from another location",
        notes: ["only `width` and `height` may be compared with a number alone"])
    }
  }

  /// Why two attributes cannot be related.
  package enum AttributeClash: Sendable, Hashable {
    /// One is horizontal and the other vertical.
    case axes
    /// One is a size and the other a location.
    case sizeWithLocation
    /// One follows the reading direction and the other does not.
    case directionWithAbsolute
  }

  // VFL0311
  static let incompatibleAttributes = DiagnosticPage(
    .incompatibleAttributes, .error, "two attributes do not go together",
    """
    A constraint relates two sizes, or two locations on the same axis. A horizontal location has
    no distance to a vertical one, and a size none to a location. `leading` and `trailing` change
    sides with the reading direction while `left` and `right` do not, so a constraint takes both
    of its edges from the same pair. Widths and heights may be mixed.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {}, "b": {}}, "constraints": ["a.left == b.top"]}
      """),
    mended: .document(
      "compile",
      """
      {"views": {"a": {}, "b": {}}, "constraints": ["a.left == b.left"]}
      """))

  /// Two attributes that no constraint can relate.
  ///
  /// - Parameters:
  ///   - span: The two attributes.
  ///   - first: The attribute on the left.
  ///   - second: The attribute on the right.
  ///   - reason: Why they cannot be related.
  package static func incompatibleAttributes(
    span: SourceSpan, first: String, second: String, reason: AttributeClash
  ) -> Finding {
    Finding(.incompatibleAttributes, at: span) {
      let expected =
        switch reason {
        case .axes: "two attributes of one axis"
        case .sizeWithLocation: "two sizes or two locations"
        case .directionWithAbsolute:
          "two edges that both follow the reading direction or both do not"
        }
      return Words(
        "expected \(expected), found \(Wording.quoted(first)) and \(Wording.quoted(second))",
        caption: "these do not go together")
    }
  }

  // VFL0312
  static let zeroMultiplier = DiagnosticPage(
    .zeroMultiplier, .error, "a multiplier is zero",
    """
    A multiplier says how much of the second item's attribute counts. With 0 nothing of it does,
    and the second item stands in the equation without having a part in it. What is left is a
    number: write it alone.
    """,
    seen: .document(
      "compile",
      """
      {"views": {"a": {}, "b": {}}, "constraints": ["a.width == 0 * b.width + 100"]}
      """),
    mended: .document(
      "compile",
      """
      {"views": {"a": {}, "b": {}}, "constraints": ["a.width == 100"]}
      """))

  /// A multiplier of zero.
  ///
  /// - Parameter span: The multiplier.
  package static func zeroMultiplier(span: SourceSpan) -> Finding {
    Finding(.zeroMultiplier, at: span) {
      Words(
        "expected a multiplier other than 0, found one that leaves the second item without a part",
        caption: "any other number could stand here")
    }
  }

  // VFL0313
  static let noCommonAncestor = DiagnosticPage(
    .noCommonAncestor, .error, "two items have no common ancestor",
    """
    A constraint is kept by a view that holds both of its items, itself counted. Two views whose
    chains of superviews never meet lie in different trees and have no place in common to be
    measured in.
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
    mended: .document(
      "solve",
      """
      {
        "container": {"width": 320, "height": 480},
        "views": {"a": {}, "b": {"parent": "a"}},
        "formats": ["|-[a]-|", "V:|-[a]-|", "V:|[b(44)]", "|[b]"],
        "constraints": ["a.width == b.width"]
      }
      """))

  /// Two items that lie in no common view.
  ///
  /// - Parameters:
  ///   - span: What relates the two.
  ///   - first: One item.
  ///   - second: The other item.
  package static func noCommonAncestor(span: SourceSpan, first: String, second: String) -> Finding {
    Finding(.noCommonAncestor, at: span) {
      Words(
        "expected two items in a common view, "
          + "found \(Wording.quoted(first)) and \(Wording.quoted(second)) in different trees",
        caption: "relates two trees",
        notes: ["items can be related when they, or views around them, have a view in common"])
    }
  }

  // VFL0314
  static let nonlinearExpression = DiagnosticPage(
    .nonlinearExpression, .error, "an expression is more than a constraint can hold",
    """
    A constraint relates one attribute to another one, times a factor, plus a constant. So an
    expression may have one attribute of one item, as often as one likes: `b.width*3 - b.width +
    8`. Two items, products of attributes and divisions by one don't fit. For the sum of two sizes
    put a view or a stack in between that is as wide as both together.
    """,
    seen: .check(
      "[a(b+c)][b][c]", "--dialect", "extended"),
    mended: .check(
      "[a(b+8)][b][c]", "--dialect", "extended"))

  /// An expression that no constraint can hold.
  ///
  /// - Parameters:
  ///   - span: The sign of the operation.
  ///   - reason: What is wrong with it.
  package static func nonlinearExpression(span: SourceSpan, reason: ExpressionFault) -> Finding {
    Finding(.nonlinearExpression, at: span) {
      let (expected, found) =
        switch reason {
        case .twoItems: ("one attribute in an expression", "a sum of two")
        case .product: ("a number on one side of `*`, or behind `/`", "an attribute")
        case .divisionByZero: ("a divisor other than 0", "0")
        }
      return Words(
        "expected \(expected), found \(found)", caption: "this cannot be worked out",
        notes: ["a constraint has the form `a.width == b.height * 2 + 3 @750`"])
    }
  }

  // VFL0315
  static let misplacedAttribute = DiagnosticPage(
    .misplacedAttribute, .error, "an attribute is out of its place",
    """
    A percentage is one of the container's width or height, so it goes with sizes and gaps, not
    with positions. `edges` stands for four attributes and equals those of another item, without a
    number beside it. Between `<` and `>` stands a position on the axis of the chain, such as
    `<a.centerX>`, beside views and not beside `|`. A gap has no attribute of its own.
    """,
    seen: .check(
      "C: a.left == 10%", "--dialect", "extended"),
    mended: .check(
      "C: a.width == 10%", "--dialect", "extended"))

  /// An attribute, a percentage or a point that means nothing where it stands.
  ///
  /// - Parameters:
  ///   - span: The attribute, the percentage or the point.
  ///   - found: What stands there.
  ///   - reason: What is wrong with it.
  package static func misplacedAttribute(span: SourceSpan, found: String, reason: AttributeFault)
    -> Finding
  {
    Finding(.misplacedAttribute, at: span) {
      let (expected, caption) =
        switch reason {
        case .percentOfPosition: ("a number or an attribute of a position", "is one of a size")
        case .subjectOfGap: ("a relation or the size of the gap", "a gap has no attributes")
        case .compositeWithNumber: ("another item alone", "stands for several numbers")
        case .point: ("a position on the axis of the chain", "is none")
        case .pointAtEdge: ("a view between a point and the edge", "stands at the edge")
        case .ownAttributeOfGap: ("the attribute of an item", "a gap has no attributes")
        }
      return Words("expected \(expected), found \(Wording.quoted(found))", caption: caption)
    }
  }

  // VFL0316
  static let misplacedStack = DiagnosticPage(
    .misplacedStack, .error, "a stack is out of its place",
    """
    `[row:[a]-[b]]` is a stack: a chain from one edge of `row` to the other. It is said once and
    lies along one axis; what is in it fills it across that axis as soon as a chain of the other
    axis names it, `V:|[row]|`. So a stack has one name, which no other stack has, and stands in a
    chain of one axis.
    """,
    seen: .check(
      "HV:|[row:[a][b]]|", "--dialect", "extended"),
    mended: .check(
      "|[row:[a][b]]|; V:|[row]|", "--dialect", "extended"))

  /// A stack that cannot be one.
  ///
  /// - Parameters:
  ///   - span: The name.
  ///   - name: The name.
  ///   - reason: What is wrong with it.
  package static func misplacedStack(span: SourceSpan, name: String, reason: StackFault) -> Finding
  {
    Finding(.misplacedStack, at: span) {
      let expected =
        switch reason {
        case .again: "a stack once"
        case .bothAxes: "a stack in a chain of one axis"
        case .severalNames: "one name for a stack"
        }
      return Words(
        "expected \(expected), found \(Wording.quoted(name))",
        caption: reason == .again ? "is a stack already" : "this stack")
    }
  }

  // VFL0317
  static let malformedStatementOption = DiagnosticPage(
    .malformedStatementOption, .error, "an option of a statement is not right",
    """
    Behind a chain stand its options, each once: `@500`, `in(panel)`, `gap(10)`, `margin(20)`,
    `align(top,bottom)`, `equal(width)`, `direction(rtl)`, `spacing(baseline)`, `name(row)`;
    behind a grid also `cols(*,50%,2*)` and `rows(...)`. Gaps and margins are numbers or metrics,
    a track is a number, a percentage, a metric or a weight such as `2*`.
    """,
    seen: .check(
      "[a]-[b] direction(left)", "--dialect", "extended"),
    mended: .check(
      "[a]-[b] direction(ltr)", "--dialect", "extended"))

  /// An option behind a chain or a grid that is not given as it has to be.
  ///
  /// - Parameters:
  ///   - span: What is wrong: the option or its value.
  ///   - found: What stands there; `nil` at the end of the format.
  ///   - expected: What could stand there, a phrase such as "`ltr` or `rtl`".
  ///   - first: Where the option was given first, if it is given twice.
  package static func malformedStatementOption(
    span: SourceSpan, found: String?, expected: String, first: SourceSpan? = nil
  ) -> Finding {
    Finding(.malformedStatementOption, at: span) {
      Words(
        "expected \(expected), found \(Wording.found(found))",
        caption: "something else should stand here",
        labels: first.map { [.init($0, "given here first")] } ?? [])
    }
  }

  // VFL0318
  static let malformedGrid = DiagnosticPage(
    .malformedGrid, .error, "the rows of a grid don't fit together",
    """
    `G: "title title" "menu body"` is a grid of two columns and two rows. All rows have as many
    cells as the first one; `.` is an empty cell. A view that stands in several cells covers them
    all, so they form a rectangle. `cols(...)` and `rows(...)` name one track for each column or
    row.
    """,
    seen: .check(
      "G: \"a a\" \"b a\"", "--dialect", "extended"),
    mended: .check(
      "G: \"a a\" \"b .\"", "--dialect", "extended"))

  /// A grid whose rows don't fit together.
  ///
  /// - Parameters:
  ///   - span: The row, the tracks or the whole grid.
  ///   - reason: What is wrong with it.
  package static func malformedGrid(span: SourceSpan, reason: GridFault) -> Finding {
    Finding(.malformedGrid, at: span) {
      let message =
        switch reason {
        case .ragged(let cells, let expected):
          "expected a row of \(Wording.count(expected, "cell")), found \(cells)"
        case .area(let name):
          "expected the cells of \(Wording.quoted(name)) to form a rectangle, found another shape"
        case .trackCount(let tracks, let expected):
          "expected \(Wording.count(expected, "track")), found \(tracks)"
        case .emptyRow: "expected cells in a row, found none"
        }
      return Words(message, caption: "does not fit")
    }
  }

  // VFL0319
  static let roundedPriority = DiagnosticPage(
    .roundedPriority, .warning, "a priority is rounded to 1000",
    """
    `UILayoutPriority` is a `Float`, which has about seven digits. The largest priority below 1000
    is 999.99994. A number that is nearer to 1000 is rounded to it, and the constraint is required.
    """,
    seen: .check("[a(5@999.99999999)]"),
    mended: .check("[a(5@999)]"))

  /// A priority that is not 1000 but is rounded to it.
  ///
  /// - Parameters:
  ///   - span: The number or the metric's name.
  ///   - text: The number or the metric's name.
  ///   - value: Its value.
  package static func roundedPriority(span: SourceSpan, text: String, value: Double) -> Finding {
    Finding(.roundedPriority, at: span) {
      let isNumber = !(text.utf8.first.map(NameText.begins) ?? false)
      let found = Wording.quoted(text) + (isNumber ? "" : " of \(DecimalText.shortest(value))")
      // A number above 1000 was not meant to make the constraint optional.
      let number = value > 1000 ? "1000" : "999"
      return Words(
        "found the priority \(found), which is rounded to 1000",
        caption: "makes the constraint required",
        notes: ["a priority is a `Float`; the largest one below 1000 is 999.99994"],
        fixIts: isNumber ? [FixIt("replace it by `\(number)`", [SourceEdit(span, number)])] : [])
    }
  }
}
