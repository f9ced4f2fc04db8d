package import VFLSources

/// The functions of other files that hand a format on, by where they were learnt.
package struct KnownFunctions: Sendable {
  /// The wrappers that the configuration names.
  var wrappers: [FormatWrapper] = []
  /// The macros of headers.
  package var macros: [FormatWrapper] = []
  /// The wrappers that were learnt from other files.
  package var shared = SharedWrappers()

  /// The format strings of a host file.
  package func scan(_ bytes: [UInt8], _ language: HostLanguage) -> HostScan {
    HostScan(bytes, language: language, wrappers: wrappers, macros: macros, shared: shared)
  }

  /// Takes what is known, nothing unless it is given.
  package init(
    wrappers: [FormatWrapper] = [], macros: [FormatWrapper] = [],
    shared: SharedWrappers = SharedWrappers()
  ) {
    (self.wrappers, self.macros, self.shared) = (wrappers, macros, shared)
  }
}
