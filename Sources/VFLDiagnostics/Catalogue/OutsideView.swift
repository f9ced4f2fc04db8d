/// A view that extends beyond its superview, and the explanation.
package struct OutsideView: Sendable {
  /// An edge of a superview.
  package enum Edge: String, Sendable {
    case left
    case right
    case top
    case bottom

    /// Whether the edge limits the horizontal axis.
    package var isHorizontal: Bool { self == .left || self == .right }
  }

  /// The distance by which a view extends beyond an edge.
  package struct Overhang: Sendable {
    /// The edge.
    package let edge: Edge
    /// The distance in points.
    let points: Double

    /// Creates an overhang.
    package init(edge: Edge, points: Double) {
      self.edge = edge
      self.points = points
    }

    /// A phrase such as "20 beyond the right".
    package var brief: String {
      "\(DecimalText.readable((points * 1e3).rounded() / 1e3)) beyond the \(edge.rawValue)"
    }
  }

  /// A mistake that moves the view out of its superview.
  package enum Mistake: Sendable {
    /// A format string has the view next to its superview.
    case chain
    /// A constraint has the wrong sign. The string is the constraint with the opposite sign.
    case shift(instead: String)
  }

  /// The span of the constraint that moves the view, or of the first constraint of the view.
  let span: SourceSpan?
  private let view: String
  private let parent: String
  private let edges: [Overhang]
  private let mistake: Mistake?
  /// The names of other views that extend beyond their superviews.
  package var others: [String] = []

  /// Creates the description of a view.
  ///
  /// - Parameters:
  ///   - span: The span of the constraint that moves the view, if there is one.
  ///   - view: The name of the view.
  ///   - parent: The name of its superview; `|` represents the container.
  ///   - edges: The edges beyond which the view extends, at least one.
  ///   - mistake: The mistake, if one is recognized.
  package init(
    span: SourceSpan?, view: String, parent: String, edges: [Overhang], mistake: Mistake?
  ) {
    self.span = span
    self.view = view
    self.parent = parent
    self.edges = edges
    self.mistake = mistake
  }

  /// The message and the notes of the diagnostic.
  var words: LazyDiagnostic.Words {
    let superview = parent == "|" ? "the container" : "its superview \(Wording.quoted(parent))"
    let parts = edges.map { overhang in
      let points = DecimalText.readable(overhang.points)
      let unit = points == "1" ? "point" : "points"
      return "\(points) \(unit) beyond the \(overhang.edge.rawValue) edge"
    }
    let last = parts.count > 1 ? " and " + parts[parts.count - 1] : ""
    let first = parts.count > 1 ? Array(parts.dropLast()) : parts
    var notes: [String] = []
    let caption: String
    switch mistake {
    case .chain:
      caption = "next to its superview"
      notes.append(
        "\(Wording.quoted(parent)) is next to its subview in the format string; "
          + "a `|` refers to its edges")
    case .shift(let text):
      caption = "moves the edge outward"
      notes.append(
        "the opposite edge moves inward by the same distance; did you mean \(Wording.quoted(text))?"
      )
    case nil: caption = "is partly outside"
    }
    if !others.isEmpty {
      let verb = others.count == 1 ? "extends" : "extend"
      let parents = others.count == 1 ? "its superview" : "their superviews"
      notes.append("\(Wording.list(others)) also \(verb) beyond \(parents)")
    }
    return LazyDiagnostic.Words(
      "\(Wording.quoted(view)) extends \(first.joined(separator: ", "))\(last) of \(superview)",
      caption: caption, notes: notes)
  }
}
