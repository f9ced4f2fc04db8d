/// A language that formats are written in.
public enum FormatDialect: String, Sendable, Hashable, CaseIterable {
  /// What Apple's parser accepts.
  case apple
  /// The same and more: expressions, attributes, percentages, equal spaces, stacks, ranges, grids.
  case extended
}
