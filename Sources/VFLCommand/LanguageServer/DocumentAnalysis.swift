import VFLDiagnostics
import VFLLayout
import VFLLint
import VFLLowering
import VFLRecords
import VFLRendering
import VFLSources
import VFLSyntax

/// One open document, to be looked into as `check` looks into a file.
struct DocumentAnalysis {
  let document: OpenDocument
  /// What is wrong with its configuration.
  let configurationFaults: [FaultGroup]
  private let knowledge: ServerKnowledge
  private let configuration: Configuration
  private let shared: SharedWrappers

  /// Finds the configuration of a document.
  init(_ document: OpenDocument, _ knowledge: ServerKnowledge) {
    self.document = document
    self.knowledge = knowledge
    var finder = ConfigurationFinder(
      knowledge.invocation.configuration, in: knowledge.folder, knowledge.fileSystem)
    let index = finder.nearest(to: document.path.parent ?? knowledge.folder)
    configuration = finder.configurations[index]
    configurationFaults = finder.faults
    shared = knowledge.shared[document.path] ?? SharedWrappers()
  }

  private var name: String { document.path.relative(to: knowledge.folder).text }

  /// A text of the document as an input of a check.
  private func input(_ text: [UInt8]) -> CheckInput {
    CheckInput(
      name: name, absolutePath: document.path, configuration: 0, content: .bytes(text))
  }

  /// Whether the document is one that is looked into: one that is excluded is not.
  private var isLookedInto: Bool {
    document.isChecked
      && !IgnoreList.passOver(
        document.path,
        [
          knowledge.invocation.ignoreList(in: knowledge.folder), configuration.ignoreList,
        ])
  }

  /// What is found in the document, without what a comment silences.
  var findings: [ReportFinding] { findings(in: document.text) }

  private func findings(in text: [UInt8]) -> [ReportFinding] {
    guard isLookedInto else { return [] }
    return check(.told).findings(in: input(text)).effective.map(\.finding)
  }

  /// The text with all fixes that keep the meaning.
  var fixedText: [UInt8] {
    guard isLookedInto else { return document.text }
    let input = input(document.text)
    return check(.written).fixes(of: document.text, in: input)?.bytes ?? document.text
  }

  /// The text with its formats in their canonical spelling.
  var formattedText: [UInt8] {
    guard isLookedInto, let kind = FormattedKind(document.path) else { return document.text }
    return kind.formatted(
      document.text,
      knowing: KnownFunctions(
        wrappers: configuration.wrappers, macros: knowledge.macros, shared: shared)
    ).bytes
  }

  /// The change that silences a finding by a comment above the line on which it, or the call that it is
  /// about, begins; `nil` where no comment does that and nothing else.
  func silence(_ finding: ReportFinding) -> TextChange? {
    guard let place = finding.region?.span.start, !document.isConfiguration else { return nil }
    let literals = sites.map(\.site).filter { site in
      site.literal.pieces.contains { $0.span.start <= place && place <= $0.span.end }
    }
    let before = findings
    for offset in [place] + literals.map(\.call.start) {
      let start = document.lines.lineStart(of: offset)
      let isInside = literals.contains { site in
        site.literal.pieces.contains { $0.span.start < start && start <= $0.span.end }
      }
      if isInside || continuesLine(at: start) { continue }
      let indent = document.text[start...].prefix { $0 == 0x20 || $0 == 0x09 }
      let comment = Array("// vfl:disable-next-line \(finding.code.rawValue)\n".utf8)
      let change = TextChange(start..<start, by: indent + comment)
      var text = document.text
      text.replaceSubrange(change.bytes, with: change.replacement)
      let after = findings(in: text)
      func count(_ findings: [ReportFinding]) -> Int {
        findings.count { $0.code == finding.code }
      }
      if count(after) < count(before), after.count < before.count { return change }
    }
    return nil
  }

  /// Whether the line in front of one goes on in it, as those of a macro do: a comment would end it there.
  private func continuesLine(at start: Int) -> Bool {
    document.text[..<start].last { $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "\\")
  }

  /// The records that are made at an offset, as people read them, and the bytes that ask for them; `nil`
  /// where no format stands, or one with an error.
  func meaning(at offset: Int) -> (bytes: Range<Int>, records: [String])? {
    guard isLookedInto, !document.isConfiguration else { return nil }
    if document.path.hostLanguage == nil { return layoutMeaning(at: offset) }
    for site in sites {
      guard let records = site.records, let place = site.site.literal.textOffset(of: offset) else {
        continue
      }
      let reading = FormatReading(
        tree: site.tree, records: records, itemNames: ["|"] + site.itemNames.dropFirst(),
        standIns: site.standIns)
      let (span, lines) = reading.lines(at: place)
      let bytes = site.fileSpan(of: span)
      return (bytes.start..<bytes.end, lines)
    }
    return nil
  }

  /// The same of a `.vfl` text.
  private func layoutMeaning(at offset: Int) -> (bytes: Range<Int>, records: [String])? {
    guard let (layout, starts) = compiledLayout else { return nil }
    for (tree, start) in zip(layout.trees, starts)
    where start <= offset && offset <= start + tree.format.bytes.count {
      let reading = FormatReading(
        tree: tree.tree,
        records: layout.problem.records.filter { $0.provenance.location.origin == tree.origin },
        itemNames: layout.itemNames)
      let (span, lines) = reading.lines(at: offset - start)
      return (start + span.start..<start + span.end, lines)
    }
    return nil
  }

  /// The layout of a `.vfl` text without an error, and where its formats begin.
  private var compiledLayout: (layout: CompiledLayout, starts: [Int])? {
    var defaults = LayoutDocument(name: "")
    defaults.spacing = configuration.spacing
    let layout = CompiledLayout([defaults, layoutText])
    guard !layout.hasErrors else { return nil }
    let starts = layout.trees.map {
      document.lines.offset(ofScalar: $0.format.column - 1, inLine: $0.format.line - 1)
    }
    return (layout, starts)
  }

  /// The names that may stand at an offset, and the bytes that they would take the place of; `nil` where
  /// no name may stand.
  func proposals(at offset: Int) -> (bytes: Range<Int>, names: [FormatNames.Name])? {
    guard isLookedInto, !document.isConfiguration else { return nil }
    guard document.path.hostLanguage != nil else { return layoutProposals(at: offset) }
    let sites = sites
    for site in sites {
      let piece = site.site.literal.pieces.first {
        $0.span.start <= offset && offset <= $0.span.end
      }
      guard let piece else { continue }
      let near = sites.filter { $0.site.function == site.site.function }.map(\.tree)
      let names = FormatNames(views: site.site.views, metrics: site.site.metrics, said: near)
      return names.proposals(at: offset, in: document.text, from: piece.span.start)
    }
    return nil
  }

  /// The same of a `.vfl` text.
  private func layoutProposals(
    at offset: Int
  ) -> (bytes: Range<Int>, names: [FormatNames.Name])? {
    let start = document.lines.lineStart(of: offset)
    let line = TextLine(document.text[start..<offset])
    guard line.comment.isEmpty, line.content.first != UInt8(ascii: "@") else { return nil }
    let layout = layoutText
    func known(_ names: [String], _ isExact: Bool) -> NameKnowledge {
      let names = names.map { KnownName($0, span: SourceSpan(at: 0)) }
      return isExact ? .exactly(names) : .atLeast(names)
    }
    let names = FormatNames(
      views: known(layout.views.map(\.node.name), layout.declaresViews),
      metrics: known(layout.metrics.map(\.name), layout.declaresMetrics),
      said: layout.formats.map { FormatParser.parse($0.bytes).tree })
    return names.proposals(at: offset, in: document.text, from: start)
  }

  private var layoutText: LayoutDocument {
    TextDocument.read(document.text, name: name, limit: DiagnosticBag.limit)
  }

  /// The format strings of a source, compiled.
  private var sites: [CheckedSite] {
    guard let language = document.path.hostLanguage else { return [] }
    let known = KnownFunctions(
      wrappers: configuration.wrappers, macros: knowledge.macros, shared: shared)
    return SiteCheck.check(
      known.scan(document.text, language), spacing: configuration.spacing ?? .classic)
  }

  private func check(_ mode: FixMode) -> FileCheck {
    var check = FileCheck(
      invocation: knowledge.invocation, fixMode: mode, configurations: [configuration],
      fileSystem: knowledge.fileSystem, currentFolder: knowledge.folder, isSingle: false,
      style: nil)
    check.macros = knowledge.macros
    check.shared = shared
    return check
  }
}
