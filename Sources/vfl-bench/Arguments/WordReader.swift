/// Reads the arguments of a command line in order.
///
/// The value of a flag is the next argument.
struct WordReader {
  private var words: ArraySlice<String>

  /// Creates a reader at the first argument.
  init(_ words: some Sequence<String>) {
    self.words = ArraySlice(words)
  }

  /// Returns the next argument; `nil` at the end.
  mutating func next() -> String? { words.popFirst() }

  /// Returns the value of a flag, which is the next argument.
  mutating func value(of flag: String) throws(UsageError) -> String {
    guard let word = words.popFirst() else {
      throw UsageError(message: "missing value for `\(flag)`")
    }
    return word
  }

  /// Returns the value of a flag as an integer that is at least `least`.
  mutating func wholeNumber(of flag: String, from least: Int) throws(UsageError) -> Int {
    try Self.wholeNumber(try value(of: flag), flag, from: least)
  }

  /// Returns the value of a flag as a comma-separated list of integers.
  mutating func wholeNumbers(of flag: String, from least: Int) throws(UsageError) -> [Int] {
    var numbers: [Int] = []
    for word in try list(of: flag) {
      numbers.append(try Self.wholeNumber(word, flag, from: least))
    }
    return numbers
  }

  /// Returns the value of a flag as a number of seconds.
  mutating func seconds(of flag: String) throws(UsageError) -> Double {
    let word = try value(of: flag)
    guard let seconds = Double(word), seconds.isFinite, seconds >= 0 else {
      throw UsageError(message: "invalid value `\(word)` for `\(flag)`: expected seconds")
    }
    return seconds
  }

  /// Returns the value of a flag as a comma-separated list of choices.
  mutating func choices<Choice: RawRepresentable<String> & CaseIterable>(
    of flag: String
  ) throws(UsageError) -> [Choice] {
    var choices: [Choice] = []
    for word in try list(of: flag) {
      guard let choice = Choice(rawValue: word) else {
        let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "invalid value `\(word)` for `\(flag)`: expected \(all)")
      }
      choices.append(choice)
    }
    return choices
  }

  /// Returns the value of a flag as a comma-separated list.
  private mutating func list(of flag: String) throws(UsageError) -> [String] {
    try value(of: flag).split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private static func wholeNumber(
    _ word: String, _ flag: String, from least: Int
  ) throws(UsageError) -> Int {
    guard let number = Int(word), number >= least else {
      throw UsageError(
        message: "invalid value `\(word)` for `\(flag)`: expected an integer of at least \(least)")
    }
    return number
  }
}
