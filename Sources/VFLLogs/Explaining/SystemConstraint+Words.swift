extension SystemConstraint {
  /// A short description of the constraint.
  var phrase: String {
    switch self {
    case .autoresizingMask: "autoresizing mask"
    case .contentSize: "content size"
    case .encapsulatedSize: "size set by its host"
    case .encapsulatedPosition: "position set by its host"
    case .temporarySize: "temporary size for measuring"
    case .fittingSize: "requested by `systemLayoutSizeFitting`"
    case .stackHiding: "hidden in a stack view"
    case .stack: "stack view"
    case .layoutMargins: "layout margins"
    case .safeArea: "safe area"
    case .layoutSupport: "bar of the view controller"
    case .prototyping: "added by Interface Builder"
    }
  }

  /// Returns the origin of the constraint, and the usual fix for a conflict with this constraint.
  ///
  /// `views` are the views that the constraint affects.
  func advice(about views: String) -> String {
    switch self {
    case .autoresizingMask:
      "the autoresizing mask of \(views) is translated into constraints: if your own constraints lay out "
        + "the view, set `translatesAutoresizingMaskIntoConstraints = false`"
    case .contentSize:
      "this is the intrinsic content size of \(views): lower the compression resistance or hugging "
        + "priority so that it yields"
    case .encapsulatedSize:
      "the host of \(views), such as a table, a collection or a window, sets this size, often before it "
        + "requests the fitting size: lower the priority of one of your own constraints to 999 so that "
        + "it yields until then"
    case .encapsulatedPosition:
      "the host of \(views), such as a table, a collection or a window, sets this position"
    case .temporarySize:
      "\(views) is briefly measured at a temporary size, which has no visible effect: lower the "
        + "priority of one of your own constraints to 999 to silence the log"
    case .fittingSize:
      "`systemLayoutSizeFitting` requests a size of \(views) that your constraints do not allow: "
        + "request another size, or lower the priority of one constraint"
    case .stackHiding:
      "a stack view gives \(views) a size of 0 while it is hidden: lower the priority of one of the sizes "
        + "or gaps in it to 999 so that it can collapse"
    case .stack:
      "a stack view creates constraints from its axis, alignment, distribution and spacing: change these "
        + "properties, not the constraints"
    case .layoutMargins: "the layout margins of \(views) are set by `directionalLayoutMargins`"
    case .safeArea: "the safe area of \(views) is set by bars, notches and the keyboard"
    case .layoutSupport: "the bars of a view controller set the size of \(views)"
    case .prototyping:
      "Interface Builder adds constraints to \(views) at build time because it has too few: add the "
        + "missing constraints"
    }
  }

  /// Whether changing a constant of the program does not fix a conflict with this constraint.
  var isCuredOtherwise: Bool {
    switch self {
    case .autoresizingMask, .temporarySize, .stackHiding, .fittingSize: true
    default: false
    }
  }

  /// Whether the verdict already contains the advice about this constraint.
  var isJudged: Bool {
    switch self {
    case .autoresizingMask, .encapsulatedSize, .temporarySize, .fittingSize, .stackHiding,
      .prototyping:
      true
    default: false
    }
  }
}
