package import VFLSources

/// Finds macros in header inputs that pass an argument on as a format string.
package enum HeaderMacros {
  /// Returns the macros that pass an argument on as a format string, or `nil` if `goesOn` returns `false`.
  package static func find(
    in inputs: [CheckInput], _ fileSystem: any FileSystem, jobs: Int,
    goesOn: (_ done: Int) -> Bool
  ) -> [FormatWrapper]? {
    let headers = inputs.filter { $0.isHeader }
    let found = ParallelMap.map(count: headers.count, jobs: jobs, goesOn: goesOn) {
      index -> [[FormatWrapper]] in
      headers[index].hostText(fileSystem).map { HostScan.macros(of: $0) } ?? []
    }
    guard found.count == headers.count else { return nil }
    return FormatWrapper.mergedMacros(found.flatMap { $0 ?? [] })
  }
}
