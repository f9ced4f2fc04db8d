import Testing
import VisualFormat

@Suite("VisualFormatError")
struct ErrorTests {
  /// Returns the error for a format string and view names.
  ///
  /// Typed throws make a cast unnecessary.
  private func failure(
    _ format: String, options: FormatOptions = [], views: [String] = ["a", "b"],
    superview: String? = "|"
  ) -> VisualFormatError? {
    do {
      _ = try constraints(
        visualFormat: format, options: options, views: views, superview: superview)
      return nil
    } catch {
      return error
    }
  }

  @Test("VisualFormatError contains all diagnostics as values")
  func diagnosticValues() throws {
    let error = try #require(failure("[titel]-nope-[a(5@0)]]", views: ["title", "a"]))
    #expect(error.format == "[titel]-nope-[a(5@0)]]")
    #expect(
      error.diagnostics.map(\.code).prefix(3) == [
        .unknownView, .unknownMetric, .priorityOutOfRange,
      ])
    #expect(error.diagnostics.count == 4)
    let first = error.diagnostics[0]
    #expect(first.severity == .error)
    #expect(first.location?.span == SourceSpan(1, 6))
    #expect(first.message.contains("titel"))
    #expect(first.fixIts.first?.edits.first?.replacement == "title")
  }

  @Test("the description of a VisualFormatError shows the format string, carets and codes")
  func text() throws {
    let error = try #require(failure("[a]-nope-[zz]"))
    let lines = error.description.split(separator: "\n")
    #expect(lines.filter { $0.contains("[a]-nope-[zz]") }.count >= 1)
    #expect(lines.contains { $0.contains("^^^^") })
    #expect(error.description.contains("VFL0202"))
    #expect(error.description.contains("VFL0201"))
    #expect(!error.description.contains("\u{1B}"))
    #expect("\(error)" == error.description)
  }

  @Test("the carets in an error description mark the source range of the error")
  func carets() throws {
    let error = try #require(failure("V:|-[a]-[zzz]-|"))
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
    let source = try #require(lines.firstIndex { $0.contains("V:|-[a]-[zzz]-|") })
    let column = try #require(lines[source].firstRange(of: "zzz"))
    let offset = lines[source].distance(from: lines[source].startIndex, to: column.lowerBound)
    let marks = lines[source + 1]
    let caret = try #require(marks.firstIndex(of: "^"))
    #expect(marks.distance(from: marks.startIndex, to: caret) == offset)
    #expect(marks.filter { $0 == "^" }.count == 3)
  }

  @Test(
    "an invalid format string throws an error and never traps",
    arguments: [
      ("", DiagnosticCode.emptyFormat), ("[été]", .nonASCIICharacter), ("[a", .unclosedView),
      ("|", .missingView), ("H:", .missingView), ("[a]--8-[b]", .bareNegativeGap),
      ("[zz]", .unknownView), ("[a]-nope-[b]", .unknownMetric), ("[a]-b-[b]", .viewAsGap),
      ("[a(5@b)]", .viewAsPriority), ("[a(1e999)]", .constantNotFinite),
      ("[a(5@1001)]", .priorityOutOfRange), ("[a]\0[b]", .unexpectedCharacter),
    ])
  func noTrap(_ format: String, _ code: DiagnosticCode) {
    #expect(failure(format)?.diagnostics.map(\.code) == [code])
  }

  @Test("a bar next to a view without a superview is an error")
  func noSuperview() throws {
    #expect(failure("|[a]", superview: nil)?.diagnostics.map(\.code) == [.barWithoutSuperview])
    do {
      _ = try constraints(visualFormat: "[a]-|", views: ["a": Box()])
      Issue.record("the box has no superview")
    } catch {
      #expect(error.diagnostics.map(\.code) == [.barWithoutSuperview])
      #expect(error.diagnostics.first?.location?.span == SourceSpan(4, 5))
    }
  }

  @Test("a bar whose superview was deallocated is an error")
  func superviewGone() {
    let orphan = Box(in: Box())
    #expect(throws: VisualFormatError.self) {
      try constraints(visualFormat: "|[a]", views: ["a": orphan])
    }
  }

  @Test("an option of the wrong axis throws an error, but a warning alone does not")
  func options() {
    #expect(failure("[a][b]", options: .alignAllLeft)?.diagnostics.map(\.code) == [.optionOffAxis])
    #expect(
      failure("[a]-[b]", options: .spacingBaselineToBaseline)?.diagnostics.map(\.code)
        == [.baselineSpacingHorizontal])
    #expect(failure("V:|[a]|", options: .alignAllTop) == nil)
  }

  @Test("VisualFormatError can be created, compared and sent")
  func value() async {
    let error = failure("[zz]")
    #expect(error == failure("[zz]"))
    #expect(await Task { error?.description }.value == error?.description)
    let own = VisualFormatError(format: "[zz]", diagnostics: error?.diagnostics ?? [])
    #expect(own == error)
  }

  @Test("the diagnostics of a VisualFormatError do not depend on the order of the dictionaries")
  func order() {
    var texts: Set<String> = []
    for capacity in [1, 40, 300] {
      for names in [
        ["ab", "ac", "ad", "ae"], ["ae", "ad", "ac", "ab"], ["ac", "ae", "ab", "ad"],
      ] {
        var views: [String: Box] = [:]
        var metrics: [String: Int] = [:]
        views.reserveCapacity(capacity)
        metrics.reserveCapacity(capacity)
        for name in names {
          views[name] = Box()
          metrics["m" + name] = 1
        }
        do {
          _ = try constraints(visualFormat: "[ax]-max-[ab]", metrics: metrics, views: views)
        } catch {
          texts.insert(error.description)
        }
      }
    }
    #expect(texts.count == 1)
  }
}

@Suite("diagnostics(visualFormat:)")
struct DiagnosticsTests {
  @Test("diagnostics(visualFormat:) does not report unknown names")
  func names() {
    #expect(diagnostics(visualFormat: "|-m-[a(b@p)]-[c]-|").isEmpty)
  }

  @Test("diagnostics(visualFormat:) reports warnings and syntax, number and option errors")
  func invalidConstraints() {
    #expect(diagnostics(visualFormat: "[a").map(\.code) == [.unclosedView])
    #expect(diagnostics(visualFormat: "[a(5@0)]").map(\.code) == [.priorityOutOfRange])
    #expect(
      diagnostics(visualFormat: "[a][b]", options: .alignAllLeft).map(\.code) == [.optionOffAxis])
    let warnings = diagnostics(visualFormat: "V:|[a]|", options: .alignAllTop)
    #expect(warnings.map(\.code) == [.optionWithoutEffect])
    #expect(warnings.map(\.severity) == [.warning])
  }
}
