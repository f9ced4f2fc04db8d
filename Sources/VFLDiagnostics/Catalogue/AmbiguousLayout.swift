/// A view whose position or size is ambiguous because several solutions are equally good, and the
/// explanation.
package struct AmbiguousLayout: Sendable {
  /// The range of values of an ambiguous position or size.
  package struct Freedom: Sendable, Hashable {
    /// Whether the value is a width or height.
    ///
    /// If `false`, it is a position.
    package let isSize: Bool
    /// The smallest possible value; `-infinity` if there is no lower bound.
    package let lower: Double
    /// The largest possible value; `infinity` if there is no upper bound.
    package let upper: Double
    /// The value in the printed layout; `nil` if no layout is printed.
    package let shown: Double?

    /// Creates the range of a position or a size.
    package init(isSize: Bool, lower: Double, upper: Double, shown: Double? = nil) {
      self.isSize = isSize
      self.lower = lower
      self.upper = upper
      self.shown = shown
    }
  }

  /// Constraints with the same priority that cannot all be satisfied, so that different solutions relax
  /// different constraints.
  package struct Tie: Sendable, Hashable {
    /// The constraints as text.
    package let texts: [String]
    /// The common priority of the constraints.
    package let priority: Double

    /// Creates a tie between constraints with the same priority.
    package init(_ texts: [String], priority: Double) {
      self.texts = texts
      self.priority = priority
    }
  }

  /// The change that would determine the view.
  package enum Settlement: Sendable, Hashable {
    /// A constraint on the position, the size or both. The string is an example, or `nil` if the view's name
    /// cannot be used in an equation. `others` are attributes of other views, such as `a.width`, that must be
    /// determined as well.
    case constraint(String?, isPlace: Bool, isSize: Bool, others: [String] = [])
    /// Format strings that give the view and its neighbors the same size.
    case equalSizes([String])
    /// A format string that makes a gap next to the view as close as possible to its bound.
    case optionalGap(String)
    /// A format string that makes the view as close as possible to its smallest size.
    case optionalSize(String)
    /// A format string that connects the last subview of the view to an edge of the view.
    case connectedSubview(String)
    /// A higher priority of a constraint of the first tie, such as "horizontal hugging of `a` to 251".
    case priority(String)
    /// Determining attributes of other views, such as `a.width`, on which this view depends.
    case others([String])
    /// Specifying the container size.
    case containerSize
  }

  /// The span of the first constraint on this axis that involves the view; `nil` if there is none.
  package let span: SourceSpan?
  /// The name of the view; `|` represents the container.
  package let view: String
  /// Whether the ambiguity is on the horizontal axis.
  package let isHorizontal: Bool
  /// The ambiguous values.
  ///
  /// The position precedes the size.
  package let freedoms: [Freedom]
  /// The change that would determine the view.
  package let settlement: Settlement
  /// The constraints with equal priorities that cause the ambiguity.
  package let ties: [Tie]
  /// The number of further ambiguities that are not reported.
  ///
  /// A view can be ambiguous on both axes.
  package var unreported: Int

  /// Creates the description of an ambiguous view.
  package init(
    span: SourceSpan?, view: String, isHorizontal: Bool, freedoms: [Freedom],
    settlement: Settlement, ties: [Tie] = [], unreported: Int = 0
  ) {
    self.span = span
    self.view = view
    self.isHorizontal = isHorizontal
    self.freedoms = freedoms
    self.settlement = settlement
    self.ties = ties
    self.unreported = unreported
  }

  /// The message, the caption and the notes of the diagnostic.
  var words: LazyDiagnostic.Words {
    var notes = (directions.map { [$0] } ?? []) + ties.map(words)
    // A priority is raised because of a tie, so the tie is explained first.
    if case .priority = settlement { notes.append(help) } else { notes.insert(help, at: 0) }
    if unreported > 0 {
      notes.append("\(unreported) more \(unreported == 1 ? "is" : "are") ambiguous")
    }
    let choices = freedoms.map(words).joined(separator: ", and ")
    return LazyDiagnostic.Words(
      "ambiguous layout: \(name) can be \(choices)",
      caption: "does not determine \(open)", notes: notes)
  }

  private var name: String { view == "|" ? "the container" : Wording.quoted(view) }

  /// The names of the ambiguous attributes, as in the printed layout.
  private var open: String {
    freedoms.map { $0.isSize ? sizeName : isHorizontal ? "x" : "y" }.joined(separator: " and ")
  }

  private var sizeName: String { isHorizontal ? "width" : "height" }

  private func words(_ freedom: Freedom) -> String {
    let lower = freedom.lower.isFinite ? DecimalText.readable(freedom.lower) : nil
    let upper = freedom.upper.isFinite ? DecimalText.readable(freedom.upper) : nil
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
      let attribute = isPlace && isSize ? "\(edge) and \(sizeName)" : isPlace ? edge : sizeName
      let example = text.map { ", for example `\($0)`," } ?? ""
      let condition = others.isEmpty ? "" : " once \(areSettled(others)) determined"
      return "a constraint on its \(attribute)\(example) determines it\(condition)"
    case .equalSizes(let formats):
      let list = formats.map { Wording.quoted($0, limit: 120) }
      let last = list.count > 1 ? " and " + list[list.count - 1] : ""
      let first = list.count > 1 ? Array(list.dropLast()) : list
      return "equal \(sizeName)s, for example \(first.joined(separator: ", "))\(last), determine it"
    case .optionalGap(let format):
      return "an optional gap, for example `\(format)`, determines it"
    case .optionalSize(let format):
      return "an optional \(sizeName), for example `\(format)`, determines it"
    case .connectedSubview(let format):
      return "connecting its last subview, for example with `\(format)`, determines it"
    case .priority(let constraint): return "raising the \(constraint) determines it"
    case .others(let names): return "it is determined once \(areSettled(names))"
    case .containerSize: return "specifying the \(sizeName) of the container determines it"
    }
  }

  private func areSettled(_ names: [String]) -> String {
    "\(Wording.list(names)) \(names.count == 1 ? "is" : "are")"
  }

  /// A note that states whether each of several values can only grow or only shrink; `nil` if a value can do
  /// both.
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
    return "relative to the printed layout, " + words.joined(separator: " and ")
  }

  private func words(_ tie: Tie) -> String {
    let remedy =
      if case .priority = settlement {
        ""
      } else {
        tie.texts.count == 2
          ? "; raise the priority of one of them" : "; give them different priorities"
      }
    let both = tie.texts.count == 2 ? "both" : "all"
    return
      "\(Wording.list(tie.texts)) \(both) have priority \(DecimalText.shortest(tie.priority)), "
      + "but cannot \(both) be satisfied\(remedy)"
  }

  private var edge: String { isHorizontal ? "left edge" : "top edge" }
}
