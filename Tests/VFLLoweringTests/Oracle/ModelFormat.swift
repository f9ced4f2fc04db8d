import VFLDiagnostics

/// A format as data, which the generator produces, the printer writes and the oracle lowers.
struct ModelFormat {
  /// A number as written, with its value, or a name.
  enum Value {
    case number(String, Double)
    case name(String)

    var text: String {
      switch self {
      case .number(let text, _): text
      case .name(let name): name
      }
    }
  }

  /// A value with an optional relation and priority.
  struct Predicate {
    var relation: String?
    var value: Value
    var priority: Value?

    var text: String { (relation ?? "") + value.text + (priority.map { "@" + $0.text } ?? "") }
  }

  /// The connection of two neighbours.
  enum Gap {
    case flush
    case standard
    case bare(Predicate)
    case list([Predicate])
  }

  /// A view in brackets.
  struct View {
    var name: String
    var sizes: [Predicate]
  }

  /// `H:`, `V:` or empty.
  var prefix: String
  /// The gap after the opening bar; `nil` without that bar.
  var leading: Gap?
  var views: [View]
  /// The gaps between the views, one fewer than there are views.
  var gaps: [Gap]
  /// The gap before the closing bar; `nil` without that bar.
  var trailing: Gap?

  var isVertical: Bool { prefix == "V:" }
}

/// A format written as text, with the place of every part that has a record.
struct PrintedFormat {
  /// The text.
  private(set) var text = ""
  /// The places of each gap's predicates, in text order: after the opening bar, between views, before the
  /// closing bar.
  private(set) var gaps: [[SourceSpan]] = []
  /// The places of each view's predicates.
  private(set) var sizes: [[SourceSpan]] = []
  /// The places of the views, brackets included.
  private(set) var views: [SourceSpan] = []

  /// Writes a format as text.
  init(_ format: ModelFormat) {
    text = format.prefix
    if let gap = format.leading {
      text += "|"
      write(gap)
    }
    for (index, view) in format.views.enumerated() {
      if index > 0 { write(format.gaps[index - 1]) }
      write(view)
    }
    if let gap = format.trailing {
      write(gap)
      text += "|"
    }
  }

  private var end: Int { text.utf8.count }

  private mutating func write(_ gap: ModelFormat.Gap) {
    let start = end
    switch gap {
    case .flush: gaps.append([SourceSpan(at: start)])
    case .standard:
      text += "-"
      gaps.append([SourceSpan(start, end)])
    case .bare(let predicate):
      text += "-"
      gaps.append([write(predicate)])
      text += "-"
    case .list(let predicates):
      text += "-"
      gaps.append(write(predicates))
      text += "-"
    }
  }

  private mutating func write(_ view: ModelFormat.View) {
    let start = end
    text += "[" + view.name
    sizes.append(view.sizes.isEmpty ? [] : write(view.sizes))
    text += "]"
    views.append(SourceSpan(start, end))
  }

  private mutating func write(_ predicates: [ModelFormat.Predicate]) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    for (index, predicate) in predicates.enumerated() {
      text += index == 0 ? "(" : ","
      spans.append(write(predicate))
    }
    text += ")"
    return spans
  }

  private mutating func write(_ predicate: ModelFormat.Predicate) -> SourceSpan {
    let start = end
    text += predicate.text
    return SourceSpan(start, end)
  }
}
