import VFLRecords

extension LayoutNode {
  /// A number of an item that a constraint cannot contain.
  package struct UnusableNumber {
    /// The name of the property that has this value, for a message.
    package let name: String
    /// The value.
    package let value: Double
    /// Whether the number is a priority, which must also be greater than 0.
    package let isPriority: Bool
  }

  /// The first number that is not finite, or the first priority that is not greater than 0, if any.
  package var unusableNumber: UnusableNumber? { hasOrdinaryNumbers ? nil : namedUnusableNumber }

  /// Whether all numbers are valid and their sum is finite.
  ///
  /// This check is faster than ``namedUnusableNumber``, which creates the names. A finite sum implies finite
  /// numbers.
  private var hasOrdinaryNumbers: Bool {
    let content = (content.horizontal ?? 0) + (content.vertical ?? 0) + firstBaseline + lastBaseline
    let margins = margins.top + margins.leading + margins.bottom + margins.trailing
    let safeArea = safeArea.top + safeArea.left + safeArea.bottom + safeArea.right
    let priorities =
      hugging.horizontal.rawValue + hugging.vertical.rawValue + compression.horizontal.rawValue
      + compression.vertical.rawValue
    return (content + margins + safeArea + priorities).isFinite
      && hugging.horizontal.rawValue > 0 && hugging.vertical.rawValue > 0
      && compression.horizontal.rawValue > 0 && compression.vertical.rawValue > 0
  }

  private var namedUnusableNumber: UnusableNumber? {
    let lengths = [
      (content.horizontal ?? 0, "content width"), (content.vertical ?? 0, "content height"),
      (margins.top, "top margin"), (margins.leading, "leading margin"),
      (margins.bottom, "bottom margin"), (margins.trailing, "trailing margin"),
      (firstBaseline, "first baseline"), (lastBaseline, "last baseline"),
      (safeArea.top, "top of the safe area"), (safeArea.left, "left of the safe area"),
      (safeArea.bottom, "bottom of the safe area"), (safeArea.right, "right of the safe area"),
    ]
    for (value, name) in lengths where !value.isFinite {
      return UnusableNumber(name: name, value: value, isPriority: false)
    }
    let priorities = [
      (hugging.horizontal, "horizontal hugging"), (hugging.vertical, "vertical hugging"),
      (compression.horizontal, "horizontal compression resistance"),
      (compression.vertical, "vertical compression resistance"),
    ]
    for (priority, name) in priorities
    where !(priority.rawValue.isFinite && priority.rawValue > 0) {
      return UnusableNumber(name: name, value: priority.rawValue, isPriority: true)
    }
    return nil
  }
}
