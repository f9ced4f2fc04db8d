extension LazyDiagnostic {
  // VFL0401
  static let conflict = DiagnosticPage(
    .conflict, .error, "unsatisfiable constraints",
    """
    A constraint of priority 1000, which is the default, must be satisfied. The listed constraints
    cannot all be satisfied, and each of them is needed to show that. Some of them are implied: the
    container has its given size, and the size of a view is not negative. Change a number, remove
    one of the constraints, or lower its priority: `400@999` is satisfied as well as the other
    constraints allow. `vfl check` reports conflicts in layouts that declare their views or their
    container; for `vfl check` a rule can lower the severity to a warning.
    """,
    seen: .document(
      "solve",
      """
      {"container": {"width": 320, "height": 480}, "views": {"a": {}},
       "formats": ["H:|-20-[a(400)]-20-|", "V:|-20-[a]-20-|"]}
      """),
    fixed: .document(
      "solve",
      """
      {"container": {"width": 320, "height": 480}, "views": {"a": {}},
       "formats": ["H:|-20-[a(280)]-20-|", "V:|-20-[a]-20-|"]}
      """))

  /// Creates the diagnostic for required constraints that cannot be satisfied together.
  ///
  /// - Parameters:
  ///   - conflict: The constraints and the explanation of the conflict.
  ///   - origin: The source that the span of the conflict refers to.
  package static func conflict(_ conflict: LayoutConflict, in origin: SourceOrigin)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.conflict, at: conflict.span) { conflict.words(in: origin) }
  }

  // VFL0402
  static let ambiguousLayout = DiagnosticPage(
    .ambiguousLayout, .warning, level: .off, "ambiguous layout",
    """
    On each axis a view needs enough constraints to determine its position and its size: a position
    and a size, or the positions of two edges, where the intrinsic content size may replace a size.
    If the constraints have several best layouts, the printed layout is one of them. It is always
    the same one, but another layout engine may choose a different one. Add a constraint that
    determines the view; an optional one, `@1`, does not affect other constraints. `vfl solve`
    always reports ambiguity, `vfl check` only if a rule enables it.
    """,
    seen: .document(
      "solve",
      """
      {"container": {"width": 320, "height": 480}, "views": {"a": {}},
       "formats": ["H:|-20-[a]-20-|", "V:[a(40)]"]}
      """),
    fixed: .document(
      "solve",
      """
      {"container": {"width": 320, "height": 480}, "views": {"a": {}},
       "formats": ["H:|-20-[a]-20-|", "V:|-20-[a(40)]"]}
      """))

  /// Creates the diagnostic for a container without a size.
  package static func unsizedContainer(_ container: UnsizedContainer) -> LazyDiagnostic {
    LazyDiagnostic(.ambiguousLayout, at: nil) { container.words }
  }

  /// Creates the diagnostic for a view whose position or size is ambiguous.
  package static func ambiguousLayout(_ view: AmbiguousLayout) -> LazyDiagnostic {
    LazyDiagnostic(.ambiguousLayout, at: view.span) { view.words }
  }

  // VFL0403
  static let outsideView = DiagnosticPage(
    .outsideView, .warning, level: .off, "view outside of its superview",
    """
    Nothing keeps a view inside its superview except its constraints. The part outside is hidden if
    the superview clips, and it receives no touches. Give the view a constraint to the other edge of
    its superview, or make its size smaller or optional. A view is not reported if one of its
    constraints requests this, such as a negative distance to an edge of the superview, or a width
    that is greater than or equal to the width of the superview. `vfl solve` reports certain
    mistakes, and prints the distance of other views in the table of frames. With `--all` it also
    reports these views, and `vfl check` does if a rule enables it.
    """,
    seen: DiagnosticExample(
      ["solve", "--all", "-"],
      standardInput: """
        {"container": {"width": 320, "height": 480}, "views": {"photo": {}},
         "formats": ["H:|-20-[photo(320)]", "V:|-20-[photo]-20-|"]}
        """),
    fixed: DiagnosticExample(
      ["solve", "--all", "-"],
      standardInput: """
        {"container": {"width": 320, "height": 480}, "views": {"photo": {}},
         "formats": ["H:|-20-[photo]-20-|", "V:|-20-[photo]-20-|"]}
        """))

  /// Creates the diagnostic for a view that extends beyond its superview.
  package static func outsideView(_ view: OutsideView) -> LazyDiagnostic {
    LazyDiagnostic(.outsideView, at: view.span) { view.words }
  }
}
