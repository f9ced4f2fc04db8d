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
      for finding in file.findings {
        var json = JSONWriter(.compact)
        json.writeLine(finding, in: path)
        bytes += json.bytes
        bytes.append(0x0A)
      }
    }
    return bytes
  }
}

extension JSONWriter {
  fileprivate mutating func writeLine(_ finding: ReportFinding, in path: String) {
    object { json in
      json.key("path")
      json.string(path)
      json.key("code")
      json.string(finding.code.rawValue)
      json.key("severity")
      json.string(finding.severity.rawValue)
      json.key("message")
      json.string(finding.message)
      json.writeMembers(of: finding.region)
      if let pointer = finding.pointer {
        json.key("pointer")
        json.string(pointer)
      }
      json.key("caption")
      json.string(finding.caption)
      json.key("labels")
      json.array { json in
        for place in finding.related { json.write(place) }
      }
      json.key("notes")
      json.array { json in
        for note in finding.notes { json.string(note) }
      }
      json.key("fixIts")
      json.array { json in
        for fix in finding.fixes { json.write(fix) }
      }
      json.key("fingerprint")
      json.string(finding.fingerprint.text)
      if let suppression = finding.suppression {
        json.key("suppressed")
        switch suppression {
        case .comment: json.string("comment")
        case .baseline: json.string("baseline")
        }
      }
      if let rendered = finding.rendered {
        json.key("rendered")
        json.string(rendered)
      }
    }
  }

  private mutating func write(_ place: ReportPlace) {
    object { json in
      json.writeMembers(of: place.region)
      json.key("message")
      json.string(place.message)
    }
  }

  private mutating func write(_ fix: ReportFix) {
    object { json in
      json.key("message")
      json.string(fix.message)
      json.key("applicability")
      json.string(fix.applicability.rawValue)
      json.key("edits")
      json.array { json in
        for edit in fix.edits {
          json.object { json in
            json.writeMembers(of: edit.region)
            json.key("replacement")
            json.string(edit.replacement)
          }
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
