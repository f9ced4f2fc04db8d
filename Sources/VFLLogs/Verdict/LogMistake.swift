/// Constraints of a log that have the wrong sign or direction.
struct LogMistake {
  /// Whether the sign is wrong, not the direction.
  let isSign: Bool
  /// The constraints of the log.
  let written: [LoggedConstraint]
  /// The corrected constraints, with which the whole list is satisfiable.
  let fixed: [LoggedConstraint]
  /// The views that the constraints position.
  let inner: [LoggedItem.Key]
}
