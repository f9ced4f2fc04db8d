public import VFLViews

extension Array where Element: LayoutElement {
  /// The chain interface of the elements, to create constraints for each element or to distribute the
  /// elements.
  public var chain: ElementsChain { ElementsChain(self) }

  /// The same as ``chain``, under the name that Masonry uses.
  public var mas: ElementsChain { ElementsChain(self) }

  /// The same as ``chain``, under the name that SnapKit uses, and with its rule for centers: see
  /// ``LayoutElement/snp``.
  public var snp: ElementsChain { ElementsChain(self, countsCentersFromOrigin: true) }
}
