import VFLDiagnostics
import VFLRecords
import VFLStacks

extension StackRow {
  /// The row as an equation in which `v0` is the first view and `g0` the guide for the gap after this view.
  ///
  /// A required priority is omitted.
  var text: String {
    var text = "\(name(first)).\(firstAttribute.name) \(relation.rawValue) "
    if let second {
      text += "\(name(second)).\(secondAttribute.name)"
      if multiplier != 1 { text += " * \(DecimalText.shortest(multiplier))" }
      if constant != 0 { text += constant < 0 ? " - " : " + " }
    }
    if constant != 0 || second == nil { text += DecimalText.shortest(constant.magnitude) }
    return priority.isRequired ? text : text + " @\(DecimalText.shortest(priority.rawValue))"
  }

  private func name(_ element: StackElement) -> String {
    switch element {
    case .canvas: "canvas"
    case .stack: "stack"
    case .view(let index): "v\(index)"
    case .guide(.gap(let index)): "g\(index)"
    case .guide(.alignmentSpanner): "spanner"
    case .guide(.orderingSpanner): "ordering"
    }
  }
}
