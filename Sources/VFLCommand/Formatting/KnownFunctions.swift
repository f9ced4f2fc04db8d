import VFLSources

/// What is known of functions of other files that hand a format on.
struct KnownFunctions: Sendable {
  /// Those that the configuration names.
  var wrappers: [FormatWrapper] = []
  /// The macros of headers.
  var macros: [FormatWrapper] = []
  /// Those that were learnt from other files.
  var shared = SharedWrappers()

  /// The format strings of a host file.
  func scan(_ bytes: [UInt8], _ language: HostLanguage) -> HostScan {
    HostScan(bytes, language: language, wrappers: wrappers, macros: macros, shared: shared)
  }
}
