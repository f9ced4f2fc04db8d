import VFLDocuments
import VFLProjects
import VFLRendering
import VFLSources

/// The analysis of one open document, which is checked as `check` checks a file that is named.
struct DocumentAnalysis {
  let document: OpenDocument
  let settings: ServerSettings
  /// What holds for the document.
  let configuration: Configuration
  /// What is wrong with its configuration, or with the file of findings that are known.
  let configurationFaults: [FaultGroup]
  /// Whether the document is looked into: it has formats or is a configuration, and nobody passes over it.
  let isLookedInto: Bool
  /// The functions of other files that hand a format on.
  private let known: KnownFunctions
  private let baseline: BaselineFile.Loaded?

  /// Finds what holds for a document of a project.
  init(
    _ document: OpenDocument, _ settings: ServerSettings, in project: ProjectKnowledge
  ) {
    self.document = document
    self.settings = settings
    var finder = ConfigurationFinder(
      settings.check.configuration, in: settings.currentFolder, settings.fileSystem)
    let index = finder.nearest(to: document.path.parent ?? settings.projectFolder)
    let configuration = finder.configurations[index]
    self.configuration = configuration
    known = project.functions(seenFrom: document.path, wrappers: configuration.wrappers)
    var faults = finder.faults
    do {
      baseline = try BaselineFile(settings.check, configuration)
        .read(in: settings.currentFolder, settings.fileSystem)
    } catch {
      baseline = nil
      faults.append(error.fault)
    }
    configurationFaults = faults
    let flags = settings.check.ignoreList(in: settings.currentFolder)
    isLookedInto =
      (document.hasFormats || settings.isConfiguration(document.path))
      && !IgnoreList.passOver(document.path, [flags, configuration.ignoreList])
  }

  /// Whether formats of the document are looked into.
  var hasFormats: Bool { isLookedInto && document.hasFormats }

  // MARK: Findings

  /// What is found in the document, without what is known and what a comment silences.
  var findings: [ReportFinding] { findings(in: document.text) }

  /// What would be found if the document had another text.
  func findings(in text: [UInt8]) -> [ReportFinding] {
    guard isLookedInto else { return [] }
    var files = [check(.told).findings(in: input(text))]
    _ = baseline?.apply(to: &files, settings.fileSystem)
    return files.flatMap { $0.effective }.map { $0.finding }
  }

  /// The text with all fixes that keep the meaning.
  var fixedText: [UInt8] {
    guard isLookedInto else { return document.text }
    let input = input(document.text)
    return check(.written).fixes(of: document.text, in: input)?.bytes ?? document.text
  }

  /// The text with its formats in their canonical spelling.
  var formattedText: [UInt8] {
    guard hasFormats, let kind = FormattedKind(document.path) else { return document.text }
    return kind.formatted(document.text, knowing: known).bytes
  }

  /// A text of the document as an input of a check.
  private func input(_ text: [UInt8]) -> CheckInput {
    CheckInput(
      name: name, absolutePath: document.path, configuration: 0, content: .bytes(text),
      isUTF8: true)
  }

  private func check(_ mode: FixMode) -> FileCheck {
    var check = FileCheck(
      settings: settings.check, fixMode: mode, configurations: [configuration],
      fileSystem: settings.fileSystem, currentFolder: settings.currentFolder, isSingle: false,
      style: nil)
    (check.macros, check.shared) = (known.macros, known.shared)
    return check
  }

  // MARK: Formats

  /// What people call the document.
  var name: String { document.path.relative(to: settings.projectFolder).text }

  /// The formats of the document, where they stand, and the comments that speak to this tool.
  var scan: HostScan {
    guard hasFormats else {
      return HostScan(sites: [], unreadable: [], comments: [], wrappers: [])
    }
    if let language = document.path.hostLanguage { return known.scan(document.text, language) }
    return HostScan(
      sites: layout.sites(), unreadable: [], comments: TextComments.find(in: document.text),
      wrappers: [])
  }

  /// What a `.vfl` text says.
  var layout: LayoutDocument { TextDocument.read(document.text, name: name) }
}
