extension KnownConflict {
  /// All that are known, the narrower ones first.
  package static let all = alerts + keyboards + bars + media + desktop
}
