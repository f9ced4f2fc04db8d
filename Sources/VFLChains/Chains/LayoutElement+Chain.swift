public import VFLViews

extension LayoutElement {
  /// The chain interface of the element: its attributes, and the constraints that chains created for it.
  ///
  /// ```swift
  /// try card.chain.makeConstraints { make in
  ///   make.edges.equalToSuperview().inset(8)
  /// }
  /// ```
  public var chain: ElementChain { ElementChain(self) }

  /// The same as ``chain``, under the name that Masonry uses: `mas_left` is `mas.left`.
  public var mas: ElementChain { ElementChain(self) }

  /// The same as ``chain``, under the name that DLSimpleAutolayout uses.
  public var dl: ElementChain { ElementChain(self) }

  /// The same as ``chain``, under the name that SnapKit uses, except for numbers as targets of centers.
  ///
  /// As in SnapKit, `centerX.equalTo(20)` is 20 points from the superview's left edge, and
  /// `centerY.equalTo(20)` is 20 points from its top edge. With ``chain``, the number is the offset from the
  /// superview's center.
  public var snp: ElementChain { ElementChain(self, countsCentersFromOrigin: true) }
}
