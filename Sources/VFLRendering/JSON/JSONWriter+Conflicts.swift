import VFLLayout
import VFLRecords

extension JSONWriter {
  /// Writes a conflict: its members, what they add up to, and the least that ends it.
  mutating func write(_ conflict: Conflict, itemNames: [String]) {
    object { json in
      json.key("members")
      json.writeMembers(of: conflict, itemNames: itemNames)
      json.key("shortfall")
      json.number(conflict.inOwnUnit.shortfall)
      json.key("change")
      if let change = conflict.change {
        json.object(flat: true) { json in
          json.writeMembers(of: change.member, itemNames: itemNames)
          json.key("from")
          json.number(change.from)
          json.key("to")
          json.number(change.to)
        }
      } else {
        json.null()
      }
      json.key("demotion")
      if let demotion = conflict.demotion {
        json.object(flat: true) { $0.writeMembers(of: demotion, itemNames: itemNames) }
      } else {
        json.null()
      }
    }
  }

  /// Writes the members of a conflict, each with its multiplier and its constant; none of `nil`.
  mutating func writeMembers(of conflict: Conflict?, itemNames: [String]) {
    array { json in
      guard let conflict = conflict?.inOwnUnit else { return }
      for (place, member) in conflict.members.enumerated() {
        json.object(flat: true) { json in
          json.writeMembers(of: member, itemNames: itemNames)
          json.key("multiplier")
          json.number(conflict.multipliers[place])
          json.key("constant")
          json.number(conflict.constants[place])
        }
      }
    }
  }

  /// Writes which constraint a member is.
  mutating func write(_ member: ConflictMember, itemNames: [String]) {
    object(flat: true) { $0.writeMembers(of: member, itemNames: itemNames) }
  }

  /// Writes which constraint a member is, without the brackets of an object.
  mutating func writeMembers(of member: ConflictMember, itemNames: [String]) {
    key("kind")
    switch member {
    case .record(let index):
      string("constraint")
      key("index")
      number(index)
    case .container(let axis):
      string("container")
      writeMember(axis)
    case .nonNegative(let item, let axis):
      string("nonNegative")
      writeMember(itemNames.name(of: item))
      writeMember(axis)
    case .contentSize(let item, let axis):
      string("contentSize")
      writeMember(itemNames.name(of: item))
      writeMember(axis)
    }
  }

  /// Writes the axis of something.
  private mutating func writeMember(_ axis: Axis) {
    key("axis")
    string(axis.rawValue)
  }

  /// Writes the view that something belongs to.
  mutating func writeMember(_ view: String) {
    key("view")
    string(view)
  }
}

extension Conflict {
  /// The conflict with the multiplier 1 or -1 for the constraint that is changed, or that gives way.
  ///
  /// The shortfall then counts in the points of that constraint's own number: a ratio of 16 : 9 has
  /// multipliers of 16 and 9.
  fileprivate var inOwnUnit: Conflict {
    guard
      let place = (change?.member ?? demotion).flatMap({ member in members.firstIndex(of: member) }
      ),
      multipliers[place] != 0, multipliers[place].magnitude != 1
    else { return self }
    var scaled = self
    scaled.multipliers = multipliers.map { $0 / multipliers[place].magnitude }
    return scaled
  }
}
