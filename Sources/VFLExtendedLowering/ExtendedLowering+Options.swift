import VFLDiagnostics
import VFLExtendedSyntax
import VFLRecords

extension ExtendedLowering {
  /// Takes what the options of a statement say of all of it.
  mutating func readOptions(_ options: [ExtendedOption]) {
    for option in options {
      switch option.kind {
      case .priority(let written): context.priority = priority(written) ?? .required
      case .container(let name):
        let items = items(named: name)
        if items.count > 1 {
          report(
            MalformedStatementOption(
              span: name.span, found: name.text, expected: "one view"),
            at: name.span)
        }
        context.givenContainer = items.first
        context.container = items.first
      case .gap(let expression):
        context.gap = constant(expression, standard: spacing.sibling)
      case .margin(let expression):
        context.margin = constant(expression, standard: standard(besideEdge: true))
      case .align(let attributes), .equal(let attributes):
        for written in attributes {
          if let attribute = attribute(written) { context.shared.append(attribute) }
        }
      case .direction(let isRightToLeft): context.isRightToLeft = isRightToLeft
      case .spacing(let isBaseline): context.isBaseline = isBaseline
      case .name(let name): context.name = name
      case .columns, .rows: break
      }
    }
    context.shared.sort { $0.rawValue < $1.rawValue }
  }

  /// Tells the attributes of `align(...)` that lie along a chain.
  ///
  /// Where there are no neighbours, nothing comes of them; so that is a warning, as for Apple's options.
  mutating func checkAlignment(
    _ options: [ExtendedOption], along axis: Axis, ofPairs hasPairs: Bool
  ) {
    for option in options {
      guard case .align(let attributes) = option.kind else { continue }
      for written in attributes {
        guard let attribute = CompositeAttribute.single(named: written.name),
          attribute.axis == axis || attribute.isSize
        else { continue }
        guard hasPairs else {
          report(
            OptionWithoutEffect(
              span: written.span, option: "align(\(written.name))", isVertical: axis == .vertical),
            at: written.span)
          continue
        }
        report(
          OptionOffAxis(
            span: written.span, option: "align", isVertical: axis == .vertical,
            attribute: written.name),
          at: written.span)
        context.shared.removeAll { $0 == attribute }
      }
    }
  }

  /// What an expression comes to that has to be a number of points.
  private mutating func constant(
    _ expression: ExtendedExpression, standard: Double
  ) -> Double? {
    let expressionContext = ExpressionContext(
      attribute: .width, container: context.givenContainer ?? scope.container,
      standard: standard)
    guard let value = value(of: expression, in: expressionContext) else { return nil }
    if value.isNumber { return value.constant }
    let span = expression.span
    report(
      MalformedStatementOption(
        span: span, found: tree.string(span), expected: "a number or a metric"),
      at: span)
    return nil
  }
}
