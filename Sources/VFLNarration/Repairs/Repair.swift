import VFLLayout
import VFLRecords

/// A change of one constraint that may resolve a conflict.
enum Repair: Hashable {
  /// The constant of a member changes.
  case constant(ConstantChange)
  /// The constants of several members change.
  case constants([ConstantChange])
  /// The priority of a member becomes 999.
  case priority(ConflictMember)
  /// Another record replaces the record at this index.
  case replacement(Int, ConstraintRecord)
  /// Records are corrected.
  case corrections([RecordMistake])
  /// A member is removed.
  case removal(ConflictMember)

  /// The constraint that changes.
  var member: ConflictMember {
    switch self {
    case .constant(let change): change.member
    case .constants(let changes): changes[0].member
    case .priority(let member), .removal(let member): member
    case .replacement(let index, _): .record(index)
    case .corrections(let mistakes): .record(mistakes[0].index)
    }
  }

  /// Makes the change in a layout problem.
  func apply(to problem: inout LayoutProblem) {
    switch self {
    case .constants(let changes):
      for change in changes { Repair.constant(change).apply(to: &problem) }
    case .constant(let change):
      switch change.member {
      case .record(let index): problem.records[index].constant = change.to
      case .container(let axis): problem.containerSize[axis] = change.to
      case .contentSize(let item, let axis): problem.nodes[item.index].content[axis] = change.to
      case .nonNegative: break
      }
    case .priority(let member):
      switch member {
      case .record(let index): problem.records[index].priority = Priority(999)
      case .contentSize(let item, let axis):
        let node = problem.nodes[item.index]
        problem.nodes[item.index].hugging[axis] = min(node.hugging[axis], 999)
        problem.nodes[item.index].compression[axis] = min(node.compression[axis], 999)
      case .container, .nonNegative: break
      }
    case .replacement(let index, let record): problem.records[index] = record
    case .corrections(let mistakes):
      for mistake in mistakes { problem.records[mistake.index] = mistake.corrected }
    case .removal(let member):
      switch member {
      case .record(let index): problem.records.remove(at: index)
      case .container(let axis): problem.containerSize[axis] = nil
      case .contentSize(let item, let axis): problem.nodes[item.index].content[axis] = nil
      case .nonNegative: break
      }
    }
  }
}
