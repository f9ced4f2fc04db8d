import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("Rule levels")
struct RuleLevelsTests {
  @Test("a rule without a set level has its default level")
  func defaults() {
    let levels = RuleLevels()
    expectEqual(levels[.unknownView], .error)
    expectEqual(levels[.optionWithoutEffect], .warning)
    expectEqual(levels[.zeroGap], .off)
  }

  @Test("a rule level can be set for one code or for a prefix of codes")
  func set() throws {
    var levels = RuleLevels()
    try levels.set(.error, forCodesOf: "VFL05")
    #expect(levels[.zeroGap] == .error && levels[.repeatedView] == .error)
    try levels.set(.off, forCodesOf: "VFL0513")
    try levels.set(.off, for: .optionWithoutEffect)
    #expect(levels[.repeatedView] == .off && levels[.optionWithoutEffect] == .off)
    try levels.set(.off, forCodesOf: "VFL03")
    expectEqual(levels[.optionOffAxis], .error)
  }

  @Test("setting a rule level is rejected for an unknown code or if it lowers an error")
  func rejected() {
    var levels = RuleLevels()
    let before = levels
    #expect(throws: RuleLevels.LevelError.staysError) { try levels.set(.off, for: .unknownView) }
    #expect(throws: RuleLevels.LevelError.staysError) {
      try levels.set(.warning, forCodesOf: "VFL01")
    }
    for word in ["VFL0599", "", "VFL", "zeroGap", "vfl0503"] {
      #expect(throws: RuleLevels.LevelError.unknownCode) {
        try levels.set(.off, forCodesOf: word)
      }
    }
    expectEqual(levels, before)
  }

  @Test("applying rule levels removes disabled diagnostics and sets the severity of the others")
  func apply() throws {
    let span = SourceSpan(0, 1)
    let found = [
      LazyDiagnostic.unknownView(span: span, name: "a", known: []).diagnostic(in: .format(0)),
      LazyDiagnostic.optionWithoutEffect(span: span, option: "alignAllTop", isVertical: true)
        .diagnostic(in: .format(0)),
      LazyDiagnostic.zeroGap(span: span, text: "-0-").diagnostic(in: .format(0)),
    ]
    expectEqual(RuleLevels().apply(to: found), Array(found.prefix(2)))
    var levels = RuleLevels()
    try levels.set(.error, for: .zeroGap)
    try levels.set(.off, for: .optionWithoutEffect)
    expectEqual(levels.apply(to: found).map(\.code), [.unknownView, .zeroGap])
    expectEqual(levels.apply(to: found).map(\.severity), [.error, .error])
  }
}
