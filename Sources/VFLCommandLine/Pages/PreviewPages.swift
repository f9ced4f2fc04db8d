import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLInterfaces
import VFLText

/// The layouts of files, shown together on one page.
struct PreviewPages: Sendable {
  /// A file with its display name and content.
  private struct File: Sendable {
    let name: String
    let path: FilePath
    /// The name of the layout; `nil` for all layouts of the file.
    let object: String?
    let bytes: [UInt8]
    let configuration: Configuration
  }

  private let files: [File]
  private let invocation: LayoutInvocation

  /// Creates the page data for files with the given contents.
  ///
  /// As in `vfl check`, the nearest configuration applies to each file.
  init(
    _ operands: [Argument], _ contents: [[UInt8]], _ configurations: inout ConfigurationFinder,
    in directory: FilePath, _ invocation: LayoutInvocation
  ) {
    files = zip(operands, contents).map { operand, bytes in
      let selection = LayoutOperand(operand)
      let path = FilePath(selection?.path ?? operand.bytes)
      let index = configurations.nearest(to: path.absolute(from: directory).parent ?? directory)
      return File(
        name: selection?.name ?? operand.text, path: path, object: selection?.object,
        bytes: bytes, configuration: configurations.configurations[index])
    }
    self.invocation = invocation
  }

  /// Solves the layouts and returns the page, or `nil` if the user presses Ctrl-C first.
  func bytes(refresh: Int, on console: inout some Console) -> [UInt8]? {
    let pages = BackgroundComputation.result(on: &console) { progress in
      files.flatMap { self.pages(of: $0, reporting: progress) }
    }
    return pages.map { LayoutPage.bytes(of: $0, refresh: refresh) }
  }

  private func pages(of file: File, reporting progress: SharedProgress) -> [LayoutPage] {
    if let language = file.path.hostLanguage {
      let found = SourceLayouts(
        file.bytes, language, name: file.name, function: file.object, file.configuration,
        invocation.settings)
      if found.layouts.isEmpty {
        let words =
          file.object.map { "This source contains no layout of `\($0)`.\n" }
          ?? "This source contains no constraints with known values.\n"
        let reasons = found.omissions.map { $0.raisingFirst + ".\n" }.joined()
        return [LayoutPage(named: file.name, saying: words + reasons)]
      }
      return found.layouts.map { layout in
        page(of: layout.document, named: layout.name, of: file, layout.notes, reporting: progress)
      }
    }
    if file.path.isInterface { return interfacePages(of: file, reporting: progress) }
    guard file.path.containsLayout(file.bytes) else {
      let diagnostic = Diagnostic.fileOfOtherKind(file.name, "neither a layout nor a source")
      return [
        LayoutPage(named: file.name, saying: DiagnosticRenderer(sources: []).render([diagnostic]))
      ]
    }
    let document = LayoutDocument.read(
      file.bytes, name: file.name, fileExtension: file.path.fileExtension)
    return [page(of: document, named: file.name, of: file, [], reporting: progress)]
  }

  /// Returns a page for each layout of an Interface Builder file.
  private func interfacePages(
    of file: File, reporting progress: SharedProgress
  ) -> [LayoutPage] {
    do throws(XMLError) {
      let found = try InterfaceFile.documents(
        file.bytes, name: file.name, object: file.object,
        contents: file.configuration.contents(invocation.settings))
      guard !found.isEmpty else {
        let layout = file.object.map { "layout named `\($0)`" } ?? "layout"
        return [LayoutPage(named: file.name, saying: "This file contains no \(layout).\n")]
      }
      return found.map {
        page(of: $0.document, named: $0.name, of: file, [], reporting: progress)
      }
    } catch {
      let source = RenderedSource(.document, name: file.name, bytes: file.bytes)
      let text = DiagnosticRenderer(sources: [source]).render([error.diagnostic])
      return [LayoutPage(named: file.name, saying: text)]
    }
  }

  private func page(
    of document: LayoutDocument, named name: String, of file: File, _ notes: [String],
    reporting progress: SharedProgress
  ) -> LayoutPage {
    var settings = invocation.settings
    settings.defaultSpacing = file.configuration.spacing
    let layout = CompiledLayout([document], settings)
    var page = LayoutPage(
      of: layout, named: name, over: invocation.ranges, fixed: invocation.fixedAxis,
      reporting: progress)
    page.notes += notes.map { $0.raisingFirst + "." }
    return page
  }
}
