import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLText

extension DocumentAnalysis {
  /// Returns the constraints that the format string at an offset creates in an extended-dialect layout.
  ///
  /// These are the constraints of the smallest syntactic part at the offset. If that part creates none, they
  /// are the constraints of the item whose name is at the offset. Alignment constraints are omitted, because
  /// they belong to two whole views. Returns `nil` if there are no constraints or the layout has an error.
  func meaning(at offset: Int, ofExtended layout: LayoutDocument) -> Meaning? {
    let index = layout.formats.firstIndex { format in
      format.offset.map { $0 <= offset && offset < $0 + format.bytes.count } ?? false
    }
    guard let index, let start = layout.formats[index].offset else { return nil }
    var settings = LayoutSettings()
    settings.defaultSpacing = configuration.spacing
    let compiled = CompiledLayout([layout], settings)
    guard !compiled.hasErrors else { return nil }
    let format = layout.formats[index].bytes
    let place = offset - start
    let records = compiled.problem.records
    let around = records.filter { record in
      let location = record.provenance.location
      return location.origin == .format(index) && location.span.start <= place
        && place < location.span.end && record.provenance.rule != .alignment
    }
    if let least = around.map({ $0.provenance.location.span }).min(by: { $0.length < $1.length }) {
      let own = around.filter { $0.provenance.location.span == least }
      return meaning(of: own, at: least, from: start, compiled.itemNames)
    }
    guard let word = Self.name(in: format, at: place),
      let number = compiled.itemNames.dropFirst().firstIndex(
        of: String(decoding: format[word.start..<word.end], as: UTF8.self))
    else { return nil }
    let item = ItemID(number)
    let own = records.filter { $0.firstItem == item || $0.secondItem == item }
    return own.isEmpty ? nil : meaning(of: own, at: word, from: start, compiled.itemNames)
  }

  private func meaning(
    of records: [ConstraintRecord], at span: SourceSpan, from start: Int, _ itemNames: [String]
  ) -> Meaning {
    Meaning(
      bytes: (start + span.start)..<(start + span.end),
      lines: records.map { RecordListing.line($0, itemNames: itemNames) })
  }

  /// Returns the span of the name that contains a byte, or `nil` if there is none.
  private static func name(in bytes: [UInt8], at place: Int) -> SourceSpan? {
    var start = place
    while start > 0, NameText.continues(bytes[start - 1]) { start -= 1 }
    let end = NameText.end(of: bytes, from: start)
    return end > place ? SourceSpan(start, end) : nil
  }
}

extension SourceSpan {
  fileprivate var length: Int { end - start }
}
