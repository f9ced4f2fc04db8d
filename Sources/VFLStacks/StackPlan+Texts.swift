import VFLRecords

// Rows for views with multiline text, whose width the content does not determine.
extension StackPlan {
  /// Adds rows that make views with multiline text equally wide.
  mutating func disambiguateTextWidths() {
    guard main.axis == .horizontal, !isFD else { return }
    let texts = visible.filter { views[$0].wrapsText }
    guard !texts.isEmpty else { return }
    if stack.behavior == .uiKit { return shareWidth(among: texts) }
    for index in texts.dropFirst() {
      add(
        .textWidthDisambiguation, .view(index), main.size, .equal, .view(texts[0]), main.size,
        priority: .textWidth)
    }
    for index in visible where !views[index].wrapsText {
      hold(index, .greaterThanOrEqual, at: .emptiness)
    }
  }

  /// Adds rows that set the width of each of the given views to the width of the stack view minus all
  /// spacing, divided by the number of visible views.
  private mutating func shareWidth(among texts: [Int]) {
    let count = Double(visible.count)
    let spacing = spacingOfVisible
    for index in texts {
      add(
        .textWidthDisambiguation, .view(index), main.size, .equal, .canvas, main.size,
        multiplier: 1 / count, constant: -spacing / count, priority: .textWidth)
    }
  }
}

extension Priority {
  /// The priority with which `UIStackView` makes views with multiline text equally wide.
  ///
  /// It is higher than the default priorities of content hugging and compression resistance.
  fileprivate static let textWidth = Priority(760)
}
