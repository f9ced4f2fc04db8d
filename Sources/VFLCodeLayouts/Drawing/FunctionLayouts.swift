package import VFLCompiler
package import VFLDiagnostics
package import VFLSources
import VFLText

/// The layouts that the functions of a source file create with constraints in code.
package struct FunctionLayouts {
  /// The layout of a function.
  package struct Layout: Sendable {
    /// The name of the function without its parameters, or the name of its type if it has no name.
    package let name: String
    /// The name of the enclosing type; `nil` outside of types.
    package let owner: String?
    /// The span of the body.
    let body: SourceSpan
    /// The 1-based line at which the function begins.
    package let line: Int
    /// The layout as a document, whose equations have positions in the file.
    package let document: LayoutDocument
    /// Notes about omitted constraints and about assumptions, as sentences.
    package let notes: [String]
    /// The spans of the constraints.
    let origins: Set<SourceSpan>
    /// Whether the function calls another function of the file.
    let callsFunction: Bool
    /// Whether a constraint is created without a format string.
    package let usesCode: Bool

    /// Whether the function contains a call.
    package func contains(_ call: SourceSpan) -> Bool {
      body.start <= call.start && call.end <= body.end
    }
  }

  /// The layouts, in source order.
  ///
  /// A function is left out if another function calls it and contains its whole layout.
  package private(set) var layouts: [Layout] = []

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
      let label = candidate.name.map { String($0.prefix { $0 != "(" }) } ?? candidate.owner ?? name
      let line = lines.position(of: candidate.start(in: file).start).line + 1
      let keys = [
        label, candidate.owner, candidate.owner.map { $0 + "." + label }, String(line),
      ]
      guard function == nil || keys.contains(function) else { continue }
      let reader = FunctionReader(
        candidate, in: file, inliningUpTo: Self.inliningLimit, trustingUnknownCode: true)
      let drawing = CodeDrawing(
        reader, name: name, bytes: bytes, lines: lines, metrics: metrics, system: system)
      guard !drawing.origins.isEmpty else { continue }
      found.append(
        Layout(
          name: label, owner: candidate.owner, body: candidate.span(in: file),
          line: line,
          document: drawing.document, notes: drawing.notes, origins: drawing.origins,
          callsFunction: reader.callsKnownFunction, usesCode: drawing.usesCode))
    }
    layouts = found.indices.filter { index in
      !found.indices.contains { $0 != index && Self.covers(found, $0, index) }
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
