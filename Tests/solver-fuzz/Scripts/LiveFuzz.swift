import LayoutSolver

/// Runs random scripts and tells of one that fails by the shortest script that still does.
struct LiveFuzz {
  let shape: LiveShape
  var strictness = LiveRun.Strictness()
  /// How many calls a script has.
  var calls = 60
  /// Whether each call is printed before it is made.
  var isTraced = false

  /// What the scripts met, so that a test can say that it saw everything.
  struct Tally {
    var solutions = 0
    var conflicts = 0
  }

  /// What is wrong with the script of a seed, made short.
  func failure(seed: UInt64, _ tally: inout Tally) -> String? {
    var writer = LiveScriptWriter(shape: shape, seed: seed)
    var run = LiveRun(strictness: strictness)
    var script: [LiveEdit] = []
    if isTraced {
      StandardError.write("// \(shape.name), seed \(seed)\n\(Self.text(of: []))\n")
    }
    for _ in 0..<(writer.beginning.count + calls) {
      let edit = writer.next(run)
      script.append(edit)
      if isTraced { StandardError.write("\(edit)\n") }
      if let failure = run.apply(edit) {
        return "\(shape.name), seed \(seed): \(failure)\n"
          + Self.reproduction(of: script, strictness)
      }
    }
    tally.solutions += run.solutions
    tally.conflicts += run.conflicts
    return nil
  }

  /// The shortest script that fails in the same way, found from one that does, in lines of Swift.
  ///
  /// An answer that is far off is not shrunk to one that is off by rounding.
  static func reproduction(of script: [LiveEdit], _ strictness: LiveRun.Strictness) -> String {
    var strict = strictness
    strict.exactEvery = min(strictness.exactEvery, 1)
    strict.compareEvery = 1
    for tolerance in [1e-2, 1e-4] {
      var coarse = strict
      coarse.tolerance = max(tolerance, strictness.tolerance)
      if LiveRun.failure(of: script, strictness: coarse) != nil {
        strict = coarse
        break
      }
    }
    let kind = LiveRun.failure(of: script, strictness: strict).map(kind(of:))
    var shrinker = LiveShrinker { [strict] shorter in
      LiveRun.failure(of: shorter, strictness: strict).map(Self.kind(of:)) == kind
    }
    let short = shrinker.shrink(script)
    let failure = LiveRun.failure(of: short, strictness: strict) ?? "nothing, when run again"
    return text(of: short) + "\n// \(failure)"
  }

  /// A script in lines of Swift.
  static func text(of script: [LiveEdit]) -> String {
    (["var solver = IncrementalSolver()"] + script.map(\.description)).joined(separator: "\n")
  }

  /// What a failure says, but for its numbers.
  private static func kind(of failure: String) -> String {
    failure.split(separator: " ").filter { word in !word.contains { $0.isNumber } }
      .joined(separator: " ")
  }
}
