import VFLDiagnostics
import VFLText

/// A report in SARIF 2.1.0 format (OASIS, with errata 01).
///
/// Columns count UTF-16 code units from 1, as `columnKind` declares. Byte offsets refer to the whole file.
/// Relative paths are URI references relative to `ROOT`, the tool's working directory.
enum SARIFReport {
  /// The URL of the standard's JSON schema.
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The `uriBaseId` of relative paths.
  static let root = "ROOT"

  /// Returns the report as JSON.
  static func bytes(of report: Report) -> [UInt8] {
    let rules = report.rules.filter { !$0.code.isOfUnreadInput }
    var json = JSONWriter(.pretty)
    json.object { json in
      json.key("$schema")
      json.string(schema)
      json.key("version")
      json.string("2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in
          json.writeTool(of: report, rules)
          json.writeInvocation(of: report)
          json.writeRoot(report.root)
          json.key("columnKind")
          json.string("utf16CodeUnits")
          json.writeResults(of: report, rules)
        }
      }
    }
    return json.bytes + [0x0A]
  }
}

extension JSONWriter {
  fileprivate mutating func writeTool(of report: Report, _ rules: [ReportRule]) {
    key("tool")
    object { json in
      json.key("driver")
      json.object { json in
        json.key("name")
        json.string(report.tool)
        json.key("semanticVersion")
        json.string(report.version)
        json.key("rules")
        json.array { json in
          for rule in rules { json.write(rule) }
        }
      }
    }
  }

  private mutating func write(_ rule: ReportRule) {
    object { json in
      json.key("id")
      json.string(rule.code.rawValue)
      json.key("name")
      json.string(rule.name)
      json.writeMessage("shortDescription", rule.title)
      json.writeMessage("fullDescription", rule.explanation)
      json.key("help")
      json.object { json in
        json.key("text")
        json.messageString(rule.page)
        json.key("markdown")
        json.messageString(rule.page)
      }
      json.key("defaultConfiguration")
      json.object(flat: true) { json in
        if !rule.isEnabled {
          json.key("enabled")
          json.bool(false)
        }
        json.key("level")
        json.writeLevel(rule.severity)
      }
    }
  }

  /// Writes the invocation of the tool.
  ///
  /// Inputs that could not be read are notifications of the invocation, because they are not results.
  fileprivate mutating func writeInvocation(of report: Report) {
    key("invocations")
    array { json in
      json.object { json in
        json.key("executionSuccessful")
        json.bool(report.counts.unread == 0)
        if let exitCode = report.exitCode {
          json.key("exitCode")
          json.number(Int(exitCode))
        }
        guard report.counts.unread > 0 else { return }
        json.key("toolExecutionNotifications")
        json.array { json in
          for (file, diagnostic) in report.effective where diagnostic.code.isOfUnreadInput {
            json.object { json in
              json.key("level")
              json.writeLevel(diagnostic.severity)
              json.writeMessage("message", diagnostic.message)
              json.key("locations")
              json.array { json in
                json.object { json in
                  json.writePhysicalLocation(
                    of: file.path.relative(to: report.root), nil)
                }
              }
            }
          }
        }
      }
    }
  }

  fileprivate mutating func writeRoot(_ root: ReportPath?) {
    key("originalUriBaseIds")
    object { json in
      json.key(SARIFReport.root)
      json.object { json in
        if let root {
          let path = root.normalized.uri
          json.key("uri")
          json.string(path.hasSuffix("/") ? path : path + "/")
        }
        json.writeMessage("description", "the working directory of the tool")
      }
    }
  }
}
