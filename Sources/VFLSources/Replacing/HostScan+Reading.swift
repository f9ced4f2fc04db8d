extension HostScan {
  /// Finds the format strings of a host file, and reads its calls for code that is to replace them.
  ///
  /// - Returns: The strings, and a reader of the calls unless the file has no format string.
  package static func reading(
    _ bytes: [UInt8], language: HostLanguage
  ) -> (scan: HostScan, reader: CallReader?) {
    let scan = HostScan(bytes, language: language)
    return (scan, scan.sites.isEmpty ? nil : CallReader(bytes, language: language))
  }
}
