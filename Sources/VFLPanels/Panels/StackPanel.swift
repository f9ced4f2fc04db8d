public import VFLRecords
public import VFLViews

/// A view that puts views one behind the other, each with a margin and, if wanted, a size, as WPF's
/// `StackPanel` does.
///
/// ```swift
/// let panel = StackPanel("panel", axis: .vertical)
/// panel.add(title, StackPanel.Placement(margin: LayoutMargins(all: 10), height: 30))
/// ```
///
/// Along the axis a view is as long as it was told, or as its content; what is left stays empty, and what
/// is too long sticks out. Across the axis the alignment decides. A hidden view takes no space. A panel
/// that nothing gives a size is as large as its views with their margins.
public final class StackPanel: PlacingPanel<StackPlacement> {
  /// The direction that the views follow each other in.
  public var axis: Axis {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - name: what diagnostics call it.
  ///   - axis: the direction that the views follow each other in.
  ///   - fileID: the file that a conflict of its constraints names.
  ///   - line: the line that a conflict of its constraints names.
  public init(
    _ name: String = "panel", axis: Axis = .vertical, fileID: String = #fileID, line: Int = #line
  ) {
    self.axis = axis
    super.init(
      name, usualPlacement: Placement(), origin: ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Puts a view behind the others; one that is there already is moved.
  ///
  /// - Precondition: `view` is neither the panel nor one that the panel lies in.
  public func add(_ view: LayoutView, _ placement: Placement = Placement()) {
    items.remove(view, from: self)
    insert(view, at: items.count, placement)
  }

  /// Puts a view at an index among the others; one that is there already is moved.
  ///
  /// - Precondition: `view` is neither the panel nor one that the panel lies in; the index is at most
  ///   the number of the others.
  public func insert(_ view: LayoutView, at index: Int, _ placement: Placement = Placement()) {
    adopt(view)
    items.remove(view, from: self)
    Mistake.unless(
      index >= 0 && index <= items.count,
      "expected a place for `\(view.name)` among the other views of `\(name)`, "
        + "which has \(items.count), found \(index)")
    items.insert(PanelItem(view, placement), at: index)
    setNeedsUpdateConstraints()
  }

  /// Moves a view to an index among the others, with its placement.
  ///
  /// - Precondition: the panel places `view`; the index is less than the number of its views.
  public func move(_ view: LayoutView, to index: Int) {
    let item = item(of: view)
    Mistake.unless(
      index >= 0 && index < items.count,
      "expected a place for `\(view.name)` among the views of `\(name)`, "
        + "which has \(items.count), found \(index)")
    items.remove(view, from: self)
    items.insert(item, at: index)
    setNeedsUpdateConstraints()
  }

  override func arrange(_ plan: inout PanelPlan) { chain(into: &plan) }
}
