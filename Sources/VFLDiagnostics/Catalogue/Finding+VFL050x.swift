extension Finding {
  // VFL0501
  static let unusedView = DiagnosticPage(
    .unusedView, .warning, level: .off, "a view is given and not used",
    """
    A name is given to a view, and none of the formats that get these names speaks of it. Either a
    format was forgotten, and the view has no place, or the name is left over and can go. Much
    code names all its views at once, so it is off unless it is asked for; nothing is said where
    not all the formats that get the names can be read.
    """,
    seen: .check(
      "[a]", "--rule", "VFL0501=warning", "--view", "a", "--view", "b"),
    mended: .check(
      "[a][b]", "--rule", "VFL0501=warning", "--view", "a", "--view", "b"))

  /// A view that is given and that no format speaks of.
  ///
  /// - Parameters:
  ///   - span: Where the view is given; `nil` on the command line.
  ///   - name: The view.
  package static func unusedView(span: SourceSpan?, name: String) -> Finding {
    Finding(.unusedView, at: span) {
      Words(
        "found the view \(Wording.quoted(name)) in no format", caption: "no format speaks of it")
    }
  }

  // VFL0502
  static let unusedMetric = DiagnosticPage(
    .unusedMetric, .warning, "a metric is given and not used",
    """
    A number has a name, and none of the formats that get these names speaks of it. Often the
    number itself stands in a format in its place, and a change of the metric will change nothing.
    Nothing is said where not all the formats that get the names can be read.
    """,
    seen: .check("|-8-[a]", "--metric", "left=8"),
    mended: .check(
      "|-left-[a]", "--view", "a", "--metric", "left=8"))

  /// A metric that is given and that no format speaks of.
  ///
  /// - Parameters:
  ///   - span: Where the metric is given; `nil` on the command line.
  ///   - name: The metric.
  package static func unusedMetric(span: SourceSpan?, name: String) -> Finding {
    Finding(.unusedMetric, at: span) {
      Words(
        "found the metric \(Wording.quoted(name)) in no format", caption: "no format speaks of it")
    }
  }

  // VFL0503
  static let zeroGap = DiagnosticPage(
    .zeroGap, .warning, level: .off, "a gap of 0 where neighbours could touch",
    """
    Neighbours with nothing between them touch: `[a][b]` and `[a]-0-[b]` make the same constraint,
    and so do `|[a]` and `|-0-[a]`. The shorter one shows at a glance that there is no gap.
    """,
    seen: .check(
      "|-0-[a]-0-|", "--rule", "VFL0503=warning"),
    mended: .check("|[a]|", "--rule", "VFL0503=warning"))

  /// A gap of 0 points, which is a flush join.
  ///
  /// - Parameters:
  ///   - span: The gap with its dashes.
  ///   - text: The gap as written.
  package static func zeroGap(span: SourceSpan, text: String) -> Finding {
    Finding(.zeroGap, at: span) {
      Words(
        "found \(Wording.quoted(text)), a gap of 0", caption: "nothing could stand here",
        fixIts: [
          FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")], applicability: .safe)
        ])
    }
  }

  // VFL0504
  static let duplicatePredicate = DiagnosticPage(
    .duplicatePredicate, .warning, "a predicate stands twice in its list",
    """
    Each predicate of a list makes a constraint of its own. The same one twice says nothing more;
    most often another relation or another number was meant, as in `(>=20,<=40)`. Below priority
    1000 the second one is not quite idle: a constraint that is there twice weighs twice as much
    against others of its priority.
    """,
    seen: .check("[a(==20,20)]"),
    mended: .check("[a(20)]"))

  /// A predicate that stands in its list already.
  ///
  /// - Parameters:
  ///   - span: The predicate.
  ///   - text: The predicate as written.
  ///   - first: The one that says the same.
  ///   - previousEnd: The end of the predicate in front of it.
  ///   - isRequired: Whether it is required, so that it weighs nothing to say it twice.
  package static func duplicatePredicate(
    span: SourceSpan, text: String, first: SourceSpan, previousEnd: Int, isRequired: Bool
  ) -> Finding {
    Finding(.duplicatePredicate, at: span) {
      Words(
        "found \(Wording.quoted(text)), which its list says already", caption: "says nothing more",
        labels: [.init(first, "says the same")],
        fixIts: [
          FixIt(
            "delete \(Wording.quoted(text))", [SourceEdit(SourceSpan(previousEnd, span.end), "")],
            applicability: isRequired ? .safe : .unsafe)
        ])
    }
  }

  // VFL0505
  static let contradictoryPredicates = DiagnosticPage(
    .contradictoryPredicates, .error, "predicates that no number meets",
    """
    The predicates of a list hold all at once. Two required ones such as `>=50` and `<=40` leave
    no number, and no size is below 0, so there is no layout whatever else is said. Where one of
    them is only wished for, it can have a priority: `(>=50@750,<=40)`.
    """,
    seen: .check("[a(>=50,<=40)]"),
    mended: .check("[a(>=40,<=50)]"))

  /// Required predicates of one list that no number meets.
  ///
  /// - Parameters:
  ///   - span: The later one of the two.
  ///   - text: The later one as written.
  ///   - other: The earlier one; `nil` where a single one asks for a size below 0.
  ///   - otherText: The earlier one as written.
  ///   - isGap: Whether they are those of a gap; a size's otherwise.
  package static func contradictoryPredicates(
    span: SourceSpan, text: String, other: SourceSpan?, otherText: String, isGap: Bool
  ) -> Finding {
    Finding(.contradictoryPredicates, at: span) {
      let thing = isGap ? "gap" : "size"
      let found =
        other == nil
        ? "found \(Wording.quoted(text)), and no \(thing) is below 0"
        : "found \(Wording.quoted(text)) beside \(Wording.quoted(otherText)), "
          + "and no \(thing) meets both"
      return Words(
        found,
        caption: other == nil ? "leaves no \(thing)" : "leaves no \(thing) beside the other one",
        labels: other.map { [.init($0, "is required too")] } ?? [],
        notes: ["a priority below 1000 lets one of several constraints give way"])
    }
  }

  // VFL0506
  static let repeatedFormat = DiagnosticPage(
    .repeatedFormat, .warning, "a format says nothing new",
    """
    Each constraint that this format makes is made by the formats before it. Most often a copied
    line was not changed to its end: another view was meant, or `V:` in the place of `H:`.
    Only formats that are active together are compared: those of one command line or one layout, and
    in a source the strings of a list that a call is given one after the other. Of two calls one may
    stand in a branch, or make constraints that are active at another time.
    """,
    seen: DiagnosticExample(["check", "H:|-[a]-|", "H:|-[a]-|"]),
    mended: DiagnosticExample(["check", "H:|-[a]-|", "V:|-[a]-|"]))

  /// A format all of whose constraints other formats make already.
  ///
  /// - Parameters:
  ///   - span: The whole format.
  ///   - first: Where the last of its constraints is made first.
  package static func repeatedFormat(span: SourceSpan, first: SourceLocation) -> Finding {
    Finding(.repeatedFormat, at: span) {
      Words(
        "found a format whose constraints are all made already", caption: "says nothing new",
        labels: [.init(first, "makes the same constraint")])
    }
  }

  /// Why it changes nothing.
  package enum Uselessness: Sendable, Hashable {
    /// It aligns neighbours, and there is one view.
    case singleView
    /// It is a direction, and the format is vertical.
    case verticalDirection
    /// It measures gaps between baselines, and there are no gaps.
    case noGap
    /// Two other alignments give this one.
    case implied(String, String)
  }

  // VFL0507
  static let uselessOption = DiagnosticPage(
    .uselessOption, .warning, level: .off, "an option changes nothing",
    """
    The constraints are the same with this option and without it: an alignment needs two views, a
    direction a horizontal format, baseline spacing a gap; and views whose tops and bottoms are
    aligned have the same centre anyway. Whoever reads the call looks for an effect that is not
    there.
    """,
    seen: .check(
      "H:[a]", "--rule", "VFL0507=warning", "--options", "alignAllTop"),
    mended: .check(
      "H:[a][b]", "--rule", "VFL0507=warning", "--options", "alignAllTop"))

  /// An option that changes nothing about its format.
  ///
  /// - Parameters:
  ///   - span: The option where the text gives it, else the part of the format for which it is of no use.
  ///   - option: The option.
  ///   - reason: Why it changes nothing.
  ///   - part: The part of the format for which it is of no use, where ``span`` is another one.
  package static func uselessOption(
    span: SourceSpan, option: String, reason: Uselessness, part: SourceLocation? = nil
  ) -> Finding {
    Finding(.uselessOption, at: span) {
      let why =
        switch reason {
        case .singleView: "a format of one view, where nothing is aligned"
        case .verticalDirection: "a vertical format, which has one direction only"
        case .noGap: "a format without a gap"
        case .implied(let one, let other):
          "a format with \(Wording.quoted(one)) and \(Wording.quoted(other)), which align as much"
        }
      let label =
        switch reason {
        case .singleView: "the only view"
        case .verticalDirection: "vertical"
        case .noGap, .implied: "the format"
        }
      return Words(
        "found \(Wording.quoted(option)) on \(why)",
        caption: "\(Wording.quoted(option)) changes nothing here",
        labels: part.map { [.init($0, label)] } ?? [])
    }
  }

  // VFL0508
  static let offAxisMetric = DiagnosticPage(
    .offAxisMetric, .warning, level: .off, "a metric's name speaks of the other axis",
    """
    A metric called `leftMargin` in a vertical format, or `topMargin` in a horizontal one, is
    often a sign that `H:` was written for `V:`, or that a copied line still has the metrics of
    the other axis. It is only a guess from the name, and so it is off unless it is asked for.
    """,
    seen: .check(
      "V:|-left-[a]", "--rule", "VFL0508=warning"),
    mended: .check(
      "H:|-left-[a]", "--rule", "VFL0508=warning"))

  /// A metric whose name speaks of the other axis.
  ///
  /// - Parameters:
  ///   - span: The metric.
  ///   - name: The metric.
  ///   - word: The word of the name that speaks of an axis.
  ///   - isVertical: Whether the format is vertical.
  package static func offAxisMetric(span: SourceSpan, name: String, word: String, isVertical: Bool)
    -> Finding
  {
    Finding(.offAxisMetric, at: span) {
      let axis = isVertical ? "vertical" : "horizontal"
      return Words(
        "found \(Wording.quoted(name)) in a \(axis) format",
        caption: "\(Wording.quoted(word)) is a word of the other axis")
    }
  }

  // VFL0509
  static let writtenRequiredPriority = DiagnosticPage(
    .writtenRequiredPriority, .warning, level: .off, "a priority of 1000 written out",
    """
    A predicate without a priority is required, which is the priority 1000. Written out, it says
    nothing more, and a reader looks twice for what makes it different from its neighbours.
    """,
    seen: .check(
      "[a(<=50@1000)]", "--rule", "VFL0509=warning"),
    mended: .check("[a(<=50)]", "--rule", "VFL0509=warning"))

  /// A priority of 1000, which is what a predicate has anyway.
  ///
  /// - Parameters:
  ///   - span: The `@` and the number.
  ///   - text: The `@` and the number as written.
  package static func writtenRequiredPriority(span: SourceSpan, text: String) -> Finding {
    Finding(.writtenRequiredPriority, at: span) {
      Words(
        "found \(Wording.quoted(text)), the priority without any",
        caption: "nothing could stand here",
        fixIts: [
          FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")], applicability: .safe)
        ])
    }
  }
}
