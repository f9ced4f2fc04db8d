import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLVerification

/// Reads the numbers of a layout from flags; for `vfl verify`, a number can be an interval such as `320..430`.
struct SettingsReader {
  /// Whether a number can be an interval.
  private let allowsIntervals: Bool
  /// The settings; the caller adds the numbers that are read.
  private(set) var settings = LayoutSettings()

  /// Creates a reader for the flags of a subcommand.
  init(for subcommand: Subcommand.Name) { allowsIntervals = subcommand == .verify }

  /// Reads the width or height of the container, and reports an invalid value.
  mutating func readLength(_ flag: Flag, _ axis: Axis, from parsed: inout ParsedArguments) {
    var length: Double?
    if !allowsIntervals {
      length = parsed.length(flag)
    } else if let value = parsed.value(of: flag) {
      length = interval(value, .container(axis)) ?? LengthBound.length(in: value)
      if length == nil {
        let expected = "a number, or an interval such as `320..430`"
        parsed.report(.malformedFlagValue(flag: flag.name, value: value, expected: expected))
      }
    }
    if axis == .horizontal { settings.width = length } else { settings.height = length }
  }

  /// Reads the factors by which translations and users change texts, and reports invalid values.
  mutating func readTextIntervals(from parsed: inout ParsedArguments) {
    if let value = parsed.value(of: .textWidth), !settings.setTextWidths(value) {
      parsed.reportMalformed(.textWidth, value)
    }
    if let value = parsed.value(of: .textSize), !settings.setTextSizes(value) {
      parsed.reportMalformed(.textSize, value)
    }
  }

  /// Parses a metric such as `left=20`, or returns `nil` if it is malformed.
  mutating func metric(_ text: String) -> LayoutDocument.Metric? {
    guard let (name, value) = Self.parts(text) else { return nil }
    guard let number = interval(value, .metric(name)) ?? MetricValue.number(in: Array(value.utf8))
    else { return nil }
    return LayoutDocument.Metric(name: name, value: .number(number), span: nil)
  }

  /// Parses the value of a scale such as `text=1.5`, or returns `nil` if it is malformed or negative.
  mutating func scale(_ text: String) -> (name: String, value: Double)? {
    guard let (name, value) = Self.parts(text) else { return nil }
    if let usual = interval(value, .scale(name)) { return (name, usual) }
    guard let number = LengthBound.length(in: value), number >= 0 else { return nil }
    return (name, number)
  }

  /// Parses a view such as `a`, `a:none` or `a:120x21`, or returns `nil` if it is malformed.
  mutating func view(_ text: String) -> LayoutDocument.View? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard NameText.isName(name) else { return nil }
    if parts.count == 1 { return LayoutDocument.View(node: LayoutNode(name: name)) }
    if parts[1] == "none" {
      return LayoutDocument.View(node: LayoutNode(name: name), parent: .none)
    }
    var lengths = parts[1].split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    var usual = PerAxis<Double?>(both: nil)
    for (index, axis) in Axis.allCases.enumerated() where index < lengths.count {
      usual[axis] = interval(lengths[index], .content(view: name, axis))
      if usual[axis] != nil { lengths[index] = "-" }
    }
    guard let content = ContainerSize(lengths.joined(separator: "x")) else { return nil }
    return LayoutDocument.View(
      node: LayoutNode(
        name: name, contentWidth: usual.horizontal ?? content.width,
        contentHeight: usual.vertical ?? content.height))
  }

  /// Adds an interval, and returns its usual value; `nil` if the text is no interval.
  private mutating func interval(_ text: String, _ target: LayoutParameter.Target) -> Double? {
    allowsIntervals ? settings.addInterval(text, for: target) : nil
  }

  /// Splits a text such as `left=20`, or returns `nil` if it contains no name.
  private static func parts(_ text: String) -> (name: String, value: String)? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2, NameText.isName(parts[0]) else { return nil }
    return (parts[0], parts[1])
  }
}
