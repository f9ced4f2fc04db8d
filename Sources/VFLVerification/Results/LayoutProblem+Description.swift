package import VFLDiagnostics
package import VFLLayout
import VFLRecords

extension LayoutProblem {
  /// Describes a property, and its violation if there is one.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - violation: The layout that violates the property.
  ///   - requirement: The text of a required comparison.
  ///   - span: The span of the view or of the requirement.
  package func description(
    of property: LayoutProperty, _ violation: PropertyOutcome.Violation?,
    requirement: String? = nil, at span: SourceSpan? = nil
  ) -> VerifiedProperty {
    let kind: VerifiedProperty.Kind
    switch property {
    case .satisfiable: kind = .satisfiable
    case .unambiguous:
      let free = violation?.ambiguous
      kind = .unambiguous(attribute: free?.part.rawValue, view: free.map { name(of: $0.item) })
    case .inside(let view):
      let parent = nodes[view.index].parent ?? LayoutProblem.container
      kind = .inside(
        view: name(of: view),
        superview: parent == LayoutProblem.container ? "|" : name(of: parent),
        edge: violation?.edge)
    case .apart(let one, let other): kind = .apart(name(of: one), name(of: other))
    case .untruncated(let view, let axis):
      kind = .untruncated(view: name(of: view), isWidth: axis == .horizontal)
    case .target(let view, let axis, let length):
      kind = .target(view: name(of: view), isWidth: axis == .horizontal, length: length)
    case .safe(let view): kind = .safe(view: name(of: view), edge: violation?.edge)
    case .requirement: kind = .requirement(requirement ?? "")
    }
    return VerifiedProperty(kind, at: span)
  }
}

extension PropertyOutcome.Violation {
  /// The edge that the violated claim is about, if the claims are about the edges of a view.
  fileprivate var edge: OutsideView.Edge? {
    let edges: [OutsideView.Edge] = [.left, .right, .top, .bottom]
    return edges.indices.contains(claim) ? edges[claim] : nil
  }
}
