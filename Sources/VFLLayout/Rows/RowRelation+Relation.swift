import LayoutSolver
import VFLRecords

extension RowRelation {
  /// Creates the relation of a row from the relation of its record.
  init(_ relation: Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Relation {
  /// Creates the relation of a record from the relation of its row.
  init(_ relation: RowRelation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
