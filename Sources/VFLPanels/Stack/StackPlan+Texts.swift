import VFLRecords
import VFLViews

// Rows for texts with several lines, whose width the content does not determine.
extension StackPlan {
  /// Adds rows that make texts with several lines equally wide.
  mutating func disambiguateTextWidths() {
    guard main.axis == .horizontal, !isFD else { return }
    let texts = visible.filter(\.wrapsText)
    guard !texts.isEmpty else { return }
    if behavior == .uiKit { return shareWidth(among: texts) }
    for item in texts.dropFirst() {
      add(
        PanelRow(
          identifiers.textWidthDisambiguation, item.view, main.size, .equal, texts[0].view,
          main.size, priority: .textWidth))
    }
    for item in visible where !item.wrapsText {
      hold(item, .greaterThanOrEqual, at: .emptiness)
    }
  }

  /// Adds rows that give each text an equal share of the width without the spacing, computed as if all views
  /// were texts.
  private mutating func shareWidth(among texts: [ArrangedItem]) {
    let count = Double(visible.count)
    let spacing = spacingOfVisible
    for item in texts {
      add(
        PanelRow(
          identifiers.textWidthDisambiguation, item.view, main.size, .equal, canvas, main.size,
          multiplier: 1 / count, constant: -spacing / count, priority: .textWidth))
    }
  }
}

extension Priority {
  /// The priority with which `UIStackView` makes texts equally wide.
  ///
  /// It is higher than the priorities of their content.
  fileprivate static let textWidth = Priority(760)
}
