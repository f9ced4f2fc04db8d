extension LazyDiagnostic {
  // VFL0320
  static let hugeConstant = DiagnosticPage(
    .hugeConstant, .warning, "constant that exceeds the limit of Auto Layout",
    """
    Auto Layout replaces a constant such as `CGFLOAT_MAX` or `FLT_MAX` with a smaller number, and
    logs that the constant exceeds internal limits. Such a constant often means "no maximum". In
    this case, remove the constraint. If a view is to be as large as possible, use a number such as
    10000 and a priority below 1000. The limit is not documented. Numbers from 1e38 are reported.
    """,
    seen: .check("[a(<=1.7976931348623157e308)]"),
    fixed: .check("[a]"))

  /// Creates the diagnostic for a constant that exceeds the limit of Auto Layout.
  ///
  /// - Parameters:
  ///   - span: The number or the constraint.
  ///   - value: The constant.
  ///   - uselessBound: The bound that the constraint sets and that has no effect, `maximum` or `minimum`;
  ///     `nil` if the constraint has an effect.
  ///   - isRequired: Whether the constraint has the priority 1000.
  package static func hugeConstant(
    span: SourceSpan, value: Double, uselessBound: String?, isRequired: Bool
  ) -> LazyDiagnostic {
    LazyDiagnostic(.hugeConstant, at: span) {
      let sane = value < 0 ? "-10000" : "10000"
      let advice =
        if let uselessBound {
          "remove the constraint: without it, there is no \(uselessBound)"
        } else if isRequired {
          "use a smaller number with a priority below 1000, such as `\(sane)@500`"
        } else {
          "use a smaller number, such as \(sane)"
        }
      return Words(
        "constant \(Wording.quoted(DecimalText.shortest(value))) exceeds the limit of Auto Layout",
        caption: "too large for Auto Layout",
        notes: [
          "the system replaces the constant with a smaller number and logs a message", advice,
        ])
    }
  }

  // VFL0321
  static let centerAtEdge = DiagnosticPage(
    .centerAtEdge, .warning, "center at an edge of the superview",
    """
    In the extended dialect, a position that is compared with a number is measured from the same
    position of the superview: `C: a.centerX == 10` is 10 points to the right of the center. Half of
    the superview's width therefore moves the center to the right edge. `C: a.centerX == |` centers
    the view, and `C: a.centerX == |.right` keeps the center at the edge if the width changes.
    """,
    seen: .document(
      "compile",
      """
      {"dialect": "extended", "container": {"width": 320}, "formats": ["C: a.centerX == 160"]}
      """),
    fixed: .document(
      "compile",
      """
      {"dialect": "extended", "container": {"width": 320}, "formats": ["C: a.centerX == |"]}
      """))

  /// Creates the diagnostic for a center that a number moves to an edge of the superview.
  ///
  /// - Parameters:
  ///   - span: The number.
  ///   - edge: The edge, `right` or `bottom`.
  ///   - isComposite: Whether the number is compared with both centers.
  package static func centerAtEdge(
    span: SourceSpan, edge: String, isComposite: Bool
  ) -> LazyDiagnostic {
    LazyDiagnostic(.centerAtEdge, at: span) {
      let texts = isComposite ? ["|"] : ["|", "|.\(edge)"]
      return Words(
        "the center of the view is at the \(edge) edge of the superview",
        caption: "half the size of the superview",
        notes: ["the number is measured from the center of the superview"],
        fixIts: zip(texts, ["center the view", "align the center with the edge"]).map {
          FixIt("replace with `\($0)` to \($1)", [SourceEdit(span, $0)])
        })
    }
  }
}
