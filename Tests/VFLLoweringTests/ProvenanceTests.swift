import Testing
import VFLDiagnostics
import VFLLowering
import VFLRecords
import VFLTestSupport

@Suite("Source ranges of constraint records")
struct ProvenanceTests {
  private func sources(_ compiled: Compiled) -> [String] {
    compiled.compilation.records.map { record in
      "\(record.provenance.rule) `\(compiled.source(of: record))`"
    }
  }

  @Test("the source range of a gap's record is the predicate, or the hyphen of a standard gap")
  func gaps() {
    expectEqual(
      sources(Compiled("|-[a]-8-[b]->=m@5-[c]-(<=7,==0x10@2)-|", metrics: ["m": 1])),
      [
        "standardGap `-`", "gap `8`", "gap `>=m@5`", "gap `<=7`", "gap `==0x10@2`",
      ])
  }

  @Test("the source range for adjacent views without a gap is the empty span between them")
  func flushJoins() {
    let compiled = Compiled("H:|[a][b]|")
    expectEqual(sources(compiled), ["flushGap ``", "flushGap ``", "flushGap ``"])
    expectEqual(
      compiled.traced.map(\.span), [SourceSpan(3, 3), SourceSpan(6, 6), SourceSpan(9, 9)])
  }

  @Test("the source range of a size's record is the predicate without the parentheses")
  func sizes() {
    expectEqual(
      sources(Compiled("[a(8,>=b@300)]-[b(-2)]")),
      [
        "size `8`", "size `>=b@300`", "standardGap `-`", "size `-2`",
      ])
  }

  @Test("the source range of an alignment's record spans both views")
  func alignments() {
    let compiled = Compiled("|[a(1)]-8-[b][c]|", options: [.alignAllTop, .alignAllBottom])
    expectEqual(
      sources(compiled).suffix(4),
      [
        "alignment `[a(1)]-8-[b]`", "alignment `[a(1)]-8-[b]`", "alignment `[b][c]`",
        "alignment `[b][c]`",
      ])
  }

  @Test("the source ranges of records are the same for every spacing profile, direction and axis")
  func profiles() {
    for prefix in ["H:", "V:"] {
      for spacing in StandardSpacing.allCases {
        let plain = Compiled(prefix + "|-[a]-[b(3)]-1-|", spacing: spacing)
        let expected = ["standardGap `-`", "standardGap `-`", "size `3`", "gap `1`"]
        expectEqual(sources(plain), expected)
        expectEqual(
          sources(
            Compiled(
              prefix + "|-[a]-[b(3)]-1-|", options: .directionRightToLeft, spacing: spacing)),
          expected)
      }
    }
  }

  @Test("records and diagnostics have the origin of their format string")
  func origin() {
    let compiled = Compiled("|[a]-0-[b(2)]-|", options: .alignAllTop, origin: .format(7))
    expectEqual(compiled.compilation.records.count, 5)
    for record in compiled.compilation.records {
      expectEqual(record.provenance.location.origin, .format(7))
    }
    let invalidFormat = Compiled("[zz]-1e999-[a(b@0)]-[", origin: .format(7))
    expectEqual(invalidFormat.compilation.diagnostics.count, 4)
    for diagnostic in invalidFormat.compilation.diagnostics {
      expectEqual(diagnostic.location?.origin, .format(7))
    }
  }
}
