import VFLDiagnostics

extension Expression {
  /// The expressions that this expression contains directly, in the order of the file.
  var parts: [Expression] {
    var found: [Expression] = []
    forEachPart(PartReceiver(expression: { found.append($0) }, statement: { _ in }))
    return found
  }

  /// Returns the expression that this one contains directly and that contains a token.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of parts.
  func part(at token: Int) -> Expression? {
    switch kind {
    case .array(let values), .operation(let values, _):
      return values.element(at: token) { $0.range }
    case .call(let call):
      if call.callee.range.contains(token) { return call.callee }
      return call.arguments.element(at: token) { $0.value.range }?.value
    case .tuple(let values): return values.element(at: token) { $0.value.range }?.value
    case .dictionary(let entries):
      let entry = entries.element(at: token) {
        $0.key.range.lowerBound..<$0.value.range.upperBound
      }
      return entry.map { $0.key.range.contains(token) ? $0.key : $0.value }
    // A statement that has a value, and a closure, have no parts here.
    case .closure, .statement: return nil
    default: return parts.first { $0.range.contains(token) }
    }
  }
}

extension Statement {
  /// Returns the expression of the statement that contains a token and is in no block of it.
  func expression(at token: Int) -> Expression? {
    if case .variables(let declaration) = kind {
      let next = declaration.bindings.partitioningIndex { $0.pattern.range.lowerBound > token }
      return next > 0 ? declaration.bindings[next - 1].value : nil
    }
    var found: Expression?
    forEachPart(
      PartReceiver(
        expression: { if $0.range.contains(token) { found = $0 } }, statement: { _ in }))
    return found
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
