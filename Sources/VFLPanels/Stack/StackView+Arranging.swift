public import VFLViews

extension StackView {
  /// The views that it arranges, in their order; all of them are subviews.
  public var arrangedSubviews: [LayoutView] { items.views }

  /// Arranges a view behind the others; one that is arranged already is moved there.
  ///
  /// It becomes a subview if it is none, the foremost one.
  ///
  /// - Precondition: `view` is neither the stack nor one that the stack lies in.
  public func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(view, at: items.count)
  }

  /// Arranges a view at an index; one that is arranged already is moved there.
  ///
  /// It becomes a subview if it is none, the foremost one. The order of subviews is another one than
  /// that of arranged views.
  ///
  /// - Precondition: `view` is neither the stack nor one that the stack lies in; the index is at
  ///   most the number of arranged views. If that many are there only with `view` itself, it becomes
  ///   the last one.
  public func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    Mistake.unless(
      index >= 0 && index <= items.count,
      "expected a place for `\(view.name)` among the arranged views of `\(name)`, "
        + "which has \(items.count), found \(index)")
    // What its mask says would contradict the stack, as in UIKit.
    view.translatesAutoresizingMaskIntoConstraints = false
    guard view.superview === self else {
      addSubview(view)
      items.insert(ArrangedItem(view), at: index)
      return arrangementChanged()
    }
    let item = items.remove(view, from: self) ?? ArrangedItem(view)
    items.insert(item, at: min(index, items.count))
    arrangementChanged()
  }

  /// Ends the arrangement of a view, which stays a subview; `FDStackView`'s behaviour takes it out.
  ///
  /// A view that is not arranged is left alone.
  public func removeArrangedSubview(_ view: LayoutView) {
    guard forget(view) else { return }
    if behavior == .fdStackView { view.removeFromSuperview() }
  }

  /// Gives the gap after a view a width of its own, in points, or takes it back with
  /// ``spacingUseDefault``; ``spacingUseSystem`` stands for the standard space.
  ///
  /// It is lost when the view's arrangement ends. The gap after a hidden view does not exist, and that after
  /// the last one neither. For a view that is not arranged, nothing happens.
  public func setCustomSpacing(_ spacing: Double, after view: LayoutView) {
    guard let item = items[view, in: self] else { return }
    let custom = spacing == Self.spacingUseDefault ? nil : spacing
    guard custom != item.customSpacing else { return }
    item.customSpacing = custom
    arrangementChanged()
  }

  /// The width of the gap after a view in points, if it has one of its own, else ``spacingUseDefault``.
  public func customSpacing(after view: LayoutView) -> Double {
    items[view, in: self]?.customSpacing ?? Self.spacingUseDefault
  }

  /// Takes a view from those that are arranged; false if it is none of them.
  @discardableResult
  func forget(_ view: LayoutView) -> Bool {
    guard items.remove(view, from: self) != nil else { return false }
    arrangementChanged()
    return true
  }
}
