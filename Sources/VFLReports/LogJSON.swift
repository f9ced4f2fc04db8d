import VFLDiagnostics
import VFLLayout
package import VFLLogs
import VFLRecords
import VFLText

/// Writes logged conflicts, rejected format strings and other messages as JSON for other programs.
///
/// The JSON of a conflict has the keys of a layout's result and the following additional information:
///
/// - the position of the conflict in the log and the number of times that it was logged
/// - the owner, the cause and the fix of the conflict
/// - the address, the identifier and the origin of each constraint, in the order of the constraints
/// - the items that the names refer to
/// - the constraint that the system broke
package enum LogJSON {
  /// Returns a conflict as JSON on one line, without a line break.
  ///
  /// - Parameters:
  ///   - explanation: The explanation of the conflict.
  ///   - input: The display name of the log.
  ///   - line: The line of the log at which the conflict begins, from 1.
  ///   - times: The number of times that the conflict was logged.
  package static func bytes(
    of explanation: LogExplanation, input: String, line: Int, times: Int
  ) -> [UInt8] {
    let problem = explanation.problem
    let itemNames = problem.layout.nodes.map { $0.name }
    var json = JSONWriter(.compact)
    json.object { json in
      json.writeOrigin(
        explanation.isUnsatisfiable ? "unsatisfiable" : "untold", input: input, line: line,
        times: times)
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
      json.member("diagnostics", explanation.entries) { $0.write($1.diagnostic) }
    }
    return json.bytes
  }

  /// Returns a rejected format string as JSON on one line, without a line break.
  ///
  /// - Parameters:
  ///   - rejection: The explanation of the rejected format string.
  ///   - input: The display name of the log.
  ///   - line: The line of the log that reports the format string, from 1.
  ///   - times: The number of times that the format string was reported.
  package static func bytes(
    of rejection: RejectionExplanation, input: String, line: Int, times: Int
  ) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.object { json in
      json.writeOrigin("refused", input: input, line: line, times: times)
      json.key("reason")
      json.string(rejection.rejection.reason)
      json.member("diagnostics", rejection.diagnostics) { $0.write($1) }
    }
    return json.bytes
  }

  /// Returns another message as JSON on one line, without a line break.
  ///
  /// - Parameters:
  ///   - message: The message with its explanation.
  ///   - input: The display name of the log.
  ///   - line: The line of the log that contains the message, from 1.
  package static func bytes(of message: LoggedMessage, input: String, line: Int) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.object { json in
      json.writeOrigin("message", input: input, line: line, times: message.times)
      json.member("diagnostics", [message.diagnostic]) { $0.write($1) }
    }
    return json.bytes
  }
}

extension LogExplanation {
  /// The constraint records with the items and attributes of the log.
  ///
  /// In the layout problem, margins and baselines are separate items. In these records, they are attributes.
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
  /// Writes the kind of an entry and its position in the log.
  fileprivate mutating func writeOrigin(_ status: String, input: String, line: Int, times: Int) {
    member("status", status)
    member("input", input)
    key("line")
    number(line)
    key("times")
    number(times)
  }

  /// Writes a string, or `null` if the string is `nil`.
  fileprivate mutating func optional(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  /// Writes the class, the address, the identifier and the origin of a logged constraint.
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

  /// Writes a name and the item that it refers to.
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
