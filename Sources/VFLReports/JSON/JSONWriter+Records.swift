package import VFLDiagnostics
package import VFLRecords
import VFLText

extension JSONWriter {
  /// Writes a constraint record.
  package mutating func write(_ record: ConstraintRecord, itemNames: [String]) {
    object { json in
      json.key("firstItem")
      json.string(itemNames.name(of: record.firstItem))
      json.key("firstAttribute")
      json.string(record.firstAttribute.name)
      json.key("relation")
      json.string(record.relation.rawValue)
      json.key("secondItem")
      if let second = record.secondItem {
        json.string(itemNames.name(of: second))
      } else {
        json.null()
      }
      json.key("secondAttribute")
      json.string(record.secondAttribute.name)
      json.key("multiplier")
      json.number(record.multiplier)
      json.key("constant")
      json.number(record.constant)
      json.key("priority")
      json.number(record.priority.rawValue)
      json.writeMembers(of: record.provenance.location)
      json.key("standardSpacing")
      json.bool(record.isStandardSpacing)
      json.writeMember("firstRegion", record.firstRegion)
      json.writeMember("secondRegion", record.secondRegion)
      if let identifier = record.identifier {
        json.key("identifier")
        json.string(identifier)
      }
    }
  }

  /// Writes the source of a location and its `span`.
  ///
  /// `format` is the index of the format string, or `null` for any other source. `equation` is the index of
  /// the equation, and is omitted for any other source. `span` is `null` if the location is `nil`.
  package mutating func writeMembers(of location: SourceLocation?) {
    key("format")
    if case .format(let index)? = location?.origin { number(index) } else { null() }
    if case .equation(let index)? = location?.origin {
      key("equation")
      number(index)
    }
    key("span")
    if let location { write(location.span) } else { null() }
  }

  /// Writes a span as an array of its two offsets.
  package mutating func write(_ span: SourceSpan) {
    array(flat: true) { json in
      json.number(span.start)
      json.number(span.end)
    }
  }

  /// Writes a region unless it is the frame.
  private mutating func writeMember(_ name: String, _ region: LayoutRegion) {
    switch region {
    case .frame: break
    case .layoutMarginsGuide:
      key(name)
      string("layoutMarginsGuide")
    case .safeAreaLayoutGuide:
      key(name)
      string("safeAreaLayoutGuide")
    }
  }
}
