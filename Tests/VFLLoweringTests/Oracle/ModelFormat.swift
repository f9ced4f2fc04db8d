import VFLDiagnostics

/// A format string as data.
///
/// The generator produces it, the printer writes it, and the reference implementation lowers it.
struct ModelFormat {
  /// A number, as its spelling and value, or a name.
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

  /// The connection between two adjacent views.
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
  /// The gap after the opening bar; `nil` if there is no opening bar.
  var leading: Gap?
  var views: [View]
  /// The gaps between adjacent views.
  var gaps: [Gap]
  /// The gap before the closing bar; `nil` if there is no closing bar.
  var trailing: Gap?

  var isVertical: Bool { prefix == "V:" }
}

/// A printed format string, with the source range of every part that has a record.
struct PrintedFormat {
  /// The format string.
  private(set) var text = ""
  /// The source ranges of each gap's predicates, in source order.
  private(set) var gaps: [[SourceSpan]] = []
  /// The source ranges of each view's size predicates.
  private(set) var sizes: [[SourceSpan]] = []
  /// The source ranges of the views, including the brackets.
  private(set) var views: [SourceSpan] = []

  /// Prints a format string.
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
