extension LazyDiagnostic {
  /// The kind of construct that is not closed.
  package enum UnclosedKind: Sendable, Hashable {
    /// A comment that begins with `/*` and has no `*/`.
    case comment
    /// A name that begins with `"` and has no closing `"`.
    case quotedName
  }

  // VFL0130
  static let unclosedText = DiagnosticPage(
    .unclosedText, .error, "unterminated comment or quoted name",
    """
    In the extended dialect a comment is written between `/*` and `*/`, or after `//` up to the end
    of the line. A view name that is not an identifier is written in quotation marks,
    `["my-view"]`. A comment or quoted name without its end includes the rest of the text.
    """,
    seen: .check("[a /* b", "--dialect", "extended"),
    fixed: .check("[a /* b */]", "--dialect", "extended"))

  /// Creates the diagnostic for an unterminated comment or quoted name.
  ///
  /// - Parameters:
  ///   - span: The opening characters.
  ///   - kind: The kind of construct.
  package static func unclosedText(span: SourceSpan, kind: UnclosedKind) -> LazyDiagnostic {
    LazyDiagnostic(.unclosedText, at: span) {
      let (thing, end) = kind == .comment ? ("comment", "*/") : ("quoted name", "\"")
      return Words("unterminated \(thing); expected `\(end)`", caption: "opened here")
    }
  }

  // VFL0131
  static let malformedExtendedFormat = DiagnosticPage(
    .malformedExtendedFormat, .error, "malformed format of the extended dialect",
    """
    The extended dialect adds these constructs to Apple's format: sums and products
    (`[a(b.height/2+8)]`), percentages (`-10%-`), equal spaces (`|~[a]~|`), stacks
    (`[row:[a]-[b]]`), ranges (`[v1..4]`), constraint lines (`C: a.centerX == b`), grids
    (`G: "a b" "c c"`) and options after a chain (`gap(10)`). Statements are separated by line
    breaks or `;`. `vfl grammar --dialect extended` prints the whole grammar.
    """,
    seen: .check("[a(b*)c]", "--dialect", "extended"),
    fixed: .check("[a(b*2)]", "--dialect", "extended"))

  /// Creates the diagnostic for text that does not follow the grammar of the extended dialect.
  ///
  /// - Parameters:
  ///   - span: The first text that does not follow the grammar.
  ///   - found: The text at `span`; `nil` at the end of the format string.
  ///   - expected: The allowed text, a phrase such as "`,` or `)`".
  ///   - opener: The bracket or parenthesis that is open at this position, if any.
  package static func malformedExtendedFormat(
    span: SourceSpan, found: String?, expected: String, opener: SourceSpan? = nil
  ) -> LazyDiagnostic {
    LazyDiagnostic(.malformedExtendedFormat, at: span) {
      Words(
        "expected \(expected), found \(Wording.found(found, endOf: "the statement"))",
        caption: "expected \(expected)",
        labels: opener.map { [.init($0, "opened here")] } ?? [])
    }
  }

  /// The reason why a range is malformed.
  package enum MalformedRangeReason: Sendable, Hashable {
    /// The last number is less than the first.
    case empty
    /// `..` is not followed by a whole number.
    case noNumber
  }

  // VFL0132
  static let malformedRange = DiagnosticPage(
    .malformedRange, .error, "malformed range of views",
    """
    `[v1..4]` is short for the views `v1`, `v2`, `v3` and `v4` at one position of the chain. The end
    is a whole number that is not less than the number at the end of the first name. A name without
    a number counts as number 1, so `[a..3]` is `a`, `a2` and `a3`. To chain the views of a range,
    write `[v1..4]...`, or `[v1..4]-8-...` with a gap between them.
    """,
    seen: .check("[v4..1]", "--dialect", "extended"),
    fixed: .check("[v1..4]", "--dialect", "extended"))

  /// Creates the diagnostic for a range of views that is empty or does not end with a whole number.
  ///
  /// - Parameters:
  ///   - span: The range, or the text at the position of its end.
  ///   - found: The text at `span`; `nil` at the end of the format string.
  ///   - reason: The reason why the range is malformed.
  package static func malformedRange(span: SourceSpan, found: String?, reason: MalformedRangeReason)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.malformedRange, at: span) {
      switch reason {
      case .empty:
        Words(
          "empty range \(Wording.found(found)): its end is less than its start",
          caption: "empty range")
      case .noNumber:
        Words(
          "expected a whole number after `..`, found \(Wording.found(found))",
          caption: "expected a whole number")
      }
    }
  }

  // VFL0133
  static let shownType = DiagnosticPage(
    .shownType, .error, "interpolated value is not a number",
    """
    String interpolation inserts the description of a value. The description of a
    `UILayoutPriority` is `UILayoutPriority(rawValue: 750.0)`, and the description of a `CGSize` is
    `(8.0, 8.0)`, so the system does not find a number and raises an exception. Insert the number,
    `\\(priority.rawValue)` or `\\(size.width)`, or pass it as a metric.
    """,
    seen: DiagnosticExample(
      ["check", "--stdin-filename", "Card.swift", "-"],
      standardInput: #"""
        let soft = UILayoutPriority.defaultLow
        NSLayoutConstraint.constraints(withVisualFormat: "[a(8@\(soft))]", metrics: nil, views: ["a": a])
        """#),
    fixed: DiagnosticExample(
      ["check", "--stdin-filename", "Card.swift", "-"],
      standardInput: #"""
        let soft = UILayoutPriority.defaultLow
        NSLayoutConstraint.constraints(withVisualFormat: "[a(8@\(soft.rawValue))]", metrics: nil, views: ["a": a])
        """#))

  /// Creates the diagnostic for an interpolated value whose description is not a number.
  ///
  /// - Parameters:
  ///   - span: The interpolation, in the bytes of the file.
  ///   - type: The type of the value.
  package static func shownType(span: SourceSpan, type: String) -> LazyDiagnostic {
    LazyDiagnostic(.shownType, at: span) {
      let isPriority = type == "UILayoutPriority"
      return Words(
        "interpolated `\(type)` is not a number"
          + (isPriority ? ": its description is `UILayoutPriority(rawValue: …)`" : ""),
        caption: "expected a number",
        notes: isPriority ? ["use `rawValue`, which is a number"] : [])
    }
  }
}
