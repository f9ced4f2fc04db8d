import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension FormatLowering {
  /// Adds the records of the alignment options: one a pair of neighbours and attribute.
  mutating func lowerAlignments(of items: [ItemID?]) {
    let attributes = options.alignments
    guard !attributes.isEmpty, let first = tree.views.first else { return }
    guard tree.views.count > 1 else { return reportWithoutEffect(attributes, at: first.span) }
    if reportOffAxis(attributes, at: first.span.union(tree.views[1].span)) { return }
    let isMirrored = isRightToLeft
    for index in 1..<tree.views.count {
      guard let left = items[index - 1], let right = items[index] else { continue }
      let (first, second) = isMirrored ? (right, left) : (left, right)
      let pair = tree.views[index - 1].span.union(tree.views[index].span)
      for attribute in attributes {
        records.append(
          ConstraintRecord(
            first, attribute, .equal, second, attribute,
            provenance: provenance(pair, .alignment)))
      }
    }
  }

  /// Whether an attribute can be aligned across the axis of the format.
  private func fits(_ attribute: Attribute) -> Bool {
    attribute.axis == (tree.isVertical ? .horizontal : .vertical)
  }

  private mutating func reportOffAxis(_ attributes: [Attribute], at pair: SourceSpan) -> Bool {
    let unfit = attributes.filter { !fits($0) }
    for attribute in unfit {
      faults.report(
        OptionOffAxis(
          span: pair, option: FormatOptions.name(aligning: attribute),
          isVertical: tree.isVertical),
        at: pair)
    }
    return !unfit.isEmpty
  }

  /// Shipping code has options that do not fit the axis on formats of one view, where nothing comes
  /// of them; so that is a warning.
  private mutating func reportWithoutEffect(_ attributes: [Attribute], at view: SourceSpan) {
    for attribute in attributes where !fits(attribute) {
      faults.report(
        OptionWithoutEffect(
          span: view, option: FormatOptions.name(aligning: attribute),
          isVertical: tree.isVertical),
        at: view)
    }
  }
}
