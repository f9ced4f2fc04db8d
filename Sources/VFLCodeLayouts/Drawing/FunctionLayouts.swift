package import VFLCompiler
package import VFLDiagnostics
package import VFLLowering
package import VFLSources
import VFLText

/// The layouts that the functions of a source file create with constraints in code.
package struct FunctionLayouts {
  /// The layout of a function.
  package struct Layout: Sendable {
    /// The function.
    package let declaration: Declaration
    /// The layout as a document, whose equations have positions in the file, and whose texts are not wrapped.
    package let document: LayoutDocument
    fileprivate let texts: [WrappedText]
    /// Notes about omitted constraints and about assumptions, without a full stop.
    package let notes: [String]
    /// The index of the function.
    fileprivate let function: Int
    /// The spans of the constraints.
    fileprivate let origins: Set<SourceSpan>
    /// Whether the function calls another function of the file.
    fileprivate let callsFunction: Bool
    /// Whether a constraint is created without a format string.
    package let usesCode: Bool

    /// Returns the document, with texts that are wrapped to the width that they have with some settings.
    package func document(_ settings: LayoutSettings) -> LayoutDocument {
      var result = document
      result.wrap(texts, settings)
      return result
    }
  }

  /// The declaration of a function.
  package struct Declaration: Sendable {
    /// The name of the function without its parameters, or the name of its type if it has no name.
    package let name: String
    /// The name of the enclosing type; `nil` outside of types.
    package let owner: String?
    /// The 1-based line at which the function begins.
    package var line: Int { lines.lowerBound }
    /// The lines of the function.
    private let lines: ClosedRange<Int>
    fileprivate let body: SourceSpan
    /// Whether the function belongs to an extension of a class of the system.
    fileprivate var extendsSystemClass: Bool {
      owner.map { $0.hasPrefix("UI") || $0.hasPrefix("NS") } == true
    }

    init(_ function: CodeFunction, in file: CodeFile, _ lines: SourceLines) {
      name = function.name.map { String($0.prefix { $0 != "(" }) } ?? function.owner ?? "closure"
      owner = function.owner
      body = function.span(in: file)
      let start = lines.position(of: function.start(in: file).start).line + 1
      self.lines = start...max(start, lines.position(of: body.end).line + 1)
    }

    /// Whether an argument such as `setUp`, `Card`, `Card.setUp` or a line of the function selects it.
    ///
    /// `nil` selects each function.
    package func isNamed(_ argument: String?) -> Bool {
      argument == nil || argument == name || argument == owner
        || argument == owner.map { $0 + "." + name }
        || argument.flatMap { Int($0) }.map(lines.contains) == true
    }
  }

  /// The layouts, in source order.
  ///
  /// A function is left out if another function calls it and contains its whole layout.
  package private(set) var layouts: [Layout] = []
  /// The reasons why functions that create constraints have no layout, without a full stop.
  package private(set) var omissions: [String] = []
  private let declarations: [Declaration]
  private let bodies: NestedSpans
  /// The indexes of the functions whose layouts contain constraints without format strings.
  private let codedFunctions: Set<Int>
  /// The spans of the constraints of these layouts.
  private let codedOrigins: NestedSpans

  /// Evaluates the functions of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file in UTF-8.
  ///   - language: The language of the file.
  ///   - name: The name of the file for diagnostics.
  ///   - function: The name of a function or type, such as `setUp`, `Card` or `Card.setUp`, or a line
  ///     of a function; `nil` for all functions.
  ///   - metrics: The values of names that the file does not determine.
  ///   - spacing: The profile of the standard spacing in format strings.
  ///   - contents: The settings for content sizes.
  package init(
    _ bytes: [UInt8], _ language: HostLanguage, name: String, function: String? = nil,
    metrics: [String: Double] = [:], spacing: StandardSpacing = .classic,
    contents: ContentSettings = ContentSettings()
  ) {
    let file = CodeFile(HostFile(bytes, language: language))
    let lines = SourceLines(bytes)
    var found: [Layout] = []
    declarations = file.functions.map { Declaration($0, in: file, lines) }
    bodies = NestedSpans(declarations.map { $0.body })
    var helperOmissions: [String] = []
    var remainingSteps = Self.totalStepLimit
    for (index, declaration) in declarations.enumerated() where declaration.isNamed(function) {
      // A function that calls many others must not use up the time for all of them.
      let limit = min(Self.stepLimit, max(remainingSteps, Self.leastStepLimit))
      file.remainingSteps = limit
      defer { remainingSteps -= limit - file.remainingSteps }
      let assumptions = CodeAssumptions(given: metrics, spacing: spacing)
      let reader = FunctionReader(
        file.functions[index], in: file, inliningUpTo: Self.inliningLimit, assuming: assumptions)
      let drawing = CodeDrawing(
        reader, assumptions, name: name, bytes: bytes, lines: lines, contents: contents)
      guard !drawing.origins.isEmpty else {
        // A closure of a property can create constraints for the functions of its type.
        if file.functions[index].name != nil, let reason = drawing.emptiness {
          let words = "`\(declaration.name)` in line \(declaration.line) \(reason)"
          if declaration.extendsSystemClass {
            helperOmissions.append(words)
          } else {
            omissions.append(words)
          }
        }
        continue
      }
      found.append(
        Layout(
          declaration: declaration, document: drawing.document, texts: drawing.texts,
          notes: drawing.notes,
          function: index, origins: drawing.origins, callsFunction: reader.callsKnownFunction,
          usesCode: drawing.usesCode))
    }
    // The helpers of a project have layouts only where other functions call them.
    if found.isEmpty { omissions += helperOmissions }
    var places: [SourceSpan: [Int]] = [:]
    for (index, layout) in found.enumerated() {
      for origin in layout.origins { places[origin, default: []].append(index) }
    }
    layouts = found.indices.filter { index in
      // A layout with all constraints of this one contains any of them.
      let others = found[index].origins.compactMap { places[$0] }.min { $0.count < $1.count } ?? []
      return !others.contains { $0 != index && Self.covers(found, $0, index) }
    }.map { found[$0] }
    let coded = layouts.filter { $0.usesCode }
    codedFunctions = Set(coded.map { $0.function })
    codedOrigins = NestedSpans(Array(coded.reduce(into: Set()) { $0.formUnion($1.origins) }))
  }

  /// Returns the innermost function that contains a call; `nil` outside of functions.
  package func declaration(around call: SourceSpan) -> Declaration? {
    bodies.indexes(around: call).first.map { declarations[$0] }
  }

  /// Whether a layout with constraints in code contains the constraints of a call.
  package func usesCode(with call: SourceSpan) -> Bool {
    bodies.indexes(around: call).contains(where: codedFunctions.contains)
      || codedOrigins.hasElement(inside: call)
  }

  /// Whether a layout contains all constraints of another one, and is preferred to it.
  ///
  /// Of two layouts with the same constraints, the function that calls the other one knows more about its
  /// views.
  private static func covers(_ layouts: [Layout], _ index: Int, _ other: Int) -> Bool {
    let (first, second) = (layouts[index], layouts[other])
    guard second.origins.isSubset(of: first.origins) else { return false }
    if first.origins.count > second.origins.count { return true }
    return first.callsFunction != second.callsFunction ? first.callsFunction : index < other
  }

  /// The number of statements that may be evaluated for one function.
  private static let stepLimit = 100_000
  /// The number of statements that may be evaluated for one function after ``totalStepLimit`` is reached.
  private static let leastStepLimit = 2_000
  /// The number of statements that may be evaluated for all functions.
  private static let totalStepLimit = 1_000_000
  /// The number of functions of the file that may be evaluated inside each other.
  private static let inliningLimit = 6
}
