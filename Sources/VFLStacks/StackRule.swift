/// A rule of stack views, which requires a group of their rows.
package enum StackRule: Int, Sendable, CaseIterable {
  case canvasConnection, canvasFit, spacing, fillEqually, fillProportionally, distributingEdge
  case hiding, alignment, spanningBoundary, spanningFit, ambiguitySuppression
  case textWidthDisambiguation, ordering, spacingHidden, alignmentHidden, guidePlacement

  /// The names, indexed by raw value.
  private static let names = [
    "canvas-connection", "canvas-fit", "spacing", "fill-equally", "fill-proportionally",
    "distributing-edge", "hiding", "alignment", "spanning-boundary", "spanning-fit",
    "ambiguity-suppression", "text-width-disambiguation", "ordering", "spacing-hidden",
    "alignment-hidden", "guide-placement",
  ]
  private static let uiKitIdentifiers = names.map { "UISV-" + $0 }
  private static let fdIdentifiers = names.map { "FDSV-" + $0 }

  /// Returns the identifier of the constraints of the rule in the logs of `UIStackView` or `FDStackView`.
  package func identifier(_ behavior: StackDescription.Behavior) -> String {
    (behavior == .fdStackView ? Self.fdIdentifiers : Self.uiKitIdentifiers)[rawValue]
  }
}
