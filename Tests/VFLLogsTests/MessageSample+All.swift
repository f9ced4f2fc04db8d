import VFLDiagnostics

extension MessageSample {
  private static let ancestor =
    "  Does the constraint or its anchors reference items in different view hierarchies?  That's "
    + "illegal."

  /// Messages of exceptions.
  static let exceptions = [
    MessageSample(
      .unrelatedItems,
      "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x1742 "
        + "\"UILabel:0x10162e5d0'Hi'.centerX\"> and <NSLayoutXAxisAnchor:0x1743 "
        + "\"Demo.Card:0x10162e7b0.centerX\"> because they have no common ancestor.\(ancestor)",
      "`UILabel'Hi'` and `Card` have no common ancestor", cure: "call `addSubview` for both"),
    MessageSample(
      .unrelatedItems,
      "Unable to activate constraint with anchors <NSLayoutDimension:0x1742 \"UIView:0x1.width\"> "
        + "and <NSLayoutDimension:0x1743 \"UIView:0x2.width\"> because they have no common "
        + "ancestor.\(ancestor)", "`UIView#1` and `UIView#2` have", cure: "`UIView#2` is 0x2"),
    MessageSample(
      .unrelatedItems,
      "Unable to activate constraint with items <NSButton: 0x6180001> and <NSView: 0x6180002> "
        + "because they have no common ancestor.\(ancestor)", "`NSButton` and `NSView` have",
      cure: "call `addSubview` for both"),
    MessageSample(
      .unrelatedItems,
      "Unable to activate constraint with items <UILabel: 0x7f1; frame = (0 0; 0 0); text = 'a'; "
        + "layer = <_UILabelLayer: 0x7f2>> and <UIView: 0x7f3; frame = (0 0; 1 1); layer = "
        + "<CALayer: 0x7f4>> because they have no common ancestor.", "`UILabel` and `UIView` have",
      cure: "call `addSubview` for both"),
    MessageSample(
      .unrelatedItems,
      "Unable to activate constraint with anchors <NSLayoutYAxisAnchor:0x17 \"save button.top\"> "
        + "and <NSLayoutYAxisAnchor:0x18 \"UILayoutGuide:0x19''.top\"> because they have no common "
        + "ancestor.", "`save button` and", cure: "call `addLayoutGuide`"),
    MessageSample(
      .unrelatedItems,
      "couldn't find a common superview for <UIView: 0x7f1; frame = (0 0; 0 0); layer = <CALayer: "
        + "0x7f2>> and <UITableView: 0x7f3; frame = (0 0; 1 1)>", "`UIView` and `UITableView` have",
      cure: "call `addSubview` for both"),
    MessageSample(
      .unrelatedItems,
      "Can't constrain two views that do not share a common superview. Make sure that both views "
        + "have been added into the same view hierarchy.", "the items of a constraint have no",
      cure: "call `addSubview` for both"),
    MessageSample(
      .constraintOutsideSubtree,
      "Unable to install constraint on view.  Does the constraint reference something from outside "
        + "the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x9c8 "
        + "V:|-(8)-[UILabel:0x9c9]   (Names: '|':UIView:0x9ca )> view:<Demo.Card: 0x9cb; frame = "
        + "(0 0; 0 0); layer = <CALayer: 0x9cc>>",
      "`UILabel.top == UIView.top + 8` refers to an item outside of the subtree of `Card`",
      cure: "set `isActive = true` instead of calling `addConstraint`"),
    MessageSample(
      .constraintOutsideSubtree,
      "Unable to install constraint on view.  Does the constraint reference something from outside "
        + "the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x9c8 "
        + "NSButton:0x9c9.width == NSView:0x9ca.width> view:<NSView: 0x9cb>",
      "`NSButton.width == NSView.width` refers to an item outside of the subtree of the view",
      cure: "call `addSubview`"),
    MessageSample(
      .constraintOutsideSubtree,
      "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x7f1 "
        + "UIButton:0x7f2.centerX == UIView:0x7f3.centerX>\n\tWhen added to a view, the "
        + "constraint's items must be descendants of that view (or the view itself). This will "
        + "crash if the constraint needs to be resolved before the view hierarchy is assembled.",
      "`UIButton.centerX == UIView.centerX` refers", cure: "call `addSubview`"),
    MessageSample(
      .constraintOutsideSubtree,
      "Impossible to set up layout with view hierarchy unprepared for constraint.",
      "a constraint refers to an item outside", cure: "call `addSubview`"),
    MessageSample(
      .constraintOutsideSubtree, "View hierarchy unprepared for constraint.",
      "a constraint refers to an item outside", cure: "call `addSubview`"),
    MessageSample(
      .positionWithoutItem,
      "NSLayoutConstraint for <UIImageView: 0x7f1; frame = (0 0; 0 0); layer = <CALayer: 0x7f2>>: "
        + "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs.", "a position of `UIImageView` is related to a constant",
      cure: "the second item is `nil`"),
    MessageSample(
      .positionWithoutItem,
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
        + "constant:]: A multiplier of 0 or a nil second item together with a location for the "
        + "first attribute creates an illegal constraint of a location equal to a constant.",
      "a position is related to a constant alone", cure: "an outlet is `nil`"),
    MessageSample(
      .illegalPairing,
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
        + "constant:]: Invalid pairing of layout attributes", "incompatible attributes",
      cure: "relate two sizes"),
    MessageSample(
      .illegalPairing,
      "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:0x2801 "
        + "UIView:0x7f1.left == UILabel:0x7f2.leading   (inactive)>",
      "`UIView.left == UILabel.leading` relates", cure: "relate `leading` and `trailing` only to"),
    MessageSample(
      .installedPriority,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority 250 and the existing priority was 1000.",
      "from 1000 to 250", cure: "use 999 instead of 1000"),
    MessageSample(
      .installedPriority,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.", "between required and optional", cure: "before you activate"),
    MessageSample(
      .illegalNumber, "Constant is not finite!  That's illegal.  constant:inf",
      "the constant of a constraint is infinite or NaN", cure: "a division by a size"),
    MessageSample(
      .illegalNumber, "Multiplier is not finite!  That's illegal.  multiplier:nan",
      "the multiplier of a constraint is infinite or NaN", cure: "a division by a size"),
    MessageSample(
      .backgroundLayout,
      "Modifications to the layout engine must not be performed from a background thread after it "
        + "has been accessed from the main thread.", "on a background thread",
      cure: "`DispatchQueue.main.async`"),
    MessageSample(
      .layoutLoop,
      "The window has been marked as needing another Update Constraints in Window pass, but it has "
        + "already had more Update Constraints in Window passes than there are views in the window."
        + "\n<Demo.MainWindow: 0x6180> 0x53 (83) {{0, 0}, {400, 300}} en",
      "the layout of `MainWindow` does not finish", cure: "`updateConstraints`"),
    MessageSample(
      .layoutLoop,
      "The window has been marked as needing another Display Window pass, but it has already had "
        + "more Display Window passes than there are views in the window.", "a window does not",
      cure: "`updateConstraints`"),
    MessageSample(
      .layoutLoop,
      "UICollectionView (<Demo.Feed: 0x7f1; baseClass = UICollectionView; frame = (0 0; 1 1); layer "
        + "= <CALayer: 0x7f2>; contentOffset: {0, 0}>) is stuck in a recursive layout loop. This "
        + "can happen when self-sizing views do not return consistent sizes.",
      "the layout of `Feed` does not finish", cure: "cells must return the same size"),
    MessageSample(
      .layoutLoop,
      "UICollectionView (<UICollectionView: 0x7f1; frame = (0 0; 1 1)>) is stuck in its "
        + "update/layout loop. This can happen for many reasons.",
      "the layout of `UICollectionView` does not finish", cure: "cells must return the same size"),
    MessageSample(
      .layoutLoop, "-[UIView layoutSubviews] of a cell is stuck in a recursive layout loop",
      "a view does not finish", cure: "`layoutSubviews`"),
  ]

  /// Messages that do not stop the program.
  static let warnings = [
    MessageSample(
      .layoutLoop,
      "Layout feedback loop detected in subtree of <UIStackView: 0x7f1; frame = (0 0; 320 44)>. "
        + "See log for detail.", "the layout of `UIStackView` does not",
      cure: "UIViewLayoutFeedbackLoopDebuggingThreshold"),
    MessageSample(
      .layoutLoop,
      "Layout feedback loop detected in subtree of top-level view.\nTop-level view = <Demo.Feed: "
        + "0x7f1; frame = (0 0; 375 812)>", "the layout of `Feed` does not", cure: "already set"),
    MessageSample(
      .illegalNumber,
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.",
      "the constant of a constraint exceeds", cure: "deactivate the constraint"),
    MessageSample(
      .illegalPairing,
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
        + "constant:]: A constraint cannot be made between a leading/trailing attribute and a "
        + "right/left attribute. Use leading/trailing for both or neither.",
      "incompatible attributes", cure: "relate `leading` and `trailing` only to"),
    MessageSample(
      .backgroundLayout,
      "This application is modifying the autolayout engine from a background thread after the "
        + "engine was accessed from the main thread. This can lead to engine corruption and weird "
        + "crashes.\n Stack:(\n0   CoreFoundation   0x00000001 __exceptionPreprocess + 124",
      "on a background thread", cure: "`@MainActor`"),
    MessageSample(
      .backgroundLayout,
      "This application is modifying the autolayout engine from a background thread, which can lead "
        + "to engine corruption and weird crashes.  This will cause an exception in a future release.",
      "on a background thread", cure: "`@MainActor`"),
    MessageSample(
      .illegalNumber,
      "NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A "
        + "smaller value will be substituted, but this problem should be fixed. Break on BOOL "
        + "_NSLayoutConstraintNumberExceedsLimit() to debug.  This will be logged only once.",
      "the constant of a constraint exceeds", cure: "deactivate the constraint"),
    MessageSample(
      .layoutOutsideWindow,
      "Warning once only: UITableView was told to layout its visible cells and other contents "
        + "without being in the view hierarchy (the table view or one of its superviews has not "
        + "been added to a window). Make a symbolic breakpoint at "
        + "UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what "
        + "caused this to occur. Table view: <Demo.FeedTable: 0x7fb; frame = (0 88; 414 808)>",
      "`FeedTable` lays out its cells", cure: "do not call `layoutIfNeeded`"),
    MessageSample(
      .layoutOutsideWindow,
      "Warning once only: UICollectionView was told to layout its visible cells and other contents "
        + "without being in the view hierarchy (the collection view or one of its superviews has "
        + "not been added to a window).", "`UICollectionView` lays out its cells",
      cure: "`UICollectionViewAlertForLayoutOutsideViewHierarchy`"),
    MessageSample(
      .collapsedCell,
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for "
        + "a table view cell's content view. We're considering the collapse unintentional and using "
        + "standard height instead. Cell: <Demo.NoteCell: 0x7f1; baseClass = UITableViewCell>",
      "`NoteCell` permit a height of 0", cure: "do not constrain subviews to the cell"),
    MessageSample(
      .collapsedCell,
      "Warning once only: Detected a case where constraints ambiguously suggest a size of zero for a "
        + "collection view cell's content view. Cell: <Demo.Tile: 0x7f1; frame = (0 0; 50 50)>",
      "`Tile` permit a size of 0", cure: "set `itemSize`"),
    MessageSample(
      .collapsedCell,
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for "
        + "a tableview cell's content view. We're considering the collapse unintentional and using "
        + "standard height instead.", "a cell of a table view permit a height of 0",
      cure: "set `rowHeight`"),
    MessageSample(
      .collapsedCell,
      "constraints ambiguously suggest a height of zero for a table view cell's content view",
      "a cell of a table view permit a height of 0", cure: "set `rowHeight`"),
    MessageSample(
      .oversizedItem,
      "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must "
        + "be less than the width of the UICollectionView minus the section insets left and right "
        + "values, minus the content insets left and right values.\nThe relevant "
        + "UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x7f1>, and it is "
        + "attached to <UICollectionView: 0x7f2; frame = (0 0; 375 50); layer = <CALayer: 0x7>>.",
      "the width of an item does not fit into `UICollectionView`, which is 375 wide",
      cure: "invalidate the layout"),
    MessageSample(
      .oversizedItem,
      "the item height must be less than the height of the UICollectionView minus the section insets "
        + "top and bottom values.", "the height of an item does not fit into the collection view",
      cure: "the section insets"),
    MessageSample(
      .oversizedItem,
      "the item width must be less that the width of the UICollectionView minus the section insets "
        + "left and right values.", "the width of an item", cure: "the section insets"),
    MessageSample(
      .oversizedItem,
      "the behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width must be "
        + "less than the width of the NSCollectionView minus the section insets left and right values."
        + "\nThe relevant UICollectionViewFlowLayout instance is <NSCollectionViewFlowLayout: 0x6001>, "
        + "and it is attached to <Demo.Grid: 0x7f2>.",
      "the width of an item does not fit into `Grid`", cure: "when the window is resized"),
    MessageSample(
      .oversizedItem,
      "the item height must be less than the height of the NSCollectionView minus the section insets "
        + "top and bottom values, minus the content insets top and bottom values.\nThe relevant "
        + "NSCollectionViewFlowLayout instance is <NSCollectionViewFlowLayout: 0x6001>, and it is "
        + "attached to <NSCollectionView: 0x7f2; frame = (0 0; 600 80)>.",
      "`NSCollectionView`, which is 80 high", cure: "`automaticallyAdjustsContentInsets`"),
    MessageSample(
      .layoutRecursion,
      "Layout still needs update after calling -[NSView layout].  NSView or one of its superclasses may have "
        + "overridden -layout without calling super. Or, something may have dirtied layout in the "
        + "middle of updating it.  Both are programming errors in Cocoa Autolayout.",
      "still needs layout", cure: "call `super.layout()`"),
    MessageSample(
      .layoutRecursion,
      "Layout still needs update after calling -[Demo.Canvas layout].  Demo.Canvas or one of its superclasses may have "
        + "overridden -layout without calling super. Or, something may have dirtied layout in the "
        + "middle of updating it.  Both are programming errors in Cocoa Autolayout.",
      "still needs layout", cure: "call `super.layout()`"),
    MessageSample(
      .layoutRecursion,
      "Layout still needs update after calling -[NSTextField layout].  NSTextField or one of its superclasses may have "
        + "overridden -layout without calling super. Or, something may have dirtied layout in the "
        + "middle of updating it.  Both are programming errors in Cocoa Autolayout.",
      "still needs layout", cure: "call `super.layout()`"),
    MessageSample(
      .layoutRecursion,
      "It's not legal to call -layoutSubtreeIfNeeded on a view which is already being laid out.  If "
        + "you are implementing the view's -layout method, you can call -[super layout] instead.  "
        + "Break on void _NSDetectedLayoutRecursion(void) to debug.  This will be logged only once.  "
        + "This may break in the future.", "during its layout", cure: "call `super.layout()`"),
    MessageSample(
      .layoutRecursion,
      "It’s not legal to call -layoutSubtreeIfNeeded on a view which is already being laid out.",
      "`layoutSubtreeIfNeeded` was called", cure: "`_NSDetectedLayoutRecursion`"),
  ]

  /// Messages about items that are not views, which begin a line or follow a method.
  static let itemSamples = [
    MessageSample(
      .illegalItem, "-[NSNull nsli_superitem]: unrecognized selector sent to instance 0x1e8",
      "the class `NSNull`", cure: "create the view before"),
    MessageSample(
      .illegalItem, "-[NSNull nsli_layoutEngine]: unrecognized selector sent to instance 0x1e8",
      "the class `NSNull`", cure: "create the view before"),
    MessageSample(
      .illegalItem, "-[__NSCFString nsli_superitem]: unrecognized selector sent to instance 0x1",
      "the class `__NSCFString`", cure: "pass the view instead of a string"),
    MessageSample(
      .illegalItem,
      "-[Demo.CardController nsli_lowerAttribute:intoExpression:withCoefficient:forConstraint:]: "
        + "unrecognized selector sent to instance 0x1", "the class `CardController`",
      cure: "pass the `view` of the controller"),
    MessageSample(
      .illegalItem, "-[__SwiftValue nsli_superitem]: unrecognized selector sent to instance 0x1",
      "the class `__SwiftValue`", cure: "unwrap it"),
    MessageSample(
      .illegalItem, "-[CALayer nsli_superitem]: unrecognized selector sent to instance 0x1",
      "the class `CALayer`", cure: "the view was deallocated"),
    MessageSample(
      .illegalItem, "-[__NSArrayM nsli_superitem]: unrecognized selector sent to instance 0x1",
      "the class `__NSArrayM`", cure: "pass each view"),
    MessageSample(
      .illegalItem, "+[Demo.CardView nsli_superitem]: unrecognized selector sent to class 0x1047",
      "the class `CardView` itself", cure: "such as `CardView()`"),
    MessageSample(
      .illegalItem, "+[UILabel nsli_layoutEngine]: unrecognized selector sent to class 0x1f8",
      "the class `UILabel` itself", cure: "instead of the class"),
    MessageSample(
      .illegalItem,
      "+[NSButton nsli_lowerAttribute:intoExpression:withCoefficient:container:]: unrecognized "
        + "selector sent to class 0x1f8", "the class `NSButton` itself", cure: "an instance"),
    MessageSample(
      .illegalItem,
      "NSLayoutConstraint for (null): Constraint items must each be a view or layout guide.",
      "neither a view nor a layout guide", cure: "an outlet is `nil`"),
    MessageSample(
      .illegalItem,
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
        + "constant:]: Constraint must contain a first layout item", "first item of a constraint",
      cure: "an outlet is `nil`"),
  ]
}
