extension LazyDiagnostic {
  // VFL0110
  static let unclosedView = DiagnosticPage(
    .unclosedView, .error, "missing `]` after a view",
    """
    A view is written as its name in square brackets, `[name]`, with an optional list of sizes in
    parentheses between the name and the `]`. The `]` precedes the next gap, view or `|`.
    """,
    seen: .check("|-[title-[body]-|"),
    fixed: .check("|-[title]-[body]-|"))

  /// Creates the diagnostic for a `[` without a closing `]`.
  ///
  /// - Parameters:
  ///   - span: The position at which `]` is missing.
  ///   - opener: The `[`.
  ///   - name: The name of the view.
  ///   - found: The text found instead; `nil` at the end of the format string.
  package static func unclosedView(
    span: SourceSpan, opener: SourceSpan, name: String, found: String?
  ) -> LazyDiagnostic {
    // If another view or a `|` follows, a gap may be missing as well, so the fix-it is not certain.
    unclosed(
      .unclosedView, at: span, "the view \(Wording.quoted(name))", closer: "]", found,
      opener: opener, "`[` opened here", isCertain: found == nil || found == "-")
  }

  // VFL0111
  static let unclosedSizePredicate = DiagnosticPage(
    .unclosedSizePredicate, .error, "missing `)` after the sizes of a view",
    """
    The sizes of a view are written in parentheses between its name and the `]`: one size,
    `[a(100)]`, or a list, `[a(>=50,<=100@250)]`. The `)` precedes the `]`.
    """,
    seen: .check("[a(100]-[b]"),
    fixed: .check("[a(100)]-[b]"))

  /// Creates the diagnostic for a `(` after a view name without a closing `)`.
  ///
  /// - Parameters:
  ///   - span: The position at which `)` is missing.
  ///   - opener: The `(`.
  ///   - found: The text found instead; `nil` at the end of the format string.
  package static func unclosedSizePredicate(span: SourceSpan, opener: SourceSpan, found: String?)
    -> LazyDiagnostic
  {
    unclosed(
      .unclosedSizePredicate, at: span, "the sizes", closer: ")", found, opener: opener,
      "`(` opened here", isCertain: found == "]",
      notes: ["in the list of sizes, `,` separates two sizes and `@` precedes a priority"])
  }

  // VFL0112
  static let textAfterSizePredicate = DiagnosticPage(
    .textAfterSizePredicate, .error, "unexpected text after the sizes of a view",
    """
    The `)` after the sizes of a view is followed by `]`. All sizes of a view are written in one
    pair of parentheses and separated by commas: `[a(>=50,<=100)]`, not `[a(>=50)(<=100)]`.
    """,
    seen: .check("[a(100))]-[b]"),
    fixed: .check("[a(100)]-[b]"))

  /// Creates the diagnostic for text between the closing `)` of a view's sizes and the `]`.
  ///
  /// - Parameters:
  ///   - span: The text.
  ///   - text: The text at `span`.
  package static func textAfterSizePredicate(span: SourceSpan, text: String) -> LazyDiagnostic {
    LazyDiagnostic(.textAfterSizePredicate, at: span) {
      var fixIts = [FixIt("remove \(Wording.quoted(text))", [SourceEdit(span, "")])]
      if text.hasPrefix("("), text.hasSuffix(")"), span.start > 0 {
        let brackets = SourceSpan(span.start - 1, span.start + 1)
        fixIts.insert(
          FixIt("merge the sizes into one pair of parentheses", [SourceEdit(brackets, ",")]), at: 0)
      }
      if text.hasPrefix("@"), span.start > 0 {
        fixIts.insert(
          FixIt(
            "move the priority into the parentheses",
            [
              SourceEdit(SourceSpan(span.start - 1, span.start), ""),
              SourceEdit(SourceSpan(at: span.end), ")"),
            ]), at: 0)
      }
      return Words(
        "expected `]` after the sizes, found \(Wording.quoted(text))",
        caption: "expected `]`",
        notes: ["the sizes of a view are written in one pair of parentheses, separated by commas"],
        fixIts: fixIts)
    }
  }

  /// The kind of value that is missing.
  package enum ValuePosition: Sendable, Hashable {
    /// The distance between two adjacent items.
    case gap
    /// The width or height of a view.
    case size
    /// The priority of a constraint, after `@`.
    case priority
  }

  // VFL0113
  static let missingValue = DiagnosticPage(
    .missingValue, .error, "missing number or name",
    """
    A gap or a priority is a number or the name of a metric. A size may also be the name of a view
    that has the same size. A relation and `@` are followed by a value: `[a(>=44@750)]`. A number
    begins with a digit, or inside parentheses with `-`.
    """,
    seen: .check("[a(>=)]"),
    fixed: .check("[a(>=44)]"))

  /// Creates the diagnostic for a gap, size or priority without a value.
  ///
  /// - Parameters:
  ///   - span: The position at which the value is expected.
  ///   - place: The kind of value.
  ///   - found: The text found instead; `nil` at the end of the format string.
  package static func missingValue(span: SourceSpan, place: ValuePosition, found: String?)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.missingValue, at: span) {
      let expected =
        switch place {
        case .gap: "a number or a metric as the gap"
        case .size: "a number, a metric or a view as the size"
        case .priority: "a number or a metric as the priority"
        }
      return Words(
        "expected \(expected), found \(Wording.found(found))", caption: "expected a value")
    }
  }

  // VFL0114
  static let unknownRelation = DiagnosticPage(
    .unknownRelation, .error, "unknown relation",
    """
    There are three relations: `==`, `>=` and `<=`. `==` may be omitted. In `>=` and `<=`, the `=`
    is the second character. `<`, `>` and `!=` do not exist: a layout that satisfies a strict
    relation can always be moved closer to the bound, so there would be no best layout.
    """,
    seen: .check("[a(=100)]"),
    fixed: .check("[a(==100)]"))

  /// Creates the diagnostic for a relation other than `==`, `>=` and `<=`.
  ///
  /// - Parameters:
  ///   - span: The relation.
  ///   - found: The relation as written.
  ///   - meant: The relation that was most likely intended; `nil` if it is unknown.
  package static func unknownRelation(span: SourceSpan, found: String, meant: String?)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.unknownRelation, at: span) {
      Words(
        "expected `==`, `>=` or `<=`, found \(Wording.quoted(found))",
        caption: meant.map { "did you mean \(Wording.quoted($0))?" } ?? "unknown relation",
        fixIts: meant.map {
          [
            FixIt(
              "replace with \(Wording.quoted($0))", [SourceEdit(span, $0)],
              applicability: ["=", "=>", "=<"].contains(found) ? .safe : .unsafe)
          ]
        } ?? [])
    }
  }

  // VFL0115
  static let danglingConnection = DiagnosticPage(
    .danglingConnection, .error, "missing view or `|` after a gap",
    """
    A gap is the distance between two neighbors: two views, or a view and the superview `|`. A gap
    at the end of a format string has only one neighbor. Either `|` is missing, `[a]-8-|`, or the
    gap is left over from an edit.
    """,
    seen: .check("[a]-8-"),
    fixed: .check("[a]-8-|"))

  /// Creates the diagnostic for a gap that is not followed by a view or `|`.
  ///
  /// - Parameters:
  ///   - span: The gap, from its first dash on.
  ///   - found: The text found instead; `nil` at the end of the format string.
  package static func danglingConnection(span: SourceSpan, found: String?) -> LazyDiagnostic {
    LazyDiagnostic(.danglingConnection, at: span) {
      Words(
        "expected a view or `|` after the gap, found \(Wording.found(found))",
        caption: "no view or `|` follows this gap",
        fixIts: [FixIt("insert `|`", [SourceEdit(SourceSpan(at: span.end), "|")])])
    }
  }

  // VFL0116
  static let bareNegativeGap = DiagnosticPage(
    .bareNegativeGap, .error, "negative gap without parentheses",
    """
    A negative gap is written in parentheses, `[a]-(-8)-[b]`, because the second dash of
    `[a]--8-[b]` could be a minus sign or a typing error. With a negative gap the two views overlap.
    A metric may be negative without parentheses, and so may a number after a relation,
    `[a]->=-8-[b]`.
    """,
    seen: .check("[a]--8-[b]"),
    fixed: .check("[a]-(-8)-[b]"))

  /// Creates the diagnostic for a gap that is a negative number without parentheses.
  ///
  /// - Parameters:
  ///   - span: The number with its sign.
  ///   - number: The text at `span`.
  package static func bareNegativeGap(span: SourceSpan, number: String) -> LazyDiagnostic {
    LazyDiagnostic(.bareNegativeGap, at: span) {
      let size = number.hasPrefix("-") ? String(number.dropFirst()) : number
      return Words(
        "expected a negative gap in parentheses, found \(Wording.quoted(number))",
        caption: "expected `(-\(size))`",
        fixIts: [FixIt("wrap it in parentheses", [SourceEdit(span, "(-\(size))")])])
    }
  }

  // VFL0117
  static let unparenthesizedList = DiagnosticPage(
    .unparenthesizedList, .error, "list of gap predicates without parentheses",
    """
    A gap with several predicates needs parentheses: `[a]-(>=8,<=20)-[b]`. Without parentheses a gap
    is one predicate and cannot contain a comma. The decimal separator is `.`, independent of the
    locale: `8.5`.
    """,
    seen: .check("[a]->=8,<=20-[b]"),
    fixed: .check("[a]-(>=8,<=20)-[b]"))

  /// Creates the diagnostic for a list of gap predicates without parentheses.
  ///
  /// - Parameters:
  ///   - span: The list.
  ///   - text: The text at `span`.
  package static func unparenthesizedList(span: SourceSpan, text: String) -> LazyDiagnostic {
    LazyDiagnostic(.unparenthesizedList, at: span) {
      var words = Words(
        "expected `(` and `)` around a list of gap predicates",
        caption: "needs parentheses",
        notes: ["a comma separates the predicates of a list; the decimal separator is `.`"])
      // A gap cannot have two different values, so the comma in `1,5` is most likely a decimal separator.
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      if parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }) {
        let number = parts.joined(separator: ".")
        words.fixIts = [FixIt("replace with `\(number)`", [SourceEdit(span, number)])]
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
    .missingClosingDash, .error, "missing `-` after a gap",
    """
    A gap with a value is written between two dashes, `[a]-8-[b]`. A single dash is the standard gap
    and has no value. Without a dash the neighbors touch. A value after a dash is therefore followed
    by a second dash before the next view or `|`.
    """,
    seen: .check("[a]-8[b]"),
    fixed: .check("[a]-8-[b]"))

  /// Creates the diagnostic for a gap whose second `-` is missing.
  ///
  /// - Parameters:
  ///   - span: The position at which the second `-` is missing.
  ///   - opener: The first `-`.
  ///   - found: The text found instead; `nil` at the end of the format string.
  package static func missingClosingDash(span: SourceSpan, opener: SourceSpan, found: String?)
    -> LazyDiagnostic
  {
    unclosed(
      .missingClosingDash, at: span, "the gap", closer: "-", found, opener: opener,
      "gap opened here", isCertain: found == "[" || found == "|")
  }

  // VFL0119
  static let unclosedGapList = DiagnosticPage(
    .unclosedGapList, .error, "missing `)` in a gap",
    """
    The predicates of a gap may be written in parentheses. Parentheses are required for several
    predicates and for a negative number: `[a]-(>=8,<=20)-[b]`. The `)` precedes the second dash of
    the gap.
    """,
    seen: .check("[a]-(8-[b]"),
    fixed: .check("[a]-(8)-[b]"))

  /// Creates the diagnostic for a `(` in a gap without a closing `)`.
  ///
  /// - Parameters:
  ///   - span: The position at which `)` is missing.
  ///   - opener: The `(`.
  ///   - found: The text found instead; `nil` at the end of the format string.
  package static func unclosedGapList(span: SourceSpan, opener: SourceSpan, found: String?)
    -> LazyDiagnostic
  {
    unclosed(
      .unclosedGapList, at: span, "the list of the gap", closer: ")", found, opener: opener,
      "`(` opened here", isCertain: found == "-")
  }

  /// Creates the diagnostic for a construct whose closing character is missing.
  private static func unclosed(
    _ code: DiagnosticCode, at span: SourceSpan, _ thing: String, closer: String, _ found: String?,
    opener: SourceSpan, _ label: String, isCertain: Bool, notes: [String] = []
  ) -> LazyDiagnostic {
    LazyDiagnostic(code, at: span) {
      Words(
        "expected `\(closer)` to close \(thing), found \(Wording.found(found))",
        caption: "expected `\(closer)`", labels: [.init(opener, label)], notes: notes,
        fixIts: [
          FixIt(
            "insert `\(closer)`", [SourceEdit(SourceSpan(at: span.start), closer)],
            applicability: isCertain ? .safe : .unsafe)
        ])
    }
  }
}
