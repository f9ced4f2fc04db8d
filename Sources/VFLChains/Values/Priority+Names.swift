public import VFLRecords

extension Priority {
  /// 750: what chains call high.
  public static let high = Priority(750)
  /// 500: what chains call medium.
  public static let medium = Priority(500)
  /// 250: what chains call low.
  public static let low = Priority(250)
}
