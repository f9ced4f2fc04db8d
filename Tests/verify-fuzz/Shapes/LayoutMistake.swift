/// A typical mistake in a layout.
enum LayoutMistake: CaseIterable, Sendable {
  /// A spacing is fixed where it has to grow or to shrink with the text before it.
  case fixedSpacing
  /// No constraint separates a text from the view after it.
  case missingSpacing
  /// A text cannot be compressed although there may be too little space.
  case rigidText
  /// A view is at least as wide as on the device of the developer.
  case wideMinimum
  /// A row has a fixed height although its text grows.
  case fixedHeight
}
