package import VFLLayout
import VFLRecords
import VFLText

extension JSONWriter {
  /// Writes a conflict: its members, the shortfall, the best change of a constant, and the constraint whose
  /// priority to lower.
  package mutating func write(_ conflict: Conflict, itemNames: [String]) {
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

  /// Writes an array of the conflict's members with their multipliers and constants.
  ///
  /// The array is empty if the conflict is `nil`.
  package mutating func writeMembers(of conflict: Conflict?, itemNames: [String]) {
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

  /// Writes an object that identifies the constraint of a conflict member.
  package mutating func write(_ member: ConflictMember, itemNames: [String]) {
    object(flat: true) { $0.writeMembers(of: member, itemNames: itemNames) }
  }

  /// Writes the keys that identify the constraint of a conflict member, without the braces of an object.
  package mutating func writeMembers(of member: ConflictMember, itemNames: [String]) {
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

  /// Writes an axis under the key `axis`.
  private mutating func writeMember(_ axis: Axis) {
    key("axis")
    string(axis.rawValue)
  }

  /// Writes the name of a view under the key `view`.
  package mutating func writeMember(_ view: String) {
    key("view")
    string(view)
  }
}

extension Conflict {
  /// The conflict, scaled so that the constraint to change or to make optional has the multiplier 1 or -1.
  ///
  /// The shortfall is then in the same unit as this constraint's constant. For example, a conflict about an
  /// aspect ratio of 16:9 can have the multipliers 16 and 9 before it is scaled. Without such a constraint,
  /// the conflict is not scaled.
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
