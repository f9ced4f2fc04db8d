import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
package import VFLVerification

extension LayoutSettings {
  /// Adds an interval such as `320..430` for a number of the layout.
  ///
  /// - Returns: The usual value, which the settings must contain; `nil` if the text is not an interval that is
  ///   valid for the number.
  package mutating func addInterval(_ text: String, for target: LayoutParameter.Target) -> Double? {
    guard let interval = VerificationInput.WrittenInterval(text),
      interval.expected(for: target) == nil
    else { return nil }
    let usual: Double
    switch target {
    case .container(let axis): usual = interval.clamping(AssumedContainer.usualSize[axis])
    case .scale: usual = interval.clamping(1)
    case .content, .metric: usual = interval.lower
    }
    intervals.append(
      LayoutParameter(target, from: interval.lower, to: interval.upper, usual: usual))
    return usual
  }

  /// Sets the interval of the factors by which a translation changes the width of a text.
  ///
  /// - Returns: False if the text is not an interval of positive numbers.
  package mutating func setTextWidths(_ text: String) -> Bool {
    textWidths = Self.factors(text)
    return textWidths != nil
  }

  /// Sets the interval of the factor that multiplies all texts.
  ///
  /// - Returns: False if the text is not an interval of positive numbers.
  package mutating func setTextSizes(_ text: String) -> Bool {
    textSizes = Self.factors(text)
    return textSizes != nil
  }

  /// Returns the ends of an interval of positive factors; `nil` if the text is malformed.
  private static func factors(_ text: String) -> (lower: Double, upper: Double)? {
    guard let interval = VerificationInput.WrittenInterval(text), interval.lower > 0,
      interval.expected(for: .scale("")) == nil
    else { return nil }
    return (interval.lower, interval.upper)
  }

  /// Whether the settings or a later document replace a number of an earlier document.
  func overrides(
    _ target: LayoutParameter.Target, before later: ArraySlice<LayoutDocument>
  ) -> Bool {
    switch target {
    case .container(.horizontal):
      width != nil || size != nil || later.contains { $0.width != nil }
    case .container(.vertical):
      height != nil || size != nil || later.contains { $0.height != nil }
    case .metric(let name): metrics.contains { $0.name == name }
    case .content(let view, let axis):
      views.contains { $0.node.name == view && $0.node.content[axis] != nil }
    case .scale(let name): scales.contains { $0.name == name }
    }
  }

  /// Replaces a number that the settings contain.
  mutating func assign(_ value: Double, to target: LayoutParameter.Target) {
    switch target {
    case .container(.horizontal): width = value
    case .container(.vertical): height = value
    case .metric(let name):
      for index in metrics.indices where metrics[index].name == name {
        metrics[index].value = .number(value)
      }
    case .content(let view, let axis):
      for index in views.indices where views[index].node.name == view {
        views[index].node.content[axis] = value
      }
    case .scale(let name):
      for index in scales.indices where scales[index].name == name { scales[index].value = value }
    }
  }
}

extension VerificationInput.WrittenInterval {
  /// Parses an interval such as `320..430`; `nil` if the text is malformed.
  fileprivate init?(_ text: String) {
    let bytes = Array(text.utf8)
    var cursor = DirectiveCursor(bytes: bytes, span: SourceSpan(0, bytes.count))
    guard let interval = cursor.takeInterval(), cursor.isAtEnd else { return nil }
    self = interval
  }
}
