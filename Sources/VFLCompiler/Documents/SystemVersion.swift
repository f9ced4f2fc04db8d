/// A version of iOS whose controls have sizes of their own.
package enum SystemVersion: String, Sendable, Hashable, CaseIterable {
  /// iOS 18 and earlier versions.
  case iOS18 = "18"
  /// iOS 26 and later versions.
  case iOS26 = "26"
}
