/// Goes through the words of a command line: those that take a value are followed by it.
struct WordReader {
  private var words: ArraySlice<String>

  /// Begins at the first word.
  init(_ words: some Sequence<String>) {
    self.words = ArraySlice(words)
  }

  /// The next word; nil at the end.
  mutating func next() -> String? { words.popFirst() }

  /// The next word, which is the value of a flag.
  mutating func value(of flag: String) throws(UsageFault) -> String {
    guard let word = words.popFirst() else {
      throw UsageFault(message: "nothing follows `\(flag)`")
    }
    return word
  }

  /// The value of a flag as a whole number, from a least one on.
  mutating func wholeNumber(of flag: String, from least: Int) throws(UsageFault) -> Int {
    try Self.wholeNumber(try value(of: flag), flag, from: least)
  }

  /// The value of a flag as whole numbers with commas between them.
  mutating func wholeNumbers(of flag: String, from least: Int) throws(UsageFault) -> [Int] {
    var numbers: [Int] = []
    for word in try list(of: flag) {
      numbers.append(try Self.wholeNumber(word, flag, from: least))
    }
    return numbers
  }

  /// The value of a flag as seconds.
  mutating func seconds(of flag: String) throws(UsageFault) -> Double {
    let word = try value(of: flag)
    guard let seconds = Double(word), seconds.isFinite, seconds >= 0 else {
      throw UsageFault(message: "`\(flag)` is followed by `\(word)`, which is no number of seconds")
    }
    return seconds
  }

  /// The value of a flag as words with commas between them.
  mutating func list(of flag: String) throws(UsageFault) -> [String] {
    try value(of: flag).split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private static func wholeNumber(
    _ word: String, _ flag: String, from least: Int
  ) throws(UsageFault) -> Int {
    guard let number = Int(word), number >= least else {
      throw UsageFault(
        message: "`\(flag)` is followed by `\(word)`, which is no whole number from \(least) on")
    }
    return number
  }
}
