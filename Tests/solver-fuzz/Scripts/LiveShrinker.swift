/// Shortens a failing script for debugging.
///
/// It removes shorter and shorter ranges of calls as long as the remaining script still fails (delta
/// debugging, Zeller and Hildebrandt 2002). Then it simplifies the remaining calls one by one.
struct LiveShrinker {
  /// Whether a script fails.
  let fails: ([LiveEdit]) -> Bool
  /// The number of remaining attempts.
  private var attempts: Int

  init(attempts: Int = 4000, fails: @escaping ([LiveEdit]) -> Bool) {
    self.attempts = attempts
    self.fails = fails
  }

  /// Returns a short script that fails like the given script.
  mutating func shrink(_ script: [LiveEdit]) -> [LiveEdit] {
    var script = script
    while true {
      let before = script
      removeRanges(from: &script)
      simplifyCalls(of: &script)
      if script == before || attempts <= 0 { return script }
    }
  }

  private mutating func removeRanges(from script: inout [LiveEdit]) {
    var length = script.count / 2
    while length > 0 {
      var end = script.count
      while end > 0 {
        let start = max(0, end - length)
        var shorter = script
        shorter.removeSubrange(start..<end)
        if stillFails(shorter) { script = shorter }
        end = start
      }
      length /= 2
    }
  }

  private mutating func simplifyCalls(of script: inout [LiveEdit]) {
    for index in script.indices {
      for simpler in script[index].simplifications {
        var candidate = script
        candidate[index] = simpler
        if stillFails(candidate) {
          script = candidate
          break
        }
      }
    }
  }

  private mutating func stillFails(_ script: [LiveEdit]) -> Bool {
    if attempts <= 0 { return false }
    attempts -= 1
    return fails(script)
  }
}

extension LiveEdit {
  /// Simpler variants of this call, the simplest first.
  var simplifications: [LiveEdit] {
    switch self {
    case .addRow(let label, let row): row.simplifications.map { .addRow(label, $0) }
    case .setConstant(let label, let value):
      value.simplifications.map { .setConstant(label, $0) }
    case .suggest(let label, let value): value.simplifications.map { .suggest(label, $0) }
    default: []
    }
  }
}

extension LiveRow {
  /// Simpler variants of this row.
  var simplifications: [LiveRow] {
    var simpler: [LiveRow] = []
    func add(_ change: (inout LiveRow) -> Void) {
      var row = self
      change(&row)
      simpler.append(row)
    }
    for index in terms.indices { add { $0.terms.remove(at: index) } }
    for index in terms.indices {
      for value in terms[index].coefficient.simplifications where value != 0 {
        add { $0.terms[index].coefficient = value }
      }
    }
    for value in constant.simplifications { add { $0.constant = value } }
    return simpler
  }
}

extension Double {
  /// Simpler variants of this number.
  fileprivate var simplifications: [Double] {
    [0, 1, rounded()].filter { $0 != self && $0.magnitude <= magnitude }
  }
}
