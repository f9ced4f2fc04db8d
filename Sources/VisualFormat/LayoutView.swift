public import VFLLayout
public import VFLRecords

/// A ready-made view: a rectangle with a place in a hierarchy and, if it likes, content.
///
/// ```swift
/// let window = LayoutView("window")
/// let title = LayoutView("title")
/// window.addSubview(title)
/// let made = try constraints(visualFormat: "|-[title]-|", views: ["title": title])
/// try window.layOut(made, width: 320)
/// title.frame.width  // 280
/// ```
open class LayoutView: LayoutItem {
  /// What diagnostics call the view.
  public let name: String
  /// The view that it lies in.
  public private(set) weak var superview: LayoutView?
  /// The views that lie in it, the one added last at the end.
  public private(set) var subviews: [LayoutView] = []
  /// The width of its content in points, if it has one.
  open var contentWidth: Double?
  /// The height of its content in points, if it has one.
  open var contentHeight: Double?
  /// How strongly it resists being larger than its content.
  public var hugging = PerAxis(both: Priority.defaultLow)
  /// How strongly it resists being smaller than its content.
  public var compressionResistance = PerAxis(both: Priority.defaultHigh)
  /// How far the first baseline lies below the top edge, in points.
  public var firstBaseline = 0.0
  /// How far the last baseline lies above the bottom edge, in points.
  public var lastBaseline = 0.0
  /// The layout margins, in points.
  public var layoutMargins = LayoutMargins()
  /// Where the last layout put it, measured from the top left corner of its superview, in points.
  public internal(set) var frame = Frame(x: 0, y: 0, width: 0, height: 0)

  /// Creates a view with a name, and content if a size is given.
  public init(_ name: String, contentWidth: Double? = nil, contentHeight: Double? = nil) {
    self.name = name
    self.contentWidth = contentWidth
    self.contentHeight = contentHeight
  }

  /// The view's name.
  public var itemName: String { name }

  /// The superview, for the `|` of a format.
  public var superitem: (any LayoutItem)? { superview }

  /// Puts a view into this one, behind those that are there; it leaves the view that it was in.
  ///
  /// - Precondition: `view` is neither this view nor one that this view lies in.
  public func addSubview(_ view: LayoutView) {
    precondition(!isDescendant(of: view), "a view cannot lie in itself")
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether the view is another one or lies in it, at any depth.
  public func isDescendant(of other: LayoutView) -> Bool {
    var view: LayoutView? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }
}
