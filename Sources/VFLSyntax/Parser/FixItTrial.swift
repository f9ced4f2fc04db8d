package import VFLDiagnostics

/// Tries the fix-its of a format before they are offered.
///
/// What mends a fault in most formats can be wrong in one where faults meet. A fix-it is offered
/// only if the format has fewer faults with it than without.
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
  private static let budget = 1 << 16

  /// Creates a trial for a text that has so many faults, as a parser counts them.
  package init(
    _ text: [UInt8], faultCount: Int,
    count: @escaping ([UInt8]) -> Int = { FormatParser.faultCount(of: $0) }
  ) {
    self.text = text
    self.faultCount = faultCount
    self.count = count
  }

  /// The diagnostics with those of their fix-its that leave fewer faults.
  package func proven(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var budget = faultCount > Self.faultLimit ? 0 : Self.budget
    return diagnostics.map { diagnostic in
      let fixIts = diagnostic.fixIts.filter { fixIt in
        budget -= text.count
        guard budget >= 0 else { return false }
        let mended = SourceEdit.apply(fixIt.edits, to: text)
        return count(mended) < faultCount
      }
      return diagnostic.with(fixIts: fixIts)
    }
  }
}
