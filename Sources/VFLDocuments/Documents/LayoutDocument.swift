package import VFLDiagnostics
package import VFLLayout
package import VFLLowering
package import VFLRendering
package import VFLSyntax

/// The content of one input about a layout: a JSON document, a `.vfl` text, or the words of the command line.
///
/// Names stand as they were written; they are resolved when the documents of a layout are compiled together.
package struct LayoutDocument: Sendable {
  /// A metric.
  package struct Metric: Sendable {
    /// The name.
    package var name: String
    /// The number, or a text that is none.
    package var value: MetricValue
    /// The name in the document.
    package var span: SourceSpan?

    /// Creates a metric.
    package init(name: String, value: MetricValue, span: SourceSpan? = nil) {
      (self.name, self.value, self.span) = (name, value, span)
    }
  }

  /// The view in which another one lies.
  package enum Parent: Sendable, Hashable {
    case container
    case none
    case view(String)
  }

  /// An array of views.
  package struct NameArray: Sendable {
    /// The name.
    package var name: String
    /// The names of the views.
    var views: [String]
    /// The name in the document.
    var span: SourceSpan?

    /// Creates an array.
    package init(name: String, views: [String], span: SourceSpan? = nil) {
      (self.name, self.views, self.span) = (name, views, span)
    }
  }

  /// The standard spaces in points, for the extended dialect.
  package struct SpacingNumbers: Sendable, Hashable {
    /// The standard space at the edge of the container, in points.
    var container: Double?
    /// The standard space between siblings, in points.
    var sibling: Double?
  }

  /// A view.
  package struct View: Sendable {
    /// The name, and everything that no other name decides.
    package var node: LayoutNode
    /// The view in which it lies.
    package var parent = Parent.container
    /// The name in the document.
    package var span: SourceSpan?
    /// The parent's name in the document.
    package var parentSpan: SourceSpan?

    /// Creates a view.
    package init(node: LayoutNode, parent: Parent = .container, span: SourceSpan? = nil) {
      (self.node, self.parent, self.span) = (node, parent, span)
    }
  }

  /// A format or an equation.
  package struct Text: Sendable {
    /// The text itself.
    package var bytes: [UInt8]
    /// What people call the text that it stands in, and where it begins there.
    package var name: String
    var line = 1
    var column = 1
    /// The offset at which a `.vfl` text has it.
    package var offset: Int?
    /// Where a JSON document has it, between its quotes.
    package var place: SourceSpan?
    /// Whether a person may have meant the name of a file.
    package var isPerhapsFile = false
    /// The options of a format; `nil` where none were given.
    package var options: FormatOptions?
    /// Where the document gives each of the options.
    var optionPlaces: [(option: FormatOptions, span: SourceSpan)] = []

    /// Creates a text at a place of another one.
    package init(
      bytes: [UInt8], name: String, line: Int = 1, column: Int = 1, offset: Int? = nil
    ) {
      (self.bytes, self.name, self.offset) = (bytes, name, offset)
      (self.line, self.column) = (line, column)
    }
  }

  /// The name that people know the document by.
  package var name: String
  /// The text that the document's own spans count in.
  package var bytes: [UInt8] = []
  /// The width of the container, in points.
  package var width: Double?
  /// The height of the container, in points.
  package var height: Double?
  var margins: LayoutMargins?
  /// The direction in which the layout is read.
  package var direction: LayoutDirection?
  /// What a `-` means at the edge of a superview.
  package var spacing: StandardSpacing?
  var spacingNumbers: SpacingNumbers?
  /// The language of its formats.
  package var dialect: FormatDialect?
  /// The places at which the document gives the container, the direction and the spacing, by the directive or
  /// key.
  var saidAt: [String: SourceSpan] = [:]
  /// The metrics, in the order of the document.
  package var metrics: [Metric] = []
  /// Whether its metrics count over those of other documents, as the command line's do.
  package var metricsCountOverOthers = false
  /// Whether the document says which metrics there are, if only that there are none.
  package var declaresMetrics = false
  /// The arrays of views, in the order of the document.
  package var arrays: [NameArray] = []
  /// The views, in the order of the document.
  package var views: [View] = []
  /// Whether the document says which views there are, if only that there are none.
  package var declaresViews = false
  /// The formats, in the order of the document.
  package var formats: [Text] = []
  /// The equations, in the order of the document.
  package var equations: [Text] = []
  /// The faults of the document itself.
  package var faults: DiagnosticBag
  /// The reason for which the document could not be read, if it could not.
  package var failure: Diagnostic?
  /// Whether the document has more than a limit allows; nothing else of it is then compiled.
  private(set) var exceedsLimit = false
  /// How many bytes the format strings and equations have that were added, without those that are too long.
  private var textByteCount = 0
  /// How many views the arrays have.
  private var arrayViewCount = 0

  /// Creates an empty document, of whose own faults `limit` are told one by one.
  package init(name: String, bytes: [UInt8] = [], limit: Int = Limit.textDiagnostics.value) {
    self.name = name
    self.bytes = bytes
    faults = DiagnosticBag(origin: .document, limit: limit)
  }

  /// The document as a text that diagnostics point into.
  package var source: RenderedSource { RenderedSource(.document, name: name, bytes: bytes) }
}

extension LayoutDocument {
  /// The document of a text that is a log of a conflict, of which nothing is read.
  package static func conflictLog(named name: String) -> LayoutDocument {
    var document = LayoutDocument(name: name)
    document.failure = Finding.conflictLog(name: name).diagnostic(in: .document)
    return document
  }

  /// Whether nothing stands in it, but for comments and what is empty.
  package var isBlank: Bool {
    formats.isEmpty && equations.isEmpty && views.isEmpty && metrics.isEmpty && arrays.isEmpty
      && width == nil && height == nil && margins == nil && direction == nil && spacing == nil
      && dialect == nil && faults.isEmpty
  }

  /// Adds a format string, unless the document has as many as it may have.
  mutating func add(format: Text, at span: SourceSpan) {
    if hasRoom(for: format, at: span) { formats.append(format) }
  }

  /// Adds an equation, unless the document has as many as it may have.
  mutating func add(equation: Text, at span: SourceSpan) {
    if hasRoom(for: equation, at: span) { equations.append(equation) }
  }

  /// Adds a view, unless the document has as many as it may have.
  mutating func add(_ view: View) {
    if views.count >= Limit.views.value { exceed(.views, at: view.span) }
    if !exceedsLimit { views.append(view) }
  }

  /// Adds a metric, unless the document has as many as it may have.
  mutating func add(_ metric: Metric) {
    if metrics.count >= Limit.metrics.value { exceed(.metrics, at: metric.span) }
    if !exceedsLimit { metrics.append(metric) }
  }

  /// Adds an array, unless the arrays have as many views as they may have.
  mutating func add(_ array: NameArray) {
    arrayViewCount += array.views.count
    if arrayViewCount > Limit.arrayViews.value { exceed(.arrayViews, at: array.span) }
    if !exceedsLimit { arrays.append(array) }
  }

  private mutating func hasRoom(for text: Text, at span: SourceSpan) -> Bool {
    // A text that is too long is not parsed, and gets a diagnostic of its own.
    if text.bytes.count <= Limit.formatBytes.value { textByteCount += text.bytes.count }
    if textByteCount > Limit.allFormatBytes.value { exceed(.allFormatBytes, at: span) }
    if formats.count + equations.count >= Limit.formats.value { exceed(.formats, at: span) }
    return !exceedsLimit
  }

  /// Reports that a limit is exceeded, once, and drops the contents of the document, so that nothing else is
  /// reported that follows from it.
  mutating func exceed(_ limit: Limit, at span: SourceSpan?) {
    guard !exceedsLimit else { return }
    exceedsLimit = true
    (formats, equations, views, metrics, arrays) = ([], [], [], [], [])
    report(.limitExceeded(limit, span: span))
  }

  /// Reports a fault of the document; one without a place in it, too.
  package mutating func report(_ finding: Finding) { faults.report(finding) }
}
