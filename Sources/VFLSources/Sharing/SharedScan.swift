/// The data that one file's scan shares with other scans, and its requests.
package struct SharedScan: Sendable, Hashable {
  /// The wrappers among its functions and methods that other files can call.
  package var functions: [SharedFunction] = []
  /// The functions of other files that are called, or may be.
  package var called: Set<SharedFunction.Key> = []
  /// The types whose declarations in other files decide whether a call is one of a wrapper.
  package var soughtTypes: Set<String> = []

  /// Shares and requests nothing.
  package init() {}
}
