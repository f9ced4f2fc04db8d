import VFLRecords

/// A word for a priority, where no metric has that name.
package enum PriorityName: String, Sendable {
  case required
  case high
  case strong
  case medium
  case low
  case weak
  case fitting

  /// The priority: high and low are those of content sizes, and `fitting` is the one with which views are
  /// fitted to their smallest size (`UILayoutPriority.fittingSizeLevel`).
  package var number: Double {
    switch self {
    case .required: Priority.required.rawValue
    case .high, .strong: Priority.defaultHigh.rawValue
    case .medium: 500
    case .low, .weak: Priority.defaultLow.rawValue
    case .fitting: 50
    }
  }
}
