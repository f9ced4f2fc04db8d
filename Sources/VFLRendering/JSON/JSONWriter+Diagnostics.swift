import VFLDiagnostics

extension JSONWriter {
  /// Writes a diagnostic.
  mutating func write(_ diagnostic: Diagnostic) {
    object { json in
      json.key("code")
      json.string(diagnostic.code.rawValue)
      json.key("severity")
      json.string(diagnostic.severity.rawValue)
      json.key("message")
      json.string(diagnostic.message)
      json.writeMembers(of: diagnostic.location)
      json.key("caption")
      json.string(diagnostic.caption)
      json.key("labels")
      json.array { json in
        for label in diagnostic.labels { json.write(label) }
      }
      json.key("notes")
      json.array { json in
        for note in diagnostic.notes { json.string(note) }
      }
      json.key("fixIts")
      json.array { json in
        for fixIt in diagnostic.fixIts { json.write(fixIt) }
      }
    }
  }

  private mutating func write(_ label: Diagnostic.Label) {
    object(flat: true) { json in
      json.writeMembers(of: label.location)
      json.key("message")
      json.string(label.message)
    }
  }

  private mutating func write(_ fixIt: FixIt) {
    object { json in
      json.key("message")
      json.string(fixIt.message)
      json.key("edits")
      json.array { json in
        for edit in fixIt.edits { json.write(edit) }
      }
      json.key("applicability")
      json.string(fixIt.applicability.rawValue)
    }
  }

  private mutating func write(_ edit: SourceEdit) {
    object(flat: true) { json in
      json.key("span")
      json.write(edit.span)
      json.key("replacement")
      json.string(edit.replacement)
    }
  }
}
