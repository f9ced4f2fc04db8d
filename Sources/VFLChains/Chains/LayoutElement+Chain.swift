public import VFLViews

extension LayoutElement {
  /// The element's attributes, and the constraints that chains made for it.
  ///
  /// ```swift
  /// try card.chain.makeConstraints { make in
  ///   make.edges.equalToSuperview().inset(8)
  /// }
  /// ```
  public var chain: ElementChain { ElementChain(self) }

  /// ``chain``, under the name that code written for Masonry has for it: `mas_left` is `mas.left`.
  public var mas: ElementChain { ElementChain(self) }

  /// ``chain``, under the name that code written for DLSimpleAutolayout has for it.
  public var dl: ElementChain { ElementChain(self) }

  /// ``chain``, under the name that code written for SnapKit has for it.
  ///
  /// There is one difference: `centerX.equalTo(20)` is 20 points from the superview's left edge, and
  /// `centerY.equalTo(20)` from its top, as SnapKit has it; elsewhere it is the way from the centre.
  public var snp: ElementChain { ElementChain(self, countsCentersFromOrigin: true) }
}
