extension LazyDiagnostic {
  // VFL0120
  static let emptyPredicateList = DiagnosticPage(
    .emptyPredicateList, .error, "empty parentheses",
    """
    Parentheses contain at least one predicate: a value, optionally preceded by a relation and
    followed by a priority. A view without a size has no parentheses, `[a]`. The standard gap is a
    single dash, `[a]-[b]`.
    """,
    seen: .check("[a()]"),
    fixed: .check("[a]"))

  /// Creates the diagnostic for `()`.
  ///
  /// - Parameters:
  ///   - span: The `()`.
  ///   - isGap: Whether the parentheses belong to a gap. Otherwise they belong to a size.
  package static func emptyPredicateList(span: SourceSpan, isGap: Bool) -> LazyDiagnostic {
    LazyDiagnostic(.emptyPredicateList, at: span) {
      let message: String
      let fixIt: FixIt
      if isGap {
        message = "expected a number or a metric between `(` and `)`, found an empty gap"
        // If the dash before the parentheses is removed as well, the dash after them remains as the standard
        // gap.
        let dashed = SourceSpan(max(span.start - 1, 0), span.end)
        fixIt = FixIt("replace with the standard gap `-`", [SourceEdit(dashed, "")])
      } else {
        message = "expected a number, a metric or a view between `(` and `)`, found an empty size"
        fixIt = FixIt(
          "remove `()`", [SourceEdit(span, "")],
          // The parentheses may contain text that was intended as a size, so removing them is unsafe.
          applicability: span.length == 2 ? .safe : .unsafe)
      }
      return Words(
        message, caption: "expected a predicate",
        fixIts: [fixIt])
    }
  }

  // VFL0121
  static let trailingComma = DiagnosticPage(
    .trailingComma, .error, "missing predicate next to a comma",
    """
    A comma separates two predicates of a list, `(>=8,<=20)`. A comma at the beginning or the end of
    a list, or next to another comma, separates nothing: either a predicate is missing or the comma
    is left over from an edit.
    """,
    seen: .check("[a(>=8,)]"),
    fixed: .check("[a(>=8)]"))

  /// Creates the diagnostic for a comma that does not separate two predicates.
  ///
  /// - Parameter span: The comma.
  package static func trailingComma(span: SourceSpan) -> LazyDiagnostic {
    LazyDiagnostic(.trailingComma, at: span) {
      Words(
        "expected a predicate on each side of `,`",
        caption: "a predicate is missing on one side",
        fixIts: [FixIt("remove `,`", [SourceEdit(span, "")], applicability: .safe)])
    }
  }

  // VFL0122
  static let textAfterClosingBar = DiagnosticPage(
    .textAfterClosingBar, .error, "unexpected text after the closing `|`",
    """
    A `|` after a view is the trailing or bottom edge of its superview and ends the format string. A
    view inside the superview is written before the `|`. Views outside the superview need a
    separate format string.
    """,
    seen: .check("|-[a]-|[b]"),
    fixed: .check("|-[a]-[b]-|"))

  /// Creates the diagnostic for text after the closing `|`.
  ///
  /// - Parameters:
  ///   - span: The text.
  ///   - text: The text at `span`.
  package static func textAfterClosingBar(span: SourceSpan, text: String) -> LazyDiagnostic {
    LazyDiagnostic(.textAfterClosingBar, at: span) {
      Words(
        "expected the end of the format string after the closing `|`, found \(Wording.quoted(text))",
        caption: "remove this",
        notes: ["a `|` after a view is the trailing or bottom edge of its superview"]
          + (text.hasPrefix("H:") || text.hasPrefix("V:") ? [formatNote] : []),
        fixIts: [FixIt("remove \(Wording.quoted(text))", [SourceEdit(span, "")])])
    }
  }

  // VFL0123
  static let barInTheMiddle = DiagnosticPage(
    .barInTheMiddle, .error, "`|` between two views",
    """
    `|` is an edge of the superview and is only allowed at the two ends of a format string. Two
    views are connected by a gap, `[a]-[b]`, or touch, `[a][b]`. If the edge of a container is
    between two views, write two format strings, one for each side of the edge.
    """,
    seen: .check("[a]-|-[b]"),
    fixed: .check("[a]-[b]"))

  /// Creates the diagnostic for a `|` between two views.
  ///
  /// - Parameter span: The `|`.
  package static func barInTheMiddle(span: SourceSpan) -> LazyDiagnostic {
    LazyDiagnostic(.barInTheMiddle, at: span) {
      Words(
        "unexpected `|` between two views; expected a gap such as `-` or `-8-`",
        caption: "not at an end of the format string",
        notes: [
          "`|` is an edge of the superview; it is only allowed at the ends of a format string"
        ])
    }
  }

  // VFL0124
  static let unexpectedText = DiagnosticPage(
    .unexpectedText, .error, "unexpected text",
    """
    The parts of a format string have a fixed order: an optional orientation, an optional `|` with
    its gap, views with gaps between them, and an optional gap with a `|`. The marked text is not
    one of the parts that are allowed at its position.
    """,
    seen: .check("[a]][b]"),
    fixed: .check("[a][b]"))

  /// Creates the diagnostic for text that is not allowed at its position.
  ///
  /// - Parameters:
  ///   - span: The text.
  ///   - text: The text at `span`.
  ///   - expected: The allowed text, a phrase such as "`-`, `[` or `|`".
  ///   - meaning: The construct that the text most likely belongs to; `nil` if it is unknown.
  package static func unexpectedText(
    span: SourceSpan, text: String, expected: String, meaning: TextMeaning? = nil
  ) -> LazyDiagnostic {
    LazyDiagnostic(.unexpectedText, at: span) {
      var words = Words(
        "expected \(expected), found \(Wording.quoted(text))",
        caption: "expected \(expected)")
      let (start, end) = (SourceSpan(at: span.start), SourceSpan(at: span.end))
      let sizeNote =
        "the size of a view is written in parentheses after its name, inside the brackets: `[a(50)]`"
      switch meaning {
      case .view(let name):
        words.notes = ["a view is written as its name in square brackets"]
        words.fixIts = [inBrackets(name, at: span)]
      case .bar:
        words.notes = ["`|` is an edge of the superview"]
        words.fixIts = [FixIt("replace with `|`", [SourceEdit(span, "|")])]
      case .firstGap(let missing):
        words.fixIts = [FixIt("insert `\(missing)`", [SourceEdit(start, missing)])]
      case .sizeOfPrecedingView:
        words.notes = [sizeNote]
        let bracket = SourceSpan(span.start - 1, span.start)
        words.fixIts = [
          FixIt("move the size into the brackets", [SourceEdit(bracket, ""), SourceEdit(end, "]")])
        ]
      case .sizeWithoutParentheses:
        words.notes = [sizeNote]
        words.fixIts = [
          FixIt("wrap the size in parentheses", [SourceEdit(start, "("), SourceEdit(end, ")")])
        ]
      case .moreOfGap(let gap, let merged):
        words.notes = ["the predicates of a gap are written in one pair of parentheses"]
        words.fixIts = [
          FixIt("merge the predicates into one pair of parentheses", [SourceEdit(gap, merged)])
        ]
      case .priority:
        words.message += "; did you mean `@`?"
        words.notes = ["a priority is written after `@`, as in `[a(50@750)]`"]
        let sign = SourceSpan(span.start, span.start + 1)
        words.fixIts = [FixIt("replace `\(text.prefix(1))` with `@`", [SourceEdit(sign, "@")])]
      case .format, nil:
        words.notes = meaning == nil ? [] : [formatNote]
        words.fixIts = [FixIt("remove \(Wording.quoted(text))", [SourceEdit(span, "")])]
      }
      return words
    }
  }

  /// The note for text that contains two format strings.
  static let formatNote =
    "a second format begins here; write it as a separate string or document line"

  /// The kind of arithmetic in a predicate.
  package enum Arithmetic: Sendable, Hashable {
    /// An attribute of a view, such as `b.width`.
    case attribute
    /// A multiplication or division, such as `b*2`.
    case multiplier
    /// An addition or subtraction, such as `b+10`.
    case offset
    /// A percentage of the superview, such as `50%`.
    case percent
  }

  // VFL0125
  static let unsupportedArithmetic = DiagnosticPage(
    .unsupportedArithmetic, .error, "arithmetic in a predicate",
    """
    A predicate compares a size or a gap with a number, a metric or the same size of another view.
    Attributes (`b.width`), multipliers (`b*2`), offsets (`b+10`) and percentages are not supported.
    Write such a relation as an equation in the `constraints` of a document,
    `"a.width == 2 * b.width"`, or create the constraint with layout anchors.
    """,
    seen: .check("[a(b*2)]"),
    fixed: .document(
      "compile",
      """
      {"views": {"a": {}, "b": {}}, "constraints": ["a.width == 2 * b.width"]}
      """))

  /// Creates the diagnostic for arithmetic, or an attribute of another view, in a predicate.
  ///
  /// - Parameters:
  ///   - span: The arithmetic.
  ///   - text: The text at `span`.
  ///   - kind: The kind of arithmetic.
  package static func unsupportedArithmetic(span: SourceSpan, text: String, kind: Arithmetic)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unsupportedArithmetic, at: span) {
      let (habit, equation) =
        switch kind {
        case .attribute: ("an attribute", "a.height == b.width")
        case .multiplier: ("a multiplication or division", "a.width == 2 * b.width")
        case .offset: ("an offset", "a.width == b.width + 10")
        case .percent: ("a percentage", "a.width == 0.5 * |.width")
        }
      return Words(
        "expected a number or a name, found \(habit): \(Wording.quoted(text))",
        caption: "expected a number or a name",
        notes: [
          "arithmetic is not supported in a format; write an equation in the `constraints` of a "
            + "document, `\(equation)`"
        ])
    }
  }

  // VFL0126
  static let malformedNumber = DiagnosticPage(
    .malformedNumber, .error, "malformed number",
    """
    A number begins with a digit, or inside parentheses with `-`. It may have a decimal point and an
    exponent, but no unit: `8`, `0.5`, `1e2`. It does not begin with a decimal point or a plus sign.
    Lengths are always in points, so `10px` and `10pt` are written `10`.
    """,
    seen: .check("[a]-.5-[b]"),
    fixed: .check("[a]-0.5-[b]"))

  /// Creates the diagnostic for a number that does not follow the grammar.
  ///
  /// - Parameters:
  ///   - span: The number.
  ///   - found: The number as written.
  ///   - repaired: The most similar well-formed number; `nil` if there is none.
  package static func malformedNumber(span: SourceSpan, found: String, repaired: String?)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.malformedNumber, at: span) {
      Words(
        "expected a number such as \(Wording.quoted(repaired ?? "8")), "
          + "found \(Wording.quoted(found))", caption: "malformed number",
        notes: ["a number begins with a digit and has no unit"] + sideNotes(on: found),
        fixIts: repaired.map {
          [
            FixIt(
              "replace with \(Wording.quoted($0))", [SourceEdit(span, $0)],
              applicability: keepsValue(of: found, in: $0) ? .safe : .unsafe)
          ]
        } ?? [])
    }
  }

  /// Returns the note on how to specify both sizes of a view if `found` has the form `WIDTHxHEIGHT`.
  private static func sideNotes(on found: String) -> [String] {
    let sides = found.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2,
      sides.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return [] }
    return [
      "a width is written in a horizontal format, `H:[a(\(sides[0]))]`, a height in a vertical "
        + "one, `V:[a(\(sides[1]))]`"
    ]
  }

  /// Whether the repaired number has the same value as the malformed number, as for `.5` or `+8`.
  private static func keepsValue(of found: String, in repaired: String) -> Bool {
    let plain = found.hasPrefix("+") ? found.dropFirst() : found[...]
    return repaired == plain || repaired == "0" + plain
  }

  // VFL0127
  static let missingOpeningDash = DiagnosticPage(
    .missingOpeningDash, .error, "missing `-` before a gap",
    """
    A gap with a value is written between two dashes, `[a]-8-[b]`. The first dash separates the
    value from the preceding view or `|`.
    """,
    seen: .check("[a]8-[b]"),
    fixed: .check("[a]-8-[b]"))

  /// Creates the diagnostic for a gap whose first `-` is missing.
  ///
  /// - Parameters:
  ///   - span: The empty span before the value, where the first `-` is missing.
  ///   - found: The value.
  ///   - perhapsSize: The span of the value and its parentheses if it directly follows the `]` of a view
  ///     without a size, so that it may be the size of that view. Otherwise `nil`.
  package static func missingOpeningDash(
    span: SourceSpan, found: String, perhapsSize: SourceSpan? = nil
  ) -> LazyDiagnostic {
    LazyDiagnostic(.missingOpeningDash, at: span) {
      // A name may also be a view without brackets.
      let isName =
        found.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? false
      let insertion = FixIt(
        "insert `-`", [SourceEdit(SourceSpan(at: span.start), "-")],
        applicability: isName || perhapsSize != nil ? .unsafe : .safe)
      let move = perhapsSize.map { size in
        FixIt(
          "move the size into the brackets",
          [
            SourceEdit(SourceSpan(size.start - 1, size.start), ""),
            SourceEdit(SourceSpan(at: size.end), "]"),
          ])
      }
      return Words(
        "expected `-` to open the gap, found \(Wording.quoted(found))",
        caption: "expected `-`",
        notes: move == nil ? [] : ["the size of a view is written inside its brackets: `[a(50)]`"],
        fixIts: (move.map { [$0] } ?? []) + [insertion])
    }
  }

  // VFL0128
  static let doubledDash = DiagnosticPage(
    .doubledDash, .error, "two dashes without a value",
    """
    One dash is the standard gap, `[a]-[b]`. Two dashes enclose the value of a gap, `[a]-8-[b]`. Two
    dashes without a value are neither. A negative gap, whose minus sign looks like a second dash,
    is written in parentheses: `[a]-(-8)-[b]`.
    """,
    seen: .check("[a]--[b]"),
    fixed: .check("[a]-[b]"))

  /// Creates the diagnostic for two dashes without a value.
  ///
  /// - Parameter span: The two dashes.
  package static func doubledDash(span: SourceSpan) -> LazyDiagnostic {
    LazyDiagnostic(.doubledDash, at: span) {
      Words(
        "expected `-` or a gap such as `-8-`, found `--` without a value",
        caption: "expected a single `-`",
        fixIts: [FixIt("replace with `-`", [SourceEdit(span, "-")])])
    }
  }

  // VFL0129
  static let unopenedView = DiagnosticPage(
    .unopenedView, .error, "missing `[` before a view",
    """
    A view is written as its name in square brackets, `[name]`, with an optional list of sizes in
    parentheses between the name and the `]`. A name outside brackets is a metric between two
    dashes. A name that is followed by `]` is a view, so its `[` is missing.
    """,
    seen: .check("|-title]-|"),
    fixed: .check("|-[title]-|"))

  /// Creates the diagnostic for a view whose `[` is missing.
  ///
  /// - Parameters:
  ///   - span: The name of the view.
  ///   - name: The text at `span`.
  package static func unopenedView(span: SourceSpan, name: String) -> LazyDiagnostic {
    LazyDiagnostic(.unopenedView, at: span) {
      Words(
        "missing `[` before the view \(Wording.quoted(name))",
        caption: "expected `[` before this name",
        notes: ["`]` closes a view, which is opened by `[` before its name"],
        fixIts: [
          FixIt("insert `[`", [SourceEdit(SourceSpan(at: span.start), "[")], applicability: .safe)
        ])
    }
  }
}
