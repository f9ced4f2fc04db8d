import VFLDiagnostics
import VFLText

/// A report in JSON Lines format, with one object per diagnostic.
///
/// `span` contains byte offsets in the file, starting at 0. In `start` and `end`, `line` and `column` start
/// at 1, and columns count Unicode scalars. `utf16` is the column in UTF-16 code units, also starting at 1.
/// Later versions may add fields, but they never rename a field.
enum JSONLinesReport {
  /// Returns the report as JSON Lines.
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

  /// Writes `span`, `start` and `end`, each of which is `null` if the region is `nil`.
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
