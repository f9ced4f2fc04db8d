public import VFLLayout
import VFLRecords

/// A rectangle that belongs to a view and takes part in layout but draws nothing.
///
/// ```swift
/// let gap = LayoutGuide("gap")
/// container.addLayoutGuide(gap)
/// ```
public final class LayoutGuide: LayoutElement {
  /// The source of a guide's frame.
  enum Kind {
    /// The constraints that refer to the guide.
    case free
    /// The layout margins or the safe area of the owning view.
    case region(LayoutRegion)
  }

  let kind: Kind
  /// The view that the guide belongs to.
  public internal(set) unowned(unsafe) var owningView: LayoutView?

  /// Whether a format string created the guide to measure a distance along one axis.
  ///
  /// If so, the position of the guide on the perpendicular axis is irrelevant.
  var measuresOneAxis = false

  /// Whether a distribution of views created the guide for the gap between two views.
  ///
  /// Such a guide is removed together with the constraints of the distribution.
  package var isGapOfDistribution = false

  /// Creates a guide.
  ///
  /// Add it to a view with ``LayoutView/addLayoutGuide(_:)``.
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

  /// The name of the guide in diagnostics.
  public var identifier: String { name }

  /// The frame that the last layout pass set, in points, in the coordinate system of the owning view.
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
