import VFLDiagnostics
import VFLReports
import VFLText

/// Writes values of LSP types.
extension JSONWriter {
  /// Writes the identifier of a request, or `null` if there is none.
  mutating func identifier(_ identifier: ClientMessage.Identifier?) {
    switch identifier {
    case .number(let number): self.number(number)
    case .text(let text): string(text)
    case nil: null()
    }
  }

  /// Writes an LSP `DiagnosticSeverity` or `MessageType`.
  ///
  /// Both use the same numbers for errors and warnings.
  mutating func severity(_ severity: Severity) { number(severity == .error ? 1 : 2) }

  /// Writes an LSP `Position`.
  mutating func position(_ position: TextPosition) {
    object { json in
      json.key("line")
      json.number(position.line)
      json.key("character")
      json.number(position.column)
    }
  }

  /// Writes an LSP `Range`.
  mutating func range(_ range: TextRange) {
    object { json in
      json.key("start")
      json.position(range.start)
      json.key("end")
      json.position(range.end)
    }
  }

  /// Writes an LSP `Location`.
  mutating func location(_ range: TextRange, in document: OpenDocument) {
    object { json in
      json.key("uri")
      json.string(document.uri)
      json.key("range")
      json.range(range)
    }
  }

  /// Writes an LSP `TextEdit` for each change.
  mutating func edits(
    _ changes: [TextChange], of document: OpenDocument, _ settings: ServerSettings
  ) {
    array { json in
      for change in changes {
        json.object { json in
          json.key("range")
          json.range(document.range(of: change.bytes, settings.encoding))
          json.key("newText")
          json.string(String(decoding: change.replacement, as: UTF8.self))
        }
      }
    }
  }

  /// Writes a diagnostic as an LSP `Diagnostic`.
  mutating func diagnostic(
    _ diagnostic: ReportDiagnostic, of document: OpenDocument, _ settings: ServerSettings
  ) {
    func range(_ region: ReportRegion?) -> TextRange {
      let span = region?.span ?? SourceSpan(at: 0)
      return document.range(of: span.start..<span.end, settings.encoding)
    }
    object { json in
      json.key("range")
      json.range(range(diagnostic.region))
      json.key("severity")
      json.severity(diagnostic.severity)
      json.key("code")
      json.string(diagnostic.code.rawValue)
      json.key("source")
      json.string("vfl")
      json.key("message")
      json.string(
        ([diagnostic.message] + diagnostic.notes.map { "note: " + $0 }).joined(separator: "\n"))
      let related =
        settings.takesRelatedPlaces ? diagnostic.related.filter { $0.region != nil } : []
      guard !related.isEmpty else { return }
      json.key("relatedInformation")
      json.array { json in
        for place in related {
          json.object { json in
            json.key("location")
            json.location(range(place.region), in: document)
            json.key("message")
            json.string(place.message)
          }
        }
      }
    }
  }
}
