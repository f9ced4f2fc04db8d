package import VFLDiagnostics

extension JSONWriter {
  /// Writes a diagnostic.
  package mutating func write(_ diagnostic: Diagnostic) {
    object { json in
      json.member("code", diagnostic.code.rawValue)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      json.writeMembers(of: diagnostic.location)
      json.member("caption", diagnostic.caption)
      json.member("labels", diagnostic.labels) { $0.write($1) }
      json.member("notes", diagnostic.notes) { $0.string($1) }
      json.member("fixIts", diagnostic.fixIts) { $0.write($1) }
    }
  }

  private mutating func write(_ label: Diagnostic.Label) {
    object(flat: true) { json in
      json.writeMembers(of: label.location)
      json.member("message", label.message)
    }
  }

  private mutating func write(_ fixIt: FixIt) {
    object { json in
      json.member("message", fixIt.message)
      json.member("edits", fixIt.edits) { $0.write($1) }
      json.member("applicability", fixIt.applicability.rawValue)
    }
  }

  private mutating func write(_ edit: SourceEdit) {
    object(flat: true) { json in
      json.key("span")
      json.write(edit.span)
      json.member("replacement", edit.replacement)
    }
  }
}
