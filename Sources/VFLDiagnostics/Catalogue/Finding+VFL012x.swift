extension Finding {
  // VFL0120
  static let emptyPredicateList = DiagnosticPage(
    .emptyPredicateList, .error, "parentheses with nothing in them",
    """
    Parentheses hold at least one predicate: a value with an optional relation in front and an
    optional priority behind. A view without a given size has no parentheses, `[a]`; a gap of
    standard width is a single dash, `[a]-[b]`.
    """,
    seen: .check("[a()]"),
    mended: .check("[a]"))

  /// Parentheses with nothing in them.
  ///
  /// - Parameters:
  ///   - span: The `()`.
  ///   - isGap: Whether they stand in a gap; a size's otherwise.
  package static func emptyPredicateList(span: SourceSpan, isGap: Bool) -> Finding {
    Finding(.emptyPredicateList, at: span) {
      let message: String
      let fixIt: FixIt
      if isGap {
        message = "expected a number or a metric between `(` and `)`, found an empty gap"
        // The dash in front goes too, so the one behind stays as a standard gap.
        let dashed = SourceSpan(max(span.start - 1, 0), span.end)
        fixIt = FixIt("replace by the standard gap `-`", [SourceEdit(dashed, "")])
      } else {
        message = "expected a number, a metric or a view between `(` and `)`, found an empty size"
        fixIt = FixIt(
          "delete `()`", [SourceEdit(span, "")],
          // Something foreign may stand in them that was meant as a size.
          applicability: span.length == 2 ? .safe : .unsafe)
      }
      return Words(
        message, caption: "a predicate could stand between them",
        fixIts: [fixIt])
    }
  }

  // VFL0121
  static let trailingComma = DiagnosticPage(
    .trailingComma, .error, "a comma separates nothing",
    """
    A comma stands between two predicates of a list, `(>=8,<=20)`. A comma in front of the first
    one, behind the last one or beside another comma has nothing to separate; either a predicate
    is missing or the comma is left over.
    """,
    seen: .check("[a(>=8,)]"),
    mended: .check("[a(>=8)]"))

  /// A comma with no predicate beside it.
  ///
  /// - Parameter span: The comma.
  package static func trailingComma(span: SourceSpan) -> Finding {
    Finding(.trailingComma, at: span) {
      Words(
        "expected a predicate on each side of `,`, found none on one side",
        caption: "separates nothing",
        fixIts: [FixIt("delete `,`", [SourceEdit(span, "")], applicability: .safe)])
    }
  }

  // VFL0122
  static let textAfterClosingBar = DiagnosticPage(
    .textAfterClosingBar, .error, "a text follows the closing bar",
    """
    The bar behind a view is the far edge of its superview and ends the format. What lies beyond
    that edge belongs into a format of its own; a view that belongs inside stands in front of the
    bar.
    """,
    seen: .check("|-[a]-|[b]"),
    mended: .check("|-[a]-[b]-|"))

  /// A text behind the bar that closes the format.
  ///
  /// - Parameters:
  ///   - span: The text.
  ///   - text: The text.
  package static func textAfterClosingBar(span: SourceSpan, text: String) -> Finding {
    Finding(.textAfterClosingBar, at: span) {
      Words(
        "expected the end of the format after the closing `|`, found \(Wording.quoted(text))",
        caption: "nothing could stand here",
        notes: ["the bar behind a view is the far edge of its superview"]
          + (text.hasPrefix("H:") || text.hasPrefix("V:") ? [formatNote] : []),
        fixIts: [FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")])])
    }
  }

  // VFL0123
  static let barInTheMiddle = DiagnosticPage(
    .barInTheMiddle, .error, "a bar stands between two views",
    """
    A bar is an edge of the superview, so it stands only at the two ends of a format. Between two
    neighbours there is no edge, only a gap: `[a]-[b]`. Views on either side of a container's edge
    are described by two formats, one for each side.
    """,
    seen: .check("[a]-|-[b]"),
    mended: .check("[a]-[b]"))

  /// A bar between two views.
  ///
  /// - Parameter span: The bar.
  package static func barInTheMiddle(span: SourceSpan) -> Finding {
    Finding(.barInTheMiddle, at: span) {
      Words(
        "found `|` between two views, where a gap such as `-` or `-8-` could stand",
        caption: "not at an end of the format",
        notes: ["`|` is an edge of the superview and stands at the ends of a format only"])
    }
  }

  /// What the text was most likely meant for.
  package enum TextMeaning: Sendable, Hashable {
    /// A view of that name, without its brackets.
    case view(String)
    /// The bar at an end of the format, for which another sign was typed.
    case bar
    /// A gap at the beginning of the format whose bar, or bar and dash, are missing.
    case firstGap(missing: String)
    /// The size of the view whose `]` stands right in front.
    case sizeOfViewInFront
    /// The size of the view that it stands in, without parentheses.
    case sizeWithoutParentheses
    /// More of the gap in front; with it, the gap would be this text in this place.
    case moreOfGap(SourceSpan, String)
    /// Another format.
    case format
  }

  // VFL0124
  static let unexpectedText = DiagnosticPage(
    .unexpectedText, .error, "something else should follow",
    """
    The pieces of a format follow a fixed order: an optional orientation, an optional bar with its
    gap, views with gaps between them, and an optional gap with a bar. The text at fault belongs
    to none of the pieces that could follow at that place.
    """,
    seen: .check("[a]][b]"),
    mended: .check("[a][b]"))

  /// A text where something else should follow.
  ///
  /// - Parameters:
  ///   - span: The text.
  ///   - text: The text.
  ///   - expected: What could stand there, a phrase such as "`-`, `[` or `|`".
  ///   - meaning: What it was most likely meant for, if that can be told.
  package static func unexpectedText(
    span: SourceSpan, text: String, expected: String, meaning: TextMeaning? = nil
  ) -> Finding {
    Finding(.unexpectedText, at: span) {
      var words = Words(
        "expected \(expected), found \(Wording.quoted(text))",
        caption: "\(expected) could stand here")
      let (start, end) = (SourceSpan(at: span.start), SourceSpan(at: span.end))
      let sizeNote =
        "a view's size stands in parentheses behind its name, inside of the brackets: `[a(50)]`"
      switch meaning {
      case .view(let name):
        words.notes = ["a view is its name in brackets"]
        words.fixIts = [inBrackets(name, at: span)]
      case .bar:
        words.notes = ["`|` is the edge of the superview"]
        words.fixIts = [FixIt("replace by `|`", [SourceEdit(span, "|")])]
      case .firstGap(let missing):
        words.fixIts = [FixIt("insert `\(missing)`", [SourceEdit(start, missing)])]
      case .sizeOfViewInFront:
        words.notes = [sizeNote]
        let bracket = SourceSpan(span.start - 1, span.start)
        words.fixIts = [
          FixIt("put the size into the view", [SourceEdit(bracket, ""), SourceEdit(end, "]")])
        ]
      case .sizeWithoutParentheses:
        words.notes = [sizeNote]
        words.fixIts = [
          FixIt("put the size in parentheses", [SourceEdit(start, "("), SourceEdit(end, ")")])
        ]
      case .moreOfGap(let gap, let merged):
        words.notes = ["several predicates of one gap stand in one pair of parentheses"]
        words.fixIts = [FixIt("put both into one pair of parentheses", [SourceEdit(gap, merged)])]
      case .format, nil:
        words.notes = meaning == nil ? [] : [formatNote]
        words.fixIts = [FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")])]
      }
      return words
    }
  }

  /// What to do with two formats in one text.
  static let formatNote =
    "another format begins here; each is a string, or a line of a document, of its own"

  /// What the arithmetic tries.
  package enum Arithmetic: Sendable, Hashable {
    /// It takes a named attribute of a view, `b.width`.
    case attribute
    /// It multiplies or divides, `b*2`.
    case multiplier
    /// It adds or subtracts, `b+10`.
    case offset
    /// It takes a part of the superview, `50%`.
    case percent
  }

  // VFL0125
  static let unsupportedArithmetic = DiagnosticPage(
    .unsupportedArithmetic, .error, "a predicate calculates",
    """
    A predicate compares with a number, a metric or the same size of another view, and with
    nothing else. There are no attributes (`b.width`), no multipliers (`b*2`), no offsets (`b+10`)
    and no percentages. Such a relation is written as an equation beside the formats: in the
    `constraints` of a document, `"a.width == 2 * b.width"`, or with the anchors of the library.
    """,
    seen: .check("[a(b*2)]"),
    mended: .document(
      "compile",
      """
      {"views": {"a": {}, "b": {}}, "constraints": ["a.width == 2 * b.width"]}
      """))

  /// Arithmetic, or another view's attribute, in a predicate.
  ///
  /// - Parameters:
  ///   - span: The arithmetic as written.
  ///   - text: The arithmetic as written.
  ///   - kind: What it tries.
  package static func unsupportedArithmetic(span: SourceSpan, text: String, kind: Arithmetic)
    -> Finding
  {
    Finding(.unsupportedArithmetic, at: span) {
      let (habit, equation) =
        switch kind {
        case .attribute: ("names an attribute", "a.height == b.width")
        case .multiplier: ("multiplies", "a.width == 2 * b.width")
        case .offset: ("adds an offset", "a.width == b.width + 10")
        case .percent: ("is a percentage", "a.width == 0.5 * |.width")
        }
      return Words(
        "expected a number or a plain name, found \(Wording.quoted(text)), which \(habit)",
        caption: "a number or a plain name could stand here",
        notes: [
          "a format has no arithmetic; write an equation in a document's constraints, `\(equation)`"
        ])
    }
  }

  // VFL0126
  static let malformedNumber = DiagnosticPage(
    .malformedNumber, .error, "a number has an unknown form",
    """
    A number begins with a digit (or with `-`, inside parentheses), may have a decimal point and
    an exponent, and has no unit: `8`, `0.5`, `1e2`. It does not begin with a point or a plus
    sign, and lengths are always in points, so `10px` and `10pt` are plain `10`.
    """,
    seen: .check("[a]-.5-[b]"),
    mended: .check("[a]-0.5-[b]"))

  /// A number in a form that is not read.
  ///
  /// - Parameters:
  ///   - span: The number as written.
  ///   - found: The number as written.
  ///   - repaired: The number in a form that is read; `nil` where none is near.
  package static func malformedNumber(span: SourceSpan, found: String, repaired: String?) -> Finding
  {
    Finding(.malformedNumber, at: span) {
      Words(
        "expected a number such as \(Wording.quoted(repaired ?? "8")), "
          + "found \(Wording.quoted(found))", caption: "a plain number could stand here",
        notes: ["a number begins with a digit and has no unit"] + sideNotes(on: found),
        fixIts: repaired.map {
          [
            FixIt(
              "replace by \(Wording.quoted($0))", [SourceEdit(span, $0)],
              applicability: keepsValue(of: found, in: $0) ? .safe : .unsafe)
          ]
        } ?? [])
    }
  }

  /// What gives both sizes of a view, where they are written as one.
  private static func sideNotes(on found: String) -> [String] {
    let sides = found.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2,
      sides.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return [] }
    return [
      "a width stands in a horizontal format, `H:[a(\(sides[0]))]`, and a height in a "
        + "vertical one, `V:[a(\(sides[1]))]`"
    ]
  }

  /// Whether the repaired number is all of what was written, in another form: `.5` or `+8`.
  private static func keepsValue(of found: String, in repaired: String) -> Bool {
    let plain = found.hasPrefix("+") ? found.dropFirst() : found[...]
    return repaired == plain || repaired == "0" + plain
  }

  // VFL0127
  static let missingOpeningDash = DiagnosticPage(
    .missingOpeningDash, .error, "a gap is not opened",
    """
    A gap with a value is written between two dashes, `[a]-8-[b]`. The value cannot follow a view
    or a bar directly; the first dash tells it from them.
    """,
    seen: .check("[a]8-[b]"),
    mended: .check("[a]-8-[b]"))

  /// A gap whose first `-` is missing.
  ///
  /// - Parameters:
  ///   - span: Where the first `-` should stand, an empty span in front of the value.
  ///   - found: The value that stands there.
  ///   - perhapsSize: The value with its parentheses, where the `]` of a view without a size stands right in front.
  package static func missingOpeningDash(
    span: SourceSpan, found: String, perhapsSize: SourceSpan? = nil
  ) -> Finding {
    Finding(.missingOpeningDash, at: span) {
      // A name may as well be a view whose bracket is missing.
      let isName =
        found.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" } ?? false
      let insertion = FixIt(
        "insert `-`", [SourceEdit(SourceSpan(at: span.start), "-")],
        applicability: isName || perhapsSize != nil ? .unsafe : .safe)
      let move = perhapsSize.map { size in
        FixIt(
          "put the size into the view",
          [
            SourceEdit(SourceSpan(size.start - 1, size.start), ""),
            SourceEdit(SourceSpan(at: size.end), "]"),
          ])
      }
      return Words(
        "expected `-` to open the gap, found \(Wording.quoted(found))",
        caption: "`-` could stand here",
        notes: move == nil ? [] : ["a view's size stands inside of its brackets: `[a(50)]`"],
        fixIts: (move.map { [$0] } ?? []) + [insertion])
    }
  }

  // VFL0128
  static let doubledDash = DiagnosticPage(
    .doubledDash, .error, "two dashes hold no value",
    """
    One dash is the standard gap, `[a]-[b]`; two dashes hold the gap's value between them,
    `[a]-8-[b]`. Two dashes with nothing between them are neither. A negative gap, whose minus
    sign looks like a second dash, is written in parentheses: `[a]-(-8)-[b]`.
    """,
    seen: .check("[a]--[b]"),
    mended: .check("[a]-[b]"))

  /// Two dashes with nothing between them.
  ///
  /// - Parameter span: The two dashes.
  package static func doubledDash(span: SourceSpan) -> Finding {
    Finding(.doubledDash, at: span) {
      Words(
        "expected `-` or a gap such as `-8-`, found `--` without a value",
        caption: "a single `-` could stand here",
        fixIts: [FixIt("replace by `-`", [SourceEdit(span, "-")])])
    }
  }

  // VFL0129
  static let unopenedView = DiagnosticPage(
    .unopenedView, .error, "a view is not opened",
    """
    A view is written as its name in square brackets, `[name]`, with an optional list of sizes in
    parentheses between the name and the `]`. A name outside of brackets is a metric, which stands
    between two dashes; here a `]` follows, so that a view was meant.
    """,
    seen: .check("|-title]-|"),
    mended: .check("|-[title]-|"))

  /// A view whose `[` is missing.
  ///
  /// - Parameters:
  ///   - span: The view's name.
  ///   - name: The view's name.
  package static func unopenedView(span: SourceSpan, name: String) -> Finding {
    Finding(.unopenedView, at: span) {
      Words(
        "expected `[` to open the view \(Wording.quoted(name)), found \(Wording.quoted(name))",
        caption: "`[` could stand in front of it",
        notes: ["`]` closes a view, which `[` opens in front of its name"],
        fixIts: [
          FixIt("insert `[`", [SourceEdit(SourceSpan(at: span.start), "[")], applicability: .safe)
        ])
    }
  }
}
