import VFLDiagnostics
import VFLLayout
import VFLNarration
import VFLRecords
import VFLText

/// The sources of a snapshot: format strings, and descriptions of constraint objects and autoresizing masks.
///
/// The sources are only created to report diagnostics.
struct SnapshotTexts {
  /// The problem, in which the provenance of each record refers to a source.
  private var problem: LayoutProblem
  /// The sources that diagnostics refer to.
  private(set) var sources: [RenderedSource] = []
  private var sourceOfFormat: [ObjectIdentifier: Int] = [:]
  /// Whether each source is a format string.
  ///
  /// The remaining sources are descriptions of objects, which users cannot edit.
  private var isFormat: [Bool] = []

  init(of snapshot: HierarchySnapshot) {
    problem = snapshot.problem
    for index in problem.records.indices {
      let record = problem.records[index]
      if let constraint = snapshot.constraints[index] {
        problem.records[index].provenance = provenance(of: constraint)
        continue
      }
      let text = record.text { snapshot.elements[$0.index].name }
      var source = RenderedSource(.document, name: snapshot.names[index] ?? "?", text: text)
      source.isWhole = true
      problem.records[index].provenance = Provenance(
        location(of: text, source), record.provenance.rule)
    }
  }

  /// Returns the location of a constraint in its format string, or in a source that consists of its
  /// description.
  private mutating func provenance(of constraint: LayoutConstraint) -> Provenance {
    guard let format = constraint.format else {
      let text = constraint.description
      let source = RenderedSource(
        .document, name: constraint.origin.fileID, text: text, line: constraint.origin.line)
      return Provenance(location(of: text, source), constraint.provenance.rule)
    }
    let known = sourceOfFormat[ObjectIdentifier(format)]
    let index = known ?? sources.count
    if known == nil {
      sourceOfFormat[ObjectIdentifier(format)] = index
      isFormat.append(true)
      sources.append(
        RenderedSource(
          .format(index), name: format.origin.fileID, text: format.text, line: format.origin.line))
    }
    return Provenance(
      SourceLocation(.format(index), constraint.provenance.location.span),
      constraint.provenance.rule)
  }

  private mutating func location(of text: String, _ source: RenderedSource) -> SourceLocation {
    var source = source
    source.origin = .format(sources.count)
    sources.append(source)
    isFormat.append(false)
    return SourceLocation(source.origin, SourceSpan(0, text.utf8.count))
  }

  /// The narration that writes the diagnostics of the problem.
  var narration: LayoutNarration {
    let (sources, isFormat) = (sources, isFormat)
    return LayoutNarration(of: problem) { location in
      guard case .format(let index) = location.origin, isFormat.indices.contains(index),
        isFormat[index]
      else { return nil }
      let bytes = sources[index].bytes
      let span = location.span
      guard span.start >= 0, span.end <= bytes.count else { return nil }
      return String(decoding: bytes[span.start..<span.end], as: UTF8.self)
    }
  }
}
