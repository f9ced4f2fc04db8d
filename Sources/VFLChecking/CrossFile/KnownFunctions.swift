package import VFLSources

/// The functions of other files that pass an argument on as a format string, grouped by how they were found.
package struct KnownFunctions: Sendable {
  /// The wrappers that the configuration declares.
  var wrappers: [FormatWrapper] = []
  /// The macros found in headers.
  package var macros: [FormatWrapper] = []
  /// The wrapper functions found in other files.
  package var shared = SharedWrappers()

  /// Finds the format strings in a source file.
  package func scan(_ file: HostFile) -> HostScan {
    HostScan(file, wrappers: wrappers, macros: macros, shared: shared)
  }

  /// Returns the functions that an input declares for other inputs and calls in other inputs.
  package func shared(of input: CheckInput, _ fileSystem: any FileSystem) -> SharedScan {
    guard let language = input.language, let text = input.hostText(fileSystem) else {
      return SharedScan()
    }
    return scan(HostFile(text, language: language)).shared
  }

  /// Returns the macros in header inputs that pass an argument on as a format string.
  ///
  /// Returns `nil` if `goesOn` returns `false`.
  package static func headerMacros(
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

  /// Creates a set of known functions.
  package init(
    wrappers: [FormatWrapper] = [], macros: [FormatWrapper] = [],
    shared: SharedWrappers = SharedWrappers()
  ) {
    (self.wrappers, self.macros, self.shared) = (wrappers, macros, shared)
  }
}
