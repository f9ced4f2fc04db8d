public import VFLLayout
import VFLRecords

/// A rectangle that is no view: it takes part in layout, draws nothing, and belongs to a view.
///
/// ```swift
/// let gap = LayoutGuide("gap")
/// container.addLayoutGuide(gap)
/// ```
public final class LayoutGuide: LayoutElement {
  /// What decides where a guide is.
  enum Kind {
    /// Constraints.
    case free
    /// The margins or the safe area of its view.
    case region(LayoutRegion)
  }

  let kind: Kind
  /// The view that it belongs to.
  public internal(set) unowned(unsafe) var owningView: LayoutView?

  /// Whether a format has made it to measure something along one axis, so that nobody cares where it lies
  /// on the other one.
  var measuresOneAxis = false

  /// Whether a distribution of views has made it to stand for the gap between two of them, so that it goes
  /// with the constraints that hold it.
  package var isGapOfDistribution = false

  /// Creates a guide, to be given to a view with ``LayoutView/addLayoutGuide(_:)``.
  public init(_ identifier: String = "guide") {
    kind = .free
    super.init(name: identifier)
  }

  init(_ region: LayoutRegion, of view: LayoutView) {
    kind = .region(region)
    owningView = view
    super.init(name: view.name + region.suffix)
  }

  deinit { leaveConstraints() }

  /// What diagnostics call the guide.
  public var identifier: String { name }

  /// Where the last layout put it, measured from the top left corner of its view, in points.
  public var layoutFrame: Frame {
    guard case .region(let region) = kind, let view = owningView else { return shownFrame }
    let insets = region == .safeAreaLayoutGuide ? view.safeAreaInsets : view.traits.margins
    let size = view.shownFrame
    return Frame(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  override var parentElement: LayoutView? { owningView }
  override var hostView: LayoutView? { owningView }

  override var mentionedElement: LayoutElement { placement?.element ?? self }

  override var placement: (element: LayoutElement, region: LayoutRegion)? {
    guard case .region(let region) = kind else { return (self, .frame) }
    return owningView.map { ($0, region) }
  }
}
