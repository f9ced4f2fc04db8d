import VFLLayout
package import VFLLogs
import VFLRecords

/// Writes a conflict of a log as the JSON that other programs read.
///
/// It has the keys of an answer to a layout, and besides: where the log tells of it, how often, the
/// constraints' addresses, identifiers and origins in the order of the constraints, the items behind the
/// names, and the constraint that was given up.
package enum LogJSON {
  /// The JSON of a conflict on one line, without a line break.
  ///
  /// - Parameters:
  ///   - input: What people call the log.
  ///   - line: The line at which the log begins to tell of it, from 1.
  ///   - times: How often the log tells of it.
  package static func bytes(
    of explanation: LogExplanation, input: String, line: Int, times: Int
  ) -> [UInt8] {
    let problem = explanation.problem
    let itemNames = problem.layout.nodes.map { $0.name }
    var json = JSONWriter(.compact)
    json.object { json in
      json.key("status")
      json.string(explanation.isUnsatisfiable ? "unsatisfiable" : "untold")
      json.key("input")
      json.string(input)
      json.key("line")
      json.number(line)
      json.key("times")
      json.number(times)
      json.key("owner")
      json.optional(explanation.verdict.owner?.rawValue)
      json.key("cause")
      json.string(explanation.verdict.cause.rawValue)
      json.key("cure")
      json.optional(explanation.verdict.cure)
      json.key("constraints")
      json.array { json in
        for record in explanation.records { json.write(record, itemNames: itemNames) }
      }
      json.key("sources")
      json.array { json in
        for index in problem.constraintOfRecord {
          json.write(explanation.conflict.constraints[index])
        }
      }
      json.key("views")
      json.array { json in
        for (item, name) in zip(explanation.names.items, explanation.names.names) {
          json.write(item, named: name)
        }
      }
      json.key("broken")
      if let broken = explanation.conflict.broken,
        let record = problem.constraintOfRecord.firstIndex(of: broken)
      {
        json.number(record)
      } else {
        json.null()
      }
      json.key("givenUp")
      json.optional(explanation.givenUp)
      if let conflicts = explanation.result?.conflicts, explanation.isUnsatisfiable {
        json.key("conflict")
        json.writeMembers(of: conflicts.first, itemNames: itemNames)
        json.key("conflicts")
        json.array { json in
          for conflict in conflicts { json.write(conflict, itemNames: itemNames) }
        }
      }
      json.key("diagnostics")
      json.array { json in
        for entry in explanation.entries { json.write(entry.diagnostic) }
      }
    }
    return json.bytes
  }

  /// The JSON of a format string that was refused, on one line, without a line break.
  ///
  /// - Parameters:
  ///   - input: What people call the log.
  ///   - line: The line at which the log tells of it, from 1.
  package static func bytes(
    of rejection: RejectionExplanation, input: String, line: Int, times: Int
  ) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.object { json in
      json.key("status")
      json.string("refused")
      json.key("input")
      json.string(input)
      json.key("line")
      json.number(line)
      json.key("times")
      json.number(times)
      json.key("reason")
      json.string(rejection.rejection.reason)
      json.key("diagnostics")
      json.array { json in
        for diagnostic in rejection.diagnostics { json.write(diagnostic) }
      }
    }
    return json.bytes
  }
}

extension LogExplanation {
  /// The constraints as records that have the items and attributes of the log: a baseline or a margin is an
  /// attribute there, and no item.
  fileprivate var records: [ConstraintRecord] {
    zip(problem.layout.records, problem.constraintOfRecord).map { record, index in
      let constraint = conflict.constraints[index]
      guard let first = names.place(of: constraint.first.item) else { return record }
      let second = record.secondItem == nil ? nil : constraint.second
      return ConstraintRecord(
        ItemID(first + 1), constraint.first.attribute, record.relation,
        second.flatMap { names.place(of: $0.item) }.map { ItemID($0 + 1) },
        second?.attribute ?? .notAnAttribute, multiplier: record.multiplier,
        constant: record.constant, priority: record.priority, provenance: record.provenance)
    }
  }
}

extension JSONWriter {
  /// Writes a string, or that there is none.
  fileprivate mutating func optional(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  /// Writes what a log tells of a constraint besides what it says.
  fileprivate mutating func write(_ constraint: LoggedConstraint) {
    object(flat: true) { json in
      json.key("class")
      json.string(constraint.className)
      json.key("address")
      json.string(constraint.address)
      json.key("identifier")
      json.optional(constraint.identifier)
      json.key("system")
      json.optional(constraint.origin?.rawValue)
      json.key("file")
      json.optional(constraint.site?.file)
      json.key("line")
      if let site = constraint.site { json.number(site.line) } else { json.null() }
    }
  }

  /// Writes who is behind a name.
  fileprivate mutating func write(_ item: LoggedItem, named name: String) {
    object(flat: true) { json in
      json.key("name")
      json.string(name)
      json.key("class")
      json.optional(item.className.isEmpty ? nil : item.className)
      json.key("address")
      json.optional(item.address)
      json.key("label")
      json.optional(item.label)
    }
  }
}
