import VFLDiagnostics
import VFLDocuments
import VFLLayout
import VFLLowering
import VFLRendering

/// The parsed command line of a subcommand that reads format strings or layout documents.
struct LayoutInvocation: Sendable {
  /// The layout settings from the flags.
  var settings = LayoutSettings()
  /// The format strings and files in the order of the command line.
  let operands: [Argument]
  /// The severity of each code.
  var levels = RuleLevels()
  var form: OutputForm = .text
  var isJSONLines = false
  /// The interface that generated code uses.
  var codeStyle = CodeStyle.anchors
  /// The expression for the container in generated code, or `nil` if the command line has none.
  var superview: String?
  /// The container sizes for which the layout is solved in turn.
  ///
  /// Empty for the one size of the settings.
  var sizes: [ContainerSize] = []
  /// The ranges of container sizes for which the layout is solved, instead of one size.
  var ranges: [SizeRange] = []
  /// Whether all conflicts, ambiguities and regimes are reported, without a limit.
  var tellsAll = false
  /// Whether a picture is drawn.
  ///
  /// `nil` if that depends on the terminal.
  var drawsPicture: Bool?
  /// Whether an SVG picture replaces all other output.
  var drawsSVG = false
  /// Whether an HTML page replaces all other output.
  var drawsPage = false
  /// The details that a picture shows in addition to the views.
  var details: [PictureDetail] = []

  /// Interprets the arguments of a subcommand.
  ///
  /// Reports errors in `parsed`.
  init(_ parsed: inout ParsedArguments) {
    operands = parsed.operands
    // The additional forms of `check` do not affect how usage errors are printed.
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

  /// The maximum number of conflicts or ambiguities to report.
  ///
  /// `nil` for the limit of the JSON output.
  var findingLimit: Int? {
    if tellsAll { return .max }
    return form == .json || isJSONLines ? nil : Self.shownFindings
  }

  /// More conflicts or ambiguities than this usually have a common cause.
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
  /// Returns the container sizes in the order of the flags.
  ///
  /// Reports values that are not sizes.
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

  /// Reports operands and output forms other than JSON, which `--json-lines` does not support.
  fileprivate mutating func refuseBesideLines(_ form: OutputForm) {
    for operand in operands {
      report(.unexpectedArgument(argument: operand.text, subcommand: subcommand.lineName))
    }
    if has(.format), form != .json {
      report(
        .malformedFlagValue(
          flag: Flag.format.name, value: form.rawValue,
          expected: "`json`, the only format of `--json-lines`,"))
    }
  }

  /// Splits a value at its commas if it lists several views or metrics.
  private static func elements(of value: String, _ flag: Flag) -> [String] {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let isList =
      flag.name == Flag.metric.name
      ? parts.allSatisfy { $0.contains("=") } : flag.name == Flag.view.name
    return isList ? parts : [value]
  }

  /// Returns the elements that a flag names.
  ///
  /// Reports malformed values and duplicate names.
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
  /// The subcommand together with the flag that replaces its inputs.
  fileprivate var lineName: String { "\(name.rawValue) \(Flag.jsonLines.name)" }
}
