extension KnownConflict {
  /// All known conflicts, the most specific ones first.
  package static let all = alerts + keyboards + bars + media + desktop
}
