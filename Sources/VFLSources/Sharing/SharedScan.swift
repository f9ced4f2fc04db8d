/// What the scan of a file tells those of others, and what it asks them.
package struct SharedScan: Sendable, Hashable {
  /// The wrappers among its functions and methods that other files can call.
  package var functions: [SharedFunction] = []
  /// The functions of other files that are called, or may be.
  package var called: Set<SharedFunction.Key> = []
  /// The types on whose declarations in other files it hangs whether a call is one of a wrapper.
  package var soughtTypes: Set<String> = []

  /// Tells nothing, and asks nothing.
  package init() {}
}
