extension Finding {
  /// What is open.
  package enum UnclosedKind: Sendable, Hashable {
    /// `/*` without `*/`.
    case comment
    /// `"` without another `"`.
    case quotedName
  }

  // VFL0130
  static let unclosedText = DiagnosticPage(
    .unclosedText, .error, "a comment or a quoted name has no end",
    """
    In the extended dialect a comment stands between `/*` and `*/`, or behind `//` up to the end
    of the line, and a view whose name is no identifier stands in quotes, `["my-view"]`. What is
    opened and not closed hides everything behind it.
    """,
    seen: .check("[a /* b", "--dialect", "extended"),
    mended: .check("[a /* b */]", "--dialect", "extended"))

  /// A comment or a quoted name without its end.
  ///
  /// - Parameters:
  ///   - span: Where it opens.
  ///   - kind: What is open.
  package static func unclosedText(span: SourceSpan, kind: UnclosedKind) -> Finding {
    Finding(.unclosedText, at: span) {
      let end = kind == .comment ? "`*/` behind the comment" : "`\"` behind the name"
      return Words("expected \(end), found the end of the format", caption: "opened here")
    }
  }

  // VFL0131
  static let malformedExtendedFormat = DiagnosticPage(
    .malformedExtendedFormat, .error, "a format of the extended dialect is not complete",
    """
    The extended dialect is Apple's and more: sums and products (`[a(b.height/2+8)]`), percentages
    (`-10%-`), equal spaces (`|~[a]~|`), stacks (`[row:[a]-[b]]`), ranges (`[v1..4]`), lines
    without a chain (`C: a.centerX == b`), grids (`G: "a b" "c c"`) and options behind a chain
    (`gap(10)`). Statements stand on lines of their own, or have `;` between them. `vfl grammar
    --dialect extended` prints all of it.
    """,
    seen: .check("[a(b*)c]", "--dialect", "extended"),
    mended: .check("[a(b*2)]", "--dialect", "extended"))

  /// A format of the extended dialect that is not written in the way such formats are.
  ///
  /// - Parameters:
  ///   - span: Where the format leaves the form.
  ///   - found: What stands there; `nil` at the end of the format.
  ///   - expected: What could stand there, a phrase such as "`,` or `)`".
  ///   - opener: The bracket or parenthesis that is open there, if one is.
  package static func malformedExtendedFormat(
    span: SourceSpan, found: String?, expected: String, opener: SourceSpan? = nil
  ) -> Finding {
    Finding(.malformedExtendedFormat, at: span) {
      Words(
        "expected \(expected), found \(Wording.found(found, endOf: "the statement"))",
        caption: "something else should stand here",
        labels: opener.map { [.init($0, "opened here")] } ?? [])
    }
  }

  /// What is wrong with it.
  package enum RangeFault: Sendable, Hashable {
    /// The last number is less than the first.
    case empty
    /// No whole number stands behind `..`.
    case noNumber
  }

  // VFL0132
  static let malformedRange = DiagnosticPage(
    .malformedRange, .error, "a range of views is not one",
    """
    `[v1..4]` stands for `v1`, `v2`, `v3` and `v4`, all of them in this place. The end is a whole
    number, not less than the number that the first name ends with; a name without a number counts
    as the first one, so `[a..3]` is `a`, `a2` and `a3`. For a chain of them write `[v1..4]...`,
    or `[v1..4]-8-...` with a gap in between.
    """,
    seen: .check("[v4..1]", "--dialect", "extended"),
    mended: .check("[v1..4]", "--dialect", "extended"))

  /// A range of views that names none, or whose end is no number.
  ///
  /// - Parameters:
  ///   - span: The range, or what stands in the place of its end.
  ///   - found: The text there; `nil` at the end of the format.
  ///   - reason: What is wrong with it.
  package static func malformedRange(span: SourceSpan, found: String?, reason: RangeFault)
    -> Finding
  {
    Finding(.malformedRange, at: span) {
      let expected =
        switch reason {
        case .empty: "a range that ends behind its beginning"
        case .noNumber: "a whole number behind `..`"
        }
      let caption =
        switch reason {
        case .empty: "this range"
        case .noNumber: "a number could stand here"
        }
      return Words("expected \(expected), found \(Wording.found(found))", caption: caption)
    }
  }

  // VFL0133
  static let shownType = DiagnosticPage(
    .shownType, .error, "a computed part prints the name of its type",
    """
    A string with `\\(priority)` in it has the text that the value prints. A `UILayoutPriority`
    prints `UILayoutPriority(rawValue: 750.0)`, and a `CGSize` prints `(8.0, 8.0)`: the system finds
    no number there, and raises an exception. Put the number in, `\\(priority.rawValue)` or
    `\\(size.width)`, or hand it on as a metric.
    """,
    seen: DiagnosticExample(
      ["check", "--stdin-filename", "Card.swift", "-"],
      standardInput: #"""
        let soft = UILayoutPriority.defaultLow
        NSLayoutConstraint.constraints(withVisualFormat: "[a(8@\(soft))]", metrics: nil, views: ["a": a])
        """#),
    mended: DiagnosticExample(
      ["check", "--stdin-filename", "Card.swift", "-"],
      standardInput: #"""
        let soft = UILayoutPriority.defaultLow
        NSLayoutConstraint.constraints(withVisualFormat: "[a(8@\(soft.rawValue))]", metrics: nil, views: ["a": a])
        """#))

  /// A computed part of a string whose type prints in a way that no format can hold.
  ///
  /// - Parameters:
  ///   - span: The computed part, in the bytes of the file.
  ///   - type: Its type.
  package static func shownType(span: SourceSpan, type: String) -> Finding {
    Finding(.shownType, at: span) {
      let isPriority = type == "UILayoutPriority"
      return Words(
        "expected a number, found a `\(type)`, which prints "
          + (isPriority ? "`UILayoutPriority(rawValue: …)`" : "more than a number"),
        caption: "no format can hold what this prints",
        notes: isPriority ? ["its number is its `rawValue`"] : [])
    }
  }
}
