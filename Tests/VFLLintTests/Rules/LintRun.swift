import VFLDiagnostics
import VFLLint
import VFLLowering
import VFLSyntax

/// A lint run on format strings that share their views and metrics.
struct LintRun {
  var formats: [String]
  var options: FormatOptions? = []
  var views: [String] = []
  var metrics: [String: Double] = [:]
  var otherUses: Set<String> = []
  var areActiveTogether = true
  var equations: [String] = []
  var spacing: StandardSpacing?
  var levels = RuleLevels()

  init(_ formats: String...) {
    self.formats = formats
  }

  /// Creates a run with all rules enabled.
  static func all(_ formats: String...) throws -> LintRun {
    var run = LintRun()
    run.formats = formats
    try run.levels.set(.warning, forCodesOf: "VFL05")
    return run
  }

  var diagnostics: [Diagnostic] {
    let uses = formats.enumerated().map { index, format in
      var use = FormatUse(
        FormatTree.parse(Array(format.utf8)).tree, origin: .format(index), options: options)
      use.metricValues = metrics
      use.knowsAllMetrics = true
      return use
    }
    var group = FormatGroup()
    group.views = views.map { GivenName($0, span: nil) }
    group.metrics = metrics.keys.sorted().map { GivenName($0, span: nil) }
    group.otherUses = otherUses
    group.areActiveTogether = areActiveTogether
    group.spacing = spacing
    group.equations = equations.enumerated().map {
      FormatGroup.Equation(Array($1.utf8), origin: .equation($0))
    }
    return Lint.diagnostics(of: uses, in: group, levels: levels)
  }

  /// The code and the marked source of each diagnostic, such as `0503 -8-`.
  var summaries: [String] {
    diagnostics.map { diagnostic in
      let number = String(diagnostic.code.rawValue.dropFirst(3))
      guard let location = diagnostic.location, case .format(let index) = location.origin else {
        return number
      }
      let bytes = Array(formats[index].utf8)[location.span.start..<location.span.end]
      return number + " " + String(decoding: bytes, as: UTF8.self)
    }
  }
}
