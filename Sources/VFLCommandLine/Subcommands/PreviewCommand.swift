import VFLChecking
import VFLDiagnostics
import VFLPage
import VFLText

/// `vfl preview`: writes a page that shows layouts, and updates it whenever a layout file changes.
struct PreviewCommand: Command {
  /// The interval in seconds at which the files are checked for changes.
  private static let pause = 0.25
  /// The interval in seconds at which an open page reloads itself.
  private static let refresh = 2

  private let invocation: LayoutInvocation
  private let opensPage: Bool
  /// The path of the page file.
  private let page: FilePath

  init(_ parsed: inout ParsedArguments, on console: some Console) {
    invocation = LayoutInvocation(&parsed)
    opensPage = parsed.has(.openPage)
    let first = parsed.operands.first
    page =
      parsed.value(of: .pageOutput).map { FilePath($0) }
      ?? Self.defaultPage(for: first ?? Argument(""), on: console)
    for operand in parsed.operands where operand.bytes == [UInt8(ascii: "-")] {
      parsed.report(
        .unreadableFile(
          path: "-", reason: "standard input cannot be watched",
          advice: "use `vfl solve --html -` to write a page"))
    }
    if page.bytes == [UInt8(ascii: "-")] {
      parsed.report(
        .unwritableFile(
          path: "-", reason: "standard output cannot be rewritten",
          advice: "use `vfl solve --html` to write a page to standard output"))
    }
    if first == nil, parsed.diagnostics.isEmpty {
      parsed.report(
        .missingArgument(
          subcommand: parsed.subcommand.name.rawValue, expected: "a layout file"))
    }
  }

  /// Returns the path of the page if the command line does not specify it.
  ///
  /// The page of a source or an Interface Builder file is in the directory for temporary files, so that it
  /// does not become a part of the project.
  private static func defaultPage(for operand: Argument, on console: some Console) -> FilePath {
    guard let file = LayoutOperand(operand) else { return FilePath(operand.bytes + ".html".utf8) }
    var directory = Array((console.environment("TMPDIR") ?? "/tmp").utf8)
    while directory.last == UInt8(ascii: "/") { directory.removeLast() }
    // Sources in different directories can have the same name. Most systems limit the length of names.
    let path = FilePath(file.path).absolute(from: console.currentDirectory)
    let name = path.bytes.split(separator: UInt8(ascii: "/")).joined(separator: "-".utf8).suffix(
      200)
    return FilePath(directory + "/".utf8 + name + ".html".utf8)
  }

  /// Writes the page, and rewrites it after each change until the user presses Ctrl-C.
  func run(
    _ printer: Printer, on console: inout some Console
  ) throws(OutputError) -> ExitCode {
    var shown: [[UInt8]] = []
    var absences = 0
    console.catchInterrupts()
    while !console.isInterrupted {
      let (contents, failure) = Self.read(invocation.operands, on: console)
      absences = failure == nil ? 0 : absences + 1
      if let (path, reason) = failure {
        if shown.isEmpty {
          let diagnostic = LazyDiagnostic.unreadableFile(
            path: path, reason: reason, advice: "`vfl preview` reads only files")
          return try printer.reportUsageErrors([diagnostic.diagnostic(in: .document)], on: &console)
        }
        // While a program saves the file, it may be missing briefly. The error is therefore printed only if
        // the second attempt fails, too.
        if absences == 2 {
          let text = "cannot read \(DisplayColumn.shown(path)): \(reason); the page is unchanged\n"
          try console.write(Array(text.utf8), to: .error)
        }
      } else if contents != shown {
        let directory = console.currentDirectory
        var configurations = ConfigurationFinder(.nearest, in: directory, console.fileSystem)
        let pages = PreviewPages(
          invocation.operands, contents, &configurations, in: directory, invocation)
        if shown.isEmpty { try printer.report(configurations.groups, on: &console) }
        guard let bytes = pages.bytes(refresh: Self.refresh, on: &console) else { break }
        let failure = console.replaceFile(
          at: page.absolute(from: directory), named: page.text, with: bytes, if: .isPage)
        if let failure { return try printer.reportUsageErrors([failure], on: &console) }
        if shown.isEmpty { try begin(on: &console) }
        shown = contents
      }
      console.pause(seconds: Self.pause)
    }
    return .success
  }

  /// Prints the path of the page, and opens the page in a browser if requested.
  private func begin(on console: inout some Console) throws(OutputError) {
    var text =
      "wrote \(DisplayColumn.shown(page.text)); updating it on changes until Ctrl-C\n"
    if opensPage, !console.showPage(at: page.absolute(from: console.currentDirectory)) {
      text += "no application to open the page was found\n"
    }
    try console.write(Array(text.utf8), to: .error)
  }

  /// Returns the contents of all files.
  ///
  /// If a file is unreadable, returns only its path and the reason.
  private static func read(
    _ operands: [Argument], on console: some Console
  ) -> (contents: [[UInt8]], failure: (path: String, reason: String)?) {
    var contents: [[UInt8]] = []
    for operand in operands {
      do {
        let path = LayoutOperand(operand)?.path ?? operand.bytes
        contents.append(try console.contents(ofFile: path))
      } catch {
        return ([], (operand.text, error.reason))
      }
    }
    return (contents, nil)
  }
}

extension WriteCondition {
  /// Satisfied if the file is missing or was written by this command.
  fileprivate static let isPage = WriteCondition { content in
    guard let content, !content.starts(with: PageTemplate.mark.utf8) else { return nil }
    return "the file is not a page of this command"
  }
}
