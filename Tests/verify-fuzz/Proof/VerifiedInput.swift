import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLVerification

/// A layout that is verified, at the usual values of its intervals.
struct VerifiedInput: Sendable {
  /// The layout.
  let layout: VerifiedLayout
  /// The number of views.
  let viewCount: Int

  /// Compiles a document.
  ///
  /// - Throws: ``UsageError`` if the document has errors, or if the layout is unsatisfiable at the usual
  ///   values.
  init(_ text: String, name: String) throws(UsageError) {
    layout = VerifiedLayout([LayoutDocument.read(Array(text.utf8), name: name)])
    let problem = layout.usual.problem
    viewCount = problem.nodes.count { $0.parent != nil && !$0.isGuide }
    if let diagnostic = layout.usual.groups.flatMap({ $0.diagnostics }).first(where: {
      $0.severity == .error
    }) {
      throw UsageError(message: "the document has an error: \(diagnostic.message)")
    }
    guard let result = try? problem.solved(), result.status != .unsatisfiable else {
      throw UsageError(message: "the layout is unsatisfiable at the usual values")
    }
  }

  /// Returns a description of a property, such as `apart title, close`.
  func text(of property: LayoutProperty) -> String {
    let problem = layout.usual.problem
    let subject: String
    switch property {
    case .satisfiable, .unambiguous: return property.kindName
    case .inside(let view), .target(let view, _, _), .safe(let view):
      subject = problem.name(of: view)
    case .apart(let one, let other):
      subject = problem.name(of: one) + ", " + problem.name(of: other)
    case .untruncated(let view, let axis):
      subject = problem.name(of: view) + (axis == .horizontal ? ".width" : ".height")
    case .requirement(let number): subject = String(number + 1)
    }
    return property.kindName + " " + subject
  }

  /// Returns a description of a point: the parameters that differ from the usual values, and the direction.
  func text(of values: [Double], _ direction: LayoutDirection) -> String {
    let changed = zip(layout.parameters, values).filter { $0.usual != $1 }
      .map { "\($0.name) = \($1)" }
    let point = changed.isEmpty ? "the usual values" : changed.joined(separator: ", ")
    return "at \(point) (\(direction.rawValue))"
  }
}

extension LayoutProperty {
  /// The name of the kind, as in `@require`.
  var kindName: String {
    switch self {
    case .satisfiable: "satisfiable"
    case .unambiguous: "unambiguous"
    case .inside: "inside"
    case .apart: "apart"
    case .untruncated: "untruncated"
    case .target: "target"
    case .safe: "safe"
    case .requirement: "requirement"
    }
  }
}
