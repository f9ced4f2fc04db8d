extension LazyDiagnostic {
  // VFL0510
  static let singleAxis = DiagnosticPage(
    .singleAxis, .warning, level: .off, "view constrained on one axis only",
    """
    A view needs a position on both axes. The format strings that use the same dictionary position
    the view on one axis only. Other code may create the missing constraints, so the rule is off by
    default. `vfl solve` reports all positions and sizes that a layout does not determine.
    """,
    seen: .check(
      "H:|-[a]-|", "--rule", "VFL0510=warning"),
    fixed: DiagnosticExample(
      ["check", "--rule", "VFL0510=warning", "H:|-[a]-|", "V:|-[a]-|"]))

  /// Creates the diagnostic for a view that has constraints on one axis only.
  ///
  /// - Parameters:
  ///   - span: The first use of the view.
  ///   - name: The name of the view.
  ///   - isVertical: Whether the constraints of the view are all vertical.
  package static func singleAxis(span: SourceSpan, name: String, isVertical: Bool) -> LazyDiagnostic
  {
    LazyDiagnostic(.singleAxis, at: span) {
      let (axis, other) = isVertical ? ("vertical", "horizontal") : ("horizontal", "vertical")
      return Words(
        "\(Wording.quoted(name)) has only \(axis) constraints",
        caption: "no \(other) constraint")
    }
  }

  // VFL0511
  static let undocumentedSpelling = DiagnosticPage(
    .undocumentedSpelling, .warning, level: .off, "gap outside the published grammar",
    """
    In the published grammar, a gap with a relation or a priority is written in parentheses:
    `-(>=20)-`, `-(0@999)-`. The system also accepts `->=20-` and `-0@999-`, and shipping code uses
    them, but the documentation does not guarantee it.
    """,
    seen: .check(
      "[a]->=20-[b]", "--rule", "VFL0511=warning"),
    fixed: .check(
      "[a]-(>=20)-[b]", "--rule", "VFL0511=warning"))

  /// Creates the diagnostic for a gap that has a relation or priority but no parentheses.
  ///
  /// - Parameters:
  ///   - span: The predicate.
  ///   - text: The text at `span`.
  package static func undocumentedSpelling(span: SourceSpan, text: String) -> LazyDiagnostic {
    LazyDiagnostic(.undocumentedSpelling, at: span) {
      Words(
        "gap \(Wording.quoted(text)) without parentheses is not in the published grammar",
        caption: "expected parentheses",
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
    .selfSize, .warning, "size compared with itself",
    """
    A name in the parentheses of a view is a metric or a view of the same size. The size of a view
    is always equal to itself, so this predicate has no effect. Either another view or a metric was
    intended, or the metric of that name is not defined.
    """,
    seen: .check("[a(a)][b]", "--view", "a", "--view", "b"),
    fixed: .check("[a(b)][b]", "--view", "a", "--view", "b"))

  /// Creates the diagnostic for a size that is compared with itself.
  ///
  /// - Parameters:
  ///   - span: The predicate.
  ///   - name: The name of the view.
  ///   - isVertical: Whether the size is a height.
  package static func selfSize(span: SourceSpan, name: String, isVertical: Bool) -> LazyDiagnostic {
    LazyDiagnostic(.selfSize, at: span) {
      let size = isVertical ? "height" : "width"
      return Words(
        "the \(size) of \(Wording.quoted(name)) is compared with itself", caption: "has no effect")
    }
  }

  // VFL0513
  static let repeatedView = DiagnosticPage(
    .repeatedView, .warning, "duplicate view in a format",
    """
    A format string describes a row or a column of views. Each view begins where the preceding view
    or gap ends. A view that occurs twice would have to come after itself, which is only possible if
    its size is 0. The usual cause is a copied name that was not changed.
    """,
    seen: .check("|-[a]-[a]-|"),
    fixed: .check("|-[a]-[b]-|"))

  /// Creates the diagnostic for a view that occurs twice in a format string.
  ///
  /// - Parameters:
  ///   - span: The second occurrence.
  ///   - first: The first occurrence.
  ///   - name: The name of the view.
  ///   - ends: The spans of both occurrences with their brackets if they are the first and last view of the
  ///     format string. The name then most likely means the superview of the views in between.
  package static func repeatedView(
    span: SourceSpan, first: SourceSpan, name: String, ends: [SourceSpan] = []
  ) -> LazyDiagnostic {
    LazyDiagnostic(.repeatedView, at: span) {
      Words(
        "duplicate view \(Wording.quoted(name)) in a format",
        caption: "expected another view",
        labels: [.init(first, "first used here")],
        notes: ends.isEmpty ? [] : ["an edge of the superview is written `|`"],
        fixIts: ends.isEmpty
          ? [] : [FixIt("replace both with `|`", ends.map { SourceEdit($0, "|") })])
    }
  }

  // VFL0514
  static let repeatedConstraint = DiagnosticPage(
    .repeatedConstraint, .warning, level: .off, "duplicate constraint of another format",
    """
    If two format strings contain the same adjacent views, or the same view next to `|`, both create
    the constraint between them. If only one copy is changed later, the two constraints conflict.
    Start the second format string at the last shared view: after `|-[a]-[b]`, write `[a]-[c]` and
    not `|-[a]-[c]`.
    """,
    seen: DiagnosticExample(
      ["check", "--rule", "VFL0514=warning", "|-[a]-[b]", "|-[a]-[c]"]),
    fixed: DiagnosticExample(
      ["check", "--rule", "VFL0514=warning", "|-[a]-[b]", "[a]-[c]"]))

  /// Creates the diagnostic for a constraint that another format string already creates.
  ///
  /// - Parameters:
  ///   - span: The text that creates the constraint.
  ///   - first: The location in the other format string that creates the same constraint.
  package static func repeatedConstraint(span: SourceSpan, first: SourceLocation) -> LazyDiagnostic
  {
    LazyDiagnostic(.repeatedConstraint, at: span) {
      Words(
        "duplicate constraint: another format already creates it", caption: "duplicate",
        labels: [.init(first, "first created here")])
    }
  }

  // VFL0515
  static let missingSuperview = DiagnosticPage(
    .missingSuperview, .warning, level: .off, "view without a superview at the call",
    """
    `|` refers to the superview of the view next to it. If the view has no superview at the time of
    the call, the system raises an exception. Add the view to its superview first. The rule reports
    views that one function creates, uses in a format string and then adds, all in the same block.
    A macro or an overridden method may add the view earlier, so the rule is off by default.
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
    fixed: DiagnosticExample(
      ["check", "--rule", "VFL0515=warning", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        func build(card: UIView) {
          let a = UIView()
          card.addSubview(a)
          card.addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "|-[a]", metrics: nil, views: ["a": a]))
        }
        """))

  /// Creates the diagnostic for a `|` that is adjacent to a view without a superview at the time of the call.
  ///
  /// - Parameters:
  ///   - span: The `|`.
  ///   - name: The name of the adjacent view.
  ///   - addition: The later call that adds the view to its superview.
  package static func missingSuperview(span: SourceSpan, name: String, addition: SourceSpan)
    -> LazyDiagnostic
  {
    LazyDiagnostic(.missingSuperview, at: span) {
      let quoted = Wording.quoted(name)
      return Words(
        "\(quoted) has no superview yet that `|` could refer to",
        caption: "refers to the superview of \(quoted)",
        labels: [.init(addition, "added to its superview only here")])
    }
  }

  // VFL0516
  static let unsetMask = DiagnosticPage(
    .unsetMask, .warning, level: .off, "autoresizing mask not disabled",
    """
    While `translatesAutoresizingMaskIntoConstraints` is true, a view created in code has
    constraints that fix its frame. They conflict with the constraints of a format string. The rule
    reports views in local variables and private properties, if no other function can set the
    property to false. It is off by default.
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
    fixed: DiagnosticExample(
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

  /// Creates the diagnostic for a view in a format string whose autoresizing mask still creates constraints.
  ///
  /// - Parameters:
  ///   - span: The variable in the declaration of the view.
  ///   - name: The name of the view in format strings.
  ///   - edit: The edit that disables the autoresizing mask; `nil` if there is no suitable position for it.
  package static func unsetMask(span: SourceSpan, name: String, edit: SourceEdit?) -> LazyDiagnostic
  {
    LazyDiagnostic(.unsetMask, at: span) {
      Words(
        "\(Wording.quoted(name)) is used in a format, but its autoresizing mask is not disabled",
        caption: "`translatesAutoresizingMaskIntoConstraints` is still true",
        fixIts: edit.map {
          [FixIt("insert the line that disables the mask", [$0], applicability: .safe)]
        } ?? [])
    }
  }

  // VFL0517
  static let repeatedActivation = DiagnosticPage(
    .repeatedActivation, .warning, level: .off, "constraint added on each call",
    """
    The system calls the method several times, for example `layoutSubviews` for each layout pass.
    Each call creates and activates the constraint again, so the constraints accumulate: they cost
    time, and a change of one of them conflicts with the others. The rule reports constraints of
    views that the object keeps, if no code of the method returns early or removes constraints. It
    also reports methods of cells whose names begin with `configure`. It is off by default.
    """,
    seen: DiagnosticExample(
      ["check", "--rule", "VFL0517=warning", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        class Card: UIView {
          let title = UILabel()
          override func layoutSubviews() {
            super.layoutSubviews()
            title.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
          }
        }
        """),
    fixed: DiagnosticExample(
      ["check", "--rule", "VFL0517=warning", "--stdin-filename", "Card.swift", "-"],
      standardInput: """
        class Card: UIView {
          let title = UILabel()
          func setUp() {
            addSubview(title)
            title.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
          }
        }
        """))

  /// Creates the diagnostic for a constraint that each call of a method activates.
  ///
  /// - Parameters:
  ///   - span: The call that creates the constraint.
  ///   - function: The name of the method.
  ///   - count: The number of such constraints in the method.
  package static func repeatedActivation(
    span: SourceSpan, function: String, count: Int
  ) -> LazyDiagnostic {
    LazyDiagnostic(.repeatedActivation, at: span) {
      let function = Wording.quoted(function)
      return Words(
        count == 1
          ? "each call of \(function) adds this constraint again"
          : "each call of \(function) adds this constraint and \(count - 1) more again",
        caption: "created and activated on each call",
        notes: ["activate constraints once, or deactivate the former ones first"])
    }
  }
}
