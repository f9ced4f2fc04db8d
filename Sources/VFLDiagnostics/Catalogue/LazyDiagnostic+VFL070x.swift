extension LazyDiagnostic {
  // VFL0701
  static let unrelatedItems = DiagnosticPage(
    .unrelatedItems, .error, "constraint between views without a common ancestor",
    """
    The system installs an active constraint on the nearest common ancestor of its two items, which
    may be one of them. If the items are in different view hierarchies, activating the constraint
    raises an exception. Call `addSubview` for both views, or `addLayoutGuide` for a guide, before
    you activate the constraint. If the views were added, check that the constraint refers to the
    instances that were added, and not to views of another cell or controller.
    """,
    seen: .document(
      "log",
      """
      reason: 'Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x28a1
      "UILabel:0x10e3.leading"> and <NSLayoutXAxisAnchor:0x28a2 "UIView:0x10e4.leading"> because
      they have no common ancestor.'
      """),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a logged exception about items without a common ancestor.
  ///
  /// - Parameters:
  ///   - span: The sentence of the exception.
  ///   - names: The names of the items that the log contains.
  ///   - hasGuide: Whether one of the items is a layout guide.
  ///   - legend: Notes about the names.
  package static func unrelatedItems(
    span: SourceSpan, names: [String], hasGuide: Bool, legend: [String] = []
  ) -> LazyDiagnostic {
    LazyDiagnostic(.unrelatedItems, at: span) {
      var notes = ["call `addSubview` for both views before you activate the constraint"]
      if hasGuide { notes.append("call `addLayoutGuide` before you use the anchors of a guide") }
      notes.append(
        "if both views were added, check that the constraint refers to the instances that were "
          + "added, and that they are in the same window")
      return Words(
        "\(names.count < 2 ? "the items of a constraint" : Wording.list(names)) "
          + "have no common ancestor",
        caption: "reported here", notes: notes + legend)
    }
  }

  // VFL0702
  static let constraintOutsideSubtree = DiagnosticPage(
    .constraintOutsideSubtree, .error, "constraint outside of the subtree of its view",
    """
    `addConstraint` installs a constraint on a view. Both items of the constraint must be that view
    or its descendants at this time. Otherwise, the system raises an exception, or logs that the
    view hierarchy is not prepared. Call `addSubview` before you add the constraint. Then set
    `isActive = true` instead of calling `addConstraint`: the system then finds the common ancestor
    of the items.
    """,
    seen: .document(
      "log",
      """
      The view hierarchy is not prepared for the constraint:
      <NSLayoutConstraint:0x28c1 V:|-(8)-[UILabel:0x10e3]   (Names: '|':UIView:0x10e4 )>
      """),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a logged constraint with an item outside of the view that it is installed on.
  ///
  /// - Parameters:
  ///   - span: The sentence.
  ///   - constraint: The constraint as an equation; `nil` if the log does not contain it.
  ///   - view: The name of the view on which the constraint is installed; `nil` if it is unknown.
  ///   - missing: The name of the view that is not in the hierarchy; `nil` if it is unknown.
  package static func constraintOutsideSubtree(
    span: SourceSpan, constraint: String?, view: String?, missing: String?
  ) -> LazyDiagnostic {
    LazyDiagnostic(.constraintOutsideSubtree, at: span) {
      let subject = constraint.map { Wording.quoted($0, limit: 120) } ?? "a constraint"
      let host = view.map(Wording.quoted) ?? "the view on which it is installed"
      let views =
        missing.map { "\(Wording.quoted($0)), which is not in the view hierarchy" } ?? "its views"
      return Words(
        "\(subject) refers to an item outside of the subtree of \(host)",
        caption: "reported here",
        notes: [
          "call `addSubview` for \(views), before you add the constraint",
          "set `isActive = true` instead of calling `addConstraint`: the system then installs the "
            + "constraint on the common ancestor of its items",
        ])
    }
  }

  // VFL0703
  static let illegalItem = DiagnosticPage(
    .illegalItem, .error, "constraint with an item that is not a view",
    """
    The items of a constraint, and the values in the views dictionary of a format string, must be
    views or layout guides. Strings, numbers, arrays, view controllers, anchors and `NSNull` are not
    accepted. A selector that begins with `nsli_` is a message that Auto Layout sends to an item.
    Pass the view itself. If the code passes a view, it was deallocated and another object is at
    its address: keep a strong reference to the view.
    """,
    seen: .document(
      "log",
      "reason: '-[NSNull nsli_superitem]: unrecognized selector sent to instance 0x1d4f'"),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// The class of an object that is used as a view.
  package enum IllegalItem: Sendable, Hashable {
    /// The class is unknown.
    case unknown
    /// There is no object.
    case missing
    /// An object of this class.
    case object(String)
    /// The class itself.
    case type(String)
  }

  /// Creates the diagnostic for a logged exception about an item that is not a view or a layout guide.
  ///
  /// - Parameters:
  ///   - span: The sentence of the exception.
  ///   - item: The item.
  package static func illegalItem(span: SourceSpan, item: IllegalItem) -> LazyDiagnostic {
    LazyDiagnostic(.illegalItem, at: span) {
      let message =
        switch item {
        case .unknown: "an item of a constraint is neither a view nor a layout guide"
        case .missing: "the first item of a constraint is `nil`"
        case .object(let name):
          "an object of the class \(Wording.quoted(name)) is used as an item of a constraint"
        case .type(let name):
          "the class \(Wording.quoted(name)) itself is used as an item of a constraint"
        }
      return Words(message, caption: "reported here", notes: item.notes)
    }
  }

  // VFL0704
  static let positionWithoutItem = DiagnosticPage(
    .positionWithoutItem, .error, "position without a second item in a log",
    """
    An edge or a center is a position and is measured from the position of another item. The system
    raises an exception if the second item is `nil`, or if the multiplier is 0. Often the second
    item is an outlet that is not connected yet, or the superview of a view that was not added yet.
    Only `width` and `height` can be equal to a constant.
    """,
    seen: .document(
      "log",
      """
      reason: 'NSLayoutConstraint for <UIView: 0x10e3>: A multiplier of 0 or a nil second item
      together with a location for the first attribute creates an illegal constraint of a location
      equal to a constant. Location attributes must be specified in pairs.'
      """),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a logged exception about a position that is not related to another position.
  ///
  /// - Parameters:
  ///   - span: The sentence of the exception.
  ///   - view: The name of the first item; `nil` if the log does not contain it.
  package static func positionWithoutItem(span: SourceSpan, view: String?) -> LazyDiagnostic {
    LazyDiagnostic(.positionWithoutItem, at: span) {
      Words(
        "a position\(view.map { " of \(Wording.quoted($0))" } ?? "") is related to a constant alone",
        caption: "reported here",
        notes: [
          "the second item is `nil`, or the multiplier is 0: an edge or a center requires the edge "
            + "or center of another item",
          "check that the second item exists when the constraint is created: an outlet is `nil` "
            + "before the view is loaded, and `superview` is `nil` before `addSubview`",
          "only `width` and `height` can be equal to a constant",
        ])
    }
  }

  // VFL0705
  static let illegalPairing = DiagnosticPage(
    .illegalPairing, .error, "attributes that cannot be related in a log",
    """
    A constraint relates two sizes, or two positions on the same axis. The system raises an
    exception for a horizontal and a vertical position, and for a size and a position. `leading` and
    `trailing` depend on the layout direction, `left` and `right` do not, so an edge of one pair
    cannot be related to an edge of the other pair.
    """,
    seen: .document("log", "reason: '*** Invalid pairing of layout attributes'"),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a logged exception about attributes that cannot be related.
  ///
  /// - Parameters:
  ///   - span: The sentence of the exception.
  ///   - constraint: The constraint as an equation; `nil` if the log does not contain it.
  package static func illegalPairing(span: SourceSpan, constraint: String?) -> LazyDiagnostic {
    LazyDiagnostic(.illegalPairing, at: span) {
      Words(
        "\(constraint.map { Wording.quoted($0, limit: 120) } ?? "a constraint") "
          + "relates two incompatible attributes",
        caption: "reported here",
        notes: [
          "relate two sizes, two horizontal positions or two vertical positions",
          "relate `leading` and `trailing` only to each other, and `left` and `right` only to each "
            + "other; `centerX` can be related to all of them",
        ])
    }
  }

  // VFL0706
  static let installedPriority = DiagnosticPage(
    .installedPriority, .error, "priority of an active constraint changed from or to 1000",
    """
    The priority of an active constraint can change between values below 1000. A change from 1000 to
    a lower value, or to 1000, raises an exception. Create the constraint with a priority of 999
    instead of 1000, or deactivate it, change the priority and activate it again. If the constraint
    is new, set its priority before you activate it.
    """,
    seen: .document(
      "log",
      """
      reason: 'Mutating a priority from required to not on an installed constraint (or vice-versa) is
      not supported.  You passed priority 250 and the existing priority was 1000.'
      """),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a logged exception about a changed priority.
  ///
  /// - Parameters:
  ///   - span: The sentence of the exception.
  ///   - old: The previous priority; `nil` if the log does not contain it.
  ///   - new: The new priority; `nil` if the log does not contain it.
  package static func installedPriority(
    span: SourceSpan, from old: Double?, to new: Double?
  ) -> LazyDiagnostic {
    LazyDiagnostic(.installedPriority, at: span) {
      var change = "between required and optional"
      if let old, let new {
        change = "from \(DecimalText.shortest(old)) to \(DecimalText.shortest(new))"
      }
      return Words(
        "the priority of an active constraint was changed \(change)",
        caption: "reported here",
        notes: [
          "set the priority before you activate the constraint, or deactivate it before the change",
          "an active constraint can change between priorities below 1000: use 999 instead of 1000",
        ])
    }
  }

  // VFL0707
  static let illegalNumber = DiagnosticPage(
    .illegalNumber, .error, "constant or multiplier that is not finite or too large",
    """
    The constant and the multiplier of a constraint must be finite. The system raises an exception
    for infinity and NaN, and replaces numbers that exceed its limit. The number is often the result
    of a division by a size that is still 0, or `greatestFiniteMagnitude` that is meant as "no
    limit". Check the number before you use it. Deactivate a constraint that is not needed instead
    of giving it a very large constant.
    """,
    seen: .document("log", "reason: 'Constant is not finite!  That's illegal.  constant:nan'"),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a logged message about a number that Auto Layout does not accept.
  ///
  /// - Parameters:
  ///   - span: The sentence.
  ///   - part: The part of the constraint, `constant` or `multiplier`.
  ///   - isFinite: Whether the number is finite but exceeds the limit.
  package static func illegalNumber(
    span: SourceSpan, part: String, isFinite: Bool
  ) -> LazyDiagnostic {
    LazyDiagnostic(.illegalNumber, at: span) {
      let fault = isFinite ? "exceeds the limit of the system" : "is infinite or NaN"
      let notes =
        isFinite
        ? [
          "deactivate the constraint instead of giving it a very large \(part) such as "
            + "`greatestFiniteMagnitude`",
          "a breakpoint on `_NSLayoutConstraintNumberExceedsLimit` stops at the code that sets it",
        ]
        : [
          "check the number before you use it: a division by a size that is still 0 is not finite",
          "deactivate the constraint instead of giving it an infinite \(part)",
        ]
      return Words(
        "the \(part) of a constraint \(fault)", caption: "reported here", notes: notes)
    }
  }

  // VFL0708
  static let backgroundLayout = DiagnosticPage(
    .backgroundLayout, .error, "layout changed on a background thread",
    """
    UIKit and AppKit lay out views on the main thread only. Code that creates, adds or changes views
    or constraints on another thread corrupts the layout or raises an exception. Often this code is
    in the completion handler of a network request or of a database. Run it with
    `DispatchQueue.main.async`, or in a function with `@MainActor`. The backtrace after the message
    contains the call.
    """,
    seen: .document(
      "log",
      """
      reason: 'Modifications to the layout engine must not be performed from a background thread
      after it has been accessed from the main thread.'
      """),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a logged message about a layout that was changed on a background thread.
  ///
  /// - Parameter span: The sentence.
  package static func backgroundLayout(span: SourceSpan) -> LazyDiagnostic {
    LazyDiagnostic(.backgroundLayout, at: span) {
      Words(
        "views or constraints were changed on a background thread",
        caption: "reported here",
        notes: [
          "use `DispatchQueue.main.async` or `@MainActor` for all code that changes views, for "
            + "example in the completion handler of a network request",
          "the backtrace contains the call; the Main Thread Checker of Xcode finds other such calls",
        ])
    }
  }

  // VFL0709
  static let layoutLoop = DiagnosticPage(
    .layoutLoop, .error, "layout that does not finish",
    """
    Each layout pass invalidates the layout again, until the system stops it. Typical causes are
    `setNeedsLayout`, changed constraints or changed frames in `layoutSubviews`, in
    `viewDidLayoutSubviews` or in `updateConstraints`, and cells whose size differs between two
    measurements. Change a value there only if it differs from the current value. The argument
    `-UIViewLayoutFeedbackLoopDebuggingThreshold 100` makes UIKit log the views of a loop.
    """,
    seen: .document(
      "log",
      "Layout feedback loop detected in subtree of <UIStackView: 0x10e3; frame = (0 0; 320 44)>."),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// A message about a layout loop.
  package enum LayoutLoop: Sendable {
    /// The message is about the passes of a window.
    case window
    /// The message is about a collection view.
    case collection
    /// The debugger of layout loops has logged the message.
    case debugged
    /// The message is about another view.
    case view
  }

  /// Creates the diagnostic for a logged message about a layout loop.
  ///
  /// - Parameters:
  ///   - span: The sentence.
  ///   - view: The name of the view or window; `nil` if the log does not contain it.
  ///   - kind: The kind of the message.
  package static func layoutLoop(
    span: SourceSpan, view: String?, kind: LayoutLoop
  ) -> LazyDiagnostic {
    LazyDiagnostic(.layoutLoop, at: span) {
      let isWindow = kind == .window
      let subject = view.map(Wording.quoted) ?? (isWindow ? "a window" : "a view")
      let methods =
        isWindow ? "`layout` or `updateConstraints`" : "`layoutSubviews` or `viewDidLayoutSubviews`"
      var notes = [
        "code in \(methods) that invalidates the layout or changes frames or constraints is a "
          + "typical cause: change a value there only if it differs from the current value"
      ]
      switch kind {
      case .window: break
      case .collection:
        notes.append("cells must return the same size each time they are measured at one width")
      case .debugged:
        notes.append(
          "`-UIViewLayoutFeedbackLoopDebuggingThreshold` is already set: the lines of the log near "
            + "this message contain the views and calls of the loop")
      case .view:
        notes.append(
          "the argument `-UIViewLayoutFeedbackLoopDebuggingThreshold 100` makes UIKit log the views"
        )
      }
      return Words(
        "the layout of \(subject) does not finish, because each pass invalidates it again",
        caption: "reported here", notes: notes)
    }
  }
}
