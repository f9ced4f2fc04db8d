import VFLDiagnostics
import VFLPage
import VFLProjects
import VFLRendering

/// `vfl preview`: a page of layouts, which is written anew when their files change.
struct PreviewCommand: Command {
  /// After how many seconds files are looked at again.
  private static let pause = 0.25
  /// After how many seconds the page is read anew where it is open.
  private static let refresh = 2

  private let invocation: LayoutInvocation
  private let opensPage: Bool
  /// Where the page is written.
  private let page: FilePath

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    invocation = LayoutInvocation(&parsed)
    opensPage = parsed.has(.openPage)
    let first = parsed.operands.first
    page =
      parsed.value(of: .pageOutput).map { FilePath($0) }
      ?? FilePath((first?.bytes ?? []) + ".html".utf8)
    for operand in parsed.operands where operand.bytes == [UInt8(ascii: "-")] {
      parsed.report(
        .unreadableFile(
          path: "-", reason: "standard input, which does not change",
          advice: "`vfl solve --html -` writes a page of it"))
    }
    if page.bytes == [UInt8(ascii: "-")] {
      parsed.report(
        .unwrittenFile(
          path: "-", reason: "standard output",
          advice: "`vfl solve --html` writes a page to standard output"))
    }
    if first == nil, parsed.faults.isEmpty {
      parsed.report(
        .missingArgument(
          subcommand: parsed.subcommand.name.rawValue, expected: "a file of a layout"))
    }
  }

  /// Writes the page, again and again until Ctrl-C.
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputFailure) -> ExitCode {
    var shown: [[UInt8]] = []
    var absences = 0
    console.catchInterrupts()
    while !console.isInterrupted {
      let (contents, failure) = Self.read(invocation.operands, on: console)
      absences = failure == nil ? 0 : absences + 1
      if let (path, reason) = failure {
        if shown.isEmpty {
          let fault = Finding.unreadableFile(
            path: path, reason: reason, advice: "`vfl preview` reads files alone")
          return try printer.refuse([fault.diagnostic(in: .document)], on: &console)
        }
        // A program that saves a file may have it away for a moment.
        if absences == 2 {
          let text = "At \(DisplayColumn.shown(path)) stands \(reason); the page stays as it is.\n"
          try console.write(Array(text.utf8), to: .error)
        }
      } else if contents != shown {
        let folder = console.currentFolder
        var configurations = ConfigurationFinder(.nearest, in: folder, console.fileSystem)
        let pages = PreviewPages(
          invocation.operands, contents, &configurations, in: folder, invocation)
        if shown.isEmpty { try printer.complain(configurations.faults, on: &console) }
        guard let bytes = pages.bytes(refresh: Self.refresh, on: &console) else { break }
        let failure = console.replaceFile(
          at: page.absolute(from: folder), named: page.text, with: bytes, if: .isPage)
        if let failure { return try printer.refuse([failure], on: &console) }
        if shown.isEmpty { try begin(on: &console) }
        shown = contents
      }
      console.pause(seconds: Self.pause)
    }
    return .success
  }

  /// Says where the page is, and opens it if that is asked for.
  private func begin(on console: inout some Console) throws(OutputFailure) {
    var text =
      "The page is in \(DisplayColumn.shown(page.text)); it follows the files until Ctrl-C.\n"
    if opensPage, !console.showPage(at: page.absolute(from: console.currentFolder)) {
      text += "There is no program here that opens it.\n"
    }
    try console.write(Array(text.utf8), to: .error)
  }

  /// The contents of all files, or the path of the first that cannot be read and what is there instead.
  private static func read(
    _ operands: [Argument], on console: some Console
  ) -> (contents: [[UInt8]], failure: (path: String, reason: String)?) {
    var contents: [[UInt8]] = []
    for operand in operands {
      do {
        contents.append(try console.contents(ofFile: operand.bytes))
      } catch {
        return ([], (operand.text, error.reason))
      }
    }
    return (contents, nil)
  }
}

extension WriteCondition {
  /// There is no file, or a page of this command.
  fileprivate static let isPage = WriteCondition { content in
    guard let content, !content.starts(with: PageTemplate.mark.utf8) else { return nil }
    return "a file that is no page of this command"
  }
}
