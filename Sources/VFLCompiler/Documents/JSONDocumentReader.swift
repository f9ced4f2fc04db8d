import VFLDiagnostics
import VFLLowering
import VFLRecords
package import VFLText
import VFLVerification

/// Reads layout documents in JSON.
///
/// An unknown key or an invalid value is an error.
package struct JSONDocumentReader {
  /// The keys that a document can have.
  static let keys = [
    "dialect", "container", "direction", "spacing", "metrics", "arrays", "scales", "views",
    "formats",
    "constraints", "require", "overlap",
  ]

  /// The document that is being read, with its diagnostics.
  package var document: LayoutDocument

  /// Reads a document.
  ///
  /// Up to `limit` of its errors are reported individually.
  ///
  /// - Parameter isInput: Whether the source is a whole input, which could also be a `.vfl` file, rather than
  ///   a line of an input.
  package static func read(
    _ bytes: [UInt8], name: String, isInput: Bool = true, limit: Int = Limit.textDiagnostics.value
  ) -> LayoutDocument {
    var reader = JSONDocumentReader(
      document: LayoutDocument(name: name, bytes: bytes, limit: limit))
    if let root = reader.root(of: bytes, isInput: isInput) { reader.read(root) }
    return reader.document
  }

  /// Parses JSON and returns its root.
  ///
  /// If the JSON is malformed, adds an error to the document and returns `nil`.
  ///
  /// - Parameter isInput: Whether the source is a whole input, so that the error mentions the `.vfl`
  ///   format, too.
  package mutating func root(of bytes: [UInt8], isInput: Bool) -> JSONValue? {
    do {
      return try JSONReader.read(bytes).root
    } catch {
      document.bag.report(
        .malformedJSON(
          span: error.span, expected: error.expected, found: error.found, isInput: isInput))
      return nil
    }
  }

  private mutating func read(_ root: JSONValue) {
    for member in members(of: root, path: "", known: Self.keys) {
      let (value, path) = (member.value, "/" + member.key)
      document.propertySpans[member.key] = member.span
      switch member.key {
      case "dialect": document.dialect = choice(value, path) ?? document.dialect
      case "container": readContainer(value, path)
      case "direction" where value.string == "both":
        document.verification.hasBothDirections = true
      case "direction":
        document.direction = choice(value, path) ?? document.direction
      case "spacing":
        if value.isObject {
          readSpacingNumbers(value, path)
        } else {
          document.spacing = choice(value, path) ?? document.spacing
        }
      case "arrays": readArrays(value, path)
      case "metrics": readMetrics(value, path)
      case "scales": readScales(value, path)
      case "require": readRequirements(value, path)
      case "overlap": readOverlaps(value, path)
      case "views": readViews(value, path)
      case "formats": readFormats(value, path)
      default: readEquations(value, path)
      }
    }
  }

  private mutating func readContainer(_ value: JSONValue, _ path: String) {
    for member in members(of: value, path: path, known: ["width", "height", "margins"]) {
      let path = path + "/" + member.key
      switch member.key {
      case "width": document.width = containerLength(member.value, path, .horizontal)
      case "height": document.height = containerLength(member.value, path, .vertical)
      default: document.margins = margins(member.value, path)
      }
    }
  }

  private mutating func readMetrics(_ value: JSONValue, _ path: String) {
    document.declaresMetrics = value.isObject
    for member in members(of: value, path: path, known: nil) {
      let metric: MetricValue
      if let number = member.value.number {
        metric = .number(number)
      } else if member.value.isArray {
        let path = JSONPointer.adding(member.key, to: path)
        guard let interval = interval(member.value, path) else { continue }
        add(.metric(member.key), interval, at: path, usual: interval.lower)
        metric = .number(interval.lower)
      } else if let text = member.value.string {
        metric = MetricValue(text: text)
      } else {
        wrongType(member.value, JSONPointer.adding(member.key, to: path), "a number")
        continue
      }
      document.add(
        LayoutDocument.Metric(name: member.key, value: metric, span: member.span))
    }
  }

  private mutating func readArrays(_ value: JSONValue, _ path: String) {
    for member in members(of: value, path: path, known: nil) {
      let names = names(member.value, JSONPointer.adding(member.key, to: path))
      document.add(
        LayoutDocument.NameArray(name: member.key, views: names, span: member.span))
    }
  }

  /// Reads the standard spacing as numbers of points.
  private mutating func readSpacingNumbers(_ value: JSONValue, _ path: String) {
    var numbers = LayoutDocument.SpacingNumbers()
    for member in members(of: value, path: path, known: ["container", "sibling"]) {
      let path = path + "/" + member.key
      switch member.key {
      case "container": numbers.container = length(member.value, path)
      default: numbers.sibling = length(member.value, path)
      }
    }
    document.spacingNumbers = numbers
  }

  private mutating func readFormats(_ value: JSONValue, _ path: String) {
    for (index, element) in elements(of: value, path: path).enumerated() {
      let path = path + "/\(index)"
      var format = LayoutDocument.Source(bytes: [], name: document.name + "#" + path)
      if let text = element.stringBytes {
        (format.bytes, format.place) = (text, element.inside)
      } else if element.isObject {
        guard readFormat(element, path, into: &format) else { continue }
      } else {
        wrongType(element, path, "a format or an object with one")
        continue
      }
      document.add(format: format, at: element.span)
      if document.exceedsLimit { return }
    }
  }

  /// Reads `{"format": …, "options": […]}`, and returns whether it contains a format string.
  private mutating func readFormat(
    _ value: JSONValue, _ path: String, into format: inout LayoutDocument.Source
  ) -> Bool {
    let known = ["format", "options"]
    var hasFormat = false
    for member in members(of: value, path: path, known: known) {
      let path = path + "/" + member.key
      if member.key == "options" {
        let (options, places) = options(member.value, path)
        (format.options, format.optionSpans) = (options, places)
      } else if let text = member.value.stringBytes {
        (format.bytes, format.place) = (text, member.value.inside)
        hasFormat = true
      } else {
        wrongType(member.value, path, "a format")
      }
    }
    let keys = value.members.map { $0.key.string ?? "" }
    // A misspelled `format` has already been reported as an unknown key.
    if !keys.contains("format"), keys.allSatisfy(known.contains) {
      wrongType(value, path, "an object with the key `format`", found: "an object without it")
    }
    return hasFormat
  }

  private mutating func options(
    _ value: JSONValue, _ path: String
  ) -> (options: FormatOptions, places: [(option: FormatOptions, span: SourceSpan)]) {
    var options: FormatOptions = []
    var places: [(option: FormatOptions, span: SourceSpan)] = []
    for (index, element) in elements(of: value, path: path).enumerated() {
      guard let name = element.string else {
        wrongType(element, path + "/\(index)", "an option's name")
        continue
      }
      if let option = FormatOptions(name: name) {
        options.formUnion(option)
        places.append((option, element.inside))
      } else {
        let span = element.inside
        document.bag.report(
          .unknownOption(name: name, known: FormatOptions.names, span: span))
      }
    }
    return (options, places)
  }

  private mutating func readEquations(_ value: JSONValue, _ path: String) {
    for (index, element) in elements(of: value, path: path).enumerated() {
      let path = path + "/\(index)"
      guard let text = element.stringBytes else {
        wrongType(element, path, "an equation such as `a.width == 100`")
        continue
      }
      var equation = LayoutDocument.Source(bytes: text, name: document.name + "#" + path)
      equation.place = element.inside
      document.add(equation: equation, at: element.span)
      if document.exceedsLimit { return }
    }
  }

  /// Creates a reader that adds values and errors to a document.
  package init(document: LayoutDocument) {
    self.document = document
  }
}
