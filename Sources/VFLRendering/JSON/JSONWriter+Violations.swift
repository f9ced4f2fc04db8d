import VFLLayout
import VFLRecords

extension JSONWriter {
  /// Writes a constraint that gave way: by how much, and what forced it.
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

  /// Writes a tie: the constraints between which it is, and what it moves.
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

  /// Writes which constraint it is and its priority; of a content size the relation, too.
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
