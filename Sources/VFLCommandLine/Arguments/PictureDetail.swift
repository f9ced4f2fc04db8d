import VFLDiagnostics
import VFLPictures

/// A detail of a picture, selected by `--show`.
enum PictureDetail: String, Sendable, CaseIterable {
  case baselines
  case margins
  case guides
  /// The left-to-right layout and the right-to-left layout, next to each other.
  case directions
  /// The sizes of gaps. `--measures` also selects this detail.
  case measures

  /// The valid values of `--show`, as a phrase for messages.
  static var expected: String {
    let names = allCases.map { "`\($0.rawValue)`" }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      + ", or a comma-separated list of them"
  }

  /// Whether text pictures support this detail.
  ///
  /// SVG pictures support all details.
  var isInSketches: Bool { self == .guides || self == .measures }

  /// The corresponding `FrameDetail`, or `nil` for `directions`, which requires two layouts.
  var frameDetail: FrameDetail? { FrameDetail(rawValue: rawValue) }
}

extension ParsedArguments {
  /// Returns the picture details that the flags select.
  ///
  /// Reports unknown details, and details that require `--svg` if that flag is absent.
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
            expected: others.joined() + "or `\(name)` with `\(Flag.svg.name)`"))
      }
      details.append(detail)
    }
    return details
  }
}
