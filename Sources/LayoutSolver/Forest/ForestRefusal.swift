/// Why the costs of a forest are not computed.
enum ForestRefusal: Error {
  /// Most columns stand in no tree.
  case noForest
  /// What is required contradicts itself, or costs fall for ever.
  case noSolution
  /// Copying curves from column to column takes too long.
  case tooManyKinks
}
