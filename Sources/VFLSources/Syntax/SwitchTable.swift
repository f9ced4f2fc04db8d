import VFLDiagnostics

/// The cases of a `switch`.
struct SwitchTable {
  /// The choice that it is, by its spelling and what its variables hold.
  let choice: String
  /// The tokens of its cases, in order.
  let cases: [Int]
  /// The branch that each of them is.
  let branches: [ChoiceBranch]

  /// The tables of a file that were asked for, by the brace that opens the cases.
  final class Memo {
    var tables: [Int: SwitchTable] = [:]
  }
}

extension [Int] {
  /// The index of the last of some ordered tokens that does not stand behind a token.
  func lastIndex(before token: Int) -> Int? {
    let end = partitioningIndex { $0 > token }
    return end > 0 ? end - 1 : nil
  }
}
