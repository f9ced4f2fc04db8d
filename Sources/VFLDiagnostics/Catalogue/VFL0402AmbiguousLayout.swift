/// A view that more than one best layout places or sizes differently.
package struct AmbiguousLayout: DiagnosticDefinition {
  /// A place or a size that is not determined.
  package struct Freedom: Sendable, Hashable {
    /// Whether it is the width or height, not the place.
    package let isSize: Bool
    /// The least value; `-infinity` when there is none.
    package let lower: Double
    /// The greatest value; `infinity` when there is none.
    package let upper: Double

    package init(isSize: Bool, lower: Double, upper: Double) {
      self.isSize = isSize
      self.lower = lower
      self.upper = upper
    }
  }

  /// What would determine it.
  package enum Settlement: Sendable, Hashable {
    /// A constraint on its place, its size or both, with an example unless the name cannot be
    /// written in one.
    case constraint(String?, isPlace: Bool, isSize: Bool)
    /// Whatever settles another attribute, of this view or another one.
    case other(view: String, attribute: String)
    /// The size of the container, given.
    case containerSize
  }

  /// The first constraint that speaks of the view on this axis, if one does.
  package let span: SourceSpan?
  /// The view; `|` is the container.
  package let view: String
  /// Whether it is the horizontal axis.
  package let isHorizontal: Bool
  /// What is not determined, the place before the size.
  package let freedoms: [Freedom]
  /// What would determine it.
  package let settlement: Settlement
  /// How many more views, or axes of views, are as free but not told.
  package let untold: Int

  package init(
    span: SourceSpan?, view: String, isHorizontal: Bool, freedoms: [Freedom],
    settlement: Settlement, untold: Int = 0
  ) {
    self.span = span
    self.view = view
    self.isHorizontal = isHorizontal
    self.freedoms = freedoms
    self.settlement = settlement
    self.untold = untold
  }

  package static let code = DiagnosticCode.ambiguousLayout
  package static let severity = Severity.warning
  package static let title = "more than one layout is best"
  package static let explanation = """
    On each axis a view needs enough constraints to say both where it is and how large it is: a
    place and a size, or the places of two edges, or its content's size for one of them. Where
    they leave a choice, the layout shown is one of several that are equally good, always the
    same one; another engine may take another. Add a constraint that settles the choice; an
    optional one, `@1`, does no harm to any other.
    """
  package static let example = DiagnosticExample.document(
    "solve",
    """
    {"container": {"width": 320, "height": 480}, "views": {"a": {}},
     "formats": ["H:|-20-[a]-20-|", "V:[a(40)]"]}
    """)
  package static let repair = DiagnosticExample.document(
    "solve",
    """
    {"container": {"width": 320, "height": 480}, "views": {"a": {}},
     "formats": ["H:|-20-[a]-20-|", "V:|-20-[a(40)]"]}
    """)

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    var notes = [help]
    if untold > 0 {
      notes.append("\(untold) more \(untold == 1 ? "is" : "are") not settled either")
    }
    return Diagnostic(
      Self.code, Self.severity,
      "found more than one best layout: \(name) may be \(freedoms.map(words).joined(separator: ", and "))",
      at: span.map { SourceLocation(origin, $0) }, caption: "leaves \(open) open", notes: notes)
  }

  private var name: String { view == "|" ? "the container" : Wording.quoted(view) }

  /// What is open, by its name in an answer.
  private var open: String {
    freedoms.map { $0.isSize ? sizeName : isHorizontal ? "x" : "y" }.joined(separator: " and ")
  }

  private var sizeName: String { isHorizontal ? "width" : "height" }

  private func words(_ freedom: Freedom) -> String {
    let lower = freedom.lower.isFinite ? DecimalText.shortest(freedom.lower) : nil
    let upper = freedom.upper.isFinite ? DecimalText.shortest(freedom.upper) : nil
    if freedom.isSize {
      let size = isHorizontal ? "wide" : "high"
      return switch (lower, upper) {
      case ("0", nil), (nil, nil): "of any \(sizeName)"
      case (let lower?, let upper?): "from \(lower) to \(upper) \(size)"
      case (let lower?, nil): "\(lower) \(size) or more"
      case (nil, let upper?): "at most \(upper) \(size)"
      }
    }
    let place = isHorizontal ? "x" : "y"
    return switch (lower, upper) {
    case (let lower?, let upper?): "anywhere from \(place) = \(lower) to \(upper)"
    case (let lower?, nil): "anywhere from \(place) = \(lower) on"
    case (nil, let upper?): "anywhere up to \(place) = \(upper)"
    case (nil, nil): "at any \(place)"
    }
  }

  private var help: String {
    switch settlement {
    case .constraint(let text, let isPlace, let isSize):
      let what = isPlace && isSize ? "\(edge) and \(sizeName)" : isPlace ? edge : sizeName
      return "a constraint on its \(what)\(text.map { ", for example `\($0)`," } ?? "") settles it"
    case .other(let view, let attribute):
      return "\(Self.followerWords) \(Wording.quoted("\(view).\(attribute)")) is"
    case .containerSize: return "giving the container a \(sizeName) settles it"
    }
  }

  /// How the note begins that says what else settles it.
  package static let followerWords = "it is settled as soon as"

  private var edge: String { isHorizontal ? "left edge" : "top edge" }
}
