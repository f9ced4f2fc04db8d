/// A claim, or a part of one, that is proved in the cell of a node.
enum ProofTarget: Sendable, Hashable {
  /// A claim with some of its forms, by their numbers.
  case claim(Int, forms: [Int])
  /// A unique form, by its number.
  case unique(Int)
}
