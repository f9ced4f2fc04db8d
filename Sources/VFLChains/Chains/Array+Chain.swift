public import VFLViews

extension Array where Element: LayoutElement {
  /// The elements, for constraints that are made for each of them and for distribution.
  public var chain: ElementsChain { ElementsChain(self) }

  /// ``chain``, under the name that code written for Masonry has for it.
  public var mas: ElementsChain { ElementsChain(self) }

  /// ``chain``, under the name that code written for SnapKit has for it.
  public var snp: ElementsChain { ElementsChain(self, countsCentersFromOrigin: true) }
}
