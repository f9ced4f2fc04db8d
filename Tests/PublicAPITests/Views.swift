import VisualFormat

/// A custom final view class.
final class Box: LayoutItem {
  /// The box that contains the view.
  weak var superview: Box?

  init(in superview: Box? = nil) {
    self.superview = superview
  }

  var superitem: (any LayoutItem)? { superview }
}

/// A custom view class with subclasses.
class Panel {
  /// The panel that contains the view.
  weak var superview: Panel?

  init(in superview: Panel? = nil) {
    self.superview = superview
  }
}

extension Panel: LayoutItem {
  var superitem: (any LayoutItem)? { superview }
}

/// A subclass of the panel.
final class Button: Panel {}

/// A custom layout guide.
final class Guide: LayoutItem {
  /// The panel that owns the guide.
  weak var owner: Panel?

  init(of owner: Panel) {
    self.owner = owner
  }

  var superitem: (any LayoutItem)? { owner }
}

/// A view that is isolated to the main actor, like the views of user interfaces.
@MainActor
final class ScreenView {
  /// The view that contains the view.
  weak var superview: ScreenView?
}

extension ScreenView: @MainActor LayoutItem {
  var superitem: (any LayoutItem)? { superview }
}
