import VFLDiagnostics
import VFLRendering

/// A detail of a picture that is asked for by its name.
enum PictureDetail: String, Sendable, CaseIterable {
  case baselines
  case margins
  case guides
  /// The layout from left to right, and beside it from right to left.
  case directions
  /// The numbers of gaps, which have a flag of their own, too.
  case measures

  /// The values of `--show`, as a message names them.
  static var expected: String {
    let names = allCases.map { "`\($0.rawValue)`" }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      + ", or several with commas between them,"
  }

  /// Whether it is shown in pictures made of characters, too.
  var isInSketches: Bool { self == .guides || self == .measures }

  /// The detail as the drawing of one layout knows it; `nil` for `directions`, which asks for two layouts.
  var frameDetail: FrameDetail? { FrameDetail(rawValue: rawValue) }
}

extension ParsedArguments {
  /// The details that pictures show; what is none, or none of a picture that is asked for, is a fault.
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
            expected: others.joined() + "or `\(name)` beside `\(Flag.svg.name)`,"))
      }
      details.append(detail)
    }
    return details
  }
}
