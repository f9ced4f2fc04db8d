public import VFLLayout
import VFLRecords

/// A rectangle that constraint objects speak of: a ``LayoutView`` or a ``LayoutGuide``.
open class LayoutElement: LayoutItem {
  /// What diagnostics call it.
  public let name: String

  /// The constraints that speak of it, or of margins of it, in force or not; each takes itself out when it goes.
  @exclusivity(unchecked) var mentions: [Unmanaged<LayoutConstraint>] = []
  /// How many of these speak of a baseline of it.
  @exclusivity(unchecked) var baselineMentions = 0
  /// The constraints that chains made for it, in force or not.
  package var chained = ChainedList()
  /// The live layout that has variables for it, and its place there.
  @exclusivity(unchecked) unowned(unsafe) var live: LiveLayout?
  @exclusivity(unchecked) var slot = -1
  /// The index in the snapshot that is being taken.
  var snapshotIndex = -1
  /// Where the last pass put it, before rounding to pixels.
  @exclusivity(unchecked) var solvedFrame = Frame(x: 0, y: 0, width: 0, height: 0)
  /// Where the last pass put it.
  @exclusivity(unchecked) var shownFrame = Frame(x: 0, y: 0, width: 0, height: 0)

  /// Creates an element; views and guides are all there are.
  package init(name: String) {
    self.name = name
  }

  /// What a `|` of a format beside this one means: the superview, or the view that owns a guide.
  open var superitem: (any LayoutItem)? { parentElement }

  /// Its name.
  public var itemName: String { name }

  /// Its content, baselines, margins and safe area.
  public var layoutNode: LayoutNode { node }

  // MARK: What the two kinds differ in

  /// The view that its frame is relative to.
  var parentElement: LayoutView? { nil }
  /// Itself if it is a view, else the view that owns it.
  var hostView: LayoutView? { nil }
  /// The element that has variables, and which of its rectangles this one is.
  var placement: (element: LayoutElement, region: LayoutRegion)? { (self, .frame) }
  /// The element that constraints about this one are noted at.
  var mentionedElement: LayoutElement { self }
  /// What rows have to know of it.
  var traits: ItemTraits {
    ItemTraits(margins: LayoutMargins(all: 0), direction: .leftToRight)
  }
  /// The rows that its content asks for.
  var contentWishes: ContentWishes? { nil }
}

extension LayoutElement {
  /// Has the constraints that speak of it forget it, as it ceases to exist.
  func leaveConstraints() {
    for mention in mentions { mention.takeUnretainedValue().forget(self) }
    mentions = []
  }

  /// What a layout problem has to know of it, its parent left out.
  var node: LayoutNode {
    var node = LayoutNode(name: name, margins: LayoutMargins(all: 0))
    if let wishes = contentWishes {
      node.content = wishes.size
      node.hugging = wishes.hugging
      node.compression = wishes.compression
    }
    if let guide = self as? LayoutGuide {
      node.isGuide = true
      node.isOneAxisGuide = guide.measuresOneAxis
    }
    guard let view = self as? LayoutView else { return node }
    node.firstBaseline = view.firstBaseline
    node.lastBaseline = view.lastBaseline
    // What a pass has applied may be older than the insets.
    node.safeArea = view.usesSafeArea ? view.safeAreaInsets : view.appliedSafeArea
    node.margins =
      view.insetsLayoutMarginsFromSafeArea
      ? view.layoutMargins(with: node.safeArea) : view.layoutMargins
    if view.semanticContentAttribute != .unspecified { node.direction = view.effectiveDirection }
    return node
  }
}

/// How large an element's content is, in points, and how strongly that is wanted.
struct ContentWishes {
  var size: PerAxis<Double?>
  var hugging: PerAxis<Priority>
  var compression: PerAxis<Priority>
}
