import VFLDiagnostics
import VFLRendering

/// A detail of a picture that `--show` selects.
enum PictureDetail: String, Sendable, CaseIterable {
  case baselines
  case margins
  case guides
  /// The layout from left to right, next to the layout from right to left.
  case directions
  /// The sizes of gaps, which `--measures` also selects.
  case measures

  /// The values of `--show` for a message.
  static var expected: String {
    let names = allCases.map { "`\($0.rawValue)`" }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      + ", or a comma-separated list of them,"
  }

  /// Whether pictures that consist of characters can show the detail.
  var isInSketches: Bool { self == .guides || self == .measures }

  /// The corresponding detail of one drawing, or `nil` for `directions`, which needs two layouts.
  var frameDetail: FrameDetail? { FrameDetail(rawValue: rawValue) }
}

extension ParsedArguments {
  /// Returns the details that the picture shows.
  ///
  /// Reports unknown details, and details that require `--svg`.
  mutating func pictureDetails() -> [PictureDetail] {
    var details: [PictureDetail] = has(.measures) ? [.measures] : []
    let lists = values(of: .show).map { (text: $0, names: $0.split(separator: ",")) }
    for list in lists where list.names.isEmpty { reportMalformed(.show, list.text) }
    for name in lists.flatMap({ $0.names }).map(String.init) {
      guard let detail = PictureDetail(rawValue: name) else {
        reportMalformed(.show, name)
        continue
      }
      if !has(.svg), !detail.isInSketches {
        let others = PictureDetail.allCases.filter { $0.isInSketches }.map { "`\($0.rawValue)`, " }
        report(
          .malformedFlagValue(
            flag: Flag.show.name, value: name,
            expected: others.joined() + "or `\(name)` with `\(Flag.svg.name)`,"))
      }
      details.append(detail)
    }
    return details
  }
}
