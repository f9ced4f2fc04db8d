import VFLRecords
import VFLStacks
import VFLViews

// Conversions between the objects of a stack view and the values of its plan.
extension StackView {
  /// The properties that determine the rows of the stack view.
  var stackDescription: StackDescription {
    StackDescription(
      axis: axis, distribution: describedDistribution, alignment: describedAlignment,
      spacing: Self.resolved(spacing), behavior: describedBehavior,
      isBaselineRelative: isBaselineRelativeArrangement,
      isMarginsRelative: isLayoutMarginsRelativeArrangement)
  }

  private var describedDistribution: StackDescription.Distribution {
    switch distribution {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }

  private var describedAlignment: StackDescription.Alignment {
    switch alignment {
    case .fill: .fill
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  private var describedBehavior: StackDescription.Behavior {
    switch behavior {
    case .uiKit: .uiKit
    case .corrected: .corrected
    case .fdStackView: .fdStackView
    }
  }

  /// Returns the rows of a plan with the objects that they refer to.
  func panelRows(of plan: StackPlan<ArrangedItem>) -> [PanelRow] {
    let canvas: LayoutElement = plan.stack.usesMarginsGuide ? layoutMarginsGuide : self
    func object(_ element: StackElement) -> LayoutElement {
      switch element {
      case .canvas: canvas
      case .stack: self
      case .view(let index): plan.views[index].view
      case .guide(let guide): layoutGuide(for: guide, in: plan)
      }
    }
    return plan.rows.map { row in
      PanelRow(
        row.rule.identifier(plan.stack.behavior), object(row.first), row.firstAttribute,
        row.relation, row.second.map(object), row.secondAttribute, multiplier: row.multiplier,
        constant: row.constant, priority: row.priority)
    }
  }

  /// Returns the guides of a plan as objects.
  func guides(of plan: StackPlan<ArrangedItem>) -> [LayoutGuide] {
    plan.guides.map { layoutGuide(for: $0, in: plan) }
  }

  private func layoutGuide(
    for guide: StackElement.Guide, in plan: StackPlan<ArrangedItem>
  ) -> LayoutGuide {
    switch guide {
    case .gap(let index): plan.views[index].madeGap(in: self)
    case .alignmentSpanner: alignmentSpanner
    case .orderingSpanner: orderingSpanner
    }
  }
}
