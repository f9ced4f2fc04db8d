extension Finding {
  // VFL0401
  static let conflict = DiagnosticPage(
    .conflict, .error, "constraints contradict each other",
    """
    A constraint of priority 1000, which is what it has unless it is given another, has to hold.
    These cannot all hold, and none of them is there in vain: without it, the others do not prove
    that. Some of them may be written nowhere: the container has the size that it was given, and no
    view is narrower or lower than nothing. Change a number, leave one of the constraints out, or
    let it give way: `400@999` is kept as well as the others allow. `vfl check` tells it of layouts
    that say which views or what container there are; a rule may make it a warning there.
    """,
    seen: .document(
      "solve",
      """
      {"container": {"width": 320, "height": 480}, "views": {"a": {}},
       "formats": ["H:|-20-[a(400)]-20-|", "V:|-20-[a]-20-|"]}
      """),
    mended: .document(
      "solve",
      """
      {"container": {"width": 320, "height": 480}, "views": {"a": {}},
       "formats": ["H:|-20-[a(280)]-20-|", "V:|-20-[a]-20-|"]}
      """))

  /// Required constraints that cannot hold together; the span of the conflict is counted in the text
  /// named by `origin`.
  package static func conflict(_ conflict: LayoutConflict, in origin: SourceOrigin) -> Finding {
    Finding(.conflict, at: conflict.span) { conflict.words(in: origin) }
  }

  // VFL0402
  static let ambiguousLayout = DiagnosticPage(
    .ambiguousLayout, .warning, level: .off, "more than one layout is best",
    """
    On each axis a view needs enough constraints to say both where it is and how large it is: a
    place and a size, or the places of two edges, or its content's size for one of them. Where
    they leave a choice, the layout shown is one of several that are equally good, always the
    same one; another engine may take another. Add a constraint that settles the choice; an
    optional one, `@1`, does no harm to any other. `vfl solve` always tells it, `vfl check` where a
    rule asks for it.
    """,
    seen: .document(
      "solve",
      """
      {"container": {"width": 320, "height": 480}, "views": {"a": {}},
       "formats": ["H:|-20-[a]-20-|", "V:[a(40)]"]}
      """),
    mended: .document(
      "solve",
      """
      {"container": {"width": 320, "height": 480}, "views": {"a": {}},
       "formats": ["H:|-20-[a]-20-|", "V:|-20-[a(40)]"]}
      """))

  /// A view that more than one best layout places or sizes differently.
  package static func ambiguousLayout(_ view: AmbiguousLayout) -> Finding {
    Finding(.ambiguousLayout, at: view.span) { view.words }
  }
}
