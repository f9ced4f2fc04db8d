package import VFLDiagnostics
import VFLDocuments
import VFLLint
package import VFLRendering
package import VFLSources
import VFLSyntax

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
  let currentFolder: FilePath
  /// Whether there is only one input.
  ///
  /// If so, the lint rules also report unused names that are defined on the command line.
  let isSingle: Bool
  /// The rendering style of the diagnostics, or `nil` if diagnostics are not rendered.
  let style: RenderStyle?
  /// The macros in header inputs that pass an argument on as a format string.
  package var macros: [FormatWrapper] = []
  /// The functions in other inputs that pass an argument on as a format string.
  package var shared = SharedWrappers()
  /// Whether fixable diagnostics are counted.
  package var countsFixes = false
  /// Whether the changed lines of fixed files are listed.
  package var listsChanges = false

  /// The same check, except that it does not apply fix-its.
  package var unmended: FileCheck {
    var check = self
    check.fixMode = .told
    return check
  }

  /// The check that applies fix-its to count the diagnostics that they fix.
  var mending: FileCheck {
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
  var mendsFaults: Bool { fixMode != .told }

  /// Reads and checks an input.
  package func findings(in input: CheckInput) -> FileFindings {
    switch input.content {
    case .document(let document): return findings(in: document, of: input)
    case .bytes(let bytes) where input.isPassedOver:
      var findings = FileFindings(.source, name: input.name, absolutePath: input.absolutePath)
      findings.shownText = fixMode == .written ? bytes : nil
      return findings
    case .bytes(let bytes): return findings(in: bytes, of: input)
    case .file:
      do {
        let path = input.absolutePath ?? FilePath(input.name)
        return findings(in: try fileSystem.contents(ofFile: path), of: input)
      } catch {
        var document = LayoutDocument(name: input.name)
        document.failure = Finding.unreadableFile(path: input.name, reason: error.reason)
          .diagnostic(in: .document)
        return findings(in: document, of: input)
      }
    }
  }

  private func findings(in bytes: [UInt8], of input: CheckInput) -> FileFindings {
    let kind: FileFindings.Kind =
      !input.isNamed || input.language != nil ? .source : .document
    let wide = input.isUTF8 ? nil : WideText.utf8(of: bytes)
    var text = wide ?? bytes
    var (fixed, check): (FixedFile?, TextCheck?)
    // Fixed files are written in UTF-8, so a UTF-16 or UTF-32 file is checked but not fixed.
    if fixMode != .told, wide == nil {
      (fixed, check) = checkedFixes(of: bytes, in: input)
      text = fixed?.bytes ?? text
    }
    var findings = findings(
      check ?? unmended.check(text, of: input), in: text, of: input, kind, style)
    findings.mendedCount = fixed?.count ?? 0
    if countsFixes, wide == nil { findings.mendable = fixCounts(of: text, in: input, findings) }
    if case .bytes = input.content, fixMode == .written {
      findings.shownText = wide == nil ? text : bytes
    } else {
      findings.fixed = fixed
    }
    return findings
  }

  private func findings(in document: LayoutDocument, of input: CheckInput) -> FileFindings {
    if let failure = document.failure {
      var findings = FileFindings(
        input.isNamed ? .document : .source, name: document.name, absolutePath: input.absolutePath)
      findings.failure = failure
      return findings
    }
    let configuration = configurations[input.configuration]
    guard fixMode != .told else {
      let check = check(document, configuration)
      var findings = findings(check, in: document.bytes, of: input, .document, style)
      if countsFixes { findings.mendable = fixCounts(of: document, configuration, findings) }
      return findings
    }
    let (mended, fixed) = fixes(of: document, configuration, choice)
    let check = unmended.check(mended, configuration)
    var findings = findings(check, in: document.bytes, of: input, .document, style)
    findings.mendedCount = fixed.count
    if countsFixes { findings.mendable = fixCounts(of: mended, configuration, findings) }
    if fixMode == .written {
      findings.shownText = fixed.bytes
    } else if fixed.count > 0 {
      findings.fixed = fixed
    }
    return findings
  }

  /// Checks the content of an input, and applies the severities from its configuration.
  func check(_ bytes: [UInt8], of input: CheckInput) -> TextCheck {
    let configuration = configurations[input.configuration]
    if let failure = failure(of: bytes, in: input) {
      var check = TextCheck()
      check.failure = failure
      return check
    }
    if let language = input.language {
      return check(bytes, language, name: input.name, configuration)
    }
    let path = input.absolutePath ?? FilePath(input.name)
    if path.name.elementsEqual(ConfigurationFinder.fileName.utf8) {
      // If a configuration file is passed as an input, it is validated as a configuration.
      var check = TextCheck()
      let (_, fault) = ConfigurationReader.read(bytes, of: path, name: input.name)
      check.groups = fault.map { [$0] } ?? []
      return check
    }
    guard path.holdsLayout(bytes) else {
      var check = TextCheck()
      check.failure = Diagnostic.fileOfOtherKind(
        input.name, "neither a .vfl text, a JSON document nor a Swift or Objective-C source")
      return check
    }
    let limit = mendsFaults ? Int.max : Limit.textDiagnostics.value
    let document = LayoutDocument.read(
      bytes, name: input.name, fileExtension: path.fileExtension, limit: limit)
    guard document.failure == nil else {
      var check = TextCheck()
      check.failure = document.failure
      return check
    }
    var check = check(document, configuration)
    if !LayoutDocument.isJSON(bytes, fileExtension: path.fileExtension) {
      check.comments = TextComments.find(in: bytes)
    }
    return check
  }

  /// Returns why a named input cannot be checked, or `nil` if it can.
  private func failure(of bytes: [UInt8], in input: CheckInput) -> Diagnostic? {
    guard input.isNamed else { return nil }
    if input.absolutePath == nil { return Diagnostic.unreadableStandardInput(bytes) }
    return ByteContent.isBinary(bytes) ? Diagnostic.fileWithoutText(input.name) : nil
  }

  func check(_ document: LayoutDocument, _ configuration: Configuration) -> TextCheck {
    var defaults = LayoutDocument(name: "")
    defaults.spacing = configuration.spacing
    let layout = self.settings.layout
    let lint = LintSettings(levels: levels(of: configuration), judgesSettings: isSingle)
    var settings = CompiledLayout.Settings(
      options: layout.options, checksNames: false, lint: lint)
    if mendsFaults { settings.limit = .max }
    let documents = [defaults] + layout.documents(with: [document])
    let compiled = CompiledLayout(documents, settings: settings)
    var check = TextCheck()
    check.strings.checked = compiled.texts.formats.count
    check.groups = compiled.faults
    // Fix-its for a format string are verified by checking only that format string.
    if !mendsFaults, !compiled.hasErrors {
      let solved = SolvedLayout(
        compiled, of: document, in: documents, settings: settings, levels: levels(of: configuration)
      )
      check.groups += solved.faults.map { [$0] } ?? []
      check.isUnsolved = solved.exceedsLimit
    }
    check.hasNoFormat =
      compiled.texts.formats.isEmpty && compiled.texts.equations.isEmpty && check.groups.isEmpty
    check.isBlank = check.hasNoFormat && document.isBlank
    if mendsFaults, compiled.dialect == .apple {
      check.formats = document.formats.map {
        let (tree, faults) = FormatTree.parse($0.bytes)
        return FixApplication.Format(
          places: $0.place.map { [$0] } ?? [], tree: faults.isEmpty ? tree : nil)
      }
    }
    if !mendsFaults, !compiled.hasErrors, !compiled.hasCheckedNames {
      check.needs = compiled.requiredNames
    }
    return check
  }

  /// Returns the severity of each code.
  ///
  /// Flags override the configuration.
  package func levels(of configuration: Configuration) -> RuleLevels {
    var levels = configuration.levels.overridden(by: settings.levels)
    if settings.tellsUnchecked, levels[.uncheckedString] == .off {
      levels.turnOn(.uncheckedString)
    }
    return levels
  }

  /// Converts diagnostics to positions in the file, and marks the diagnostics that comments suppress.
  func findings(
    _ check: TextCheck, in bytes: [UInt8], of input: CheckInput, _ kind: FileFindings.Kind,
    _ style: RenderStyle?
  ) -> FileFindings {
    var findings = FileFindings(kind, name: input.name, absolutePath: input.absolutePath)
    findings.failure = check.failure
    findings.strings = check.strings
    (findings.hasNoFormat, findings.isBlank) = (check.hasNoFormat, check.isBlank)
    findings.isUnsolved = check.isUnsolved
    findings.shared = check.shared
    findings.openPlaces = check.openPlaces
    findings.needs = input.isNamed ? check.needs : nil
    var suppressions = Suppressions(check.comments, in: bytes)
    guard !check.groups.isEmpty || suppressions != nil else { return findings }
    let path = input.absolutePath.map { ReportPath($0.relative(to: currentFolder).bytes) }
    let reader = FindingReader(
      path: path ?? ReportPath(input.name), name: input.name, bytes: bytes)
    for group in check.groups {
      findings.add(
        group.diagnostics,
        read: reader.findings(
          group.diagnostics, in: group.sources, at: group.places, rendered: style))
    }
    if suppressions != nil {
      for index in findings.findings.indices {
        let finding = findings.findings[index]
        guard let start = finding.region?.span.start,
          let comment = suppressions?.comment(
            for: finding.code, at: check.places.anchors(of: start))
        else { continue }
        findings.findings[index].suppression = .comment(reason: comment.reason)
      }
      let own = (suppressions?.faults.diagnostics ?? []) + (suppressions?.unused ?? [])
      let told = levels(of: configurations[input.configuration]).apply(to: own.inTextOrder)
      findings.add(told, read: reader.findings(told, rendered: style))
    }
    findings.sortByPlace()
    findings.lines = findings.findings.map { finding in
      LineFingerprint(
        path: ReportPath([]), code: finding.code,
        line: Self.line(of: finding, in: bytes) ?? Array(finding.message.utf8)[...])
    }
    return findings
  }

  /// Returns the line on which a diagnostic begins, without leading and trailing whitespace.
  ///
  /// A long line is truncated.
  private static func line(of finding: ReportFinding, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard let region = finding.region else { return nil }
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
    fileSystem: any FileSystem, currentFolder: FilePath, isSingle: Bool, style: RenderStyle?
  ) {
    self.settings = settings
    self.fixMode = fixMode
    self.configurations = configurations
    self.fileSystem = fileSystem
    self.currentFolder = currentFolder
    self.isSingle = isSingle
    self.style = style
  }
}

extension FileFindings {
  /// Appends diagnostics and their corresponding findings.
  fileprivate mutating func add(_ diagnostics: [Diagnostic], read findings: [ReportFinding]) {
    self.findings += findings
    self.diagnostics += diagnostics
  }
}
