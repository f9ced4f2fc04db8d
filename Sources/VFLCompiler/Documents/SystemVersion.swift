/// A version of iOS that changed the sizes of controls.
package enum SystemVersion: String, Sendable, Hashable, CaseIterable {
  /// iOS 18 and earlier versions.
  case iOS18 = "18"
  /// iOS 26 and later versions.
  case iOS26 = "26"
}
