extension SystemConstraint {
  /// The constraint in a few words.
  var phrase: String {
    switch self {
    case .autoresizingMask: "autoresizing mask"
    case .contentSize: "content"
    case .encapsulatedSize: "the size that its host gives it"
    case .encapsulatedPlace: "where its host puts it"
    case .temporarySize: "while it is measured"
    case .fittingSize: "asked for by `systemLayoutSizeFitting`"
    case .stackHiding: "hidden in a stack"
    case .stack: "stack"
    case .layoutMargins: "layout margins"
    case .safeArea: "safe area"
    case .layoutSupport: "bar of the view controller"
    case .prototyping: "added by Interface Builder"
    }
  }

  /// Who makes the constraint and when, and what usually ends a conflict with it; `views` are the views that
  /// it is about.
  func advice(about views: String) -> String {
    switch self {
    case .autoresizingMask:
      "the autoresizing mask of \(views) is translated into constraints: where constraints of your own "
        + "lay it out, set `translatesAutoresizingMaskIntoConstraints = false`"
    case .contentSize:
      "the content of \(views) has this size: a lower compression resistance, or hugging, lets it give "
        + "way"
    case .encapsulatedSize:
      "the host of \(views), a table, a collection or a window, gives it this size, often before it "
        + "has asked for the fitting one: a priority of 999 on one of your own constraints lets the "
        + "layout wait for it"
    case .encapsulatedPlace:
      "the host of \(views), a table, a collection or a window, puts it there"
    case .temporarySize:
      "\(views) is measured in no room for a moment, which shows nowhere: a priority of 999 on one of "
        + "your own constraints keeps the log silent"
    case .fittingSize:
      "`systemLayoutSizeFitting` asks for a size of \(views) that your constraints cannot have: ask for "
        + "another one, or let one of them give way"
    case .stackHiding:
      "a stack gives \(views) no size while it is hidden: a priority of 999 on one of the sizes or gaps "
        + "in it lets it vanish"
    case .stack:
      "a stack makes constraints from its axis, alignment, distribution and spacing: change these, not "
        + "the constraints"
    case .layoutMargins: "the layout margins of \(views) are set by `directionalLayoutMargins`"
    case .safeArea: "the safe area of \(views) is set by bars, notches and the keyboard"
    case .layoutSupport: "bars of a view controller set the size of \(views)"
    case .prototyping:
      "Interface Builder adds constraints to \(views) when it is built, because it has too few: add the "
        + "missing ones"
    }
  }

  /// Whether no other number for a constraint of the program is the cure.
  var isCuredOtherwise: Bool {
    switch self {
    case .autoresizingMask, .temporarySize, .stackHiding, .fittingSize: true
    default: false
    }
  }

  /// Whether a verdict says what there is to say of it.
  var isJudged: Bool {
    switch self {
    case .autoresizingMask, .encapsulatedSize, .temporarySize, .fittingSize, .stackHiding,
      .prototyping:
      true
    default: false
    }
  }
}
