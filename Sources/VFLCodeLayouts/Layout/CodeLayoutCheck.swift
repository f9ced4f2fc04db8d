package import VFLCompiler
package import VFLDiagnostics
import VFLLayout
import VFLNarration
package import VFLSources
import VFLText

/// The conflicts between constraints that the functions of a source file certainly activate together.
package struct CodeLayoutCheck {
  /// The diagnostics, with the sources to which they refer.
  package var groups: [DiagnosticGroup] { found.groups }
  private var found: DerivedDiagnostics
  private let source: RenderedSource
  private let lines: SourceLines

  /// Checks the functions of a file.
  ///
  /// A file is not parsed if it contains none of the words with which code creates constraints.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: The name of the file.
  ///   - levels: The severities of conflicts and of constraints that accumulate.
  ///   - findsConflicts: Whether conflicts are reported.
  package init(
    _ file: HostFile, name: String, levels: RuleLevels, findsConflicts: Bool = true
  ) {
    source = RenderedSource(.document, name: name, bytes: file.bytes)
    found = DerivedDiagnostics(of: source, levels: levels)
    let findsConflicts = findsConflicts && levels[.conflict] != .off
    let findsRepetitions = levels[.repeatedActivation] != .off
    guard findsConflicts || findsRepetitions, Self.mayContainConstraints(file.bytes) else {
      lines = SourceLines([])
      return
    }
    lines = SourceLines(file.bytes)
    let file = CodeFile(file)
    var repetitions: [LazyDiagnostic] = []
    // A conflict is reported in the innermost function that contains all of its constraints.
    let calling = file.functions.filter { function in
      let words = file.words[function.body.range]
      guard words.contains(where: CodeFile.createsConstraints) else {
        return words.contains(where: file.creators.contains)
      }
      let reader = FunctionReader(function, in: file, inliningUpTo: 0)
      if findsRepetitions, let found = reader.repeatedActivation { repetitions.append(found) }
      if findsConflicts { check(reader) }
      return reader.callsKnownFunction
    }
    for function in calling where findsConflicts {
      check(FunctionReader(function, in: file, inliningUpTo: Self.inliningLimit))
    }
    guard !repetitions.isEmpty else { return }
    let applied = levels.apply(to: repetitions.map { $0.diagnostic(in: .document) })
    found.add([DiagnosticGroup(sources: [source], diagnostics: applied)])
  }

  /// The number of functions of the file that may be evaluated inside each other.
  private static let inliningLimit = 3

  private static func mayContainConstraints(_ bytes: [UInt8]) -> Bool {
    // Leading edges have different meanings in views that are always laid out from right to left.
    if bytes.firstPlace(of: "orceRightToLeft".utf8) != nil { return false }
    let words = ["Anchor", "onstraints", "NSLayoutConstraint"] + CodeFile.pureLayoutPrefixes
    return words.contains { bytes.firstPlace(of: $0.utf8) != nil }
  }

  private mutating func check(_ reader: FunctionReader) {
    guard !reader.isAbandoned else { return }
    let builder = CodeLayoutBuilder(reader, name: source.name, bytes: source.bytes, lines: lines)
    guard builder.document.equations.count > 1 else { return }
    let compiled = CompiledLayout([builder.document])
    guard !compiled.hasErrors, compiled.problem.records.count <= Limit.solvedConstraints.value,
      let result = try? compiled.problem.resultIfUnsatisfiable()
    else { return }
    let narration = LayoutNarration(of: compiled.problem, text: compiled.sources.text)
    // The constraints of a stack view cannot be changed as the notes suggest.
    func isWritten(_ diagnostic: Diagnostic) -> Bool {
      guard case .equation(let index)? = diagnostic.location?.origin else { return true }
      return index < builder.constraintCount
    }
    // The constraints of one call can conflict on both axes, which has one cause.
    for diagnostic in narration.diagnostics(for: result) {
      found.add([diagnostic], of: compiled, keepingNotes: isWritten) { place in
        guard case .equation(let index) = place.origin else { return [] }
        return [compiled.sources.place(of: place.origin), builder.origins[index]].compactMap { $0 }
      }
    }
  }
}
