import VFLDiagnostics
import VFLSyntax

extension Lint {
  /// Reports options without effect: VFL0507.
  ///
  /// Lowering reports alignments on the wrong axis as VFL0304 and VFL0305.
  static func checkOptions(of format: FormatUse, _ diagnostics: inout DiagnosticBag) {
    guard diagnostics.isOn(.uselessOption), let options = format.options, !options.isEmpty,
      !format.areOptionsImplied
    else {
      return
    }
    let tree = format.tree
    func report(_ option: FormatOptions, _ reason: LazyDiagnostic.Uselessness) {
      let part = format.part(reason)
      if let place = format.optionSpans.first(where: { $0.option == option }) {
        let part = SourceLocation(format.origin, part)
        diagnostics.report(
          .uselessOption(span: place.span, option: option.name, reason: reason, part: part),
          in: format.optionsOrigin)
      } else {
        diagnostics.report(
          .uselessOption(span: part, option: option.name, reason: reason), in: format.origin)
      }
    }
    let chain = tree.chain
    if chain.elements.count == 1 {
      for option in FormatOptions.alignments(isVertical: tree.isVertical)
      where options.contains(option) {
        report(option, .singleView)
      }
    } else {
      for (option, one, other) in implications where options.isSuperset(of: [option, one, other]) {
        report(option, .implied(one.name, other.name))
      }
    }
    guard tree.isVertical else { return }
    for option in [FormatOptions.directionLeftToRight, .directionRightToLeft]
    where options.contains(option) {
      report(option, .verticalDirection)
    }
    if options.contains(.spacingBaselineToBaseline), !chain.hasConnections {
      report(.spacingBaselineToBaseline, .noGap)
    }
  }

  /// The center alignments, each with the two edge alignments that imply it.
  private static let implications: [(FormatOptions, FormatOptions, FormatOptions)] = [
    (.alignAllCenterX, .alignAllLeft, .alignAllRight),
    (.alignAllCenterX, .alignAllLeading, .alignAllTrailing),
    (.alignAllCenterY, .alignAllTop, .alignAllBottom),
  ]
}

extension FormatUse {
  /// Returns the part of the format string that makes an option useless.
  fileprivate func part(_ reason: LazyDiagnostic.Uselessness) -> SourceSpan {
    switch reason {
    case .singleView: tree.chainElements.first?.span ?? span
    case .verticalDirection: tree.chain.orientation ?? span
    case .noGap, .implied: span
    }
  }
}

extension ChainNode {
  /// Whether the chain has any connections, including flush connections.
  fileprivate var hasConnections: Bool {
    elements.count > 1 || leading != nil || trailing != nil
  }
}
