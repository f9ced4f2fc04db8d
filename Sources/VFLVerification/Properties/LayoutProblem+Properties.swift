package import VFLLayout
package import VFLRecords

extension LayoutProblem {
  /// The items that are views, in the container or in another view.
  private var views: [ItemID] {
    nodes.indices.filter { nodes[$0].parent != nil && !nodes[$0].isGuide }.map { ItemID($0) }
  }

  private func views(named names: [String]) -> [ItemID] {
    names.isEmpty ? views : views.filter { names.contains(nodes[$0.index].name) }
  }

  /// The properties that views are inside their parents; all views if there are no names.
  package func insideProperties(_ names: [String]) -> [LayoutProperty] {
    views(named: names).map { .inside($0) }
  }

  /// The properties that views are at least as large as their contents; all views if there are no names.
  package func untruncatedProperties(_ names: [String]) -> [LayoutProperty] {
    views(named: names).flatMap { view in
      Axis.allCases.filter { nodes[view.index].content[$0] != nil }.map {
        .untruncated(view, $0)
      }
    }
  }

  /// The properties that views with these names are at least as large as a touch target.
  package func targetProperties(_ names: [String], length: Double) -> [LayoutProperty] {
    views.filter { names.contains(nodes[$0.index].name) }.flatMap { view in
      Axis.allCases.map { .target(view, $0, length) }
    }
  }

  /// The guide that is the safe area of the container, if constraints refer to it.
  package var safeArea: ItemID? {
    nodes.firstIndex {
      $0.guideProperty == "safeAreaLayoutGuide" && $0.parent == LayoutProblem.container
    }.map { ItemID($0) }
  }

  /// The properties that views are inside the safe area of the container; if there are no names, all views
  /// without subviews.
  ///
  /// Views that are not inside the container have no such property.
  package func safeProperties(_ names: [String]) -> [LayoutProperty] {
    let parents = Set(views.compactMap { nodes[$0.index].parent })
    return views(named: names).filter { view in
      (!names.isEmpty || !parents.contains(view)) && ancestors(of: view).last == Self.container
    }.map { .safe($0) }
  }

  /// Returns the ancestors of an item, from its parent to the outermost item.
  package func ancestors(of item: ItemID) -> [ItemID] {
    var ancestors: [ItemID] = []
    while let parent = nodes[(ancestors.last ?? item).index].parent { ancestors.append(parent) }
    return ancestors
  }

  /// The properties that siblings do not overlap, for all pairs that do not overlap in this layout, and the
  /// number of the other pairs.
  ///
  /// - Parameters:
  ///   - overlaps: The pairs that may overlap.
  ///   - hidden: The views that are omitted.
  package func apartProperties(
    except overlaps: [(first: String, second: String)], hidden: Set<ItemID> = []
  ) -> (properties: [LayoutProperty], overlappingCount: Int) {
    guard let frames = try? solved().frames, !frames.isEmpty else { return ([], 0) }
    var siblings: [Int: [ItemID]] = [:]
    for view in views where !hidden.contains(view) {
      let parent = nodes[view.index].parent?.index ?? LayoutProblem.container.index
      siblings[parent, default: []].append(view)
    }
    var properties: [LayoutProperty] = []
    var overlappingCount = 0
    for parent in siblings.keys.sorted() {
      let views = siblings[parent] ?? []
      for (index, one) in views.enumerated() {
        for other in views[(index + 1)...] {
          let names = (nodes[one.index].name, nodes[other.index].name)
          if overlaps.contains(where: { $0 == names || $0 == (names.1, names.0) }) { continue }
          if frames[one.index].overlaps(frames[other.index]) {
            overlappingCount += 1
          } else {
            properties.append(.apart(one, other))
          }
        }
      }
    }
    return (properties, overlappingCount)
  }
}

extension Frame {
  /// Whether two frames have a common area that is larger than a rounding error.
  fileprivate func overlaps(_ other: Frame) -> Bool {
    min(x + width, other.x + other.width) - max(x, other.x) > 1e-3
      && min(y + height, other.y + other.height) - max(y, other.y) > 1e-3
  }
}
