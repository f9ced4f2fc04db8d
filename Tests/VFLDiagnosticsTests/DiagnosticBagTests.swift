import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("Diagnostic bags")
struct DiagnosticBagTests {
  private func bag(_ count: Int, limit: Int) -> DiagnosticBag {
    var bag = DiagnosticBag(origin: .format(2), limit: limit)
    for start in 0..<count {
      bag.report(.emptyFormat(span: SourceSpan(at: count - start)))
    }
    return bag
  }

  @Test("diagnostics over the limit of a bag are counted instead of kept")
  func limit() {
    expectEqual(
      bag(3, limit: 3).diagnostics.map(\.code), [.emptyFormat, .emptyFormat, .emptyFormat])
    let found = bag(5, limit: 3)
    #expect(
      found.diagnostics.map(\.code).last == .tooManyDiagnostics && found.diagnostics.count == 4)
    #expect(found.hasErrors)
  }

  @Test("a bag with the limit 0 only counts diagnostics")
  func counting() {
    let found = bag(5, limit: 0)
    #expect(found.diagnostics == [] && found.hasErrors && !found.isEmpty)
    expectEqual(found.count, 5)
    expectEqual(found.firstCounted, SourceLocation(.format(2), SourceSpan(at: 5)))
    let empty = bag(0, limit: 0)
    #expect(empty.firstCounted == nil && !empty.hasErrors && empty.isEmpty)
  }

  /// Returns the bag of a layout after some diagnostics of a format string.
  private func layout(
    _ count: Int, _ diagnostic: (SourceSpan) -> LazyDiagnostic = { .emptyFormat(span: $0) }
  ) -> DiagnosticBag {
    var layout = DiagnosticBag(layoutLimit: 200)
    for start in 0..<count {
      var part = layout.part(for: .format(start))
      part.report(diagnostic(SourceSpan(at: start)))
      layout.add(part)
    }
    return layout
  }

  @Test(
    "diagnostics over the limit of a layout are replaced by a count at the first omitted diagnostic"
  )
  func layoutLimit() throws {
    expectEqual(layout(200).diagnostics.last?.code, .emptyFormat)
    let diagnostics = layout(205).diagnostics
    expectEqual(diagnostics.count, 201)
    let last = try #require(diagnostics.last)
    #expect(last.code == .tooManyDiagnostics && last.location?.origin == .format(200))
    #expect(last.message.contains("5 more diagnostics not shown; the limit is 200"))
  }

  @Test("a part of a full bag only counts diagnostics")
  func fullLayout() throws {
    var layout = layout(200)
    var part = layout.part(for: .equation(3))
    for start in 4..<9 {
      part.report(.unknownView(span: SourceSpan(at: start), name: "x", known: []))
    }
    #expect(part.hasErrors && !part.isEmpty && part.diagnostics == [])
    layout.add(part)
    expectEqual(layout.diagnostics.count, 201)
    let last = try #require(layout.diagnostics.last)
    expectEqual(last.location, SourceLocation(.equation(3), SourceSpan(at: 4)))
    #expect(last.message.contains("5 more diagnostics not shown; the limit is 200"))
  }

  @Test("warnings over the limit of a layout without errors are kept, and so is a later error")
  func warnings() {
    var layout = layout(205) { .roundedPriority(span: $0, text: "999.9", value: 999.9) }
    #expect(layout.diagnostics.allSatisfy { $0.severity == .warning })
    var part = layout.part(for: .format(0))
    part.report(.emptyFormat(span: SourceSpan(at: 0)))
    layout.add(part)
    expectEqual(layout.diagnostics.count, 206)
    expectEqual(layout.diagnostics.last?.code, .emptyFormat)
  }

  @Test(
    "a bag of lint rules gives each diagnostic the severity of its rule, and omits rules that are off"
  )
  func rules() throws {
    var levels = RuleLevels()
    try levels.set(.error, for: .unusedView)
    try levels.set(.off, for: .unusedMetric)
    var bag = DiagnosticBag(levels: levels, limit: 1)
    bag.report(.unusedMetric(span: SourceSpan(at: 0), name: "m"))
    bag.report(.unusedView(span: SourceSpan(at: 1), name: "a"))
    bag.report(.unusedView(span: SourceSpan(at: 2), name: "b"))
    #expect(bag.isOn(.unusedView) && !bag.isOn(.unusedMetric))
    expectEqual(bag.diagnostics.map(\.code), [.unusedView, .tooManyDiagnostics])
    expectEqual(bag.diagnostics.map(\.severity), [.error, .error])
  }
}
