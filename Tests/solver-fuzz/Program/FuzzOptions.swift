/// The selection of scripts to run.
struct FuzzOptions: Sendable {
  /// The seed of the first script; the following scripts have the following seeds.
  var first: UInt64 = 1
  var count = 1_000
  /// The number of calls of a script, in addition to the initial calls.
  var calls = 200
  /// The shapes, which alternate by seed.
  var shapes = LiveShape.all.filter { $0.name != LiveShape.widest.name }
  /// Whether each call is printed before it runs.
  var isTraced = false

  /// The script of a seed.
  func fuzz(seed: UInt64) -> LiveFuzz {
    var fuzz = LiveFuzz(shape: shapes[Int(seed % UInt64(shapes.count))], calls: calls)
    fuzz.isTraced = isTraced
    return fuzz
  }
}
