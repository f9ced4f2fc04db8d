/// A property of a layout that `vfl verify` could not prove, and the layout that violates it.
package struct VerifiedProperty: Sendable {
  /// The kinds of properties.
  package enum Kind: Sendable {
    /// The constraints are satisfiable.
    case satisfiable
    /// The layout is unambiguous; with the attribute of a view that is not.
    case unambiguous(attribute: String?, view: String?)
    /// A view is inside its superview; with the edge beyond which it extends.
    case inside(view: String, superview: String, edge: OutsideView.Edge?)
    /// Two views do not overlap.
    case apart(String, String)
    /// A view is as large as its content.
    case untruncated(view: String, isWidth: Bool)
    /// A view is as large as a touch target.
    case target(view: String, isWidth: Bool, length: Double)
    /// A view is inside the safe area; with the edge beyond which it extends.
    case safe(view: String, edge: OutsideView.Edge?)
    /// A comparison of attributes.
    case requirement(String)
  }

  /// A layout that violates the property.
  package struct Example: Sendable {
    /// The amount of the violation in points; `nil` if there is none or no limit.
    let excess: Double?
    /// The names and values of the parameters that do not have their usual values.
    let values: [(name: String, value: Double)]
    /// Whether the layout direction is right to left.
    let isRightToLeft: Bool
    /// Describes all values of the only number that does not have its usual value; `nil` if that is not known.
    let range: String?
    /// Notes about the widest translations of the texts whose widths are not usual.
    let translations: [String]
    /// The reason why the property is violated; `nil` if it is not known.
    let reason: String?
    /// A constraint before and after a change with which the property is proved; `nil` if none is known.
    let change: (from: String, to: String)?
    /// The command that prints the layout; `nil` if there is none.
    let command: String?
    /// The note about the other direction, if the property is violated there, too.
    let other: String?

    /// Creates an example.
    package init(
      excess: Double?, values: [(name: String, value: Double)], isRightToLeft: Bool,
      range: String? = nil, translations: [String] = [], reason: String? = nil,
      change: (from: String, to: String)? = nil, command: String? = nil, other: String? = nil
    ) {
      (self.excess, self.values, self.isRightToLeft) = (excess, values, isRightToLeft)
      self.range = range
      (self.translations, self.reason, self.change) = (translations, reason, change)
      (self.command, self.other) = (command, other)
    }
  }

  /// The span of the view or of the requirement.
  let span: SourceSpan?
  private let kind: Kind

  /// Creates the description of a property.
  package init(_ kind: Kind, at span: SourceSpan?) {
    (self.kind, self.span) = (kind, span)
  }

  /// The message and the notes for a violated property.
  func words(_ example: Example) -> LazyDiagnostic.Words {
    var notes = [place(of: example)]
    if let range = example.range {
      notes.append("violated for \(range), if no other number changes")
    }
    notes += example.translations
    if let reason = example.reason { notes.append(reason) }
    if let other = example.other { notes.append(other) }
    if let change = example.change {
      notes.append("with `\(change.to)` instead of `\(change.from)`, the property is proved")
    }
    if let command = example.command {
      // The command must not be shortened.
      notes.append("to see this layout, run `\(command)`")
    }
    return LazyDiagnostic.Words(
      message(excess: example.excess), caption: caption, notes: notes)
  }

  /// The message for a violated property, and the values that violate it.
  package func text(_ example: Example) -> String {
    message(excess: example.excess) + " " + place(of: example)
  }

  /// The message for a violated property.
  ///
  /// - Parameter excess: The amount of the violation in points; `nil` if there is none or no limit.
  package func message(excess: Double?) -> String { message(excess.map(Self.points)) }

  /// The values that violate the property.
  private func place(of example: Example) -> String {
    let values = example.values.map { "\($0.name) = \(DecimalText.readable($0.value))" }
    let place = values.isEmpty ? "at the usual values" : "at " + values.joined(separator: ", ")
    return example.isRightToLeft ? place + ", from right to left" : place
  }

  /// The message for a property that was not decided, on one line.
  package var undecidedText: String { "not decided whether \(statement)" }

  /// The message for a property that was not decided.
  ///
  /// - Parameter share: The share of the values that were not examined completely; `nil` if the time limit was
  ///   reached.
  func undecidedWords(share: Double?) -> LazyDiagnostic.Words {
    let notes: [String]
    if let share {
      notes = ["undecided for \(Self.percentage(share)) of all values", "use narrower intervals"]
    } else {
      notes = [
        "the proof was not completed within the time limit",
        "use a longer `--time-limit` or narrower intervals",
      ]
    }
    return LazyDiagnostic.Words(undecidedText, caption: caption, notes: notes)
  }

  /// Returns a share such as "about 12%".
  private static func percentage(_ share: Double) -> String {
    let percent = (share * 100).rounded()
    return percent < 1 ? "less than 1%" : "about \(DecimalText.readable(percent))%"
  }

  private static func points(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    let text = DecimalText.readable(rounded)
    return text == "1" ? "1 point" : "\(text) points"
  }

  private func message(_ amount: String?) -> String {
    switch kind {
    case .satisfiable: return "constraints can be unsatisfiable"
    case .unambiguous(let attribute?, let view?):
      return "\(Wording.quoted(attribute)) of \(Wording.quoted(view)) can be ambiguous"
    case .unambiguous: return "layout can be ambiguous"
    case .inside(let view, let superview, let edge):
      let parent = superview == "|" ? "the container" : "its superview \(Wording.quoted(superview))"
      let amount = amount.map { " " + $0 } ?? ""
      return edge.map {
        "\(Wording.quoted(view)) can extend\(amount) beyond the \($0.rawValue) edge of \(parent)"
      } ?? "\(Wording.quoted(view)) can extend\(amount) beyond \(parent)"
    case .apart(let one, let other):
      let amount = amount.map { " by " + $0 } ?? ""
      return "\(Wording.quoted(one)) and \(Wording.quoted(other)) can overlap\(amount)"
    case .untruncated(let view, let isWidth):
      let amount = amount.map { $0 + " " } ?? ""
      return
        "\(Wording.quoted(view)) can be \(amount)\(isWidth ? "narrower" : "lower") than its content"
    case .target(let view, let isWidth, let length):
      let amount = amount.map { $0 + " " } ?? ""
      let side = isWidth ? "narrower" : "lower"
      return "\(Wording.quoted(view)) can be \(amount)\(side) than a target of "
        + Self.points(length)
    case .safe(let view, let edge):
      let side = edge.map { "the \($0.rawValue) edge of " } ?? ""
      return "\(Wording.quoted(view)) can extend beyond \(side)the safe area"
    case .requirement(let text):
      let amount = amount.map { " by " + $0 } ?? ""
      return "\(Wording.quoted(text)) can be violated\(amount)"
    }
  }

  /// The property as a statement.
  package var statement: String {
    switch kind {
    case .satisfiable: "the constraints are satisfiable for all values"
    case .unambiguous: "the layout is unambiguous for all values"
    case .inside(let view, _, _): "\(Wording.quoted(view)) is inside its superview for all values"
    case .apart(let one, let other):
      "\(Wording.quoted(one)) and \(Wording.quoted(other)) are apart for all values"
    case .untruncated(let view, let isWidth):
      "\(Wording.quoted(view)) is as \(isWidth ? "wide" : "high") as its content for all values"
    case .target(let view, let isWidth, let length):
      "\(Wording.quoted(view)) is at least \(Self.points(length)) "
        + "\(isWidth ? "wide" : "high") for all values"
    case .safe(let view, _): "\(Wording.quoted(view)) is inside the safe area for all values"
    case .requirement(let text): "\(Wording.quoted(text)) is satisfied for all values"
    }
  }

  private var caption: String {
    switch kind {
    case .satisfiable, .unambiguous: ""
    case .inside, .untruncated, .target, .safe: "this view"
    case .apart: "one of the two views"
    case .requirement: "required here"
    }
  }
}
