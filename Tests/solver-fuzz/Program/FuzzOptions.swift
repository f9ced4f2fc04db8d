/// The selection of scripts to run.
struct FuzzOptions: Sendable {
  /// The seed of the first script.
  ///
  /// The seed increases by 1 for each further script.
  var first: UInt64 = 1
  var count = 1_000
  /// The number of calls in a script, in addition to the initial calls.
  var calls = 200
  /// The shapes, which alternate by seed.
  var shapes = LiveShape.all.filter { $0.name != LiveShape.widest.name }
  /// Whether each call is printed before it runs.
  var isTraced = false

  /// Returns the random script run for a seed.
  func fuzz(seed: UInt64) -> LiveFuzz {
    var fuzz = LiveFuzz(shape: shapes[Int(seed % UInt64(shapes.count))], calls: calls)
    fuzz.isTraced = isTraced
    return fuzz
  }
}
