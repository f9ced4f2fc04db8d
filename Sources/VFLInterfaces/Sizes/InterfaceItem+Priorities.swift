import VFLLayout
import VFLRecords

extension InterfaceItem {
  /// Returns the priorities with which the view resists being larger than its content.
  func hugging(_ content: ContentSize) -> PerAxis<Priority> {
    PerAxis(
      priority("horizontalHuggingPriority", content, .horizontal) ?? .defaultLow,
      priority("verticalHuggingPriority", content, .vertical) ?? .defaultLow)
  }

  /// Returns the priorities with which the view resists being smaller than its content.
  func compression(_ content: ContentSize) -> PerAxis<Priority> {
    PerAxis(
      priority("horizontalCompressionResistancePriority", content, .horizontal) ?? .defaultHigh,
      priority("verticalCompressionResistancePriority", content, .vertical) ?? .defaultHigh)
  }

  /// Returns a priority of the content size; `nil` if the file does not contain it.
  ///
  /// A size that is not certain is never required, so that it does not cause a conflict. The frame of a view
  /// can be close to the size of its content by chance.
  private func priority(
    _ key: StaticString, _ content: ContentSize, _ axis: Axis
  ) -> Priority? {
    guard let given = source.number(key), given > 0 else { return nil }
    return Priority(min(given, content.isCertain[axis] ? 1000 : 999.999))
  }
}
