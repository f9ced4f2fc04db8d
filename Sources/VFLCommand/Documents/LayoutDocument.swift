import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLRendering
import VFLSyntax

/// The content of one input about a layout: a JSON document, a `.vfl` text, or the words of the command line.
///
/// Names stand as they were written; they are resolved when the documents of a layout are compiled together.
struct LayoutDocument: Sendable {
  /// A metric.
  struct Metric: Sendable {
    var name: String
    var value: MetricValue
    /// The name in the document.
    var span: SourceSpan?
  }

  /// The view in which another one lies.
  enum Parent: Sendable, Hashable {
    case container
    case none
    case view(String)
  }

  /// An array of views.
  struct NameArray: Sendable {
    var name: String
    /// The names of the views.
    var views: [String]
    /// The name in the document.
    var span: SourceSpan?
  }

  /// The standard spaces in points, for the extended dialect.
  struct SpacingNumbers: Sendable, Hashable {
    /// The standard space at the edge of the container, in points.
    var container: Double?
    /// The standard space between siblings, in points.
    var sibling: Double?
  }

  /// A view.
  struct View: Sendable {
    /// The name, and everything that no other name decides.
    var node: LayoutNode
    var parent = Parent.container
    /// The name in the document.
    var span: SourceSpan?
    /// The parent's name in the document.
    var parentSpan: SourceSpan?
  }

  /// A format or an equation.
  struct Text: Sendable {
    var bytes: [UInt8]
    /// What people call the text that it stands in, and where it begins there.
    var name: String
    var line = 1
    var column = 1
    /// The offset at which a `.vfl` text has it.
    var offset: Int?
    /// Where a JSON document has it, between its quotes.
    var place: SourceSpan?
    /// Whether a person may have meant the name of a file.
    var isPerhapsFile = false
    /// The options of a format; `nil` where none were given.
    var options: FormatOptions?
    /// Where the document gives each of the options.
    var optionPlaces: [(option: FormatOptions, span: SourceSpan)] = []
  }

  /// The name that people know the document by.
  var name: String
  /// The text that the document's own spans count in.
  var bytes: [UInt8] = []
  var width: Double?
  var height: Double?
  var margins: LayoutMargins?
  var direction: LayoutDirection?
  var spacing: StandardSpacing?
  var spacingNumbers: SpacingNumbers?
  /// The language of its formats.
  var dialect: FormatDialect?
  /// The places at which the document gives the container, the direction and the spacing, by the directive or
  /// key.
  var saidAt: [String: SourceSpan] = [:]
  var metrics: [Metric] = []
  /// Whether its metrics count over those of other documents, as the command line's do.
  var metricsCountOverOthers = false
  /// Whether the document says which metrics there are, if only that there are none.
  var declaresMetrics = false
  var arrays: [NameArray] = []
  var views: [View] = []
  /// Whether the document says which views there are, if only that there are none.
  var declaresViews = false
  var formats: [Text] = []
  var equations: [Text] = []
  /// The faults of the document itself.
  var faults: DiagnosticBag
  /// The reason for which the document could not be read, if it could not.
  var failure: Diagnostic?

  /// Creates an empty document, of whose own faults `limit` are told one by one.
  init(name: String, bytes: [UInt8] = [], limit: Int = DiagnosticBag.limit) {
    self.name = name
    self.bytes = bytes
    faults = DiagnosticBag(origin: .document, limit: limit)
  }

  /// The document as a text that diagnostics point into.
  var source: RenderedSource { RenderedSource(.document, name: name, bytes: bytes) }
}

extension LayoutDocument {
  /// The document of a text that is a log of a conflict, of which nothing is read.
  static func conflictLog(named name: String) -> LayoutDocument {
    var document = LayoutDocument(name: name)
    document.failure = Finding.conflictLog(name: name).diagnostic(in: .document)
    return document
  }

  /// Whether nothing stands in it, but for comments and what is empty.
  var isBlank: Bool {
    formats.isEmpty && equations.isEmpty && views.isEmpty && metrics.isEmpty && arrays.isEmpty
      && width == nil && height == nil && margins == nil && direction == nil && spacing == nil
      && dialect == nil && faults.isEmpty
  }

  /// Reports a fault of the document; one without a place in it, too.
  mutating func report(_ finding: Finding) { faults.report(finding) }
}
