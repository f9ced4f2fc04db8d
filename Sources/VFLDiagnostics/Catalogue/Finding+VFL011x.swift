extension Finding {
  // VFL0110
  static let unclosedView = DiagnosticPage(
    .unclosedView, .error, "a view is not closed",
    """
    A view is written as its name in square brackets, `[name]`, with an optional list of sizes in
    parentheses between the name and the `]`. The bracket that opens it has to be closed before
    the next gap, view or bar.
    """,
    seen: .check("|-[title-[body]-|"),
    mended: .check("|-[title]-[body]-|"))

  /// A `[` whose `]` is missing.
  ///
  /// - Parameters:
  ///   - span: Where the `]` should stand.
  ///   - opener: The `[`.
  ///   - name: The view's name.
  ///   - found: What stands there instead; `nil` at the end of the format.
  package static func unclosedView(
    span: SourceSpan, opener: SourceSpan, name: String, found: String?
  ) -> Finding {
    // In front of another view or a bar, a gap may be missing too.
    unclosed(
      .unclosedView, at: span, "the view \(Wording.quoted(name))", closer: "]", found,
      opener: opener, "`[` opened here", isCertain: found == nil || found == "-")
  }

  // VFL0111
  static let unclosedSizePredicate = DiagnosticPage(
    .unclosedSizePredicate, .error, "a view's sizes are not closed",
    """
    A view's sizes stand in parentheses between its name and the `]`: `[a(100)]`, or a list of
    them, `[a(>=50,<=100@250)]`. The parenthesis has to be closed before the bracket is, for the
    size belongs to the view.
    """,
    seen: .check("[a(100]-[b]"),
    mended: .check("[a(100)]-[b]"))

  /// A `(` behind a view's name whose `)` is missing.
  ///
  /// - Parameters:
  ///   - span: Where the `)` should stand.
  ///   - opener: The `(`.
  ///   - found: What stands there instead; `nil` at the end of the format.
  package static func unclosedSizePredicate(span: SourceSpan, opener: SourceSpan, found: String?)
    -> Finding
  {
    unclosed(
      .unclosedSizePredicate, at: span, "the sizes", closer: ")", found, opener: opener,
      "`(` opened here", isCertain: found == "]",
      notes: ["inside a size, `,` adds another size and `@` gives a priority"])
  }

  // VFL0112
  static let textAfterSizePredicate = DiagnosticPage(
    .textAfterSizePredicate, .error, "a text follows a view's sizes",
    """
    Behind the `)` of a view's sizes only the closing `]` follows. Several sizes of one view stand
    in one pair of parentheses, with commas between them: `[a(>=50,<=100)]`, not
    `[a(>=50)(<=100)]`.
    """,
    seen: .check("[a(100))]-[b]"),
    mended: .check("[a(100)]-[b]"))

  /// A text between the `)` of a view's sizes and the `]`.
  ///
  /// - Parameters:
  ///   - span: The text.
  ///   - text: The text.
  package static func textAfterSizePredicate(span: SourceSpan, text: String) -> Finding {
    Finding(.textAfterSizePredicate, at: span) {
      var fixIts = [FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")])]
      if text.hasPrefix("("), text.hasSuffix(")"), span.start > 0 {
        let brackets = SourceSpan(span.start - 1, span.start + 1)
        fixIts.insert(
          FixIt("put both into one pair of parentheses", [SourceEdit(brackets, ",")]), at: 0)
      }
      if text.hasPrefix("@"), span.start > 0 {
        fixIts.insert(
          FixIt(
            "put the priority into the parentheses",
            [
              SourceEdit(SourceSpan(span.start - 1, span.start), ""),
              SourceEdit(SourceSpan(at: span.end), ")"),
            ]), at: 0)
      }
      return Words(
        "expected `]` after the sizes, found \(Wording.quoted(text))",
        caption: "only `]` could stand here",
        notes: ["several sizes stand in one pair of parentheses, with commas between them"],
        fixIts: fixIts)
    }
  }

  /// What a value is wanted for.
  package enum ValuePlace: Sendable, Hashable {
    /// The distance between two neighbours.
    case gap
    /// The width or height of a view.
    case size
    /// How much a constraint weighs, behind an `@`.
    case priority
  }

  // VFL0113
  static let missingValue = DiagnosticPage(
    .missingValue, .error, "a number or a name is missing",
    """
    A gap and a priority are each a number or the name of a metric; a size may also be the name of
    a view, whose size is then the same. A relation or an `@` announces a value that has to follow
    at once: `[a(>=44@750)]`. A number begins with a digit, or with `-` where it is in
    parentheses.
    """,
    seen: .check("[a(>=)]"),
    mended: .check("[a(>=44)]"))

  /// A gap, a size or a priority without its value.
  ///
  /// - Parameters:
  ///   - span: Where the value should stand.
  ///   - place: What lacks it.
  ///   - found: What stands there instead; `nil` at the end of the format.
  package static func missingValue(span: SourceSpan, place: ValuePlace, found: String?) -> Finding {
    Finding(.missingValue, at: span) {
      let expected =
        switch place {
        case .gap: "a number or a metric as the gap"
        case .size: "a number, a metric or a view as the size"
        case .priority: "a number or a metric as the priority"
        }
      return Words(
        "expected \(expected), found \(Wording.found(found))", caption: "a value could stand here")
    }
  }

  // VFL0114
  static let unknownRelation = DiagnosticPage(
    .unknownRelation, .error, "a relation is not known",
    """
    There are three relations: `==`, `>=` and `<=`. Equality is written with two signs and may be
    left out; the sign of a comparison stands in front of its `=`. Strict comparisons and `!=` do
    not exist: the frames that obey them have no nearest border, so no layout could be the best
    one.
    """,
    seen: .check("[a(=100)]"),
    mended: .check("[a(==100)]"))

  /// A relation that is none of `==`, `>=` and `<=`.
  ///
  /// - Parameters:
  ///   - span: The relation as written.
  ///   - found: The relation as written.
  ///   - meant: The relation that was most likely meant.
  package static func unknownRelation(span: SourceSpan, found: String, meant: String?) -> Finding {
    Finding(.unknownRelation, at: span) {
      Words(
        "expected `==`, `>=` or `<=`, found \(Wording.quoted(found))",
        caption: meant.map { "perhaps \(Wording.quoted($0))" }
          ?? "one of the three relations could stand here",
        fixIts: meant.map {
          [
            FixIt(
              "replace by \(Wording.quoted($0))", [SourceEdit(span, $0)],
              applicability: ["=", "=>", "=<"].contains(found) ? .safe : .unsafe)
          ]
        } ?? [])
    }
  }

  // VFL0115
  static let danglingConnection = DiagnosticPage(
    .danglingConnection, .error, "a gap leads nowhere",
    """
    A gap stands between two neighbours: two views, or a view and the bar `|` of its superview. A
    gap at the end of a format has only one, and no constraint can be made of it. Either the bar
    was forgotten, `[a]-8-|`, or the gap is left over from an edit.
    """,
    seen: .check("[a]-8-"),
    mended: .check("[a]-8-|"))

  /// A connection that leads to nothing.
  ///
  /// - Parameters:
  ///   - span: The connection, from its first dash on.
  ///   - found: What stands there instead; `nil` at the end of the format.
  package static func danglingConnection(span: SourceSpan, found: String?) -> Finding {
    Finding(.danglingConnection, at: span) {
      Words(
        "expected a view or `|` after the gap, found \(Wording.found(found))",
        caption: "this gap leads nowhere",
        fixIts: [FixIt("insert `|`", [SourceEdit(SourceSpan(at: span.end), "|")])])
    }
  }

  // VFL0116
  static let bareNegativeGap = DiagnosticPage(
    .bareNegativeGap, .error, "a negative gap lacks parentheses",
    """
    In `[a]--8-[b]` the second dash could be a minus sign or a slip of the finger, so a negative
    gap is written in parentheses: `[a]-(-8)-[b]`. It makes the two views overlap. A metric may be
    negative without them, and so may a number behind a relation, `[a]->=-8-[b]`.
    """,
    seen: .check("[a]--8-[b]"),
    mended: .check("[a]-(-8)-[b]"))

  /// A negative number as a gap without parentheses.
  ///
  /// - Parameters:
  ///   - span: The number with its sign.
  ///   - number: The number with its sign.
  package static func bareNegativeGap(span: SourceSpan, number: String) -> Finding {
    Finding(.bareNegativeGap, at: span) {
      let size = number.hasPrefix("-") ? String(number.dropFirst()) : number
      return Words(
        "expected a negative gap in parentheses, found \(Wording.quoted(number))",
        caption: "`(-\(size))` could stand here",
        fixIts: [FixIt("wrap it in parentheses", [SourceEdit(span, "(-\(size))")])])
    }
  }

  // VFL0117
  static let unparenthesizedList = DiagnosticPage(
    .unparenthesizedList, .error, "a list of gaps lacks parentheses",
    """
    Several predicates for one gap stand in parentheses: `[a]-(>=8,<=20)-[b]`. Without them a gap
    is one predicate, and the comma has no meaning. A comma is never a decimal point either;
    numbers are written the same way in every country, `8.5`.
    """,
    seen: .check("[a]->=8,<=20-[b]"),
    mended: .check("[a]-(>=8,<=20)-[b]"))

  /// A list of gaps without parentheses.
  ///
  /// - Parameters:
  ///   - span: The list.
  ///   - text: The list.
  package static func unparenthesizedList(span: SourceSpan, text: String) -> Finding {
    Finding(.unparenthesizedList, at: span) {
      var words = Words(
        "expected `(` and `)` around a list of gaps, found a list without them",
        caption: "this list could stand in parentheses",
        notes: ["a comma separates the predicates of a list, the decimal point is `.`"])
      // A gap cannot be both of two numbers, so the comma of `1,5` is one of decimals.
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      if parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }) {
        let number = parts.joined(separator: ".")
        words.fixIts = [FixIt("replace by `\(number)`", [SourceEdit(span, number)])]
      } else {
        words.fixIts = [
          FixIt(
            "wrap the list in parentheses",
            [
              SourceEdit(SourceSpan(at: span.start), "("),
              SourceEdit(SourceSpan(at: span.end), ")"),
            ])
        ]
      }
      return words
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // VFL0118
  static let missingClosingDash = DiagnosticPage(
    .missingClosingDash, .error, "a gap is not closed",
    """
    A gap with a value is written between two dashes, `[a]-8-[b]`. A single dash is the standard
    gap and holds no value, and no dash at all puts the neighbours flush. So a value behind a dash
    needs the second one before the next view or bar.
    """,
    seen: .check("[a]-8[b]"),
    mended: .check("[a]-8-[b]"))

  /// A gap whose second `-` is missing.
  ///
  /// - Parameters:
  ///   - span: Where the second `-` should stand.
  ///   - opener: The first `-`.
  ///   - found: What stands there instead; `nil` at the end of the format.
  package static func missingClosingDash(span: SourceSpan, opener: SourceSpan, found: String?)
    -> Finding
  {
    unclosed(
      .missingClosingDash, at: span, "the gap", closer: "-", found, opener: opener,
      "`-` opened the gap here", isCertain: found == "[" || found == "|")
  }

  // VFL0119
  static let unclosedGapList = DiagnosticPage(
    .unclosedGapList, .error, "the parentheses of a gap are not closed",
    """
    The predicates of a gap may stand in parentheses, and have to when there are several of them
    or a negative number: `[a]-(>=8,<=20)-[b]`. The parenthesis is closed before the gap's second
    dash.
    """,
    seen: .check("[a]-(8-[b]"),
    mended: .check("[a]-(8)-[b]"))

  /// A `(` in a gap whose `)` is missing.
  ///
  /// - Parameters:
  ///   - span: Where the `)` should stand.
  ///   - opener: The `(`.
  ///   - found: What stands there instead; `nil` at the end of the format.
  package static func unclosedGapList(span: SourceSpan, opener: SourceSpan, found: String?)
    -> Finding
  {
    unclosed(
      .unclosedGapList, at: span, "the gap's list", closer: ")", found, opener: opener,
      "`(` opened here", isCertain: found == "-")
  }

  /// What something that is not closed has in common with all others: where it was opened, and the fix-it that
  /// closes it.
  private static func unclosed(
    _ code: DiagnosticCode, at span: SourceSpan, _ thing: String, closer: String, _ found: String?,
    opener: SourceSpan, _ label: String, isCertain: Bool, notes: [String] = []
  ) -> Finding {
    Finding(code, at: span) {
      Words(
        "expected `\(closer)` to close \(thing), found \(Wording.found(found))",
        caption: "`\(closer)` could stand here", labels: [.init(opener, label)], notes: notes,
        fixIts: [
          FixIt(
            "insert `\(closer)`", [SourceEdit(SourceSpan(at: span.start), closer)],
            applicability: isCertain ? .safe : .unsafe)
        ])
    }
  }
}
