import VFLDiagnostics
import VFLDocuments
import VFLLayout
import VFLLowering
import VFLRendering

/// The parsed command line of a subcommand that reads formats or layout documents.
struct LayoutInvocation: Sendable {
  /// What the flags say of the layout.
  var settings = LayoutSettings()
  /// The formats and files, as they were given.
  let operands: [Argument]
  /// The level of each code.
  var levels = RuleLevels()
  var form: OutputForm = .text
  var isJSONLines = false
  /// In whose words code is written.
  var codeStyle = CodeStyle.anchors
  /// The name of the container in code; `nil` where the command line does not give one.
  var superview: String?
  /// The sizes at which the layout is answered, one after the other; empty for the one that is given.
  var sizes: [ContainerSize] = []
  /// The ranges of sizes of the container that are asked about, in the place of one layout.
  var ranges: [SizeRange] = []
  /// Whether everything that is found in a layout is told, however much there is.
  var tellsAll = false
  /// Whether a picture is drawn; `nil` where that depends on the terminal.
  var drawsPicture: Bool?
  /// Whether the layout is drawn as SVG, and nothing else is shown.
  var drawsSVG = false
  /// Whether the layout is shown on a page, and nothing else is shown.
  var drawsPage = false
  /// The details that a picture shows in addition to the views.
  var details: [PictureDetail] = []

  /// Understands the arguments of a subcommand; what is wrong with them is reported there.
  init(_ parsed: inout ParsedArguments) {
    operands = parsed.operands
    // Of the further forms of `check`, none changes how a fault is told.
    form =
      parsed.subcommand.name == .check
      ? parsed.values(of: .format).last.flatMap(OutputForm.init) ?? .text
      : parsed.choice(.format) ?? .text
    settings.document.spacing = parsed.choice(.spacing)
    settings.document.dialect = parsed.choice(.dialect)
    settings.document.arrays = parsed.named(.array, "array", by: { $0.name }, Self.array)
    settings.document.width = parsed.length(.width)
    settings.document.height = parsed.length(.height)
    ranges = parsed.sizeRanges()
    sizes = parsed.containerSizes()
    codeStyle = parsed.choice(.codeStyle) ?? .anchors
    superview = parsed.value(of: .superview)
    if let superview, !CodeWord.isExpression(superview) {
      parsed.reportMalformed(.superview, superview)
    }
    if parsed.has(.rightToLeft) { settings.document.direction = .rightToLeft }
    tellsAll = parsed.has(.allFindings)
    if parsed.has(.picture) || parsed.has(.noPicture) { drawsPicture = !parsed.has(.noPicture) }
    drawsSVG = parsed.has(.svg)
    drawsPage = parsed.has(.html)
    details = parsed.pictureDetails()
    if !details.isEmpty, !drawsSVG { drawsPicture = true }
    if !ranges.isEmpty, parsed.has(.picture) {
      parsed.report(
        .unexpectedArgument(
          argument: Flag.picture.name,
          subcommand: "\(parsed.subcommand.name.rawValue) \(Flag.range.name)"))
    }
    settings.document.metrics = parsed.named(.metric, "metric", by: { $0.name }, Self.metric)
    settings.document.metricsCountOverOthers = true
    settings.document.declaresMetrics = parsed.has(.metric)
    settings.document.views = parsed.named(.view, "view", by: { $0.node.name }, Self.view)
    settings.document.declaresViews = parsed.has(.view)
    for name in parsed.values(of: .options).flatMap({ $0.split(separator: ",") }).map(String.init) {
      if let option = FormatOptions(name: name) {
        settings.options.formUnion(option)
      } else {
        parsed.report(.unknownOption(name: name, known: FormatOptions.names))
      }
    }
    levels = parsed.ruleLevels()
    isJSONLines = parsed.has(.jsonLines)
    if isJSONLines { parsed.refuseBesideLines(form) }
  }

  /// How many conflicts or ambiguities of a layout are told; `nil` for as many as the JSON has.
  var findingLimit: Int? {
    if tellsAll { return .max }
    return form == .json || isJSONLines ? nil : Self.shownFindings
  }

  /// More conflicts, or views that are not determined, than this have one cause, or nobody reads them.
  private static let shownFindings = 20

  /// Reads `left=20`.
  private static func metric(_ text: String) -> LayoutDocument.Metric? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, NameText.isName(String(parts[0])),
      let number = MetricValue.number(in: Array(parts[1].utf8))
    else { return nil }
    return LayoutDocument.Metric(name: String(parts[0]), value: .number(number), span: nil)
  }

  /// Reads `cells=a,b,c`.
  private static func array(_ text: String) -> LayoutDocument.NameArray? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, NameText.isName(String(parts[0])) else { return nil }
    let views = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard views.allSatisfy(NameText.isName) else { return nil }
    return LayoutDocument.NameArray(name: String(parts[0]), views: views)
  }

  /// Reads `a` or `a:none`.
  private static func view(_ text: String) -> LayoutDocument.View? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard NameText.isName(String(parts[0])), parts.count == 1 || parts[1] == "none" else {
      return nil
    }
    return LayoutDocument.View(
      node: LayoutNode(name: String(parts[0])), parent: parts.count == 1 ? .container : .none)
  }
}

extension ParsedArguments {
  /// The sizes of the container, in the order of the flags; values that are none are faults.
  fileprivate mutating func containerSizes() -> [ContainerSize] {
    let texts = values(of: .size).flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    return texts.compactMap { text in
      if let size = ContainerSize(String(text)) { return size }
      reportMalformed(.size, String(text))
      return nil
    }
  }

  /// Refuses inputs beside documents a line, and other forms of their answers than JSON.
  fileprivate mutating func refuseBesideLines(_ form: OutputForm) {
    for operand in operands {
      report(.unexpectedArgument(argument: operand.text, subcommand: subcommand.lineName))
    }
    if has(.format), form != .json {
      report(
        .malformedFlagValue(
          flag: Flag.format.name, value: form.rawValue,
          expected: "`json`, the form of the answers to `--json-lines`,"))
    }
  }

  /// The parts of a value that gives several views or metrics, with commas between them.
  private static func elements(of value: String, _ flag: Flag) -> [String] {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let isList =
      flag.name == Flag.metric.name
      ? parts.allSatisfy { $0.contains("=") } : flag.name == Flag.view.name
    return isList ? parts : [value]
  }

  /// The values of a flag that gives names, each once; the others are faults.
  fileprivate mutating func named<Element>(
    _ flag: Flag, _ kind: String, by name: (Element) -> String, _ read: (String) -> Element?
  ) -> [Element] {
    var elements: [Element] = []
    var names: Set<String> = []
    for value in values(of: flag).flatMap({ Self.elements(of: $0, flag) }) {
      guard let element = read(value) else {
        reportMalformed(flag, value)
        continue
      }
      if names.insert(name(element)).inserted {
        elements.append(element)
      } else {
        report(
          .duplicateName(
            span: nil, name: name(element), kind: "\(kind) after `\(flag.name)`", first: nil))
      }
    }
    return elements
  }
}

extension Subcommand {
  /// The subcommand with the flag that takes the place of its inputs.
  fileprivate var lineName: String { "\(name.rawValue) \(Flag.jsonLines.name)" }
}
