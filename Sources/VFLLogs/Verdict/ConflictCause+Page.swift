extension ConflictCause {
  /// The page that `vfl explain` prints for the cause: what happens, how to fix it, and a fix to avoid.
  package var page: String {
    let paragraphs = [explanation, "Fix: " + cure, "Do not " + warning]
    return rawValue + "\n\n" + paragraphs.map(Self.wrapped).joined(separator: "\n\n") + "\n"
  }

  /// Breaks a paragraph into lines of at most 96 characters.
  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(whereSeparator: { $0.isWhitespace }) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= 96 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Describes the cause.
  private var explanation: String {
    switch self {
    case .forgottenMask:
      """
      A view with constraints still has its autoresizing mask, which every view has by default. UIKit and
      AppKit translate the mask into constraints, `NSAutoresizingMaskLayoutConstraint`. These fix the frame
      that the view has at that time, often with a size of 0.
      """
    case .managedMask:
      """
      The autoresizing mask belongs to a view whose frame is set by UIKit or AppKit: the content view of
      a cell, a window, the root view of a view controller, a clip view or a bar. Its owner sets its size.
      """
    case .hostSize:
      """
      A host, such as a table, a collection, a bar, the keyboard or a measurement, sets the size of a view
      with a required constraint. Your constraints in the view require a different size. Often the
      host's size is 0 or an estimate at first, and correct soon afterwards.
      """
    case .hostRounding:
      """
      The host has rounded the size that your constraints add up to, to whole pixels or by the height of
      a separator. The difference is at most 1 point, or less than the printed numbers show.
      """
    case .overconstrained:
      """
      A view has one constraint more on an axis than it needs: two edges and a size, a center and two
      edges, two chains of constraints to the same edge, or fractions of a view that do not add up to its
      size. The numbers are right for one screen size only.
      """
    case .duplicate:
      """
      Two constraints set the same distance or the same size to different numbers. Often the code that
      creates constraints has run twice, or a new constraint was activated before the old one was
      deactivated. One of them can also come from a stack view or from Interface Builder.
      """
    case .wrongSign:
      """
      An offset has the wrong sign, or an inequality the wrong direction: all listed constraints are
      satisfiable with the opposite one. At trailing and bottom edges the constant is negative, as in
      `inner.trailing == outer.trailing - 16`, and the inequality is `<=`.
      """
    case .hiddenInStack:
      """
      A stack view gives a hidden view a size of 0, `UISV-hiding`, but required constraints of the view
      keep it from collapsing.
      """
    case .contentTooLarge:
      """
      Fixed or minimum sizes and gaps require more space than the surrounding view has, and the size of
      that view is fixed.
      """
    case .ratio:
      """
      An aspect ratio, such as 16 : 9, determines one size of a view from another size, but other
      constraints already set both sizes.
      """
    case .systemOnly:
      """
      All classes and identifiers in the list belong to the system. None of the constraints is yours. If
      the conflict is a known issue, a note lists the affected versions and the reports.
      """
    case .unknown:
      """
      The log does not contain enough to find the cause: the list is incomplete, or only the broken
      constraint was logged. The report contains the arithmetic, if there is any, and no advice.
      """
    }
  }

  private var cure: String {
    switch self {
    case .forgottenMask:
      "set `translatesAutoresizingMaskIntoConstraints = false` on the view before its constraints are "
        + "activated."
    case .managedMask:
      "change the size that the owner sets, such as the height of the row or the frame before the first "
        + "layout, or lower the priority of one of your own constraints to 999."
    case .hostSize:
      "lower the priority of one constraint at the trailing or bottom edge to 999, so that it yields until "
        + "the host sets the right size. If the host keeps a size that is too small, set the right one."
    case .hostRounding:
      "lower the priority of one constraint to 999: a ratio, or the constraint at the bottom edge."
    case .overconstrained: "remove one of the constraints, or change one to `<=` or `>=`."
    case .duplicate:
      "keep one of the two constraints, and update its constant when the distance changes. Deactivate the "
        + "old constraint before you activate a new one."
    case .wrongSign: "change the sign or the direction, or swap the two items."
    case .hiddenInStack:
      "lower the priority of one of the sizes or edges in the hidden view to 999."
    case .contentTooLarge:
      "use smaller sizes or gaps, use `<=` instead of `==`, or let the surrounding view grow with its "
        + "content."
    case .ratio:
      "remove one of the two sizes, or lower the priority of the ratio to 999."
    case .systemOnly:
      "none, unless a note contains a workaround. Make sure that a bar or a host has its size before you "
        + "add its items."
    case .unknown:
      "pass the whole list, from its first sentence to the broken constraint."
    }
  }

  private var warning: String {
    switch self {
    case .forgottenMask:
      "change the mask of a view that UIKit or AppKit lays out: cells and their content views, windows, "
        + "root views, clip views, bars and keyboards."
    case .managedMask:
      "set `translatesAutoresizingMaskIntoConstraints = false` on it: UIKit does not support this, and the "
        + "layout of the cell breaks."
    case .hostSize:
      "constrain the host itself, and do not lower the priority of a whole chain: one constraint is "
        + "enough."
    case .hostRounding: "write the rounded number into the constraint."
    case .overconstrained:
      "remove the top or bottom edge in a cell whose height follows from its content."
    case .duplicate:
      "delete one of two states that the code switches between: deactivate one, then activate the other."
    case .wrongSign: "change the number itself."
    case .hiddenInStack: "edit the constraints that the stack view creates."
    case .contentTooLarge: "use priority 999 as the fix: content would be cut off."
    case .ratio: "round the multiplier to make the numbers fit."
    case .systemOnly:
      "change the system's own constraints, and do not silence the log: that hides your own conflicts, "
        + "too."
    case .unknown: "remove the broken constraint: any of the constraints may be wrong."
    }
  }
}
