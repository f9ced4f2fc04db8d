public import VFLLayout
import VFLRecords

/// A rectangle that constraints can refer to: a ``LayoutView`` or a ``LayoutGuide``.
open class LayoutElement: LayoutItem {
  /// The name of the element in diagnostics.
  public let name: String

  /// The constraints, active or not, that refer to the element or to its margin or safe area guide.
  ///
  /// Each constraint removes itself when it is deallocated.
  @exclusivity(unchecked) var mentions: [Unmanaged<LayoutConstraint>] = []
  /// The number of references from ``mentions`` to one of the element's baselines.
  @exclusivity(unchecked) var baselineMentions = 0
  /// The constraints, active or not, that chains created for the element.
  package var chained = ChainedList()
  /// The live layout that contains the element, and the element's slot index there.
  @exclusivity(unchecked) unowned(unsafe) var live: LiveLayout?
  @exclusivity(unchecked) var slot = -1
  /// The element's index in the snapshot that was taken last.
  var snapshotIndex = -1
  /// The frame that the last layout pass computed, before rounding to pixels.
  @exclusivity(unchecked) var solvedFrame = Frame(x: 0, y: 0, width: 0, height: 0)
  /// The frame that the last layout pass set, rounded to pixels if the root has a display scale.
  @exclusivity(unchecked) var shownFrame = Frame(x: 0, y: 0, width: 0, height: 0)

  /// Creates an element with a name.
  ///
  /// ``LayoutView`` and ``LayoutGuide`` are the only direct subclasses.
  package init(name: String) {
    self.name = name
  }

  /// The item that a `|` next to this element refers to: the superview of a view, or the owning view of a
  /// guide.
  open var superitem: (any LayoutItem)? { parentElement }

  /// The element's ``name``.
  public var itemName: String { name }

  /// The content size, baselines, margins and safe area of the element.
  public var layoutNode: LayoutNode { node }

  // MARK: Overridden by views and guides

  /// The view whose coordinate system contains the element's frame, or `nil` if there is none.
  var parentElement: LayoutView? { nil }
  /// The element itself if it is a view, otherwise its owning view.
  var hostView: LayoutView? { nil }
  /// The element that has variables in the solver, and the region of that element that this element
  /// represents.
  var placement: (element: LayoutElement, region: LayoutRegion)? { (self, .frame) }
  /// The element whose ``mentions`` list the constraints that refer to this element.
  var mentionedElement: LayoutElement { self }
  /// The margins, baselines and direction that the rows of a constraint depend on.
  var traits: ItemTraits {
    ItemTraits(margins: LayoutMargins(all: 0), direction: .leftToRight)
  }
  /// The content size and its priorities, or `nil` if the element has no content.
  var contentSizing: ContentSizing? { nil }
}

extension LayoutElement {
  /// Removes the references that constraints have to the element.
  ///
  /// Called before the element is deallocated.
  func leaveConstraints() {
    for mention in mentions { mention.takeUnretainedValue().forget(self) }
    mentions = []
  }

  /// The element as a node of a layout problem, without its parent.
  var node: LayoutNode {
    var node = LayoutNode(name: name, margins: LayoutMargins(all: 0))
    if let sizing = contentSizing {
      node.content = sizing.size
      node.hugging = sizing.hugging
      node.compression = sizing.compression
    }
    if let guide = self as? LayoutGuide {
      node.isGuide = true
      node.isOneAxisGuide = guide.measuresOneAxis
    }
    guard let view = self as? LayoutView else { return node }
    node.firstBaseline = view.firstBaseline
    node.lastBaseline = view.lastBaseline
    // `appliedSafeArea` may be older than `safeAreaInsets`.
    node.safeArea = view.usesSafeArea ? view.safeAreaInsets : view.appliedSafeArea
    node.margins =
      view.insetsLayoutMarginsFromSafeArea
      ? view.layoutMargins(with: node.safeArea) : view.layoutMargins
    if view.semanticContentAttribute != .unspecified { node.direction = view.effectiveDirection }
    return node
  }
}

/// The content size of an element, in points, and the priorities with which the element keeps that size.
struct ContentSizing {
  var size: PerAxis<Double?>
  var hugging: PerAxis<Priority>
  var compression: PerAxis<Priority>
}
