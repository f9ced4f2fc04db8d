package import VFLCompiler
package import VFLDiagnostics
package import VFLSources
import VFLText

/// The layouts that the functions of a source file create with constraints in code.
package struct FunctionLayouts {
  /// The layout of a function.
  package struct Layout: Sendable {
    /// The function.
    package let declaration: Declaration
    /// The layout as a document, whose equations have positions in the file.
    package let document: LayoutDocument
    /// Notes about omitted constraints and about assumptions, without a full stop.
    package let notes: [String]
    /// The spans of the constraints.
    let origins: Set<SourceSpan>
    /// Whether the function calls another function of the file.
    let callsFunction: Bool
    /// Whether a constraint is created without a format string.
    package let usesCode: Bool

    /// Whether the layout contains the constraints that a call creates.
    package func uses(_ call: SourceSpan) -> Bool {
      declaration.contains(call)
        || origins.contains { call.start <= $0.start && $0.end <= call.end }
    }
  }

  /// The declaration of a function.
  package struct Declaration: Sendable {
    /// The name of the function without its parameters, or the name of its type if it has no name.
    package let name: String
    /// The name of the enclosing type; `nil` outside of types.
    package let owner: String?
    /// The 1-based line at which the function begins.
    package let line: Int
    private let body: SourceSpan

    init(_ function: CodeFunction, in file: CodeFile, _ lines: SourceLines) {
      name = function.name.map { String($0.prefix { $0 != "(" }) } ?? function.owner ?? "closure"
      owner = function.owner
      line = lines.position(of: function.start(in: file).start).line + 1
      body = function.span(in: file)
    }

    /// Whether an argument such as `setUp`, `Card`, `Card.setUp` or the line selects the function.
    ///
    /// `nil` selects each function.
    package func isNamed(_ argument: String?) -> Bool {
      argument == nil || argument == name || argument == owner
        || argument == owner.map { $0 + "." + name } || argument == String(line)
    }

    /// Whether the body contains a call.
    package func contains(_ call: SourceSpan) -> Bool {
      body.start <= call.start && call.end <= body.end
    }
  }

  /// The layouts, in source order.
  ///
  /// A function is left out if another function calls it and contains its whole layout.
  package private(set) var layouts: [Layout] = []
  /// The reasons why functions that create constraints have no layout, without a full stop.
  package private(set) var omissions: [String] = []
  /// The functions of the file, in source order, nested functions after the functions around them.
  package private(set) var declarations: [Declaration] = []

  /// Evaluates the functions of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file in UTF-8.
  ///   - language: The language of the file.
  ///   - name: The name of the file for diagnostics.
  ///   - function: The name of a function or type, such as `setUp`, `Card` or `Card.setUp`, or the line on
  ///     which a function begins; `nil` for all functions.
  ///   - metrics: The values of names that the file does not determine.
  ///   - system: The version of iOS whose control sizes are used.
  package init(
    _ bytes: [UInt8], _ language: HostLanguage, name: String, function: String? = nil,
    metrics: [String: Double] = [:], system: SystemVersion? = nil
  ) {
    let file = CodeFile(HostFile(bytes, language: language))
    let lines = SourceLines(bytes)
    var found: [Layout] = []
    for candidate in file.functions {
      let declaration = Declaration(candidate, in: file, lines)
      declarations.append(declaration)
      guard declaration.isNamed(function) else { continue }
      let assumptions = CodeAssumptions(given: metrics)
      let reader = FunctionReader(
        candidate, in: file, inliningUpTo: Self.inliningLimit, assuming: assumptions)
      let drawing = CodeDrawing(
        reader, assumptions, name: name, bytes: bytes, lines: lines, system: system)
      guard !drawing.origins.isEmpty else {
        if let reason = drawing.emptiness {
          omissions.append("`\(declaration.name)` in line \(declaration.line) \(reason)")
        }
        continue
      }
      found.append(
        Layout(
          declaration: declaration, document: drawing.document, notes: drawing.notes,
          origins: drawing.origins, callsFunction: reader.callsKnownFunction,
          usesCode: drawing.usesCode))
    }
    var places: [SourceSpan: [Int]] = [:]
    for (index, layout) in found.enumerated() {
      for origin in layout.origins { places[origin, default: []].append(index) }
    }
    layouts = found.indices.filter { index in
      // A layout with all constraints of this one contains any of them.
      let others = found[index].origins.min { $0.start < $1.start }.flatMap { places[$0] } ?? []
      return !others.contains { $0 != index && Self.covers(found, $0, index) }
    }.map { found[$0] }
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

  /// The number of functions of the file that may be evaluated inside each other.
  private static let inliningLimit = 6
}
