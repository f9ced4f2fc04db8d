extension LazyDiagnostic {
  // VFL0710
  static let layoutOutsideWindow = DiagnosticPage(
    .layoutOutsideWindow, .error, "cells laid out outside of a window",
    """
    A table or collection view was forced to lay out its cells before it was in a window. Its size,
    its safe area and its traits may be wrong at this time, so cells can have wrong sizes, and their
    constraints can conflict temporarily. Do not call `layoutIfNeeded`, `beginUpdates`,
    `performBatchUpdates` or a method that scrolls to a row before `window` is set. Data can change
    before: reload the view when it appears.
    """,
    seen: .document(
      "log",
      """
      [TableView] Warning once only: UITableView was told to layout its visible cells and other
      contents without being in the view hierarchy. Table view: <UITableView: 0x10e3>
      """),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a logged message about cells that are laid out outside of a window.
  ///
  /// - Parameters:
  ///   - span: The sentence.
  ///   - view: The name of the table or collection view.
  ///   - isTable: Whether the view is a table view.
  package static func layoutOutsideWindow(
    span: SourceSpan, view: String, isTable: Bool
  ) -> LazyDiagnostic {
    LazyDiagnostic(.layoutOutsideWindow, at: span) {
      let host = isTable ? "UITableView" : "UICollectionView"
      let updates = isTable ? "`beginUpdates` or `scrollToRow`" : "or `scrollToItem`"
      return Words(
        "\(Wording.quoted(view)) lays out its cells before it is in a window",
        caption: "reported here",
        notes: [
          "do not call `layoutIfNeeded`, `performBatchUpdates`\(isTable ? "," : "") \(updates) "
            + "before the view has a window, for example in `viewDidLoad`; while `window` is `nil`, "
            + "change only the data, and reload the view when it appears",
          "a breakpoint on `\(host)AlertForLayoutOutsideViewHierarchy` stops at the call",
        ])
    }
  }

  // VFL0711
  static let collapsedCell = DiagnosticPage(
    .collapsedCell, .error, "cell whose constraints permit a size of 0",
    """
    The constraints of a self-sizing cell must determine its size: they must connect the top edge of
    `contentView` with its bottom edge. The constraints of this cell permit a size of 0, so the
    system uses its standard size. Constrain the subviews to `contentView`, not to the cell, and add
    the missing constraint, usually to the bottom edge. A view without content, such as an empty
    label or image view, also needs a size.
    """,
    seen: .document(
      "log",
      """
      Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a
      table view cell's content view. Cell: <NoteCell: 0x10e3; frame = (0 0; 320 44)>
      """),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a logged message about a cell whose constraints permit a size of 0.
  ///
  /// - Parameters:
  ///   - span: The sentence.
  ///   - cell: The class of the cell; `nil` if the log does not contain it.
  ///   - isTable: Whether the cell is in a table view.
  ///   - size: The size that is 0: `height`, `width` or `size`.
  package static func collapsedCell(
    span: SourceSpan, cell: String?, isTable: Bool, size: String
  ) -> LazyDiagnostic {
    LazyDiagnostic(.collapsedCell, at: span) {
      let subject =
        cell.map(Wording.quoted) ?? "a cell of a \(isTable ? "table" : "collection") view"
      let (first, last) = size == "width" ? ("leading", "trailing") : ("top", "bottom")
      let fixed =
        isTable
        ? "if the rows have a fixed height, set `rowHeight` instead"
        : "if the items have a fixed size, set `itemSize` and an `estimatedItemSize` of zero instead"
      return Words(
        "the constraints of \(subject) permit a \(size) of 0, so the system uses its standard \(size)",
        caption: "reported here",
        notes: [
          "connect the \(first) edge of `contentView` with its \(last) edge through the constraints of "
            + "its subviews; do not constrain subviews to the cell itself",
          fixed,
        ])
    }
  }

  // VFL0712
  static let oversizedItem = DiagnosticPage(
    .oversizedItem, .error, "item that is larger than its collection view",
    """
    In a flow layout, the items must fit across the scroll direction: into the width of the
    collection view, or into its height if it scrolls horizontally, without the section insets and
    the content insets. Otherwise, items can be missing or misplaced. Often the size of an item is
    computed from the screen, or from the size of the collection view before a rotation. Compute it
    from the current bounds and insets, and invalidate the layout when the bounds change.
    """,
    seen: .document(
      "log",
      """
      the item width must be less than the width of the UICollectionView minus the section insets left
      and right values, minus the content insets left and right values.
      """),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a logged message about an item that does not fit into its collection view.
  ///
  /// - Parameters:
  ///   - span: The sentence.
  ///   - isVertical: Whether the height of the item is too large, and not its width.
  ///   - isOfAppKit: Whether the collection view is a view of AppKit.
  ///   - view: The name of the collection view; `nil` if the log does not contain it.
  ///   - size: The width or height of the collection view; `nil` if the log does not contain it.
  package static func oversizedItem(
    span: SourceSpan, isVertical: Bool, isOfAppKit: Bool, view: String?, size: Double?
  ) -> LazyDiagnostic {
    LazyDiagnostic(.oversizedItem, at: span) {
      let (side, adjective) = isVertical ? ("height", "high") : ("width", "wide")
      let place = view.map(Wording.quoted) ?? "the collection view"
      let current =
        size.map { ", which is \(DecimalText.shortest($0)) \(adjective) including its insets" }
        ?? ""
      var notes = [
        "compute the \(side) of an item from the current bounds minus the section insets and the "
          + "content insets, for example in `sizeForItemAt`",
        "invalidate the layout when the size of the collection view changes, for example "
          + (isOfAppKit ? "when the window is resized" : "after a rotation"),
        "if the items are not meant to size themselves, set `estimatedItemSize` to zero",
      ]
      if isVertical {
        let property =
          isOfAppKit
          ? "`automaticallyAdjustsContentInsets` of the scroll view to `false`"
          : "`contentInsetAdjustmentBehavior` to `.never`"
        notes.append(
          "if bars add content insets, set \(property) or make the collection view higher")
      }
      return Words(
        "the \(side) of an item does not fit into \(place)\(current)",
        caption: "reported here", notes: notes)
    }
  }

  // VFL0713
  static let ambiguousTrace = DiagnosticPage(
    .ambiguousTrace, .error, "views with an ambiguous layout in a log",
    """
    A debugger printed a view hierarchy with `_autolayoutTrace`. The marked views do not have enough
    constraints to determine their position and their size on both axes, so the system chooses one
    of several layouts. Start with the first marked view of the program, because ambiguity often
    spreads to the views in it. Do not constrain a window or another view that the system lays out.
    Add the missing constraint, or give views with intrinsic sizes different priorities for hugging
    or compression resistance.
    """,
    seen: .document(
      "log", "|   *UILabel:0x10e3'Title'- AMBIGUOUS LAYOUT for UILabel:0x10e3'Title'.minX"),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for the ambiguous views of a logged view hierarchy.
  ///
  /// - Parameters:
  ///   - span: The first mark.
  ///   - views: The names of the views.
  ///   - first: The name of the first view that the program lays out; `nil` if the system lays out
  ///     all views.
  ///   - attributes: The attributes of this view that are ambiguous.
  ///   - legend: Notes about the names.
  package static func ambiguousTrace(
    span: SourceSpan, views: [String], first: String?, attributes: [String],
    legend: [String] = []
  ) -> LazyDiagnostic {
    LazyDiagnostic(.ambiguousTrace, at: span) {
      let missing =
        attributes.isEmpty ? "position or size" : attributes.joined(separator: " and ")
      let notes = first.map { first in
        [
          "add a constraint that determines the \(missing) of \(Wording.quoted(first))"
            + (views.count > 1 ? "; the other views may depend on it" : ""),
          "if the view has an intrinsic size, check whether a sibling has the same hugging and "
            + "compression resistance priorities",
        ]
      }
      return Words(
        "the layout of \(Wording.list(views)) is ambiguous",
        caption: "reported here",
        notes: (notes ?? [
          "the system lays out views of this kind: do not constrain them, and check the "
            + "constraints of your views in them"
        ]) + legend)
    }
  }

  // VFL0714
  static let constraintListing = DiagnosticPage(
    .constraintListing, .error, "constraints that affect the layout of a view in a log",
    """
    A debugger printed the constraints that affect a view on one axis. The list is not a message
    about a conflict. If it is empty, no constraint determines the view on this axis. If it contains
    constraints but the frame is not the expected one, check their constants and whether an expected
    constraint is missing. A log with `Unable to simultaneously satisfy constraints` contains more
    information about a conflict.
    """,
    seen: .document(
      "log",
      """
      (lldb) po [self.label constraintsAffectingLayoutForAxis:1]
      <__NSArray0 0x1d4f>(

      )
      """),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a logged list of the constraints that affect a view.
  ///
  /// - Parameters:
  ///   - span: The method in the debugger's command.
  ///   - axis: The axis, `horizontal` or `vertical`; `nil` if it is unknown.
  ///   - constraints: The constraints in the list, as equations.
  package static func constraintListing(
    span: SourceSpan, axis: String?, constraints: [String]
  ) -> LazyDiagnostic {
    LazyDiagnostic(
      .constraintListing, severity: constraints.isEmpty ? .error : .warning, at: span
    ) {
      let place = axis.map { "on the \($0) axis" } ?? "on this axis"
      guard !constraints.isEmpty else {
        return Words(
          "no constraint affects the view \(place)",
          caption: "empty list",
          notes: [
            "add a constraint \(place), or activate it: inactive constraints are not in the list",
            "an empty list is correct for a view that is laid out by its frame",
          ])
      }
      return Words(
        "\(Wording.count(constraints.count, "constraint")) can affect the view \(place), without a "
          + "conflict",
        caption: "listed here",
        notes: [
          "the list contains \(Wording.list(constraints, limit: 6))",
          "if the frame is not the expected one, look for a wrong constant, or for an expected "
            + "constraint that is not in the list",
        ])
    }
  }

  // VFL0715
  static let layoutRecursion = DiagnosticPage(
    .layoutRecursion, .error, "layout requested during a layout pass",
    """
    AppKit was laying out a view when code called `layoutSubtreeIfNeeded` for the same view, for
    example in an override of `layout`, in an observer of a frame, or in code that resizes a window.
    In `layout`, call `super.layout()`, which performs the layout. Elsewhere, set `needsLayout`, and
    read the frames after the pass. AppKit logs the message only once, so there can be more such
    calls.
    """,
    seen: .document(
      "log",
      """
      It's not legal to call -layoutSubtreeIfNeeded on a view which is already being laid out.  If you
      are implementing the view's -layout method, you can call -[super layout] instead.
      """),
    fixed: .document("log", "Test Suite 'All tests' passed"))

  /// Creates the diagnostic for a logged message about a layout that is requested during a layout pass.
  ///
  /// - Parameter span: The sentence.
  package static func layoutRecursion(span: SourceSpan) -> LazyDiagnostic {
    LazyDiagnostic(.layoutRecursion, at: span) {
      Words(
        "`layoutSubtreeIfNeeded` was called for a view during its layout",
        caption: "reported here",
        notes: [
          "in an override of `layout`, call `super.layout()` instead; elsewhere, set `needsLayout`, "
            + "and read the frames after the layout pass",
          "a breakpoint on `_NSDetectedLayoutRecursion` stops at the call; if its backtrace does not "
            + "contain your code, the system causes the recursion",
        ])
    }
  }

  /// Creates the diagnostic for a logged message about a view that needs layout after its layout.
  ///
  /// - Parameter span: The sentence.
  package static func unfinishedLayout(span: SourceSpan) -> LazyDiagnostic {
    LazyDiagnostic(.layoutRecursion, at: span) {
      Words(
        "a view still needs layout after its `layout` method", caption: "reported here",
        notes: [
          "call `super.layout()` in each override of `layout`; rename a method with this name that has "
            + "another purpose",
          "do not set `needsLayout` or change constraints in `layout`, except before `super.layout()`",
        ])
    }
  }
}
