import VFLCompiler
package import VFLDiagnostics
import VFLInterfaces
import VFLLint
import VFLReports
import VFLSources
import VFLSyntax
package import VFLText

/// Checks an input of any kind.
///
/// The result depends only on the input and its configuration, so inputs can be checked concurrently.
package struct FileCheck: Sendable {
  let settings: CheckSettings
  /// How fix-its are handled.
  private(set) var fixMode: FixMode
  let configurations: [Configuration]
  let fileSystem: any FileSystem
  /// The working directory of the command.
  let currentDirectory: FilePath
  /// Whether there is only one input.
  ///
  /// If so, the lint rules also report unused names that are defined on the command line.
  let isSingle: Bool
  /// The rendering style of the diagnostics, or `nil` if diagnostics are not rendered.
  let style: RenderStyle?
  /// The functions of other files that pass an argument on as a format string.
  package var known = KnownFunctions()
  /// Whether fixable diagnostics are counted.
  package var countsFixes = false
  /// Whether the changed lines of fixed files are listed.
  package var listsChanges = false

  /// The same check, except that it does not apply fix-its.
  package var unfixed: FileCheck {
    var check = self
    check.fixMode = .reported
    return check
  }

  /// The check that applies fix-its to count the diagnostics that they fix.
  var fixing: FileCheck {
    var check = self
    check.fixMode = .shown
    return check
  }

  /// Whether fix-its are applied.
  ///
  /// If so, the number of diagnostics is not limited.
  ///
  /// A diagnostic beyond the limit could not be fixed, and would seem to be a new diagnostic after other
  /// fixes.
  var appliesFixes: Bool { fixMode != .reported }

  /// Reads and checks an input.
  package func diagnostics(in input: CheckInput) -> FileDiagnostics {
    let bytes: [UInt8]
    switch input.content {
    case .document(let document): return diagnostics(in: document, of: input)
    case .bytes(let content): bytes = content
    case .file:
      do {
        bytes = try fileSystem.contents(ofFile: input.absolutePath ?? FilePath(input.name))
      } catch {
        return FileDiagnostics(unreadable: input, error.diagnostic(for: input.name))
      }
    }
    if input.isExcluded {
      var file = FileDiagnostics(.source, name: input.name, absolutePath: input.absolutePath)
      file.shownText = fixMode == .written ? bytes : nil
      return file
    }
    let wide = input.isUTF8 ? nil : WideTextDecoder.utf8(of: bytes)
    var text = wide ?? bytes
    var (fixed, check): (FixedFile?, CheckedText?)
    // Fixed files are written in UTF-8, so a UTF-16 or UTF-32 file is checked but not fixed.
    if fixMode != .reported, wide == nil {
      (fixed, check) = checkedFixes(of: bytes, in: input)
      text = fixed?.bytes ?? text
    }
    var file = located(
      check ?? unfixed.check(text, of: input), in: text, of: input, rendered: style)
    file.fixedCount = fixed?.count ?? 0
    if countsFixes, wide == nil { file.fixable = fixCounts(of: text, in: input, file) }
    if case .bytes = input.content, fixMode == .written {
      file.shownText = wide == nil ? text : bytes
    } else {
      file.fixed = fixed
    }
    return file
  }

  private func diagnostics(in document: LayoutDocument, of input: CheckInput) -> FileDiagnostics {
    if let failure = document.failure { return FileDiagnostics(unreadable: input, failure) }
    guard fixMode != .reported else {
      var file = located(
        check(document, of: input), in: document.bytes, of: input, rendered: style)
      if countsFixes { file.fixable = fixCounts(of: document, in: input, file) }
      return file
    }
    let (result, fixed) = fixes(of: document, in: input, choice)
    var file = located(
      unfixed.check(result, of: input), in: document.bytes, of: input, rendered: style)
    file.fixedCount = fixed.count
    if countsFixes { file.fixable = fixCounts(of: result, in: input, file) }
    if fixMode == .written {
      file.shownText = fixed.bytes
    } else if fixed.count > 0 {
      file.fixed = fixed
    }
    return file
  }

  /// Checks the content of an input, and applies the severities from its configuration.
  func check(_ bytes: [UInt8], of input: CheckInput) -> CheckedText {
    if let failure = failure(of: bytes, in: input) {
      return CheckedText(of: input, failure: failure)
    }
    if let language = input.language { return check(bytes, language, of: input) }
    let path = input.absolutePath ?? FilePath(input.name)
    if path.name.elementsEqual(ConfigurationFinder.fileName.utf8) {
      // If a configuration file is passed as an input, it is validated as a configuration.
      var check = CheckedText(of: input)
      let (_, group) = ConfigurationReader.read(bytes, of: path, name: input.name)
      check.groups = group.map { [$0] } ?? []
      return check
    }
    if path.isInterface || input.absolutePath == nil && InterfaceFile.isInterface(bytes) {
      return checkInterface(bytes, of: input)
    }
    guard path.containsLayout(bytes) else {
      return CheckedText(
        of: input,
        failure: Diagnostic.fileOfOtherKind(
          input.name, "neither a .vfl text, a JSON document nor a Swift or Objective-C source"))
    }
    let limit = appliesFixes ? Int.max : Limit.textDiagnostics.value
    let document = LayoutDocument.read(
      bytes, name: input.name, fileExtension: path.fileExtension, limit: limit)
    if let failure = document.failure { return CheckedText(of: input, failure: failure) }
    var check = check(document, of: input)
    if !ContentDetection.isJSON(bytes, fileExtension: path.fileExtension) {
      check.comments = TextComments.find(in: bytes)
    }
    return check
  }

  /// Returns why a named input cannot be checked, or `nil` if it can.
  private func failure(of bytes: [UInt8], in input: CheckInput) -> Diagnostic? {
    guard input.isNamed else { return nil }
    if input.absolutePath == nil { return Diagnostic.unreadableStandardInput(bytes) }
    return ContentDetection.isBinary(bytes) ? Diagnostic.fileWithoutText(input.name) : nil
  }

  /// Checks a layout document, and solves it unless it has errors.
  func check(_ document: LayoutDocument, of input: CheckInput) -> CheckedText {
    let configuration = configurations[input.configuration]
    var layout = settings.layout
    layout.defaultSpacing = configuration.spacing
    let compiled = CompiledLayout(
      [document], layout, checksNames: false,
      lint: LintSettings(levels: levels(of: configuration), judgesSettings: isSingle),
      limit: appliesFixes ? .max : Limit.layoutDiagnostics.value)
    var check = CheckedText(of: input)
    check.file.strings.checked = compiled.sources.formats.count
    check.groups = compiled.groups
    // Fix-its for a format string are verified by checking only that format string.
    if !appliesFixes, !compiled.hasErrors {
      let solved = LayoutCheck(
        compiled, of: document, layout, levels: levels(of: configuration))
      check.groups += solved.group.map { [$0] } ?? []
      check.file.isUnsolved = solved.exceedsLimit
    }
    check.file.hasNoFormat =
      compiled.sources.formats.isEmpty && compiled.sources.equations.isEmpty && check.groups.isEmpty
    check.file.isBlank = check.file.hasNoFormat && document.isBlank
    if appliesFixes, compiled.dialect == .apple {
      check.formats = document.formats.map {
        let (tree, diagnostics) = FormatTree.parse($0.bytes)
        return FixApplication.Format(
          places: $0.place.map { [$0] } ?? [], tree: diagnostics.isEmpty ? tree : nil)
      }
    }
    if !appliesFixes, input.isNamed, !compiled.hasErrors, !compiled.hasCheckedNames {
      check.file.needs = compiled.requiredNames
    }
    return check
  }

  /// Returns the severity of each code.
  ///
  /// Flags override the configuration.
  package func levels(of configuration: Configuration) -> RuleLevels {
    var levels = configuration.levels.overridden(by: settings.levels)
    if settings.reportsUnchecked, levels[.uncheckedString] == .off {
      levels.turnOn(.uncheckedString)
    }
    return levels
  }

  /// Returns the result of a check with its diagnostics located in the file.
  ///
  /// Marks the diagnostics that comments suppress, and renders the diagnostics if `style` is not `nil`.
  func located(
    _ check: CheckedText, in bytes: [UInt8], of input: CheckInput, rendered style: RenderStyle?
  ) -> FileDiagnostics {
    var file = check.file
    var suppressions = Suppressions(check.comments, in: bytes)
    guard !check.groups.isEmpty || suppressions != nil else { return file }
    let path = input.absolutePath.map { ReportPath($0.relative(to: currentDirectory).bytes) }
    let locator = DiagnosticLocator(
      path: path ?? ReportPath(input.name), name: input.name, bytes: bytes)
    func add(_ group: DiagnosticGroup) {
      let reports = locator.reports(
        on: group.diagnostics, in: group.sources, at: group.places, rendered: style)
      file.entries += zip(reports, group.diagnostics).map { report, diagnostic in
        let line = LineFingerprint(
          path: ReportPath([]), code: report.code,
          line: Self.line(of: report, in: bytes) ?? Array(report.message.utf8)[...])
        return FileDiagnostics.Entry(report: report, diagnostic: diagnostic, line: line)
      }
    }
    for group in check.groups { add(group) }
    if suppressions != nil {
      for index in file.entries.indices {
        let report = file.entries[index].report
        guard let start = report.region?.span.start,
          let comment = suppressions?.comment(
            for: report.code, at: check.places.anchors(of: start))
        else { continue }
        file.entries[index].report.suppression = .comment(reason: comment.reason)
      }
      let own = (suppressions?.bag.diagnostics ?? []) + (suppressions?.unused ?? [])
      let levels = levels(of: configurations[input.configuration])
      add(DiagnosticGroup(sources: [], diagnostics: levels.apply(to: own.inTextOrder)))
    }
    file.sortByPosition()
    return file
  }

  /// Returns the line on which a diagnostic begins, without leading and trailing whitespace.
  ///
  /// A long line is truncated.
  private static func line(
    of report: ReportDiagnostic, in bytes: [UInt8]
  ) -> ArraySlice<UInt8>? {
    guard let region = report.region else { return nil }
    let start = max(0, region.span.start - (region.start.byteColumn - 1))
    let blanks: [UInt8] = [0x20, 0x09, 0x0D]
    let line = bytes[start..<min(start + 1024, bytes.count)]
      .prefix { $0 != 0x0A && $0 != 0x0D }
      .drop(while: blanks.contains)
    return line.prefix(line.reversed().drop(while: blanks.contains).count)
  }

  /// Creates a check that does not know functions of other inputs.
  package init(
    settings: CheckSettings, fixMode: FixMode, configurations: [Configuration],
    fileSystem: any FileSystem, currentDirectory: FilePath, isSingle: Bool, style: RenderStyle?
  ) {
    self.settings = settings
    self.fixMode = fixMode
    self.configurations = configurations
    self.fileSystem = fileSystem
    self.currentDirectory = currentDirectory
    self.isSingle = isSingle
    self.style = style
  }
}
