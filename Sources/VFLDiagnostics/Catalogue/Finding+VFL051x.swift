extension Finding {
  // VFL0510
  static let singleAxis = DiagnosticPage(
    .singleAxis, .warning, level: .off, "a view has constraints on one axis only",
    """
    A view needs a place on both axes. Formats that get the same names say where it is on one of
    them, and nothing about the other. The missing constraints may be made elsewhere, so it is off
    unless it is asked for; `vfl solve` tells for certain what a layout leaves open.
    """,
    seen: .check(
      "H:|-[a]-|", "--rule", "VFL0510=warning"),
    mended: DiagnosticExample(
      ["check", "--rule", "VFL0510=warning", "H:|-[a]-|", "V:|-[a]-|"]))

  /// A view that has constraints on one axis only.
  ///
  /// - Parameters:
  ///   - span: The view where it stands first.
  ///   - name: The view.
  ///   - isVertical: Whether the axis that it has constraints on is the vertical one.
  package static func singleAxis(span: SourceSpan, name: String, isVertical: Bool) -> Finding {
    Finding(.singleAxis, at: span) {
      let (axis, other) = isVertical ? ("vertical", "horizontal") : ("horizontal", "vertical")
      return Words(
        "found only \(axis) constraints for \(Wording.quoted(name))",
        caption: "has no \(other) constraint")
    }
  }

  // VFL0511
  static let undocumentedSpelling = DiagnosticPage(
    .undocumentedSpelling, .warning, level: .off, "a gap that the published grammar does not have",
    """
    The published grammar has a relation and a priority in a gap only inside parentheses:
    `-(>=20)-`, `-(0@999)-`. Without them, `->=20-` and `-0@999-` are read as well, and shipping
    code has them, but nobody has promised so.
    """,
    seen: .check(
      "[a]->=20-[b]", "--rule", "VFL0511=warning"),
    mended: .check(
      "[a]-(>=20)-[b]", "--rule", "VFL0511=warning"))

  /// A gap with a relation or a priority and without parentheses.
  ///
  /// - Parameters:
  ///   - span: The predicate.
  ///   - text: The predicate as written.
  package static func undocumentedSpelling(span: SourceSpan, text: String) -> Finding {
    Finding(.undocumentedSpelling, at: span) {
      Words(
        "found the gap \(Wording.quoted(text)) without parentheses",
        caption: "could stand in parentheses",
        fixIts: [
          FixIt(
            "wrap it in parentheses",
            [
              SourceEdit(SourceSpan(at: span.start), "("),
              SourceEdit(SourceSpan(at: span.end), ")"),
            ], applicability: .safe)
        ])
    }
  }

  // VFL0512
  static let selfSize = DiagnosticPage(
    .selfSize, .warning, "a view's size is compared with itself",
    """
    A name in the parentheses of a view that is no metric is a view, whose size is then the same.
    The view itself is always as wide as it is, so that says nothing; another view or a metric was
    meant, or a metric of that name was not given.
    """,
    seen: .check("[a(a)][b]", "--view", "a", "--view", "b"),
    mended: .check("[a(b)][b]", "--view", "a", "--view", "b"))

  /// A size that is compared with itself.
  ///
  /// - Parameters:
  ///   - span: The predicate.
  ///   - name: The view.
  ///   - isVertical: Whether the size is a height.
  package static func selfSize(span: SourceSpan, name: String, isVertical: Bool) -> Finding {
    Finding(.selfSize, at: span) {
      let size = isVertical ? "height" : "width"
      return Words(
        "found the \(size) of \(Wording.quoted(name)) compared with itself", caption: "says nothing"
      )
    }
  }

  // VFL0513
  static let repeatedView = DiagnosticPage(
    .repeatedView, .warning, "a view stands twice in one format",
    """
    A format is a row or a column of views, each of which begins where the one before it ends. A
    view that stands twice would have to lie behind itself, which only a view without any width
    can do. Most often a copied name was not changed.
    """,
    seen: .check("|-[a]-[a]-|"),
    mended: .check("|-[a]-[b]-|"))

  /// A view that stands twice in one format.
  ///
  /// - Parameters:
  ///   - span: The view where it stands again.
  ///   - first: The view where it stands first.
  ///   - name: The view.
  ///   - ends: The view with its brackets at both ends of the format, where it is most likely the superview of those between.
  package static func repeatedView(
    span: SourceSpan, first: SourceSpan, name: String, ends: [SourceSpan] = []
  ) -> Finding {
    Finding(.repeatedView, at: span) {
      Words(
        "found \(Wording.quoted(name)) a second time in one format",
        caption: "another view could stand here",
        labels: [.init(first, "it stands here first")],
        notes: ends.isEmpty ? [] : ["the edge of the superview is `|`"],
        fixIts: ends.isEmpty
          ? [] : [FixIt("replace both by `|`", ends.map { SourceEdit($0, "|") })])
    }
  }

  // VFL0514
  static let repeatedConstraint = DiagnosticPage(
    .repeatedConstraint, .warning, level: .off, "a constraint is made by another format already",
    """
    Two formats that share some neighbours make the constraints between them twice. That does no
    harm as long as both are kept alike; once one of them is changed, the two contradict each
    other. The second format can begin at the last view that both have: `[b]-[c]` behind
    `|-[a]-[b]`.
    """,
    seen: DiagnosticExample(
      ["check", "--rule", "VFL0514=warning", "|-[a]-[b]", "|-[a]-[c]"]),
    mended: DiagnosticExample(
      ["check", "--rule", "VFL0514=warning", "|-[a]-[b]", "[a]-[c]"]))

  /// A constraint that another format makes already.
  ///
  /// - Parameters:
  ///   - span: What asks for the constraint.
  ///   - first: What asks for it in the other format.
  package static func repeatedConstraint(span: SourceSpan, first: SourceLocation) -> Finding {
    Finding(.repeatedConstraint, at: span) {
      Words(
        "found a constraint that another format makes already", caption: "is made again",
        labels: [.init(first, "is made here first")])
    }
  }

  // VFL0515
  static let missingSuperview = DiagnosticPage(
    .missingSuperview, .warning, level: .off, "the superview of a format is not there",
    """
    `|` stands for the superview of the view beside it, which it has to have when the format is
    read, or else the program ends there: add the view first. It is told of a view that a function
    makes, lays out and only then adds, where all of it stands in one block. What a macro or an
    overridden method does with the view is not seen, so it is off unless asked for.
    """,
    seen: DiagnosticExample(
      ["check", "--rule", "VFL0515=warning", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        func build(card: UIView) {
          let a = UIView()
          card.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "|-[a]", metrics: nil, views: ["a": a]))
          card.addSubview(a)
        }
        """),
    mended: DiagnosticExample(
      ["check", "--rule", "VFL0515=warning", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        func build(card: UIView) {
          let a = UIView()
          card.addSubview(a)
          card.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "|-[a]", metrics: nil, views: ["a": a]))
        }
        """))

  /// A `|` beside a view that has no superview yet.
  ///
  /// - Parameters:
  ///   - span: The `|`.
  ///   - name: The view beside it.
  ///   - addition: Where the view is added to its superview.
  package static func missingSuperview(span: SourceSpan, name: String, addition: SourceSpan)
    -> Finding
  {
    Finding(.missingSuperview, at: span) {
      let quoted = Wording.quoted(name)
      return Words(
        "found `|` beside \(quoted), which has no superview yet",
        caption: "stands for the superview of \(quoted)",
        labels: [.init(addition, "is added only here")])
    }
  }

  // VFL0516
  static let unsetMask = DiagnosticPage(
    .unsetMask, .warning, level: .off, "a view keeps its autoresizing mask",
    """
    A view that code makes has constraints of its own, which hold its frame, as long as its
    `translatesAutoresizingMaskIntoConstraints` is true. They contradict those of a format, and the
    view stays where its frame is. It is told of a view that one function makes, adds and lays out,
    where the function calls nothing that could turn the mask off; so it is off unless asked for.
    """,
    seen: DiagnosticExample(
      ["check", "--rule", "VFL0516=warning", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        func build(card: UIView) {
          let a = UIView()
          card.addSubview(a)
          card.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "|-[a]", metrics: nil, views: ["a": a]))
        }
        """),
    mended: DiagnosticExample(
      ["check", "--rule", "VFL0516=warning", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        func build(card: UIView) {
          let a = UIView()
          a.translatesAutoresizingMaskIntoConstraints = false
          card.addSubview(a)
          card.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "|-[a]", metrics: nil, views: ["a": a]))
        }
        """))

  /// A view that is laid out while its autoresizing mask makes constraints, too.
  ///
  /// - Parameters:
  ///   - span: The variable where it is declared.
  ///   - name: The view's name in formats.
  ///   - edit: The edit that turns the mask off, where there is a place for it.
  package static func unsetMask(span: SourceSpan, name: String, edit: SourceEdit?) -> Finding {
    Finding(.unsetMask, at: span) {
      Words(
        "found \(Wording.quoted(name)) in a format while its autoresizing mask makes constraints",
        caption: "its mask could be turned off here",
        fixIts: edit.map {
          [FixIt("insert the line that turns the mask off", [$0], applicability: .safe)]
        } ?? [])
    }
  }
}
