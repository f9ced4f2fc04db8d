import VFLSources

/// The names that some sites are given, found without a walk.
///
/// Calls in a row are mostly given the same dictionaries, so what was looked up last is kept.
struct SiteNames {
  /// What is known of the names of one kind.
  struct Table {
    /// What the scan says.
    let knowledge: NameKnowledge
    /// The names, with their numbers where these are known.
    let values: [String: Double?]
    /// Whether there are no others.
    let isExact: Bool
    /// The names, in their order.
    let names: [String]

    fileprivate init(_ knowledge: NameKnowledge) {
      self.knowledge = knowledge
      values = Dictionary(
        knowledge.names.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      names = knowledge.names.map(\.name)
      if case .exactly = knowledge { isExact = true } else { isExact = false }
    }
  }

  /// The names that a site is given.
  struct Pair {
    /// The views.
    let views: Table
    /// The metrics.
    let metrics: Table
  }

  private var tables: [Table] = []

  /// Creates a collection of no names.
  init() {}

  /// The names that a site is given.
  mutating func names(of site: FormatSite) -> Pair {
    Pair(views: table(of: site.views), metrics: table(of: site.metrics))
  }

  private mutating func table(of knowledge: NameKnowledge) -> Table {
    if let known = tables.last(where: { $0.knowledge == knowledge }) { return known }
    let table = Table(knowledge)
    if tables.count >= 4 { tables.removeFirst() }
    tables.append(table)
    return table
  }
}
