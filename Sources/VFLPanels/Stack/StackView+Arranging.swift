public import VFLViews

extension StackView {
  /// The views that the stack view arranges, in order.
  ///
  /// All of them are subviews of the stack view.
  public var arrangedSubviews: [LayoutView] { items.views }

  /// Adds a view to the end of the arranged views.
  ///
  /// If the view is already arranged, the view is moved to this position.
  ///
  /// A view that is not a subview yet is added in front of the other subviews.
  ///
  /// - Precondition: `view` is neither the stack view nor one of its ancestors.
  public func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(view, at: items.count)
  }

  /// Inserts a view into the arranged views at an index.
  ///
  /// If the view is already arranged, the view is moved to this position.
  ///
  /// A view that is not a subview yet is added in front of the other subviews. The order of
  /// ``LayoutView/subviews`` is independent of the order of ``arrangedSubviews``.
  ///
  /// - Precondition: `view` is neither the stack view nor one of its ancestors. `index` is at most the number
  ///   of arranged views. If `view` is already arranged and `index` equals this number, `view` becomes the
  ///   last arranged view.
  public func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    Precondition.check(
      index >= 0 && index <= items.count,
      "index \(index) is out of range 0...\(items.count) for arranging `\(view.name)` in `\(name)`")
    // Constraints of an autoresizing mask would contradict the constraints of the stack view, as in UIKit.
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

  /// Removes a view from the arranged views.
  ///
  /// The view stays a subview. Only with ``Behavior/fdStackView``, it is also removed from the stack view.
  ///
  /// If the view is not arranged, nothing happens.
  public func removeArrangedSubview(_ view: LayoutView) {
    guard forget(view) else { return }
    if behavior == .fdStackView { view.removeFromSuperview() }
  }

  /// Sets the spacing after a view, in points.
  ///
  /// ``spacingUseDefault`` removes a custom spacing, and ``spacingUseSystem`` is the standard spacing.
  ///
  /// The custom spacing is removed together with the arranged view. It is not used after a hidden view or
  /// after the last view. If the view is not arranged, nothing happens.
  public func setCustomSpacing(_ spacing: Double, after view: LayoutView) {
    guard let item = items[view, in: self] else { return }
    let custom = spacing == Self.spacingUseDefault ? nil : spacing
    guard custom != item.customSpacing else { return }
    item.customSpacing = custom
    arrangementChanged()
  }

  /// Returns the custom spacing after a view in points, or ``spacingUseDefault`` if there is none.
  public func customSpacing(after view: LayoutView) -> Double {
    items[view, in: self]?.customSpacing ?? Self.spacingUseDefault
  }

  /// Removes a view from the arranged views.
  ///
  /// - Returns: Whether the view was arranged.
  @discardableResult
  func forget(_ view: LayoutView) -> Bool {
    guard items.remove(view, from: self) != nil else { return false }
    arrangementChanged()
    return true
  }
}
