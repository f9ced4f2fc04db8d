import VFLSources

/// The functions of other files that hand a format on, by where they were learnt.
struct KnownFunctions: Sendable {
  /// The wrappers that the configuration names.
  var wrappers: [FormatWrapper] = []
  /// The macros of headers.
  var macros: [FormatWrapper] = []
  /// The wrappers that were learnt from other files.
  var shared = SharedWrappers()

  /// The format strings of a host file.
  func scan(_ bytes: [UInt8], _ language: HostLanguage) -> HostScan {
    HostScan(bytes, language: language, wrappers: wrappers, macros: macros, shared: shared)
  }
}
