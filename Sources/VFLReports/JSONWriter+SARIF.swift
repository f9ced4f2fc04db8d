import VFLDiagnostics
import VFLText

extension JSONWriter {
  /// Writes the diagnostics of a report as results that refer to rules by index in `rules`.
  ///
  /// Diagnostics of other rules are omitted.
  mutating func writeResults(of report: Report, _ rules: [ReportRule]) {
    var indices: [DiagnosticCode: Int] = [:]
    for (index, rule) in rules.enumerated() { indices[rule.code] = index }
    key("results")
    array { json in
      for file in report.files {
        let path = file.path.relative(to: report.root)
        for diagnostic in file.diagnostics {
          guard let rule = indices[diagnostic.code] else { continue }
          json.write(diagnostic, in: path, rule: rule)
        }
      }
    }
  }

  private mutating func write(_ diagnostic: ReportDiagnostic, in path: ReportPath, rule: Int) {
    object { json in
      json.key("ruleId")
      json.string(diagnostic.code.rawValue)
      json.key("ruleIndex")
      json.number(rule)
      json.key("level")
      json.writeLevel(diagnostic.severity)
      json.writeMessage(
        "message", ([diagnostic.message] + diagnostic.notes).joined(separator: "\n"))
      json.key("locations")
      json.array { json in
        json.object { json in
          json.writePhysicalLocation(of: path, diagnostic.region)
          if let pointer = diagnostic.pointer { json.writeLogicalLocation(pointer) }
        }
      }
      json.writeRelated(diagnostic.related, in: path)
      json.writeFixes(diagnostic.fixes, in: path)
      json.key("partialFingerprints")
      json.object(flat: true) { json in
        json.key("vflLine/v1")
        json.string(diagnostic.fingerprint.text)
      }
      if let suppression = diagnostic.suppression { json.write(suppression) }
    }
  }

  private mutating func writeLogicalLocation(_ pointer: String) {
    key("logicalLocations")
    array { json in
      json.object(flat: true) { json in
        json.key("fullyQualifiedName")
        json.string(pointer)
        json.key("kind")
        json.string("value")
      }
    }
  }

  private mutating func writeRelated(_ places: [ReportLocation], in path: ReportPath) {
    guard !places.isEmpty else { return }
    key("relatedLocations")
    array { json in
      for (index, place) in places.enumerated() {
        json.object { json in
          json.key("id")
          json.number(index + 1)
          json.writePhysicalLocation(of: path, place.region)
          json.writeMessage("message", place.message)
        }
      }
    }
  }

  private mutating func writeFixes(_ fixes: [ReportFix], in path: ReportPath) {
    guard !fixes.isEmpty else { return }
    key("fixes")
    array { json in
      for fix in fixes {
        json.object { json in
          json.writeMessage("description", fix.message)
          json.key("artifactChanges")
          json.array { json in
            json.object { json in
              json.writeArtifact(path)
              json.key("replacements")
              json.array { json in
                for edit in fix.edits { json.write(edit) }
              }
            }
          }
        }
      }
    }
  }

  private mutating func write(_ edit: ReportFix.Edit) {
    object { json in
      json.key("deletedRegion")
      json.write(edit.region)
      guard !edit.replacement.isEmpty else { return }
      json.key("insertedContent")
      json.object(flat: true) { json in
        json.key("text")
        json.string(edit.replacement)
      }
    }
  }

  private mutating func write(_ suppression: ReportSuppression) {
    key("suppressions")
    array { json in
      json.object(flat: true) { json in
        json.key("kind")
        switch suppression {
        case .comment(let reason):
          json.string("inSource")
          guard let reason else { return }
          json.key("justification")
          json.string(reason)
        case .baseline: json.string("external")
        }
      }
    }
  }

  /// Writes `physicalLocation`, which consists of a file and an optional region.
  mutating func writePhysicalLocation(of path: ReportPath, _ region: ReportRegion?) {
    key("physicalLocation")
    object { json in
      json.writeArtifact(path)
      guard let region else { return }
      json.key("region")
      json.write(region)
    }
  }

  private mutating func writeArtifact(_ path: ReportPath) {
    key("artifactLocation")
    object(flat: true) { json in
      json.key("uri")
      json.string(path.uri)
      guard !path.isAbsolute else { return }
      json.key("uriBaseId")
      json.string(SARIFReport.root)
    }
  }

  private mutating func write(_ region: ReportRegion) {
    object(flat: true) { json in
      json.key("startLine")
      json.number(region.start.line)
      json.key("startColumn")
      json.number(region.start.utf16Column)
      json.key("endLine")
      json.number(region.end.line)
      json.key("endColumn")
      json.number(region.end.utf16Column)
      json.key("byteOffset")
      json.number(region.span.start)
      json.key("byteLength")
      json.number(region.span.length)
    }
  }

  /// Writes a member whose value is a message object.
  mutating func writeMessage(_ name: String, _ text: String) {
    key(name)
    object(flat: true) { json in
      json.key("text")
      json.messageString(text)
    }
  }

  /// Writes a message string with doubled braces, because a single brace begins a placeholder (section 3.11.5
  /// of the SARIF 2.1.0 standard).
  mutating func messageString(_ text: String) {
    guard text.utf8.contains(where: { $0 == 0x7B || $0 == 0x7D }) else {
      string(text)
      return
    }
    string(text.replacing(each: "{", by: "{{").replacing(each: "}", by: "}}"))
  }

  /// Writes a severity as a SARIF level.
  mutating func writeLevel(_ severity: Severity) {
    switch severity {
    case .error: string("error")
    case .warning: string("warning")
    }
  }
}
