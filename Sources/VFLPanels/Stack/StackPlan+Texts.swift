import VFLRecords
import VFLViews

// Rows for views with multiline text, whose width the content does not determine.
extension StackPlan {
  /// Adds rows that make views with multiline text equally wide.
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

  /// Adds rows that set the width of each of the given views to the width of the stack view minus all
  /// spacing, divided by the number of visible views.
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
  /// The priority with which `UIStackView` makes views with multiline text equally wide.
  ///
  /// It is higher than the default priorities of content hugging and compression resistance.
  fileprivate static let textWidth = Priority(760)
}
