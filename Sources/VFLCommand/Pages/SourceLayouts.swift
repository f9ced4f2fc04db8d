import VFLDiagnostics
import VFLDocuments
import VFLLayout
import VFLLowering
import VFLSources

/// The layouts of a source: the format strings of each function together, as far as the source tells of them.
struct SourceLayouts: Sendable {
  /// The layout of a function.
  struct Layout: Sendable {
    /// What it is called: the file, the line of the first call, and the function as far as it is seen.
    let name: String
    /// The formats with their views and metrics.
    let document: LayoutDocument
    /// What the source does not tell, and what is done about it, in sentences.
    let notes: [String]
  }

  /// The number that takes the place of a metric which the source does not tell.
  private static let standIn = 8.0

  /// The layouts, in the order of the text.
  private(set) var layouts: [Layout] = []
  private let lines: FunctionHeads
  private let name: String
  /// The names of metrics that the command line gives.
  private let given: Set<String>

  /// Reads a source; of metrics that are given nothing has to be told.
  init(
    _ bytes: [UInt8], _ language: HostLanguage, name: String, wrappers: [FormatWrapper],
    metrics given: [String]
  ) {
    (self.name, self.given) = (name, Set(given))
    lines = FunctionHeads(bytes, language)
    let sites = HostScan(bytes, language: language, wrappers: wrappers).sites
    var groups: [[FormatSite]] = []
    var places: [Int: Int] = [:]
    for site in sites {
      let place = places[site.function] ?? groups.count
      places[site.function] = place
      if place == groups.count { groups.append([]) }
      groups[place].append(site)
    }
    layouts = groups.compactMap(layout)
  }

  /// The layout of the sites of a function.
  private func layout(_ sites: [FormatSite]) -> Layout? {
    guard let first = sites.first else { return nil }
    var used: [FormatSite] = []
    var notes: [String] = []
    for site in sites {
      let text = "`\(site.literal.words)`"
      if !site.literal.holes.isEmpty {
        notes.append("\(text) has parts that only the running program knows, and is left out.")
      } else if used.contains(where: { $0.excludes(site) }) {
        notes.append("\(text) is of another branch, and is left out.")
      } else {
        if case .unknown = site.options {
          notes.append("The options of \(text) are not known, and count as none.")
        }
        used.append(site)
      }
    }
    let label = lines.functionName(around: first.call.start).map { " \($0)" } ?? ""
    let (line, _) = lines.place(of: first.call.start)
    var document = LayoutDocument(name: name)
    document.formats = used.map(format)
    let names = used.reduce(into: Names()) { $0.add($1) }
    document.declaresViews = names.areViewsExact && !used.isEmpty
    if document.declaresViews {
      document.views = names.shownViews.map { .init(node: LayoutNode(name: $0)) }
    }
    document.declaresMetrics = true
    for metric in names.metrics where !given.contains(metric) {
      let value = names.values[metric]
      if value == nil {
        notes.append(
          "The source does not tell the number `\(metric)`, which is \(Int(Self.standIn)) here; "
            + "`\(Flag.metric.name) \(metric)=NUMBER` gives another one.")
      }
      document.metrics.append(
        .init(name: metric, value: .number(value ?? Self.standIn), span: nil))
    }
    return Layout(name: "\(name):\(line)\(label)", document: document, notes: notes)
  }

  private func format(_ site: FormatSite) -> LayoutDocument.Text {
    let (line, column) = lines.place(
      of: site.literal.segments.first?.span.start ?? site.literal.span.start)
    var format = LayoutDocument.Text(
      bytes: site.literal.text, name: name, line: line, column: column)
    if case .exactly(let known) = site.options {
      format.options = known.reduce(into: FormatOptions()) { options, option in
        options.formUnion(FormatOptions(name: option.name) ?? [])
      }
    }
    return format
  }

  /// The names that the formats of a function need, and what the source tells of them.
  private struct Names {
    private var given: [String] = []
    private var needed: [String] = []
    private(set) var areViewsExact = true
    private(set) var metrics: [String] = []
    private(set) var values: [String: Double] = [:]

    /// The views that are given; those alone that are needed, if none is missing.
    var shownViews: [String] {
      Set(needed).isSubset(of: given) ? given.filter(Set(needed).contains) : given
    }

    mutating func add(_ site: FormatSite) {
      let required = RequiredNames(of: String(decoding: site.literal.text, as: UTF8.self))
      if case .atLeast = site.views { areViewsExact = false }
      let views = site.views.names.map { $0.name }
      for view in views where !given.contains(view) { given.append(view) }
      needed += required.views
      let known = Dictionary(first: site.metrics.names.map { ($0.name, $0.value) })
      let isExact = if case .exactly = site.metrics { true } else { false }
      for name in required.metrics + required.viewsOrMetrics
      where !views.contains(name) && !metrics.contains(name) {
        // A metric that is certainly not given is a fault, which is told like any other.
        guard known.keys.contains(name) || !isExact else { continue }
        metrics.append(name)
        if let value = known[name] ?? nil { values[name] = value }
      }
    }
  }
}

extension FormatLiteral {
  /// The text, with an ellipsis for each part that only the running program knows.
  fileprivate var words: String {
    var bytes = text
    for hole in holes.reversed() { bytes.insert(contentsOf: "…".utf8, at: hole.offset) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FormatSite {
  /// Whether the program takes another branch for another string.
  fileprivate func excludes(_ other: FormatSite) -> Bool {
    choices.contains { choice in
      !choice.isElement
        && other.choices.contains { $0.number == choice.number && !choice.meets($0) }
    }
  }
}
