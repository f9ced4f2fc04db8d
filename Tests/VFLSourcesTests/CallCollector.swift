@testable import VFLSources

/// Finds the calls and names of a syntax tree.
struct CallCollector {
  /// The calls, keyed by the tokens that name the functions.
  private(set) var calls: [Int: Expression.Call] = [:]
  /// The tokens that are names of values.
  private(set) var names: Set<Int> = []

  /// Finds the calls and names of a tree.
  init(_ tree: SourceTree) { collect(tree.statements) }

  private mutating func collect(_ value: Any) {
    if let expression = value as? Expression, case .name(let token) = expression.kind {
      names.insert(token)
    }
    if let call = value as? Expression.Call, let name = name(of: call.callee) { calls[name] = call }
    if value is Range<Int> || value is Int || value is String { return }
    for child in Mirror(reflecting: value).children { collect(child.value) }
  }

  private func name(of callee: Expression) -> Int? {
    switch callee.kind {
    case .name(let token): token
    case .member(_, let token): token
    case .postfix(let base, _): name(of: base)
    default: nil
    }
  }
}
