import VFLCompiler
import VFLDiagnostics
import VFLLowering

/// The arguments of a subcommand, separated into flags and operands.
struct ParsedArguments: Sendable {
  /// The subcommand.
  let subcommand: Subcommand
  /// The flags and their values, in command-line order.
  private(set) var flags: [(name: String, value: String)] = []
  /// The arguments that are not flags, in command-line order.
  private(set) var operands: [Argument] = []
  /// The collected usage errors.
  private var bag = DiagnosticBag(origin: .document)

  /// Separates arguments into flags and operands.
  ///
  /// An argument is a flag if it begins with two dashes and a letter, or if it consists of one dash and
  /// letters. All arguments after `--` are operands. A flag value either follows `=` or is the next argument.
  init(_ words: some Sequence<Argument>, for subcommand: Subcommand) {
    self.subcommand = subcommand
    var words = words.makeIterator()
    var next = words.next()
    while let word = next {
      guard word.bytes != Array("--".utf8) else {
        while let operand = words.next() { operands.append(operand) }
        break
      }
      guard Self.isFlag(word.bytes) else {
        operands.append(word)
        next = words.next()
        continue
      }
      next = readFlag(word.text) { words.next() } ?? words.next()
    }
    judgeFlags()
  }

  /// Reports flags that cannot be combined, and flags without a flag that they require.
  private mutating func judgeFlags() {
    for flag in subcommand.flags where has(flag) {
      for other in flag.excluded where has(other) {
        report(.conflictingFlags(first: flag.name, second: other))
      }
      if flag.excludesJSON, values(of: .format).last == OutputFormat.json.rawValue {
        report(
          .conflictingFlags(
            first: flag.name, second: "\(Flag.format.name) \(OutputFormat.json.rawValue)"))
      }
      if !flag.needed.isEmpty, !flag.needed.contains(where: has) {
        let expected = flag.needed.map { "`\($0)`" }.joined(separator: " or ")
        report(.missingArgument(flag: flag.name, expected: expected))
      }
    }
  }

  /// Parses a flag and its value.
  ///
  /// If the value is missing because another flag follows, returns that flag. Otherwise returns `nil`.
  private mutating func readFlag(_ word: String, value: () -> Argument?) -> Argument? {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? Flag.help.name : String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let flag = subcommand.flags.first(where: { $0.name == name }) else {
      report(
        .unknownFlag(
          name: name, subcommand: subcommand.name.rawValue, known: subcommand.flags.map { $0.name })
      )
      return nil
    }
    guard let expected = flag.value?.expected else {
      flags.append((name, ""))
      if let attached {
        report(.malformedFlagValue(flag: name, value: attached, expected: "no value"))
      }
      return nil
    }
    if let attached {
      flags.append((name, attached))
      return nil
    }
    let given = value()
    // If the next argument is itself a flag, the value is missing, and the caller parses that flag next.
    guard let given, !subcommand.flags.contains(where: { $0.name == given.text }) else {
      report(.missingFlagValue(flag: name, expected: expected))
      return given
    }
    flags.append((name, given.text))
    return nil
  }

  private static func isFlag(_ word: [UInt8]) -> Bool {
    guard word.count > 1, word[0] == UInt8(ascii: "-") else { return false }
    if word[1] == UInt8(ascii: "-") {
      guard word.count > 2, let first = Unicode.Scalar(UInt32(word[2])) else { return false }
      return first.properties.isAlphabetic && first.isASCII
    }
    return word.dropFirst().allSatisfy {
      $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")
        || $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z")
    }
  }

  /// Reports a usage error.
  ///
  /// After the limit is reached, the error is only counted.
  mutating func report(_ diagnostic: LazyDiagnostic) { bag.report(diagnostic) }

  /// The usage errors.
  ///
  /// If the limit was exceeded, the last element reports that there are more errors.
  var diagnostics: [Diagnostic] { bag.diagnostics }

  /// Whether a flag was given.
  func has(_ flag: Flag) -> Bool { has(flag.name) }

  private func has(_ name: String) -> Bool { flags.contains { $0.name == name } }

  /// Returns all values of a flag, in command-line order.
  func values(of flag: Flag) -> [String] {
    flags.filter { $0.name == flag.name }.map { $0.value }
  }

  /// Returns the value of a flag that accepts a single value, or `nil` if the flag is absent.
  ///
  /// Reports an error if the flag was given with different values.
  mutating func value(of flag: Flag) -> String? {
    let values = values(of: flag)
    guard let value = values.last else { return nil }
    if let other = values.first(where: { $0 != value }) {
      report(.conflictingFlags(first: "\(flag.name) \(other)", second: "\(flag.name) \(value)"))
    }
    return value
  }

  /// Returns the value of a flag as one of its choices, or `nil` if the flag is absent or its value is
  /// invalid.
  ///
  /// Reports an invalid value.
  mutating func choice<Choice: RawRepresentable<String>>(_ flag: Flag) -> Choice? {
    guard let value = value(of: flag) else { return nil }
    if let choice = Choice(rawValue: value) { return choice }
    reportMalformed(flag, value)
    return nil
  }

  /// Returns the values of a flag, each split at its commas.
  func elements(of flag: Flag) -> [String] {
    values(of: flag).flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Returns the value of a flag as a length, or `nil` if the flag is absent or its value is invalid.
  ///
  /// Reports an invalid value.
  mutating func length(_ flag: Flag) -> Double? {
    guard let value = value(of: flag) else { return nil }
    if let number = LengthBound.length(in: value) { return number }
    reportMalformed(flag, value)
    return nil
  }

  /// Returns the value of a flag as an integer of at least `least`, or `nil` if the flag is absent or its
  /// value is invalid.
  ///
  /// Reports an invalid value.
  mutating func count(_ flag: Flag, from least: Int) -> Int? {
    guard let value = value(of: flag) else { return nil }
    if value.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let count = Int32(value).map(Int.init),
      count >= least
    {
      return count
    }
    reportMalformed(flag, value)
    return nil
  }

  /// Reports every operand after the first `count` operands as an error.
  ///
  /// If an operand is a valid value of `flag`, the error suggests this flag.
  mutating func expectNoOperands(after count: Int, but flag: Flag? = nil) {
    for operand in operands.dropFirst(count) {
      let isValue = flag?.value?.choices.contains(operand.text) ?? false
      report(
        .unexpectedArgument(
          argument: operand.text, subcommand: subcommand.name.rawValue,
          flag: isValue ? flag?.name : nil))
    }
  }

  /// Reports a malformed value of a flag.
  mutating func reportMalformed(_ flag: Flag, _ value: String) {
    report(
      .malformedFlagValue(
        flag: flag.name, value: value, expected: flag.value?.expected ?? "no value"))
  }
}
