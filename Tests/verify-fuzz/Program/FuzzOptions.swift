/// The selection of layouts, and the limits for each layout.
struct FuzzOptions: Sendable, Equatable {
  /// The seed of the first layout; the seed increases by 1 for each further layout.
  var seed: UInt64 = 1
  /// The number of generated layouts.
  var count = 180
  /// The shapes of the layouts, which alternate by seed.
  var shapes = LayoutShape.allCases
  /// The files that are judged instead of generated layouts.
  var files: [String] = []
  /// The time limit for the proofs of a layout, in seconds.
  var seconds = 10
  /// The number of points at which each layout is solved, in each direction.
  var samples = 24
  /// The directory to which generated layouts are written, if any.
  var directory: String?

  /// The layouts to verify.
  var sources: [LayoutSource] {
    if !files.isEmpty { return files.map { .file($0) } }
    return (0..<UInt64(count)).map { offset in
      let seed = seed &+ offset
      return .generated(shapes[Int(seed % UInt64(shapes.count))], seed: seed)
    }
  }
}
