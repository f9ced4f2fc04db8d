import VFLRecords

/// A named priority.
///
/// A metric with the same name takes precedence.
package enum PriorityName: String, Sendable {
  case required
  case high
  case strong
  case medium
  case low
  case weak
  case fitting

  /// The value of the priority.
  ///
  /// `high` and `low` are the default priorities of content sizes. `fitting` is the priority with which views
  /// are fitted to their smallest size (`UILayoutPriority.fittingSizeLevel`).
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
