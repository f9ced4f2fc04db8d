import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension EquationLowering {
  /// Returns fix-its that measure a number from a position of the superview.
  ///
  /// There is no fix-it for a sum or an unknown metric, for a margin, and for an item without a superview that
  /// an equation can name.
  func positionFixIts(
    for subject: Operand, _ constants: [(number: Number, sign: Double)]
  ) -> [FixIt] {
    guard tree.terms.count == 1, let (number, sign) = constants.first, let value = number.value,
      let item = subject.item, tree.string(subject.node.item) != "|",
      let superview = scope.superview(of: item), let name = scope.name(ofSuperview: superview),
      name == "|" || NameText.isName(name), let (near, own) = subject.attribute?.references
    else { return [] }
    let isPositive = sign * value > 0
    let isMetric = if case .metric = number.node { true } else { false }
    let isMinus = isMetric ? sign < 0 : !isPositive
    let written = number.node.span
    let digits = tree.string(written).drop { $0 == "-" }
    let minus = sign < 0 ? tree.text[..<written.start].lastIndex(of: UInt8(ascii: "-")) : nil
    let span = SourceSpan(minus ?? written.start, written.end)

    func fixIt(from reference: Attribute, reversed: Bool = false, by offset: Bool = true) -> FixIt {
      var text = "\(name).\(reference.name)"
      if offset, value != 0 || isMetric { text += (isMinus == reversed ? " + " : " - ") + digits }
      let purpose = offset ? "measure from `\(reference.name)`" : "center the view"
      return FixIt("replace with `\(text)` to \(purpose)", [SourceEdit(span, text)])
    }
    if own == near || !isPositive { return [fixIt(from: own)] }
    let absolute = fixIt(from: near)
    // A distance from the far edge would reverse an inequality.
    guard tree.relation == .equal else { return [absolute] }
    let isCenter = own == .centerX || own == .centerY
    return [fixIt(from: own, reversed: !isCenter, by: !isCenter), absolute]
  }
}

extension Attribute {
  /// The positions of a superview from which a position of a view is usually measured: the near edge on the
  /// same axis, and the position that corresponds to this position.
  ///
  /// The value is `nil` for margins and sizes.
  fileprivate var references: (near: Attribute, own: Attribute)? {
    switch self {
    case .left: (.left, .left)
    case .right: (.left, .right)
    case .leading: (.leading, .leading)
    case .trailing: (.leading, .trailing)
    case .top, .firstBaseline: (.top, .top)
    case .bottom, .lastBaseline: (.top, .bottom)
    case .centerX: (.left, .centerX)
    case .centerY: (.top, .centerY)
    default: nil
    }
  }
}
