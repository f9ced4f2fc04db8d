import VFLDiagnostics
package import VFLRecords
package import VFLText

extension LayoutDocument {
  /// Creates an empty document that is derived from a file of another kind.
  package init(derivedFrom name: String, bytes: [UInt8]) {
    self.init(name: name, bytes: bytes)
    declaresViews = true
    isDerived = true
  }

  /// Adds the equation of a record whose source location is an element of the file.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - itemNames: The names of the items.
  ///   - lines: The lines of the file.
  ///   - isPlacement: Whether the system creates the constraint, which places a guide in its view.
  package mutating func add(
    _ record: ConstraintRecord, itemNames: [String], in lines: SourceLines,
    isPlacement: Bool = false
  ) {
    let span = record.provenance.location.span
    let position = lines.position(of: span.start)
    var source = Source(
      bytes: Array(RecordListing.line(record, itemNames: itemNames).utf8), name: name,
      line: position.line + 1, column: position.column + 1)
    source.place = span
    source.isPlacement = isPlacement
    equations.append(source)
  }
}
