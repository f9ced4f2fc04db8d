import VFLSources

/// The macros that the headers among some inputs define, and the files that include them use.
enum HeaderMacros {
  /// Those of them that hand a format on; `nil` when `goesOn` says no.
  static func find(
    in inputs: [CheckInput], _ fileSystem: any FileSystem, jobs: Int,
    goesOn: (_ done: Int) -> Bool
  ) -> [FormatWrapper]? {
    let headers = inputs.filter(\.isHeader)
    let found = ParallelMap.map(count: headers.count, jobs: jobs, goesOn: goesOn) {
      index -> [[FormatWrapper]] in
      headers[index].hostText(fileSystem).map { HostScan.macros(of: $0) } ?? []
    }
    guard found.count == headers.count else { return nil }
    return FormatWrapper.mergedMacros(found.flatMap { $0 ?? [] })
  }
}
