package import VFLDiagnostics

/// Tries the fix-its of a format before they are offered.
///
/// What mends a fault in most formats can be wrong in one where faults meet. A fix-it is offered only
/// if the format has fewer faults with it than without, and none at all once the other faults are mended
/// by their own; and if it leaves all that the text asks for where it is, as ``WrittenIntent`` has it.
package struct FixItTrial {
  private let text: [UInt8]
  private let faultCount: Int
  /// How many faults a text has.
  private let count: ([UInt8]) -> Int

  /// How many faults a text may have for its fix-its to be tried; one that has more was hardly meant
  /// as a format, and no single edit helps it.
  private static let faultLimit = 16

  /// How many bytes are parsed for the fix-its of one text at most; what is not tried is not offered.
  ///
  /// It is enough for a hundred fix-its of the longest formats that people write.
  private static let budget = 1 << 17

  /// Creates a trial for a text that has so many faults, as a parser counts them.
  package init(
    _ text: [UInt8], faultCount: Int,
    count: @escaping ([UInt8]) -> Int = { AppleParser.faultCount(of: $0) }
  ) {
    self.text = text
    self.faultCount = faultCount
    self.count = count
  }

  /// The diagnostics with those of their fix-its that lead to a format.
  package func proven(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var budget = faultCount > Self.faultLimit ? 0 : Self.budget
    func faults(with edits: [SourceEdit]) -> Int? {
      budget -= text.count
      // What is put in stands in front of what is taken away at the same place.
      let ordered = edits.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
      return budget < 0 ? nil : count(SourceEdit.apply(ordered, to: text))
    }
    // What is left of each fault's fix-its, with how many faults the text has after each.
    let helpful = diagnostics.map { diagnostic in
      diagnostic.fixIts.compactMap { fixIt -> (fixIt: FixIt, left: Int)? in
        guard budget > 0, WrittenIntent.keeps(fixIt, of: diagnostic, in: text),
          let left = faults(with: fixIt.edits), left < faultCount
        else { return nil }
        return (fixIt, left)
      }
    }
    return diagnostics.indices.map { index in
      let offered = helpful[index].filter { fixIt, left in
        if left == 0 { return true }
        let others = helpful.indices.filter { $0 != index }.compactMap { helpful[$0].first }
        return faults(with: fixIt.edits + others.flatMap { $0.fixIt.edits }) == 0
      }
      return diagnostics[index].with(fixIts: offered.map { $0.fixIt })
    }
  }
}
