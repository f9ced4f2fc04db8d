import VFLCompiler
import VFLDiagnostics
import VFLLowering
import VFLRecords

extension SizeRange {
  /// The dimension names and their axes.
  private static let names = [("width", Axis.horizontal), ("height", Axis.vertical)]

  /// Parses the value of a range flag.
  ///
  /// Returns `nil` and reports an error if the value is malformed.
  init?(_ text: String, _ parsed: inout ParsedArguments) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      parsed.reportMalformed(.range, text)
      return nil
    }
    guard let axis = Self.names.first(where: { $0.0 == parts[0] })?.1 else {
      parsed.report(
        .unknownArgument(word: String(parts[0]), kind: "dimension", known: Self.names.map { $0.0 }))
      return nil
    }
    guard let ends = Self.ends(parts[1]) else {
      parsed.reportMalformed(.range, text)
      return nil
    }
    guard [ends.lower, ends.upper].allSatisfy({ $0.isInfinite || LengthBound.allows($0) }) else {
      parsed.report(
        .malformedFlagValue(
          flag: Flag.range.name, value: text,
          expected: "sizes that are each \(LengthBound.expected)"))
      return nil
    }
    guard ends.lower <= ends.upper else {
      parsed.report(
        .malformedFlagValue(
          flag: Flag.range.name, value: text,
          expected: "the smaller size before the larger size"))
      return nil
    }
    self.init(axis, ends.lower...ends.upper)
  }

  /// Returns the numbers before and after `..`, or `nil` if the range is malformed.
  private static func ends(_ text: Substring) -> (lower: Double, upper: Double)? {
    let bytes = Array(text.utf8)
    let dot = UInt8(ascii: ".")
    guard
      let place = bytes.indices.dropLast().first(where: { bytes[$0] == dot && bytes[$0 + 1] == dot }
      )
    else { return nil }
    guard let lower = end(bytes[..<place], open: -.infinity),
      let upper = end(bytes[(place + 2)...], open: .infinity)
    else { return nil }
    return (lower, upper)
  }

  private static func end(_ bytes: ArraySlice<UInt8>, open: Double) -> Double? {
    if bytes.isEmpty { return open }
    return MetricValue.number(in: Array(bytes))
  }
}

extension ParsedArguments {
  /// Returns the size ranges from the flags, at most one per axis.
  ///
  /// Reports malformed values.
  mutating func sizeRanges() -> [SizeRange] {
    var ranges: [SizeRange] = []
    for value in values(of: .range) {
      guard let range = SizeRange(value, &self) else { continue }
      if ranges.contains(where: { $0.axis == range.axis }) {
        report(
          .malformedFlagValue(
            flag: Flag.range.name, value: value,
            expected: "at most one range for the \(range.name)"))
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }
}
