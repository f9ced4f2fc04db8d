import VFLLayout
import VFLRecords

extension JSONWriter {
  /// Writes a relaxed constraint, the amount by which it is violated, and the constraints that force the
  /// violation.
  mutating func write(_ violation: Violation, itemNames: [String]) {
    object { json in
      json.writeMembers(of: violation.constraint, itemNames: itemNames)
      json.key("violation")
      json.number(violation.amount)
      json.key("forcedBy")
      if let forcedBy = violation.forcedBy {
        json.write(forcedBy, itemNames: itemNames)
      } else {
        json.null()
      }
    }
  }

  /// Writes a tie: its constraints, and the free attributes that depend on it.
  mutating func write(_ tie: PriorityTie, itemNames: [String]) {
    object { json in
      json.key("between")
      json.write(tie.contenders, itemNames: itemNames)
      json.key("moves")
      json.array { json in
        for free in tie.attributes {
          json.object(flat: true) { $0.writeName(of: free, itemNames: itemNames) }
        }
      }
    }
  }

  private mutating func write(_ contenders: [Contender], itemNames: [String]) {
    array { json in
      for contender in contenders {
        json.object(flat: true) { $0.writeMembers(of: contender, itemNames: itemNames) }
      }
    }
  }

  /// Writes the keys that identify the constraint, the priority and, for a content size, the relation.
  private mutating func writeMembers(of contender: Contender, itemNames: [String]) {
    writeMembers(of: contender.member, itemNames: itemNames)
    if case .contentSize = contender.member {
      key("relation")
      string(contender.relation.rawValue)
    }
    key("priority")
    number(contender.priority.rawValue)
  }
}
