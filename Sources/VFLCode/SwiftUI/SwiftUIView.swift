import VFLDiagnostics
import VFLRecords

/// The code for a SwiftUI view: an expression and its modifiers.
struct SwiftUIView {
  private let head: [String]
  private var modifiers: [String] = []

  /// Creates a view from its name or a one-line expression.
  init(name: String) { head = [name] }

  /// Creates a container that contains the given views.
  init(_ container: String, of views: [SwiftUIView]) {
    head = [container + " {"] + views.flatMap { $0.lines.map { "    " + $0 } } + ["}"]
  }

  /// The lines of the code, without line feeds.
  var lines: [String] {
    // Modifiers after a closing brace are not indented.
    head + modifiers.map { head.count > 1 ? $0 : "    " + $0 }
  }

  /// Adds a modifier.
  mutating func add(_ modifier: String) { modifiers.append(modifier) }

  /// Adds a `frame` modifier for fixed sizes, and a second modifier for size limits and filled axes.
  ///
  /// A modifier without arguments is omitted.
  mutating func addFrame(
    _ limits: [(axis: SwiftUIAxis, limits: [SwiftUIRecords.SizeLimit])], filling: [SwiftUIAxis]
  ) {
    func text(_ number: CodeNumber) -> String { number.text(in: .swiftui) }
    var fixed: [String] = []
    var flexible: [String] = []
    for (axis, limits) in limits {
      var (minimum, maximum): (String?, String?) = (nil, nil)
      for limit in limits {
        switch limit.relation {
        case .equal: fixed.append("\(axis.argument()): \(text(limit.number))")
        case .greaterThanOrEqual: minimum = text(limit.number)
        case .lessThanOrEqual: maximum = text(limit.number)
        }
      }
      if maximum == nil, filling.contains(axis) { maximum = ".infinity" }
      if let minimum { flexible.append("\(axis.argument("min")): \(minimum)") }
      if let maximum { flexible.append("\(axis.argument("max")): \(maximum)") }
    }
    for arguments in [fixed, flexible] where !arguments.isEmpty {
      add(".frame(\(arguments.joined(separator: ", ")))")
    }
  }

  /// Adds modifiers for the placement of the view in its parent.
  ///
  /// The padding corresponds to the insets. A frame aligns the view on an axis that it does not fill.
  mutating func addPlace(horizontal: SwiftUIPlacement?, vertical: SwiftUIPlacement?) {
    addPadding(horizontal, vertical)
    var arguments: [String] = []
    var alignment = ""
    let parts = [(vertical, SwiftUIAxis.vertical), (horizontal, SwiftUIAxis.horizontal)]
    for (place, axis) in parts {
      guard let place, ![.fill, .free].contains(place.kind) else { continue }
      arguments.insert("\(axis.argument("max")): .infinity", at: 0)
      if place.kind == .start { alignment = Self.joined(alignment, axis.start.name) }
      if place.kind == .end { alignment = Self.joined(alignment, axis.end.name) }
    }
    guard !arguments.isEmpty else { return }
    if !alignment.isEmpty { arguments.append("alignment: .\(alignment)") }
    add(".frame(\(arguments.joined(separator: ", ")))")
  }

  private static func joined(_ first: String, _ second: String) -> String {
    first.isEmpty ? second : first + second.raisingFirst
  }

  private mutating func addPadding(_ horizontal: SwiftUIPlacement?, _ vertical: SwiftUIPlacement?) {
    func distance(_ number: CodeNumber?) -> CodeNumber? {
      number.flatMap { $0.isZero ? nil : $0 }
    }
    func text(_ number: CodeNumber) -> String { number.text(in: .swiftui) }
    let edges = [vertical?.start, horizontal?.start, vertical?.end, horizontal?.end].map(distance)
    if let all = edges[0], edges.allSatisfy({ $0 == all }) { return add(".padding(\(text(all)))") }
    let parts = [(horizontal, SwiftUIAxis.horizontal), (vertical, SwiftUIAxis.vertical)]
    for (place, axis) in parts {
      let (start, end) = (distance(place?.start), distance(place?.end))
      if let start, start == end {
        add(".padding(.\(axis.edges), \(text(start)))")
        continue
      }
      if let start { add(".padding(.\(axis.start.name), \(text(start)))") }
      if let end { add(".padding(.\(axis.end.name), \(text(end)))") }
    }
  }
}
