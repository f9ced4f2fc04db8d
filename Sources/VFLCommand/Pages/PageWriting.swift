import VFLDiagnostics
import VFLDocuments
import VFLRecords

/// `vfl solve --html`: writes the page of a layout to standard output.
enum PageWriting {
  /// Writes the page.
  ///
  /// A layout with errors has no page.
  static func write(
    _ layout: CompiledLayout, of inputs: [LayoutDocument], _ invocation: LayoutInvocation,
    _ printer: Printer, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    guard !layout.hasErrors else {
      try printer.complain(layout.faults, on: &console)
      return .findings
    }
    let name = inputs.map { $0.name }.joined(separator: ", ")
    let (ranges, fixed, limit) = (
      invocation.ranges, invocation.fixedAxis, invocation.findingLimit
    )
    let found = LongSearch.result(on: &console) { progress in
      let page = LayoutPage(
        of: layout, named: name, over: ranges, fixed: fixed, reporting: progress)
      // The diagnostics are the ones that `vfl solve` prints without `--html`, at the given size.
      let answer = LayoutAnswer(to: layout, .frames(over: ranges, limit: limit)) {
        progress.step = $0
      }
      // Without a range, an ambiguity at the given size is no reason for a warning: the page shows all sizes.
      let faults =
        !ranges.isEmpty || answer.hasErrors
        ? answer.faults : page.hasErrors ? page.faults : []
      // The other size may keep the page from being shown, although the sizes of the range have a layout.
      let saysWhy = page.isShown || faults.contains { $0.hasErrors }
      return (page: page, faults: saysWhy ? faults : page.faults)
    }
    guard let (page, faults) = found else { return .interrupted }
    try printer.complain(faults, on: &console)
    guard page.isShown else { return .findings }
    guard let bytes = page.bytes else {
      try console.write(Array((tooLarge + "\n").utf8), to: .error)
      return .findings
    }
    try console.write(bytes, to: .output)
    return faults.contains { $0.hasErrors } ? .findings : .success
  }

  /// The error for a layout whose page would be too large.
  static let tooLarge =
    "error: the layout has too many regimes and views for a page of \(Limit.pageBytes.value / 1_000_000) MB; "
    + "use a smaller `\(Flag.range.name)`"

  /// The error for a layout that does not fit on a page with other layouts.
  static let noRoom =
    "error: the layouts exceed the page limit of \(Limit.pageBytes.value / 1_000_000) MB, so this layout is "
    + "omitted; use a smaller `\(Flag.range.name)` or fewer files"
}

extension LayoutInvocation {
  /// The axis on which the command line fixes the size of the container.
  var fixedAxis: Axis? {
    switch (settings.document.width, settings.document.height) {
    case (.some, nil): .horizontal
    case (nil, .some): .vertical
    default: nil
    }
  }
}
