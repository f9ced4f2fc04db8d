/// Which scripts are run.
struct FuzzOptions: Sendable {
  /// The seed of the first script; each of the others has the next one.
  var first: UInt64 = 1
  var count = 1_000
  /// How many calls a script has behind those that it begins with.
  var calls = 200
  /// The shapes that take turns.
  var shapes = LiveShape.all.filter { $0.name != LiveShape.widest.name }
  /// Whether each call is printed before it is made.
  var isTraced = false

  /// The script of a seed.
  func fuzz(seed: UInt64) -> LiveFuzz {
    var fuzz = LiveFuzz(shape: shapes[Int(seed % UInt64(shapes.count))], calls: calls)
    fuzz.isTraced = isTraced
    return fuzz
  }
}
