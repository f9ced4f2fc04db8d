extension HostScan {
  /// Finds the format strings of a host file, and reads its calls for code that is to replace them.
  ///
  /// - Returns: The strings, and a reader of the calls unless the file has no format string.
  package static func reading(
    _ bytes: [UInt8], language: HostLanguage
  ) -> (scan: HostScan, reader: CallReader?) {
    let (scan, syntax) = read(bytes, language)
    guard let syntax, !scan.sites.isEmpty else { return (scan, nil) }
    syntax.budget.lift()
    return (scan, CallReader(syntax))
  }
}
