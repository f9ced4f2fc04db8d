package import VFLCompiler
package import VFLDiagnostics
import VFLLayout
import VFLNarration
package import VFLSources
import VFLText

/// The conflicts between constraints that the functions of a source file certainly activate together.
package struct CodeLayoutCheck {
  /// The diagnostics, with the sources to which they refer.
  package private(set) var groups: [DiagnosticGroup] = []
  /// The spans of the constraints in the reported conflicts.
  private var seen: Set<SourceSpan> = []
  private let source: RenderedSource
  private let lines: SourceLines
  private let levels: RuleLevels

  /// Checks the functions of a file.
  ///
  /// A file without a word that code needs to create constraints is not parsed.
  package init(_ bytes: [UInt8], language: HostLanguage, name: String, levels: RuleLevels) {
    self.levels = levels
    source = RenderedSource(.document, name: name, bytes: bytes)
    guard levels[.conflict] != .off, Self.mayContainConstraints(bytes) else {
      lines = SourceLines([])
      return
    }
    lines = SourceLines(bytes)
    let file = CodeFile(bytes, language: language)
    // A conflict is reported in the innermost function that contains all of its constraints.
    let calling = file.functions.filter { function in
      let reader = FunctionReader(function, in: file, inliningUpTo: 0)
      check(reader)
      return reader.callsKnownFunction
    }
    for function in calling {
      check(FunctionReader(function, in: file, inliningUpTo: Self.inliningLimit))
    }
  }

  /// The number of functions of the file that may be evaluated inside each other.
  private static let inliningLimit = 3

  private static func mayContainConstraints(_ bytes: [UInt8]) -> Bool {
    // Leading edges have different meanings in views that are always laid out from right to left.
    if bytes.firstPlace(of: "orceRightToLeft".utf8) != nil { return false }
    return ["Anchor", "onstraints", "NSLayoutConstraint", "autoPin", "autoSet", "autoAlign"]
      .contains {
        bytes.firstPlace(of: $0.utf8) != nil
      }
  }

  private mutating func check(_ reader: FunctionReader) {
    guard !reader.isAbandoned else { return }
    let builder = CodeLayoutBuilder(reader, name: source.name, bytes: source.bytes, lines: lines)
    guard builder.document.equations.count > 1 else { return }
    let compiled = CompiledLayout([builder.document])
    guard !compiled.hasErrors, compiled.problem.records.count <= Limit.solvedConstraints.value,
      (try? compiled.problem.isSatisfiable()) == false,
      let result = try? compiled.problem.resultIfUnsatisfiable()
    else { return }
    let narration = LayoutNarration(of: compiled.problem, text: compiled.sources.text)
    let new = narration.diagnostics(for: result).filter { diagnostic in
      var spans: [SourceSpan] = []
      for location in [diagnostic.location] + diagnostic.labels.map({ $0.location }) {
        guard let origin = location?.origin, case .equation(let index) = origin else { continue }
        spans += [compiled.sources.place(of: origin), builder.origins[index]].compactMap { $0 }
      }
      defer { seen.formUnion(spans) }
      return seen.isDisjoint(with: spans)
    }
    let found = levels.apply(to: new).map { diagnostic in
      // A fix-it would change the equation, which the file does not contain.
      let found = diagnostic.with(fixIts: [])
      guard case .equation(let index)? = diagnostic.location?.origin,
        index >= builder.constraintCount
      else { return found }
      // The constraints of a stack view cannot be changed as the notes suggest.
      return found.with(notes: [])
    }
    if !found.isEmpty { groups.append(compiled.sources.group(of: found, behind: [source])) }
  }
}
