import VFLDiagnostics
import VFLRecords

extension LayoutNarration {
  /// The diagnostic of a conflict.
  func conflict(_ result: LayoutResult) -> Diagnostic {
    guard let terms = ConflictTerm.terms(result, problem) else {
      return LayoutConflict(span: nil, text: "", members: [], claim: .unspoken)
        .diagnostic(in: .document)
    }
    let arithmetic = ConflictArithmetic(terms)
    let members = terms.map { term -> LayoutConflict.Member in
      guard case .record(let index) = term.member else { return term.words }
      return .written(problem.records[index].provenance.location, text: problem.text(of: index))
    }
    let primary = primary(terms, arithmetic.claim)
    let record = primary.map { problem.records[$0.record] }
    return LayoutConflict(
      span: record?.provenance.location.span,
      text: primary.map { problem.text(of: $0.record) } ?? "", members: members,
      claim: arithmetic.claim, fittingContainer: arithmetic.fittingContainer,
      demotion: record.flatMap(demotion), change: primary.flatMap { change(terms, $0.term) }
    ).diagnostic(in: record?.provenance.location.origin ?? .document)
  }

  /// The record to point at: the last of two that contradict each other directly, or else the one
  /// that counts most, because its number is likeliest to be wrong.
  private func primary(
    _ terms: [ConflictTerm], _ claim: LayoutConflict.Claim
  ) -> (term: Int, record: Int)? {
    var best: (term: Int, record: Int)?
    var bestWeight = -1.0
    for (place, term) in terms.enumerated() {
      guard case .record(let index) = term.member else { continue }
      // A size, a gap or an equation has a text of its own that can be changed.
      let weight =
        switch problem.records[index].provenance.rule {
        case .size, .gap, .equation: term.contribution.magnitude
        case .standardGap, .flushGap, .alignment: 0.0
        }
      if case .both(let one, let other) = claim {
        if best == nil || term.words == one || term.words == other { best = (place, index) }
      } else if weight > bestWeight {
        (best, bestWeight) = ((place, index), weight)
      }
    }
    return best
  }

  /// The edit that takes a record below the required priority.
  private func demotion(_ record: ConstraintRecord) -> (edit: SourceEdit, result: String)? {
    let location = record.provenance.location
    guard let text = text(location) else { return nil }
    let end = location.span.end
    switch record.provenance.rule {
    case .flushGap, .alignment: return nil
    case .standardGap:
      guard record.firstRegion == .frame, record.secondRegion == .frame, record.constant > 0 else {
        return nil
      }
      let result = "-\(DecimalText.shortest(record.constant))@999-"
      return (SourceEdit(location.span, result), result)
    case .size, .gap, .equation:
      if let at = text.utf8.lastIndex(of: UInt8(ascii: "@")) {
        let kept = text.utf8.distance(from: text.startIndex, to: at)
        let edit = SourceEdit(SourceSpan(location.span.start + kept, end), "@999")
        return (edit, text[..<at] + "@999")
      }
      let priority = record.provenance.rule == .equation ? " @999" : "@999"
      return (SourceEdit(SourceSpan(at: end), priority), text + priority)
    }
  }

  /// The edit that changes a number written in a format so that the sum comes out.
  private func change(
    _ terms: [ConflictTerm], _ place: Int
  ) -> (edit: SourceEdit, from: String)? {
    guard case .record(let index) = terms[place].member else { return nil }
    let record = problem.records[index]
    let location = record.provenance.location
    guard record.provenance.rule == .size || record.provenance.rule == .gap,
      let text = text(location)
    else { return nil }
    let head = text.utf8.prefix { "<>=".utf8.contains($0) }
    let digits = text.utf8.dropFirst(head.count).prefix { $0 != UInt8(ascii: "@") }
    guard let number = String(digits), Double(number) == record.constant else { return nil }
    let excess = terms.reduce(0) { $0 + $1.contribution }
    let exact = record.constant - excess / terms[place].multiplier
    let fitting = (exact * 1e4).rounded() / 1e4
    let replacement = DecimalText.shortest(fitting)
    // Nobody would have written more digits or an exponent, and fewer digits do not come out.
    guard fitting >= 0, (fitting - exact).magnitude <= 1e-10 * max(1, exact),
      fitting != record.constant, !replacement.contains("e")
    else { return nil }
    let start = location.span.start + head.count
    return (
      SourceEdit(SourceSpan(start, start + digits.count), replacement), number
    )
  }
}
