public import VFLRecords

extension Priority {
  /// The priority that chains call high: 750.
  public static let high = Priority(750)
  /// The priority that chains call medium: 500.
  public static let medium = Priority(500)
  /// The priority that chains call low: 250.
  public static let low = Priority(250)
}
