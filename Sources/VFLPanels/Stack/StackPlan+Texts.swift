import VFLRecords
import VFLViews

// Texts that are broken into lines, which any width would do for.
extension StackPlan {
  /// Adds that texts of several lines are equally wide.
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

  /// Adds that each of some texts has its share of what the spacing leaves, as if all views were texts.
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
  /// What `UIStackView` makes texts equally wide by: stronger than their content.
  fileprivate static let textWidth = Priority(760)
}
