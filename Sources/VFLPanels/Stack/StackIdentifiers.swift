/// The identifiers of the constraints of a stack view, one for each rule.
struct StackIdentifiers {
  let canvasConnection: String
  let canvasFit: String
  let spacing: String
  let fillEqually: String
  let fillProportionally: String
  let distributingEdge: String
  let hiding: String
  let alignment: String
  let spanningBoundary: String
  let spanningFit: String
  let ambiguitySuppression: String
  let textWidthDisambiguation: String
  let ordering: String
  let spacingHidden: String
  let alignmentHidden: String
  let guidePlacement: String

  /// The identifiers in the logs of `UIStackView`.
  static let uiKit = StackIdentifiers(prefix: "UISV-")
  /// The identifiers of `FDStackView`.
  static let fdStackView = StackIdentifiers(prefix: "FDSV-")

  private init(prefix: String) {
    canvasConnection = prefix + "canvas-connection"
    canvasFit = prefix + "canvas-fit"
    spacing = prefix + "spacing"
    fillEqually = prefix + "fill-equally"
    fillProportionally = prefix + "fill-proportionally"
    distributingEdge = prefix + "distributing-edge"
    hiding = prefix + "hiding"
    alignment = prefix + "alignment"
    spanningBoundary = prefix + "spanning-boundary"
    spanningFit = prefix + "spanning-fit"
    ambiguitySuppression = prefix + "ambiguity-suppression"
    textWidthDisambiguation = prefix + "text-width-disambiguation"
    ordering = prefix + "ordering"
    spacingHidden = prefix + "spacing-hidden"
    alignmentHidden = prefix + "alignment-hidden"
    guidePlacement = prefix + "guide-placement"
  }
}
