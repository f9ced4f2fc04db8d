import VFLVerification

/// The points at which a layout is solved to judge the proofs.
///
/// A point is a list of values of the parameters, in which content sizes are not multiplied by their scales.
struct SamplePoints {
  private let parameters: [LayoutParameter]

  /// Creates the points for the parameters of a layout.
  init(_ parameters: [LayoutParameter]) { self.parameters = parameters }

  /// Returns points: the usual values, all lower and all upper ends, and then in turn points near the usual
  /// values, corners, and other points.
  func points(_ count: Int, _ random: inout LayoutRandom) -> [[Double]] {
    (0..<count).map { number in
      switch number {
      case 0: return parameters.map(\.usual)
      case 1: return parameters.map(\.lower)
      case 2: return parameters.map(\.upper)
      default: break
      }
      switch number % 3 {
      case 0: return moved(moved(parameters.map(\.usual), &random), &random)
      case 1: return parameters.map { random.oneIn(2) ? $0.lower : $0.upper }
      default: return parameters.map { random.oneIn(4) ? $0.usual : Self.value(of: $0, &random) }
      }
    }
  }

  /// Returns a point that differs from another point in one value.
  func moved(_ point: [Double], _ random: inout LayoutRandom) -> [Double] {
    if parameters.isEmpty { return point }
    var point = point
    let parameter = random.below(parameters.count)
    point[parameter] = Self.value(of: parameters[parameter], &random)
    return point
  }

  /// Returns an end of an interval or another value.
  private static func value(
    of parameter: LayoutParameter, _ random: inout LayoutRandom
  ) -> Double {
    switch random.below(4) {
    case 0: parameter.lower
    case 1: parameter.upper
    default:
      parameter.lower + (parameter.upper - parameter.lower) * Double(random.below(65)) / 64
    }
  }

  /// Multiplies the content sizes by their scales.
  func scaled(_ point: [Double]) -> [Double] {
    zip(parameters, point).map { parameter, value in
      guard let name = parameter.scale,
        let scale = parameters.firstIndex(where: { $0.target == .scale(name) })
      else { return value }
      return value * point[scale]
    }
  }
}
