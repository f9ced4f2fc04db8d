import VFLDiagnostics
import VFLLowering
import VFLRecords
package import VFLSyntax

/// The meaning of a format, whatever its spelling: its records in ``SymbolicScope``.
///
/// A required record that is there twice counts once, for the second one changes no layout.
package struct FormatMeaning: Sendable, Hashable {
  /// The records, none of which knows its place.
  private let records: [ConstraintRecord]
  /// The names of the items.
  private let names: [String]

  /// The meaning of a format; `nil` when it has an error.
  ///
  /// Options are left out. Two formats that make the same records without options, of the same views in the
  /// same order, make the same records with any options.
  package init?(_ text: [UInt8]) {
    let (tree, faults) = FormatTree.parse(text)
    guard faults.isEmpty else { return nil }
    self.init(tree)
  }

  /// The meaning of the format of a tree without faults; `nil` when it has an error all the same.
  package init?(_ tree: FormatTree) {
    let scope = SymbolicScope()
    let (records, faults) = FormatLowering.lower(tree, in: scope)
    guard !faults.contains(where: { $0.severity == .error }) else { return nil }
    var seen: Set<ConstraintRecord> = []
    self.records = records.compactMap { record in
      let bare = record.withoutPlace
      return seen.insert(bare).inserted || !bare.priority.isRequired ? bare : nil
    }
    names = scope.itemNames
  }
}

extension ConstraintRecord {
  /// The record as if it came from nowhere; only what it says is left.
  var withoutPlace: ConstraintRecord {
    var record = self
    record.provenance = Provenance(
      SourceLocation(.document, SourceSpan(at: 0)), isStandardSpacing ? .standardGap : .gap)
    // 0 and -0 are the same number and differ in nothing else.
    record.constant += 0
    return record
  }
}
