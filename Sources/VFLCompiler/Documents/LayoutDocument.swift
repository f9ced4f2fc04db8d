package import VFLDiagnostics
package import VFLLayout
package import VFLLowering
import VFLRecords
package import VFLSyntax
package import VFLText

/// A parsed input that describes a layout: a JSON document, a `.vfl` file, or command-line arguments.
///
/// Names are kept as written. They are resolved when the documents of a layout are compiled together.
package struct LayoutDocument: Sendable {
  /// A metric.
  package struct Metric: Sendable {
    /// The name.
    package var name: String
    /// The value: a number, or a string that is not a number.
    package var value: MetricValue
    /// The span of the name in the document.
    package var span: SourceSpan?

    /// Creates a metric.
    package init(name: String, value: MetricValue, span: SourceSpan? = nil) {
      (self.name, self.value, self.span) = (name, value, span)
    }
  }

  /// The superview of a view.
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
    /// The span of the name in the document.
    var span: SourceSpan?

    /// Creates an array.
    package init(name: String, views: [String], span: SourceSpan? = nil) {
      (self.name, self.views, self.span) = (name, views, span)
    }
  }

  /// The standard spacing in points, for the extended dialect.
  package struct SpacingNumbers: Sendable, Hashable {
    /// The standard spacing at the edges of the container.
    var container: Double?
    /// The standard spacing between siblings.
    var sibling: Double?
  }

  /// A view.
  package struct View: Sendable {
    /// The node with the name and all properties that do not depend on other names.
    package var node: LayoutNode
    /// The superview of the view.
    package var parent = Parent.container
    /// The span of the name in the document.
    package var span: SourceSpan?
    /// The span of the parent's name in the document.
    package var parentSpan: SourceSpan?
    /// The scale that multiplies the content size, if any.
    var scale: Scale?
    /// The text of the view, if its content is a text on a single line that does not shrink.
    package var text: ViewText?
    /// Whether the view is hidden, so that its frame does not matter.
    package var isHidden = false
    /// Whether the view scrolls or clips its subviews, so that they may extend beyond its edges.
    package var showsPart = false
    /// Whether the view is a control whose touch area is certainly its frame.
    package var isControl = false

    /// Creates a view.
    package init(node: LayoutNode, parent: Parent = .container, span: SourceSpan? = nil) {
      (self.node, self.parent, self.span) = (node, parent, span)
    }
  }

  /// A scale that multiplies the content size of a view.
  struct Scale: Sendable {
    /// The name of the scale.
    let text: String
    /// The span of the name.
    let span: SourceSpan?
    /// The content size if the scale is 1.
    let content: PerAxis<Double?>
    /// The part of the content size that the scale does not multiply.
    var padding = PerAxis(both: 0.0)
    /// The baselines if the scale is 1; `nil` if the scale does not move them.
    var baselines: (first: Double, last: Double)?
  }

  /// A format string or an equation, with its position in a document.
  package struct Source: Sendable {
    /// The source of the format string or equation in UTF-8.
    package var bytes: [UInt8]
    /// The name of the containing source for diagnostics.
    ///
    /// The format string or equation begins at `line` and `column` in this source.
    package var name: String
    /// The line in the containing source at which the format string or equation begins, counted from 1.
    package var line = 1
    /// The column in the containing source at which the format string or equation begins, counted from 1.
    package var column = 1
    /// The byte offset of the format string or equation in a `.vfl` file; `nil` if it is not in a `.vfl`
    /// file.
    package var offset: Int?
    /// The span in the document of the string between its quotes, or of the element that the equation is
    /// derived from; `nil` in a `.vfl` file.
    package var place: SourceSpan?
    /// Whether the system creates the constraint, which places a guide in its view.
    var isPlacement = false
    /// Whether the user may have intended the string as a file name.
    package var isPerhapsFile = false
    /// The options of a format string; `nil` if none are specified.
    package var options: FormatOptions?
    /// The options with their spans in the document.
    var optionSpans: [(option: FormatOptions, span: SourceSpan)] = []

    /// Creates a format string or equation at a position in a source.
    package init(
      bytes: [UInt8], name: String, line: Int = 1, column: Int = 1, offset: Int? = nil
    ) {
      (self.bytes, self.name, self.offset) = (bytes, name, offset)
      (self.line, self.column) = (line, column)
    }
  }

  /// The name of the document for diagnostics.
  package var name: String
  /// The source to which the spans of the document refer.
  package var bytes: [UInt8] = []
  /// The width of the container in points.
  package var width: Double?
  /// The height of the container in points.
  package var height: Double?
  /// The layout margins of the container.
  package var margins: LayoutMargins?
  /// The layout direction.
  package var direction: LayoutDirection?
  /// The profile of the standard spacing at the edges of a superview.
  package var spacing: StandardSpacing?
  var spacingNumbers: SpacingNumbers?
  /// The dialect of the format strings.
  package var dialect: FormatDialect?
  /// The spans of the keys or directives that specify properties of the layout, such as the direction, by the
  /// name of the key or directive.
  var propertySpans: [String: SourceSpan] = [:]
  /// The metrics, in the order of the document.
  package var metrics: [Metric] = []
  /// Whether the document has a declaration of metrics, even an empty one.
  package var declaresMetrics = false
  /// The arrays of views, in the order of the document.
  package var arrays: [NameArray] = []
  /// The views, in the order of the document.
  package var views: [View] = []
  /// Whether the document has a declaration of views, even an empty one.
  package var declaresViews = false
  /// Whether the document is derived from a file of another kind.
  ///
  /// Its views are listed in their order, and settings can replace their content sizes.
  package var isDerived = false
  /// The format strings, in the order of the document.
  package var formats: [Source] = []
  /// The equations, in the order of the document.
  package var equations: [Source] = []
  /// The intervals and requirements for `vfl verify`.
  package var verification = VerificationInput()
  /// The diagnostics about the document itself.
  package var bag: DiagnosticBag
  /// The error that prevented the document from being read; `nil` if it was read.
  package var failure: Diagnostic?
  /// Whether the document exceeds a limit.
  ///
  /// If so, its content is not compiled.
  private(set) var exceedsLimit = false
  /// The total number of bytes in the added format strings and equations, except any that individually exceed
  /// the length limit.
  private var textByteCount = 0
  /// The total number of views in the arrays.
  private var arrayViewCount = 0

  /// Creates an empty document.
  ///
  /// Up to `limit` of its errors are reported individually.
  package init(name: String, bytes: [UInt8] = [], limit: Int = Limit.textDiagnostics.value) {
    self.name = name
    self.bytes = bytes
    bag = DiagnosticBag(origin: .document, limit: limit)
  }

  /// The document as a source for diagnostics.
  package var source: RenderedSource { RenderedSource(.document, name: name, bytes: bytes) }
}

extension LayoutDocument.View {
  /// Multiplies the content size by another value of its scale.
  mutating func rescale(to factor: Double) {
    guard let scale else { return }
    for axis in Axis.allCases {
      let padding = scale.padding[axis]
      node.content[axis] = scale.content[axis].map { length in
        // A product such as 29 * 1.4 has a rounding error.
        ((padding + (length - padding) * factor) * 1e9).rounded() / 1e9
      }
    }
    guard let baselines = scale.baselines else { return }
    let margin = scale.padding.vertical / 2
    node.firstBaseline = margin + (baselines.first - margin) * factor
    node.lastBaseline = margin + (baselines.last - margin) * factor
  }
}

extension LayoutDocument {
  /// Returns a document with an error for an input that is a constraint conflict log, which cannot be read as
  /// a layout.
  package static func conflictLog(named name: String) -> LayoutDocument {
    var document = LayoutDocument(name: name)
    document.failure = LazyDiagnostic.conflictLog(name: name).diagnostic(in: .document)
    return document
  }

  /// The names of the declared metrics.
  package var metricNames: Set<String> { Set(metrics.map { $0.name }) }

  /// The names of the declared views.
  package var viewNames: Set<String> { Set(views.map { $0.node.name }) }

  /// Whether the document is empty except for comments.
  package var isBlank: Bool {
    formats.isEmpty && equations.isEmpty && views.isEmpty && metrics.isEmpty && arrays.isEmpty
      && width == nil && height == nil && margins == nil && direction == nil && spacing == nil
      && dialect == nil && verification.isEmpty && bag.isEmpty
  }

  /// Adds a format string, unless this exceeds a limit.
  mutating func add(format: Source, at span: SourceSpan) {
    if hasRoom(for: format, at: span) { formats.append(format) }
  }

  /// Adds an equation, unless this exceeds a limit.
  mutating func add(equation: Source, at span: SourceSpan) {
    if hasRoom(for: equation, at: span) { equations.append(equation) }
  }

  /// Adds a view, unless this exceeds a limit.
  mutating func add(_ view: View) {
    if views.count >= Limit.views.value { exceed(.views, at: view.span) }
    if !exceedsLimit { views.append(view) }
  }

  /// Adds a metric, unless this exceeds a limit.
  mutating func add(_ metric: Metric) {
    if metrics.count >= Limit.metrics.value { exceed(.metrics, at: metric.span) }
    if !exceedsLimit { metrics.append(metric) }
  }

  /// Multiplies the content sizes of views by the usual value of a scale that was declared after them.
  mutating func rescaleViews(by name: String) {
    for view in views.indices where views[view].scale?.text == name {
      views[view].rescale(to: verification.usualScale(name))
    }
  }

  /// Adds an array, unless its views exceed a limit.
  mutating func add(_ array: NameArray) {
    arrayViewCount += array.views.count
    if arrayViewCount > Limit.arrayViews.value { exceed(.arrayViews, at: array.span) }
    if !exceedsLimit { arrays.append(array) }
  }

  private mutating func hasRoom(for source: Source, at span: SourceSpan) -> Bool {
    // A format string or equation that exceeds the length limit is not parsed and gets a separate diagnostic.
    if source.bytes.count <= Limit.formatBytes.value { textByteCount += source.bytes.count }
    if textByteCount > Limit.allFormatBytes.value { exceed(.allFormatBytes, at: span) }
    if formats.count + equations.count >= Limit.formats.value { exceed(.formats, at: span) }
    return !exceedsLimit
  }

  /// Reports that a limit is exceeded, and drops the content of the document.
  ///
  /// Only the first call has an effect. Without its content, the document causes no consequential errors.
  mutating func exceed(_ limit: Limit, at span: SourceSpan?) {
    guard !exceedsLimit else { return }
    exceedsLimit = true
    (formats, equations, views, metrics, arrays) = ([], [], [], [], [])
    report(.limitExceeded(limit, span: span))
  }

  /// Reports an error of the document.
  package mutating func report(_ diagnostic: LazyDiagnostic) { bag.report(diagnostic) }

  /// Reads a document as JSON or `.vfl`, depending on the file extension.
  ///
  /// If the extension is missing or different, the beginning of the content determines the format.
  ///
  /// - Parameter limit: The maximum number of errors of the document that are reported individually.
  package static func read(
    _ bytes: [UInt8], name: String, fileExtension: String? = nil,
    limit: Int = Limit.textDiagnostics.value
  ) -> LayoutDocument {
    ContentDetection.isJSON(bytes, fileExtension: fileExtension)
      ? JSONDocumentReader.read(bytes, name: name, limit: limit)
      : TextDocumentReader.read(bytes, name: name, limit: limit)
  }
}
