import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension FormatLowering {
  /// Reads the options that apply to the whole statement.
  mutating func readOptions(_ options: [OptionNode]) {
    if context.options.contains(.directionLeftToRight) {
      context.order.isRightToLeft = false
    } else if context.options.contains(.directionRightToLeft) {
      context.order.isRightToLeft = true
    }
    context.order.isBaseline = context.options.contains(.spacingBaselineToBaseline)
    // `std` in `margin(…)` depends on `gap(…)`, so the gap is read first, regardless of their order.
    for option in options {
      guard case .gap(let expression) = option.kind else { continue }
      context.gap = constant(expression, standard: spacing.sibling)
    }
    for option in options {
      switch option.kind {
      case .priority(let written): context.priority = priority(written) ?? .required
      case .container(let name):
        let items = items(named: name)
        if items.count > 1 {
          report(
            .malformedStatementOption(
              span: name.span, found: tree.string(of: name), expected: "one view"))
        }
        context.givenContainer = items.first
        context.container = items.first
      case .margin(let expression):
        context.margin = constant(expression, standard: standard(besideEdge: true))
      case .align(let attributes):
        for written in attributes {
          if let attribute = attribute(written, among: alignable) {
            context.shared.append(attribute)
          }
        }
      case .equal(let attributes):
        for written in attributes {
          if let composite = CompositeAttribute(rawValue: tree.string(written)) {
            context.shared += composite.attributes
          } else if let attribute = attribute(written) {
            context.shared.append(attribute)
          }
        }
      case .direction(let isRightToLeft): context.order.isRightToLeft = isRightToLeft
      case .spacing(let isBaseline): context.order.isBaseline = isBaseline
      case .name(let name): context.name = tree.string(name)
      case .gap, .columns, .rows: break
      }
    }
    context.shared = Self.inOrder(context.shared)
  }

  /// Returns the attributes without duplicates, ordered by raw value.
  private static func inOrder(_ attributes: [Attribute]) -> [Attribute] {
    attributes.count < 2 ? attributes : Set(attributes).sorted { $0.rawValue < $1.rawValue }
  }

  /// The names of the attributes by which views of the statement can be aligned.
  private var alignable: [String] {
    Attribute.allCases.filter { $0.axis != context.order.axis && $0.axis != nil && !$0.isSize }.map
    {
      $0.name
    }
  }

  /// Reports and drops the attributes of `align(…)` that are on the axis of the chain.
  ///
  /// Without adjacent views, such an attribute has no effect and is only reported as a warning, like Apple's
  /// options.
  mutating func dropAlignments(
    _ options: [OptionNode], along axis: Axis, ofPairs hasPairs: Bool
  ) {
    for option in options {
      guard case .align(let attributes) = option.kind else { continue }
      for written in attributes {
        let name = tree.string(written)
        guard let attribute = CompositeAttribute.single(named: name),
          attribute.axis == axis || attribute.isSize
        else { continue }
        guard hasPairs else {
          report(
            .optionWithoutEffect(
              span: written, option: "align(\(name))", isVertical: axis == .vertical))
          continue
        }
        report(
          .optionOffAxis(
            span: written, option: "align", isVertical: axis == .vertical,
            attribute: name))
        context.shared.removeAll { $0 == attribute }
      }
    }
  }

  /// Adds the alignments of Apple's format options.
  ///
  /// Alignments along the chain are reported as errors, or as warnings if there are no adjacent views.
  ///
  /// - Parameters:
  ///   - first: The span of the first element, or `nil` if the chain has no elements.
  ///   - second: The span of the second element, or `nil` if the chain has no second element.
  mutating func addAlignments(first: SourceSpan?, second: SourceSpan?) {
    let attributes = context.options.alignments
    guard let first, !attributes.isEmpty else { return }
    let unfit = attributes.filter { $0.axis == context.order.axis }
    let isVertical = context.order.isVertical
    for attribute in unfit {
      let option = FormatOptions.name(aligning: attribute)
      if let second {
        let pair = first.union(second)
        // Do not use `report(_:)`. It would drop the diagnostic for the second option, which has the same
        // code and span.
        bag.report(
          .optionOffAxis(span: pair, option: option, isVertical: isVertical))
      } else {
        bag.report(
          .optionWithoutEffect(span: first, option: option, isVertical: isVertical))
      }
    }
    if unfit.isEmpty { context.shared += attributes }
    context.shared = Self.inOrder(context.shared)
  }

  /// Returns the value of an expression, which must be a number of points.
  ///
  /// Reports an error and returns `nil` otherwise.
  private mutating func constant(
    _ expression: ExpressionNode, standard: Double
  ) -> Double? {
    let operand = OperandContext(
      attribute: .width, container: context.givenContainer ?? scope.container,
      standard: standard)
    guard let value = value(of: expression, in: operand) else { return nil }
    if value.isNumber { return value.constant }
    let span = expression.span
    report(
      .malformedStatementOption(
        span: span, found: tree.string(span), expected: "a number or a metric"))
    return nil
  }
}
