import VFLChecking
import VFLCompiler
import VFLReports
import VFLSources

/// The analysis of an open document, which is checked in the same way as a file named in `vfl check`.
struct DocumentAnalysis {
  let document: OpenDocument
  let settings: ServerSettings
  /// The configuration that applies to the document.
  let configuration: Configuration
  /// The errors in the configuration or the baseline.
  let configurationGroups: [DiagnosticGroup]
  /// Whether the document is checked.
  ///
  /// It must be able to contain format strings or be a configuration file, and must not be excluded.
  let isLookedInto: Bool
  /// The functions of other files that pass an argument on as a format string.
  private let known: KnownFunctions
  private let baseline: Baseline?

  /// Loads the configuration and the baseline that apply to a document in a project.
  init(
    _ document: OpenDocument, _ settings: ServerSettings, in project: ProjectKnowledge
  ) {
    self.document = document
    self.settings = settings
    var finder = ConfigurationFinder(
      settings.check.configuration, in: settings.currentDirectory, settings.fileSystem)
    let index = finder.nearest(to: document.path.parent ?? settings.projectDirectory)
    let configuration = finder.configurations[index]
    self.configuration = configuration
    known = project.functions(seenFrom: document.path, wrappers: configuration.wrappers)
    var groups = finder.groups
    do {
      baseline = try BaselineFile(settings.check, configuration)
        .read(in: settings.currentDirectory, settings.fileSystem)
    } catch {
      baseline = nil
      groups.append(error.group)
    }
    configurationGroups = groups
    let flags = settings.check.ignoreList(in: settings.currentDirectory)
    isLookedInto =
      (document.hasFormats || settings.isConfiguration(document.path))
      && !IgnoreList.isExcluded(document.path, by: [flags, configuration.ignoreList])
  }

  /// Whether the format strings of the document are checked.
  var hasFormats: Bool { isLookedInto && document.hasFormats }

  // MARK: Diagnostics

  /// The diagnostics in the document, except those that the baseline or comments suppress.
  var diagnostics: [ReportDiagnostic] { diagnostics(in: document.text) }

  /// Returns the diagnostics that the document would have if its content were `text`.
  func diagnostics(in text: [UInt8]) -> [ReportDiagnostic] {
    guard isLookedInto else { return [] }
    var files = [check(.reported).diagnostics(in: input(text))]
    _ = baseline?.apply(to: &files, settings.fileSystem)
    return files.flatMap { $0.effective }.map { $0.report }
  }

  /// The content of the document with all safe fix-its applied.
  var fixedText: [UInt8] {
    guard isLookedInto else { return document.text }
    let input = input(document.text)
    return check(.written).fixes(of: document.text, in: input)?.bytes ?? document.text
  }

  /// The content of the document with all format strings in canonical form.
  var formattedText: [UInt8] {
    guard hasFormats, let kind = FormattableKind(document.path) else { return document.text }
    return kind.formatted(document.text, knowing: known).bytes
  }

  /// Returns a check input for the document with the given content.
  private func input(_ text: [UInt8]) -> CheckInput {
    CheckInput(
      name: name, absolutePath: document.path, configuration: 0, content: .bytes(text),
      isUTF8: true)
  }

  private func check(_ mode: FixMode) -> FileCheck {
    var check = FileCheck(
      settings: settings.check, fixMode: mode, configurations: [configuration],
      fileSystem: settings.fileSystem, currentDirectory: settings.currentDirectory, isSingle: false,
      style: nil)
    check.known = known
    return check
  }

  // MARK: Formats

  /// The displayed name of the document.
  var name: String { document.path.relative(to: settings.projectDirectory).text }

  /// The format strings of the document with their positions, and the comments that begin with `vfl:`.
  var scan: HostScan {
    guard hasFormats else {
      return HostScan(sites: [], unreadable: [], comments: [], wrappers: [])
    }
    if let language = document.path.hostLanguage {
      return known.scan(HostFile(document.text, language: language))
    }
    return HostScan(
      sites: layout.sites(), unreadable: [], comments: TextComments.find(in: document.text),
      wrappers: [])
  }

  /// The layout that a `.vfl` document describes.
  var layout: LayoutDocument { TextDocumentReader.read(document.text, name: name) }
}
