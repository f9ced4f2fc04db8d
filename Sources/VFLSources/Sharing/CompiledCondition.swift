/// A condition of conditional compilation that holds, or does not hold, where some code is compiled.
package struct CompiledCondition: Sendable, Hashable {
  let name: String
  let holds: Bool

  /// Whether no program contains both of two pieces of code, by their conditions.
  static func exclude(_ own: Set<CompiledCondition>, _ others: Set<CompiledCondition>) -> Bool {
    own.contains { others.contains(CompiledCondition(name: $0.name, holds: !$0.holds)) }
  }
}
