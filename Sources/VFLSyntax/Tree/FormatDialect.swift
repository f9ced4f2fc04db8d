/// A language that formats are written in.
public enum FormatDialect: String, Sendable, Hashable, CaseIterable {
  /// What Apple's parser accepts.
  case apple
  /// What Apple's parser accepts, and more: expressions, attributes, percentages, equal spaces, weights,
  /// stacks, ranges, arrays, points, margins, options, constraints without a chain, and grids.
  case extended
}
