import VFLDiagnostics

extension Expression {
  /// The expressions that this expression contains directly, in the order of the file.
  ///
  /// A closure and a statement that has a value have no parts.
  var parts: [Expression] {
    switch kind {
    case .name, .number, .closure, .statement, .opaque: []
    case .string(let parts): parts.flatMap { $0.computed }
    case .member(let base, _): [base].compactMap { $0 }
    case .call(let call): [call.callee] + call.arguments.map { $0.value }
    case .subscripted(let base, let arguments): [base] + arguments.map { $0.value }
    case .array(let values), .operation(let values, _): values
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .tuple(let values): values.map { $0.value }
    case .prefix(_, let value), .postfix(let value, _), .cast(let value, _): [value]
    case .ternary(let condition, let yes, let no): [condition, yes, no].compactMap { $0 }
    }
  }
}

extension Expression.StringPart {
  /// The expressions of the computed parts of a literal.
  fileprivate var computed: [Expression] {
    if case .literal(_, let computed) = self { computed } else { [] }
  }
}

extension Array {
  /// The element whose range contains a token, if the ranges are in order.
  func element(at token: Int, range: (Element) -> Range<Int>) -> Element? {
    let index = partitioningIndex { range($0).lowerBound > token } - 1
    return index >= 0 && range(self[index]).contains(token) ? self[index] : nil
  }
}

extension RandomAccessCollection where Element: BinaryInteger, Index == Int {
  /// Whether an element of numbers in order is in a range.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  func hasElement(in range: Range<Int>) -> Bool {
    let first = partitioningIndex { Int($0) >= range.lowerBound }
    return first < endIndex && Int(self[first]) < range.upperBound
  }
}
