import VisualFormat

/// A view class of somebody's own that is final.
final class Box: LayoutItem {
  /// The box that it lies in.
  weak var superview: Box?

  init(in superview: Box? = nil) {
    self.superview = superview
  }

  var superitem: (any LayoutItem)? { superview }
}

/// A view class of somebody's own that others inherit from.
class Panel {
  /// The panel that it lies in.
  weak var superview: Panel?

  init(in superview: Panel? = nil) {
    self.superview = superview
  }
}

extension Panel: LayoutItem {
  var superitem: (any LayoutItem)? { superview }
}

/// A panel of a more special kind.
final class Button: Panel {}

/// A rectangle that is no view but lies in one.
final class Guide: LayoutItem {
  /// The panel that owns it.
  weak var owner: Panel?

  init(of owner: Panel) {
    self.owner = owner
  }

  var superitem: (any LayoutItem)? { owner }
}

/// A view that only the main actor may touch, as those of user interfaces are.
@MainActor
final class ScreenView {
  /// The view that it lies in.
  weak var superview: ScreenView?
}

extension ScreenView: @MainActor LayoutItem {
  var superitem: (any LayoutItem)? { superview }
}
