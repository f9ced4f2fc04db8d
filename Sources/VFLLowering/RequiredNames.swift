public import VFLSyntax

/// The names that formats need from their dictionaries, each once, in the order of the text.
public struct RequiredNames: Sendable, Hashable {
  /// Names that have to be views.
  public private(set) var views: [String] = []
  /// Names that have to be metrics: gaps and priorities.
  public private(set) var metrics: [String] = []
  /// Names that may be either: the values of size predicates that are neither of the others.
  public private(set) var viewsOrMetrics: [String] = []
  /// Whether a `|` needs the superview of its neighbour.
  public private(set) var needsSuperview: Bool

  /// Creates the names from those that were found, each of which may be found several times.
  package init(
    views: [String], metrics: [String], viewsOrMetrics: [String], needsSuperview: Bool
  ) {
    var (seenViews, seenMetrics) = (Set<String>(), Set<String>())
    self.views = views.filter { seenViews.insert($0).inserted }
    self.metrics = metrics.filter { seenMetrics.insert($0).inserted }
    var seenSizes = seenViews.union(seenMetrics)
    self.viewsOrMetrics = viewsOrMetrics.filter { seenSizes.insert($0).inserted }
    self.needsSuperview = needsSuperview
  }

  /// Collects the names of a format.
  public init(of tree: FormatTree) {
    needsSuperview = tree.leadingBar != nil || tree.trailingBar != nil
    var seenViews: Set<String> = []
    var seenMetrics: Set<String> = []
    var sizes: [String] = []
    for view in tree.views {
      let name = tree.string(view.name)
      if !name.isEmpty, seenViews.insert(name).inserted { views.append(name) }
    }
    var sizeRanges = tree.views.map(\.predicates).makeIterator()
    var sizeRange = sizeRanges.next()
    for (index, predicate) in tree.predicates.enumerated() {
      while let range = sizeRange, index >= range.upperBound { sizeRange = sizeRanges.next() }
      let isSize = sizeRange?.contains(index) ?? false
      if predicate.value.kind == .name {
        let name = tree.string(predicate.value.span)
        if isSize {
          sizes.append(name)
        } else if seenMetrics.insert(name).inserted {
          metrics.append(name)
        }
      }
      if let priority = predicate.priority, priority.kind == .name {
        let name = tree.string(priority.span)
        if seenMetrics.insert(name).inserted { metrics.append(name) }
      }
    }
    var seenSizes = seenViews.union(seenMetrics)
    viewsOrMetrics = sizes.filter { seenSizes.insert($0).inserted }
  }

  /// Collects the names of several formats, and views and metrics that something else needs.
  ///
  /// - Complexity: O(the formats' lengths).
  public init(
    of trees: some Sequence<FormatTree>, views otherViews: [String] = [],
    metrics otherMetrics: [String] = []
  ) {
    needsSuperview = false
    var seenViews: Set<String> = []
    var seenMetrics: Set<String> = []
    var sizes: [String] = []
    for tree in trees {
      let names = RequiredNames(of: tree)
      needsSuperview = needsSuperview || names.needsSuperview
      views += names.views.filter { seenViews.insert($0).inserted }
      metrics += names.metrics.filter { seenMetrics.insert($0).inserted }
      sizes += names.viewsOrMetrics
    }
    views += otherViews.filter { seenViews.insert($0).inserted }
    metrics += otherMetrics.filter { seenMetrics.insert($0).inserted }
    var seenSizes = seenViews.union(seenMetrics)
    viewsOrMetrics = sizes.filter { seenSizes.insert($0).inserted }
  }
}
