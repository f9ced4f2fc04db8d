import VFLDiagnostics

/// A report as JSON Lines: an object a line, a finding an object.
///
/// `span` counts bytes of the file from 0. Of `start` and `end`, `line` and `column` count lines and
/// Unicode scalars from 1, and `utf16` is the column in units of UTF-16, also from 1. Fields may be
/// added, never renamed.
enum JSONLinesReport {
  /// The report as JSON Lines.
  static func bytes(of report: Report) -> [UInt8] {
    var bytes: [UInt8] = []
    for file in report.files {
      let path = file.path.relative(to: report.root).text
      for diagnostic in file.diagnostics {
        var json = JSONWriter(.compact)
        json.writeLine(diagnostic, in: path)
        bytes += json.bytes
        bytes.append(0x0A)
      }
    }
    return bytes
  }
}

extension JSONWriter {
  fileprivate mutating func writeLine(_ diagnostic: ReportDiagnostic, in path: String) {
    object { json in
      json.member("path", path)
      json.member("code", diagnostic.code.rawValue)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      json.writeMembers(of: diagnostic.region)
      if let pointer = diagnostic.pointer {
        json.member("pointer", pointer)
      }
      json.member("caption", diagnostic.caption)
      json.member("labels", diagnostic.related) { $0.write($1) }
      json.member("notes", diagnostic.notes) { $0.string($1) }
      json.member("fixIts", diagnostic.fixes) { $0.write($1) }
      json.member("fingerprint", diagnostic.fingerprint.text)
      if let suppression = diagnostic.suppression {
        json.key("suppressed")
        switch suppression {
        case .comment: json.string("comment")
        case .baseline: json.string("baseline")
        }
      }
      if let rendered = diagnostic.rendered {
        json.member("rendered", rendered)
      }
    }
  }

  private mutating func write(_ place: ReportLocation) {
    object { json in
      json.writeMembers(of: place.region)
      json.member("message", place.message)
    }
  }

  private mutating func write(_ fix: ReportFix) {
    object { json in
      json.member("message", fix.message)
      json.member("applicability", fix.applicability.rawValue)
      json.member("edits", fix.edits) { json, edit in
        json.object { json in
          json.writeMembers(of: edit.region)
          json.member("replacement", edit.replacement)
        }
      }
    }
  }

  /// Writes `span`, `start` and `end`, each `null` without a region.
  private mutating func writeMembers(of region: ReportRegion?) {
    key("span")
    if let region { write(region.span) } else { null() }
    key("start")
    write(region?.start)
    key("end")
    write(region?.end)
  }

  private mutating func write(_ position: ReportPosition?) {
    guard let position else {
      null()
      return
    }
    object { json in
      json.key("line")
      json.number(position.line)
      json.key("column")
      json.number(position.column)
      json.key("utf16")
      json.number(position.utf16Column)
    }
  }
}
