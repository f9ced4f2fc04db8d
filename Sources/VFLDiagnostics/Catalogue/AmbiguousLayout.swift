/// A view that more than one best layout places or sizes differently.
package struct AmbiguousLayout: Sendable {
  /// A place or a size that is not determined.
  package struct Freedom: Sendable, Hashable {
    /// Whether it is the width or height, not the place.
    package let isSize: Bool
    /// The least value; `-infinity` when there is none.
    package let lower: Double
    /// The greatest value; `infinity` when there is none.
    package let upper: Double
    /// The value in the layout shown, if one is.
    package let shown: Double?

    /// Creates what is known of a place or a size.
    package init(isSize: Bool, lower: Double, upper: Double, shown: Double? = nil) {
      self.isSize = isSize
      self.lower = lower
      self.upper = upper
      self.shown = shown
    }
  }

  /// Constraints of one priority that cannot all be had and trade off against each other.
  package struct Tie: Sendable, Hashable {
    /// The constraints.
    package let texts: [String]
    /// Their priority.
    package let priority: Double

    /// Creates a tie of constraints.
    package init(_ texts: [String], priority: Double) {
      self.texts = texts
      self.priority = priority
    }
  }

  /// What would determine it.
  package enum Settlement: Sendable, Hashable {
    /// A constraint on its position, its size or both, with an example unless the name cannot be written in
    /// one, once attributes of other views such as `a.width` are settled.
    case constraint(String?, isPlace: Bool, isSize: Bool, others: [String] = [])
    /// Settling attributes of other views, such as `a.width`.
    case others([String])
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
  /// What equal priorities have to do with it.
  package let ties: [Tie]
  /// How many more views, or axes of views, are as free but not told.
  package let untold: Int

  /// Creates what is known of a view that may lie in several ways.
  package init(
    span: SourceSpan?, view: String, isHorizontal: Bool, freedoms: [Freedom],
    settlement: Settlement, ties: [Tie] = [], untold: Int = 0
  ) {
    self.span = span
    self.view = view
    self.isHorizontal = isHorizontal
    self.freedoms = freedoms
    self.settlement = settlement
    self.ties = ties
    self.untold = untold
  }

  /// What is said of the view.
  var words: Finding.Words {
    var notes = [help] + (directions.map { [$0] } ?? []) + ties.map(words)
    if untold > 0 {
      notes.append("\(untold) more \(untold == 1 ? "is" : "are") not settled either")
    }
    let choices = freedoms.map(words).joined(separator: ", and ")
    return Finding.Words(
      "found more than one best layout: \(name) may be \(choices)",
      caption: "leaves \(open) open", notes: notes)
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
    case .constraint(let text, let isPlace, let isSize, let others):
      let what = isPlace && isSize ? "\(edge) and \(sizeName)" : isPlace ? edge : sizeName
      let example = text.map { ", for example `\($0)`," } ?? ""
      let condition = others.isEmpty ? "" : " once \(areSettled(others)) settled"
      return "a constraint on its \(what)\(example) settles it\(condition)"
    case .others(let names): return "\(Self.followerWords) \(areSettled(names))"
    case .containerSize: return "giving the container a \(sizeName) settles it"
    }
  }

  private func areSettled(_ names: [String]) -> String {
    "\(Wording.list(names)) \(names.count == 1 ? "is" : "are")"
  }

  /// Which way several things can move, where each of them can move only one way.
  private var directions: String? {
    if freedoms.count < 2 { return nil }
    var words: [String] = []
    for freedom in freedoms {
      guard let shown = freedom.shown else { return nil }
      let (shrinks, grows) = (shown > freedom.lower, shown < freedom.upper)
      if shrinks == grows { return nil }
      let name = freedom.isSize ? sizeName : isHorizontal ? "x" : "y"
      words.append(name + (words.isEmpty ? " can only " : " only ") + (grows ? "grow" : "shrink"))
    }
    return "from the layout shown, " + words.joined(separator: " and ")
  }

  private func words(_ tie: Tie) -> String {
    let both = tie.texts.count == 2 ? "both" : "all"
    return "\(Wording.list(tie.texts)) are \(both) wanted at \(DecimalText.shortest(tie.priority)) "
      + "and cannot \(both) be had: a higher priority of one decides"
  }

  /// How the note begins that says what else settles it.
  package static let followerWords = "it is settled as soon as"

  private var edge: String { isHorizontal ? "left edge" : "top edge" }
}
