import VFLLayout
import VFLRecords
package import VFLVerification

extension VerifiedLayout {
  /// The properties to prove: the requirements of the documents or, if there are none, the usual properties.
  package var properties: [LayoutProperty] {
    let requirements = requirements
    if requirements.isEmpty { return usualProperties }
    var comparisonCount = 0
    let required = requirements.flatMap { requirement -> [LayoutProperty] in
      switch requirement.kind {
      case .satisfiable: return [.satisfiable]
      case .unambiguous: return [.unambiguous]
      case .inside([]): return insideProperties
      case .inside(let views): return usual.problem.insideProperties(views)
      case .apart: return pairs.properties
      case .untruncated([]): return untruncatedProperties
      case .untruncated(let views): return usual.problem.untruncatedProperties(views)
      case .target(let length, []): return targetProperties(length)
      case .target(let length, let views):
        return usual.problem.targetProperties(views, length: length)
      case .safe([]): return safeProperties
      case .safe(let views): return usual.problem.safeProperties(views)
      case .audit:
        return usualProperties + targetProperties(VerificationInput.Requirement.usualTarget)
          + safeProperties
      case .comparison:
        comparisonCount += 1
        return [.requirement(comparisonCount - 1)]
      }
    }
    // A property may be required several times, for example for one view and for all views.
    var seen: Set<LayoutProperty> = []
    return ([.satisfiable] + required).filter { seen.insert($0).inserted }
  }

  /// The properties that are verified if there are no requirements.
  private var usualProperties: [LayoutProperty] {
    [.satisfiable, .unambiguous] + insideProperties + pairs.properties + untruncatedProperties
  }

  /// The number of pairs of siblings that are not verified because they overlap in the usual layout.
  package var overlappingCount: Int {
    examinesPairs ? pairs.overlappingCount : 0
  }

  /// Whether pairs of siblings are verified.
  var examinesPairs: Bool {
    requirements.isEmpty
      || requirements.contains { requirement in
        switch requirement.kind {
        case .apart, .audit: true
        default: false
        }
      }
  }

  /// The properties of an audit that are not verified because they concern no view, with the reasons.
  var omittedProperties: [(property: String, reason: String)] {
    let isAudit = requirements.contains { requirement in
      if case .audit = requirement.kind { return true }
      return false
    }
    let parts: [VerificationInput.Requirement.Kind] = [
      .target(VerificationInput.Requirement.usualTarget, []), .safe([]),
    ]
    return isAudit ? parts.compactMap { emptiness(of: $0) } : []
  }

  /// The requirements of all documents.
  private var requirements: [VerificationInput.Requirement] {
    documents.flatMap { $0.verification.requirements }
  }

  /// The properties that siblings are apart, except pairs with hidden views.
  private var pairs: (properties: [LayoutProperty], overlappingCount: Int) {
    let overlaps = documents.flatMap {
      $0.verification.overlaps.map { (first: $0.first, second: $0.second) }
    }
    return usual.problem.apartProperties(except: overlaps, hidden: hiddenViews)
  }

  /// The properties that views are inside their superviews, unless they are hidden, or a superview scrolls or
  /// clips.
  private var insideProperties: [LayoutProperty] {
    let scrolling = scrollingViews
    let nodes = usual.problem.nodes
    let hidden = hiddenViews
    return usual.problem.insideProperties([]).filter { property in
      guard case .inside(let view) = property, let parent = nodes[view.index].parent else {
        return true
      }
      return !hidden.contains(view) && !scrolling.contains(nodes[parent.index].name)
    }
  }

  /// The names of the views that scroll or clip their subviews.
  var scrollingViews: Set<String> {
    Set(documents.flatMap { $0.views }.filter { $0.showsPart }.map { $0.node.name })
  }

  /// The properties that views are at least as large as their contents, unless they are hidden.
  ///
  /// In sources and Interface Builder files, only the texts on a single line are verified: images are scaled,
  /// fields scroll, and other texts wrap.
  private var untruncatedProperties: [LayoutProperty] {
    let exempt = Set(
      documents.filter { $0.isDerived }.flatMap { document in
        document.views.filter { $0.text == nil }.map { $0.node.name }
      })
    let hidden = hiddenViews
    return usual.problem.untruncatedProperties([]).filter { property in
      guard case .untruncated(let view, _) = property else { return true }
      return !hidden.contains(view) && !exempt.contains(usual.problem.nodes[view.index].name)
    }
  }

  /// The views that are hidden, or inside a hidden view.
  var hiddenViews: Set<ItemID> {
    let names = Set(documents.flatMap { $0.views }.filter { $0.isHidden }.map { $0.node.name })
    if names.isEmpty { return [] }
    let nodes = usual.problem.nodes
    return Set(
      nodes.indices.filter { index in
        var next: ItemID? = ItemID(index)
        while let item = next {
          if names.contains(nodes[item.index].name) { return true }
          next = nodes[item.index].parent
        }
        return false
      }.map { ItemID($0) })
  }
}
