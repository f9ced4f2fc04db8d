import VFLTestSupport

/// Checks the frames of a solved layout against the constraints in the same output.
///
/// It computes attributes from frames, independently of the solver's rows. All views are direct subviews of
/// the container, and the direction is from left to right.
struct FrameCheck {
  private let json: JSONTree

  init(_ json: JSONTree) { self.json = json }

  /// A description of the first required constraint that the frames violate; `nil` if they satisfy all
  /// required constraints.
  var failure: String? {
    guard json["frames"] != nil else { return nil }
    for constraint in json["constraints"]?.elements ?? [] {
      guard let priority = constraint["priority"]?.double, priority >= 1000 else { continue }
      if let miss = miss(of: constraint) { return miss }
    }
    return nil
  }

  private func miss(of constraint: JSONTree) -> String? {
    // A constraint between attributes of the same view is not checked.
    if constraint["firstItem"] == constraint["secondItem"] { return nil }
    guard let first = value(constraint["firstItem"], constraint["firstAttribute"]),
      let multiplier = constraint["multiplier"]?.double,
      let constant = constraint["constant"]?.double
    else { return nil }
    // Frames are rounded to whole numbers if they differ by at most a billionth of their size.
    var (sum, size) = (
      constant, max(1, first.size, constant.magnitude, multiplier.magnitude * 1e-3)
    )
    if constraint["secondItem"]?.string != nil {
      guard let second = value(constraint["secondItem"], constraint["secondAttribute"]) else {
        return nil
      }
      sum += multiplier * second.number
      size = max(size, multiplier.magnitude * second.size)
    }
    let residual = first.number - sum
    let isKept =
      switch constraint["relation"]?.string {
      case "<=": residual <= 1e-5 * size
      case ">=": residual >= -1e-5 * size
      default: residual.magnitude <= 1e-5 * size
      }
    return isKept ? nil : "\(first.number) is not related to \(sum) as \(constraint) requires"
  }

  /// Returns the value of an item's attribute and the magnitude of the summands; `nil` if it cannot be
  /// computed.
  private func value(_ item: JSONTree?, _ attribute: JSONTree?) -> (number: Double, size: Double)? {
    guard let name = item?.string, let attribute = attribute?.string else { return nil }
    let isContainer = name == "|"
    let frame = isContainer ? json["container"] : json["frames"]?[name]
    let x = isContainer ? 0 : frame?["x"]?.double
    let y = isContainer ? 0 : frame?["y"]?.double
    guard let x, let y, let width = frame?["width"]?.double, let height = frame?["height"]?.double
    else { return nil }
    return switch attribute {
    case "left", "leading": (x, x.magnitude)
    case "right", "trailing": (x + width, x.magnitude + width)
    case "centerX": (x + width / 2, x.magnitude + width)
    case "top": (y, y.magnitude)
    case "bottom": (y + height, y.magnitude + height)
    case "centerY": (y + height / 2, y.magnitude + height)
    case "width": (width, width)
    case "height": (height, height)
    default: nil
    }
  }
}

extension JSONTree {
  /// The number if the value is a number; `nil` for any other value.
  var double: Double? { if case .number(let number) = self { number } else { nil } }
}
