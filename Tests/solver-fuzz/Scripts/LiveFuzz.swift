import LayoutSolver

/// Runs random scripts, and shortens a failing script to the shortest script found that still fails.
struct LiveFuzz {
  let shape: LiveShape
  var strictness = LiveRun.Strictness()
  /// The number of calls in a script, in addition to the initial calls.
  var calls = 60
  /// Whether each call is printed before it runs.
  var isTraced = false

  /// The numbers of solutions and conflicts in the scripts, so that a test can check the coverage.
  struct Tally {
    var solutions = 0
    var conflicts = 0
  }

  /// Returns the failure of the script for a seed, with a shortened script; `nil` if the script passes.
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

  /// Returns the shortest script found that fails in the same way, in lines of Swift.
  ///
  /// A script with a large error is not shortened to a script with only a rounding error.
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
    let failure = LiveRun.failure(of: short, strictness: strict) ?? "no failure in another run"
    return text(of: short) + "\n// \(failure)"
  }

  /// Returns a script in lines of Swift.
  static func text(of script: [LiveEdit]) -> String {
    (["var solver = IncrementalSolver()"] + script.map(\.description)).joined(separator: "\n")
  }

  /// Returns the description of a failure without the words that contain numbers.
  private static func kind(of failure: String) -> String {
    failure.split(separator: " ").filter { word in !word.contains { $0.isNumber } }
      .joined(separator: " ")
  }
}
