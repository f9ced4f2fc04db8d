extension ConflictCause {
  /// The page that `vfl explain` prints for the cause: what it is, how a log shows it, the cure, and what
  /// never to do.
  package var page: String {
    let paragraphs = [explanation, "The cure: " + cure, "Never: " + warning]
    return rawValue + "\n\n" + paragraphs.map(Self.wrapped).joined(separator: "\n\n") + "\n"
  }

  /// A paragraph in lines that a terminal shows whole.
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

  /// What happens, and how a log shows it.
  private var explanation: String {
    switch self {
    case .forgottenMask:
      """
      A view that constraints lay out still has the autoresizing mask that views are made with. The
      mask is translated into constraints, `NSAutoresizingMaskLayoutConstraint`, which fix the frame
      that the view has at that time, often a size of 0.
      """
    case .managedMask:
      """
      The autoresizing mask is that of a view whose frame UIKit or AppKit sets: the content view of a
      cell, a window, the root view of a controller, a clip view, a bar. Its size comes from its owner.
      """
    case .hostSize:
      """
      A host - a table, a collection, a bar, a keyboard, a measuring call - gives a view the size that
      it has now, required, and your constraints in it need another one. Often it is 0 or an estimate
      for a moment, and right afterwards.
      """
    case .hostRounding:
      """
      The host has rounded the size that your constraints add up to, to whole pixels or by a separator.
      They miss each other by a point at most, or by less than is printed.
      """
    case .overPinned:
      """
      On one axis a view has a constraint more than it needs: two edges and a size, a centre and two
      edges, two ways to one place, or shares of a view that do not come to all of it. The numbers come
      out for one size of the screen only.
      """
    case .toldTwice:
      """
      Two constraints are about the same distance, or the same size, and have different numbers. Often
      code that makes constraints has run twice, or a new one was active before the old one was not;
      or a stack, or Interface Builder, has made one of them.
      """
    case .wrongSign:
      """
      An offset leads outwards: with the other sign, all constraints of the list hold. At trailing and
      bottom edges the constant of `inner.trailing == outer.trailing - 16` is negative.
      """
    case .hiddenInStack:
      """
      A stack gives a hidden view a size of 0, `UISV-hiding`, and required constraints of the view's own
      keep it from vanishing.
      """
    case .contentTooLarge:
      """
      Sizes and gaps that are fixed, or are least ones, need more room than the view around them has,
      and that one does not change.
      """
    case .ratio:
      """
      A constraint ties one size of a view to another one, as 16 : 9, and both of them are set by others,
      too.
      """
    case .systemOnly:
      """
      Every class and every identifier of the list is the system's own: nothing in it is yours. What is
      known of such a list is told with the versions and the reports of it.
      """
    case .unknown:
      """
      Too little is told to know: the list was cut, or only the constraint that was given up is there.
      What there is of arithmetic is told, and nothing else.
      """
    }
  }

  private var cure: String {
    switch self {
    case .forgottenMask:
      "set `translatesAutoresizingMaskIntoConstraints = false` for that view, before its constraints "
        + "are active."
    case .managedMask:
      "change the size that its owner gives it - the height of the row, the frame before the first "
        + "layout - or give one of your own constraints a priority of 999."
    case .hostSize:
      "a priority of 999 on one constraint at the trailing or bottom edge lets the layout wait for the "
        + "right size; where the host keeps a size that is too small, give it the right one."
    case .hostRounding: "a priority of 999 on one constraint, a ratio or the one at the bottom."
    case .overPinned: "leave one of them out, or make one of them `<=` or `>=`."
    case .toldTwice:
      "keep one of the two, and change its constant where the distance changes; deactivate the old one "
        + "before the new one is activated."
    case .wrongSign: "write the other sign, or swap the two items."
    case .hiddenInStack:
      "a priority of 999 on one of the sizes or edges in the view that is hidden."
    case .contentTooLarge:
      "smaller sizes or gaps, `<=` in the place of `==`, or a view around them that grows with them."
    case .ratio:
      "leave one of the two sizes to the ratio, or give the ratio a priority of 999."
    case .systemOnly:
      "none, unless the one that is told; make sure that a bar or a host has its size before it gets "
        + "its items."
    case .unknown:
      "paste the whole list, from the first sentence to the constraint that was given up."
    }
  }

  private var warning: String {
    switch self {
    case .forgottenMask:
      "do not clear the mask of a view that UIKit or AppKit lays out: cells and their content views, "
        + "windows, root views, clip views, bars, keyboards."
    case .managedMask:
      "do not set `translatesAutoresizingMaskIntoConstraints = false` for it; UIKit says that it is not "
        + "supported, and the layout of the cell breaks."
    case .hostSize:
      "do not constrain the host itself, and do not give a whole chain 999: one of it is enough."
    case .hostRounding: "do not write the rounded number into the constraint."
    case .overPinned:
      "do not remove the top or bottom edge in a cell that has the height of its content."
    case .toldTwice:
      "do not delete one of two states that code switches between: switch them in order."
    case .wrongSign: "do not change the number itself."
    case .hiddenInStack: "do not edit the constraints that the stack makes."
    case .contentTooLarge: "do not take 999 for the cure: content will be cut off."
    case .ratio: "do not round the factor to make the numbers come out."
    case .systemOnly:
      "do not change the system's own constraints, and do not silence the log: it hides your own "
        + "conflicts, too."
    case .unknown: "do not remove the constraint that was given up: any of them may be at fault."
    }
  }
}
