import VFLDiagnostics

/// The words of the strings of a file that have computed parts.
struct InterpolatedWords {
  /// The words of a file, once somebody has asked for one.
  final class Memo {
    var words: InterpolatedWords?
  }

  /// The tokens of the strings that have a word, in order.
  private var strings: [Substring: [Int32]] = [:]

  /// Collects the words of some strings, which are given by their tokens in order.
  init(_ tokens: some Sequence<Int32>, text: (Int) -> String) {
    for token in tokens {
      for word in Self.words(of: text(Int(token))) where strings[word]?.last != token {
        strings[word, default: []].append(token)
      }
    }
  }

  /// Whether one of the strings among some tokens has a word.
  ///
  /// - Complexity: O(log n) for n strings that have it.
  func hold(_ word: String, in range: Range<Int>) -> Bool {
    guard let all = strings[word[...]] else { return false }
    let first = all.partitioningIndex { Int($0) >= range.lowerBound }
    return first < all.count && Int(all[first]) < range.upperBound
  }

  /// The words of a text: letters, digits and `_` in a row.
  static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}

extension HostSyntax {
  /// Whether one of the strings of Swift with computed parts among some tokens has a word.
  func isInterpolated(_ word: String, in range: Range<Int>) -> Bool {
    if let words = interpolatedWords.words { return words.hold(word, in: range) }
    let words = InterpolatedWords(interpolatedStrings(in: tokens.indices), text: text)
    interpolatedWords.words = words
    return words.hold(word, in: range)
  }
}
