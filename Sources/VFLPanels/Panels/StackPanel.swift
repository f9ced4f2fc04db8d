public import VFLRecords
public import VFLViews

/// A view that arranges views in a line, each with a margin and an optional size, like `StackPanel` in WPF.
///
/// ```swift
/// let panel = StackPanel("panel", axis: .vertical)
/// panel.add(title, StackPanel.Placement(margin: LayoutMargins(all: 10), height: 30))
/// ```
///
/// Along the axis, a view has its explicit size or the size of its content. Remaining space stays empty, and
/// views that do not fit extend beyond the panel. Across the axis, the alignment determines the position. A
/// hidden view takes no space. Without other constraints, the panel is as large as its views with their
/// margins.
public final class StackPanel: PlacingPanel<StackPlacement> {
  /// The axis along which the views are arranged.
  public var axis: Axis {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Creates an empty panel.
  ///
  /// - Parameters:
  ///   - name: The name of the panel in diagnostics.
  ///   - axis: The axis along which the views are arranged.
  ///   - fileID: The file to report in diagnostics for the panel's constraints.
  ///   - line: The line to report in diagnostics for the panel's constraints.
  public init(
    _ name: String = "panel", axis: Axis = .vertical, fileID: String = #fileID, line: Int = #line
  ) {
    self.axis = axis
    super.init(
      name, usualPlacement: Placement(), origin: ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Adds a view after the other views.
  ///
  /// If the panel already arranges the view, the view is moved to this position.
  ///
  /// - Precondition: `view` is neither the panel nor one of its ancestors.
  public func add(_ view: LayoutView, _ placement: Placement = Placement()) {
    items.remove(view, from: self)
    insert(view, at: items.count, placement)
  }

  /// Inserts a view at an index.
  ///
  /// If the panel already arranges the view, the view is moved to this position.
  ///
  /// - Precondition: `view` is neither the panel nor one of its ancestors. `index` is at most the number of
  ///   arranged views other than `view`.
  public func insert(_ view: LayoutView, at index: Int, _ placement: Placement = Placement()) {
    adopt(view)
    items.remove(view, from: self)
    Precondition.check(
      index >= 0 && index <= items.count,
      "index \(index) is out of range 0...\(items.count) for inserting `\(view.name)` into `\(name)`"
    )
    items.insert(PanelItem(view, placement), at: index)
    setNeedsUpdateConstraints()
  }

  /// Moves an arranged view to an index and keeps its placement.
  ///
  /// - Precondition: The panel arranges `view`, and `index` is less than the number of its views.
  public func move(_ view: LayoutView, to index: Int) {
    let item = item(of: view)
    Precondition.check(
      index >= 0 && index < items.count,
      "index \(index) is out of range 0..<\(items.count) for moving `\(view.name)` in `\(name)`")
    items.remove(view, from: self)
    items.insert(item, at: index)
    setNeedsUpdateConstraints()
  }

  override func arrange(_ plan: inout PanelPlan) { chain(into: &plan) }
}
