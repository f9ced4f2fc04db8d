import VFLCode
import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords

/// The parsed command line of a subcommand that reads format strings or layout documents.
struct LayoutInvocation: Sendable {
  /// The layout settings from the flags.
  var settings = LayoutSettings()
  /// The format strings and files in the order of the command line.
  let operands: [Argument]
  /// The name of the file that standard input replaces; `nil` if the command line does not specify it.
  let standardInputName: Argument?
  /// The severity of each diagnostic code.
  var levels = RuleLevels()
  var format: OutputFormat = .text
  var isJSONLines = false
  /// The constraint API that generated code uses.
  var codeStyle = CodeStyle.anchors
  /// The expression for the container in generated code, or `nil` if the command line does not specify one.
  var superview: String?
  /// The container sizes for which the layout is solved, one after the other.
  ///
  /// If empty, the layout is solved once, for the size in `settings`.
  var sizes: [ContainerSize] = []
  /// The ranges of container sizes for which the layout is solved, instead of one size.
  var ranges: [SizeRange] = []
  /// Whether all conflicts, ambiguities and regimes are reported, instead of a limited number.
  var reportsAll = false
  /// Whether a picture is drawn.
  ///
  /// If `nil`, a picture is drawn only on a terminal.
  var drawsPicture: Bool?
  /// Whether an SVG picture replaces all other output.
  var drawsSVG = false
  /// Whether an HTML page replaces all other output.
  var drawsPage = false
  /// The details that a picture shows in addition to the views.
  var details: [PictureDetail] = []

  /// Interprets the arguments of a subcommand.
  ///
  /// Adds usage errors to `parsed`.
  init(_ parsed: inout ParsedArguments) {
    operands = parsed.operands
    standardInputName = Self.standardInputName(&parsed)
    // `check` and `verify` have more formats than `OutputFormat`. They do not affect how usage errors are
    // printed.
    format =
      [.check, .verify].contains(parsed.subcommand.name)
      ? parsed.values(of: .format).last.flatMap(OutputFormat.init) ?? .text
      : parsed.choice(.format) ?? .text
    var reader = SettingsReader(for: parsed.subcommand.name)
    reader.readLength(.width, .horizontal, from: &parsed)
    reader.readLength(.height, .vertical, from: &parsed)
    reader.readTextIntervals(from: &parsed)
    let metrics = parsed.named(.metric, "metric", by: { $0.name }, { reader.metric($0) })
    let scales = parsed.named(.scale, "scale", by: { $0.name }, { reader.scale($0) })
    let views = parsed.named(.view, "view", by: { $0.node.name }, { reader.view($0) })
    settings = reader.settings
    (settings.metrics, settings.scales, settings.views) = (metrics, scales, views)
    settings.spacing = parsed.choice(.spacing)
    settings.dialect = parsed.choice(.dialect)
    settings.contents.system = parsed.choice(.system)
    settings.arrays = parsed.named(.array, "array", by: { $0.name }, Self.array)
    ranges = parsed.sizeRanges()
    settings.variedAxes = ranges.map { $0.axis }
    sizes = parsed.containerSizes()
    codeStyle = parsed.choice(.codeStyle) ?? .anchors
    superview = parsed.value(of: .superview)
    if let superview, !CodeWord.isExpression(superview) {
      parsed.reportMalformed(.superview, superview)
    }
    if parsed.has(.rightToLeft) { settings.direction = .rightToLeft }
    settings.hasBothDirections = parsed.has(.bothDirections)
    reportsAll = parsed.has(.allDiagnostics) || parsed.has(.allProperties)
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
    for name in parsed.values(of: .options).flatMap({ $0.split(separator: ",") }).map(String.init) {
      if let option = FormatOptions(name: name) {
        settings.options.formUnion(option)
      } else {
        parsed.report(.unknownOption(name: name, known: FormatOptions.names))
      }
    }
    levels = parsed.ruleLevels()
    isJSONLines = parsed.has(.jsonLines)
    if isJSONLines { parsed.rejectWithLines(format) }
  }

  /// Returns the name of the file that standard input replaces, and reports an unusable name.
  private static func standardInputName(_ parsed: inout ParsedArguments) -> Argument? {
    guard let name = parsed.value(of: .stdinFileName) else { return nil }
    if name == "-" {
      parsed.report(
        .malformedFlagValue(
          flag: Flag.stdinFileName.name, value: "-",
          expected: "the name of the file that `-` contains, such as `Sources/Card.swift`"))
    }
    // A file name for standard input requires that standard input is read: without operands, or with `-`.
    if !parsed.operands.isEmpty,
      !parsed.operands.contains(where: { $0.bytes == [UInt8(ascii: "-")] })
    {
      parsed.report(
        .missingArgument(
          flag: Flag.stdinFileName.name, expected: "`-`", found: "only other inputs"))
    }
    return Argument(name)
  }

  /// The maximum number of conflicts or ambiguities to report.
  ///
  /// If `nil`, the limit of the JSON output applies.
  var diagnosticLimit: Int? {
    if reportsAll { return .max }
    return format == .json || isJSONLines ? nil : Self.shownDiagnostics
  }

  /// The result that `vfl solve` prints.
  var solveRequest: LayoutOutput.Request {
    .frames(
      over: ranges, limit: diagnosticLimit, assumesSize: format != .json && !isJSONLines)
  }

  /// The limit for text output.
  ///
  /// A larger number of conflicts or ambiguities usually has a common cause.
  private static let shownDiagnostics = 20

  /// Parses an array such as `cells=a,b,c`, or returns `nil` if it is malformed.
  private static func array(_ text: String) -> LayoutDocument.NameArray? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, NameText.isName(String(parts[0])) else { return nil }
    let views = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard views.allSatisfy(NameText.isName) else { return nil }
    return LayoutDocument.NameArray(name: String(parts[0]), views: views)
  }
}

extension ParsedArguments {
  /// Returns the container sizes in the order of the flags.
  ///
  /// Reports malformed sizes.
  fileprivate mutating func containerSizes() -> [ContainerSize] {
    return elements(of: .size).compactMap { text in
      if let size = ContainerSize(text) { return size }
      reportMalformed(.size, text)
      return nil
    }
  }

  /// Reports operands and output formats other than JSON as errors, because `--json-lines` does not support
  /// them.
  fileprivate mutating func rejectWithLines(_ format: OutputFormat) {
    for operand in operands {
      report(.unexpectedArgument(argument: operand.text, subcommand: subcommand.lineName))
    }
    if has(.format), format != .json {
      report(
        .malformedFlagValue(
          flag: Flag.format.name, value: format.rawValue,
          expected: "`json`, the only format of `--json-lines`"))
    }
  }

  /// Splits the value at commas if it lists several views or metrics.
  ///
  /// Otherwise returns the whole value.
  private static func elements(of value: String, _ flag: Flag) -> [String] {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let isList =
      flag.name == Flag.metric.name
      ? parts.allSatisfy { $0.contains("=") } : flag.name == Flag.view.name
    return isList ? parts : [value]
  }

  /// Parses the values of a flag into elements with unique names.
  ///
  /// Reports malformed values and duplicate names, and omits them from the result.
  ///
  /// - Parameters:
  ///   - kind: The noun for an element in messages.
  ///   - name: Returns the name of an element.
  ///   - read: Parses one element, or returns `nil` if it is malformed.
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
  /// The name of the subcommand, followed by ` --json-lines`, for messages.
  fileprivate var lineName: String { "\(name.rawValue) \(Flag.jsonLines.name)" }
}
