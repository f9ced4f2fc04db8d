import VFLCompiler
import VFLDiagnostics
import VFLRecords

/// Implements `vfl solve --html`, which writes a page to standard output.
enum PageWriter {
  /// Writes the page for the layout of documents and returns the exit code.
  ///
  /// If the layout has errors, only the errors are printed.
  static func write(
    _ inputs: [LayoutDocument], _ invocation: LayoutInvocation, _ printer: Printer,
    on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    let layout = CompiledLayout(inputs, invocation.settings)
    guard !layout.hasErrors else {
      try printer.report(layout.groups, on: &console)
      return .diagnostics
    }
    let name = inputs.map { $0.name }.joined(separator: ", ")
    let (ranges, fixed, request) = (
      invocation.ranges, invocation.fixedAxis, invocation.solveRequest
    )
    let found = BackgroundComputation.result(on: &console) { progress in
      let page = LayoutPage(
        of: layout, named: name, over: ranges, fixed: fixed, reporting: progress)
      // These are the diagnostics that `vfl solve` prints without `--html`, for the given size.
      let output = LayoutOutput(of: layout, request) { progress.step = $0 }
      // Without a range, the page shows all sizes, so an ambiguity at the given size does not need a warning.
      let groups =
        !ranges.isEmpty || output.hasErrors
        ? output.groups : page.hasErrors ? page.groups : []
      // The requested range may be satisfiable although the page cannot be shown, because of the other
      // dimension. Then only the diagnostics of the page explain the error.
      let explainsFailure = page.isShown || groups.contains { $0.hasErrors }
      return (page: page, groups: explainsFailure ? groups : page.groups)
    }
    guard let (page, groups) = found else { return .interrupted }
    try printer.report(groups, on: &console)
    guard page.isShown else { return .diagnostics }
    guard let bytes = page.bytes else {
      try console.write(Array((tooLarge + "\n").utf8), to: .error)
      return .diagnostics
    }
    try console.write(bytes, to: .output)
    return groups.contains { $0.hasErrors } ? .diagnostics : .success
  }

  /// The error for a layout that exceeds the page size limit.
  static let tooLarge =
    "error: the layout has too many regimes and views for a page of \(Limit.pageBytes.value / 1_000_000) MB; "
    + "use a smaller `\(Flag.range.name)`"

  /// The error for a layout that does not fit on a page together with other layouts.
  static let noRoom =
    "error: the layouts exceed the page limit of \(Limit.pageBytes.value / 1_000_000) MB, so this layout is "
    + "omitted; use a smaller `\(Flag.range.name)` or fewer files"
}

extension LayoutInvocation {
  /// The axis of the only container dimension that the command line fixes, or `nil` if it fixes none or both.
  var fixedAxis: Axis? {
    switch (settings.width, settings.height) {
    case (.some, nil): .horizontal
    case (nil, .some): .vertical
    default: nil
    }
  }
}
