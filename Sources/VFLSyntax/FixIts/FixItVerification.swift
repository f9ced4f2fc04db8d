package import VFLDiagnostics

/// Tests the fix-its of a format string before they are offered.
///
/// A fix-it that is right for most format strings can be wrong if several errors interact. A fix-it is
/// offered only if all of these conditions are met:
///
/// - The format string has fewer errors with the fix-it than without it.
/// - The format string has no errors after the first useful fix-it of each other error is applied as well.
/// - The fix-it preserves all meaningful parts of the format string, as defined by ``WrittenIntent``.
package struct FixItVerification {
  private let text: [UInt8]
  private let errorCount: Int
  /// Returns the number of errors in a format string.
  private let count: ([UInt8]) -> Int

  /// The maximum number of errors for which fix-its are tested.
  ///
  /// A string with more errors is probably not a format string, and no single edit would fix it.
  private static let errorLimit = 16

  /// The maximum number of bytes that are parsed to test the fix-its of a format string.
  ///
  /// A fix-it that was not tested is not offered.
  ///
  /// The limit is enough for a hundred fix-its of the longest format strings that people write.
  private static let budget = 1 << 17

  /// Creates a test for a format string with `errorCount` errors, as counted by `count`.
  package init(
    _ text: [UInt8], errorCount: Int,
    count: @escaping ([UInt8]) -> Int = { AppleParser.errorCount(of: $0) }
  ) {
    self.text = text
    self.errorCount = errorCount
    self.count = count
  }

  /// Returns the diagnostics with only those fix-its that lead to a valid format string.
  package func proven(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var budget = errorCount > Self.errorLimit ? 0 : Self.budget
    func remaining(after edits: [SourceEdit]) -> Int? {
      budget -= text.count
      // At the same position, insertions precede deletions.
      let ordered = edits.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
      return budget < 0 ? nil : count(SourceEdit.apply(ordered, to: text))
    }
    // For each diagnostic, its useful fix-its and the number of errors that each of them leaves.
    let helpful = diagnostics.map { diagnostic in
      diagnostic.fixIts.compactMap { fixIt -> (fixIt: FixIt, left: Int)? in
        guard budget > 0, WrittenIntent.keeps(fixIt, of: diagnostic, in: text),
          let left = remaining(after: fixIt.edits), left < errorCount
        else { return nil }
        return (fixIt, left)
      }
    }
    return diagnostics.indices.map { index in
      let offered = helpful[index].filter { fixIt, left in
        if left == 0 { return true }
        let others = helpful.indices.filter { $0 != index }.compactMap { helpful[$0].first }
        return remaining(after: fixIt.edits + others.flatMap { $0.fixIt.edits }) == 0
      }
      return diagnostics[index].with(fixIts: offered.map { $0.fixIt })
    }
  }
}
