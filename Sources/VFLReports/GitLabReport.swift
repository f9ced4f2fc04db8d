import VFLDiagnostics
import VFLText

/// A report in GitLab's code quality format, which is a subset of the Code Climate format.
enum GitLabReport {
  /// Returns the report as JSON.
  static func bytes(of report: Report) -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.array { json in
      for file in report.files {
        let path = file.path.relative(to: report.root).text
        for diagnostic in file.effective { json.writeCodeQuality(diagnostic, in: path) }
      }
    }
    return json.bytes + [0x0A]
  }
}

extension JSONWriter {
  fileprivate mutating func writeCodeQuality(_ diagnostic: ReportDiagnostic, in path: String) {
    object { json in
      json.key("description")
      json.string(diagnostic.message)
      json.key("check_name")
      json.string(diagnostic.code.rawValue)
      json.key("fingerprint")
      json.string(diagnostic.fingerprint.text)
      json.key("severity")
      switch diagnostic.severity {
      case .error: json.string("major")
      case .warning: json.string("minor")
      }
      json.key("location")
      json.object(flat: true) { json in
        json.key("path")
        json.string(path)
        json.key("lines")
        json.object { json in
          // GitLab requires a line number, so a diagnostic without a region refers to line 1.
          json.key("begin")
          json.number(diagnostic.region?.start.line ?? 1)
          json.key("end")
          json.number(diagnostic.region?.end.line ?? 1)
        }
      }
    }
  }
}
