import VFLDiagnostics
import VFLLowering
import VFLRecords
package import VFLSyntax

/// The meaning of a format string regardless of its spelling: the records that it creates in a
/// ``SymbolicScope``.
///
/// A duplicate of a required record is ignored, because it does not change the layout.
package struct FormatMeaning: Sendable, Hashable {
  /// The records without their locations.
  private let records: [ConstraintRecord]
  /// The names of the items.
  private let names: [String]

  /// Creates the meaning of a format string; `nil` if it has an error.
  ///
  /// Options are not needed: if two format strings produce the same records without options, for the same
  /// views in the same order, they produce the same records with any options.
  package init?(_ text: [UInt8]) {
    let (tree, diagnostics) = FormatTree.parse(text)
    guard diagnostics.isEmpty else { return nil }
    self.init(tree)
  }

  /// Creates the meaning from a tree without syntax errors; `nil` if the format string has another error.
  package init?(_ tree: FormatTree) {
    let scope = SymbolicScope()
    let (records, diagnostics) = FormatLowering.lower(tree, in: scope)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    var seen: Set<ConstraintRecord> = []
    self.records = records.compactMap { record in
      let bare = record.withoutPlace
      return seen.insert(bare).inserted || !bare.priority.isRequired ? bare : nil
    }
    names = scope.itemNames
  }
}

extension ConstraintRecord {
  /// The record without its location.
  var withoutPlace: ConstraintRecord {
    var record = self
    record.provenance = Provenance(
      SourceLocation(.document, SourceSpan(at: 0)), isStandardSpacing ? .standardGap : .gap)
    // Adding 0 converts -0 to 0, which has the same meaning.
    record.constant += 0
    return record
  }
}
