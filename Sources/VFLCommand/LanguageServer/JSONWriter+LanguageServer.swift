import VFLDiagnostics
import VFLRendering

/// What the Language Server Protocol has for documents.
extension JSONWriter {
  mutating func identifier(_ identifier: ClientMessage.Identifier?) {
    switch identifier {
    case .number(let number): self.number(number)
    case .text(let text): string(text)
    case nil: null()
    }
  }

  mutating func position(_ position: TextPosition) {
    object { json in
      json.key("line")
      json.number(position.line)
      json.key("character")
      json.number(position.column)
    }
  }

  mutating func range(_ range: TextRange) {
    object { json in
      json.key("start")
      json.position(range.start)
      json.key("end")
      json.position(range.end)
    }
  }

  /// Edits of a document.
  mutating func edits(
    _ changes: [TextChange], of document: OpenDocument, _ encoding: PositionEncoding
  ) {
    array { json in
      for change in changes {
        json.object { json in
          json.key("range")
          json.range(document.range(of: change.bytes, encoding))
          json.key("newText")
          json.string(String(decoding: change.replacement, as: UTF8.self))
        }
      }
    }
  }

  /// A finding as a diagnostic of the protocol.
  mutating func diagnostic(
    _ finding: ReportFinding, of document: OpenDocument, _ encoding: PositionEncoding
  ) {
    func range(_ region: ReportRegion?) -> TextRange {
      let span = region?.span
      return document.range(of: (span?.start ?? 0)..<(span?.end ?? 0), encoding)
    }
    object { json in
      json.key("range")
      json.range(range(finding.region))
      json.key("severity")
      json.number(finding.severity == .error ? 1 : 2)
      json.key("code")
      json.string(finding.code.rawValue)
      json.key("source")
      json.string("vfl")
      json.key("message")
      json.string(([finding.message] + finding.notes.map { "note: " + $0 }).joined(separator: "\n"))
      let related = finding.related.filter { $0.region != nil }
      guard !related.isEmpty else { return }
      json.key("relatedInformation")
      json.array { json in
        for place in related {
          json.object { json in
            json.key("location")
            json.object { json in
              json.key("uri")
              json.string(document.uri)
              json.key("range")
              json.range(range(place.region))
            }
            json.key("message")
            json.string(place.message)
          }
        }
      }
    }
  }
}
