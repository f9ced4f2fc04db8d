/// A dialect of the visual format language.
public enum FormatDialect: String, Sendable, Hashable, CaseIterable {
  /// The language that Apple's parser accepts.
  case apple
  /// Apple's dialect with extensions: expressions, attributes, percentages, equal spaces, weights, stacks,
  /// ranges, arrays, points, margins, options, explicit constraints, and grids.
  case extended
}
