import VFLLayout
import VFLRecords

/// The constraints that one picture of a layout draws and says under it: those that cannot hold, and those that
/// gave way.
///
/// Several conflicts have a picture each, and what gave way beside them has one, too: in one picture nobody could
/// tell their lines apart.
struct PictureRows: Sendable {
  /// Which picture of several this is, for its heading; `nil` of the only one.
  var heading: String?
  /// The conflicts that are drawn.
  var conflicts: [Conflict] = []
  /// What gave way.
  var violations: [Violation] = []
  /// How many conflicts have no picture, for there are too many.
  var unreported = 0

  /// More constraints than this are not drawn, but counted.
  static let limit = 24
  /// More conflicts than this have no picture.
  private static let pictureLimit = 12

  /// The pictures of a layout.
  static func all(of layout: DrawableLayout) -> [PictureRows] {
    let conflicts = layout.result.conflicts
    let violations = layout.violations.filter { !$0.constraint.isHugging }
    guard conflicts.count > 1 else {
      return [PictureRows(conflicts: conflicts, violations: violations)]
    }
    var all = conflicts.prefix(pictureLimit).enumerated().map { place, conflict in
      PictureRows(
        heading: "conflict \(place + 1) of \(conflicts.count)", conflicts: [conflict])
    }
    all[all.count - 1].unreported = conflicts.count - all.count
    if !violations.isEmpty {
      all.append(PictureRows(heading: "relaxed constraints", violations: violations))
    }
    return all
  }

  /// The constraints that cannot hold, a line each under a heading; none where all can.
  func conflictLines(in layout: DrawableLayout) -> [String] {
    let broken = layout.frames.isEmpty ? "" : ", drawn with the least violation"
    var lines = conflicts.flatMap { conflict in
      ["Unsatisfiable constraints\(broken):"]
        + conflict.members.prefix(Self.limit).map {
          Contender($0, layout.problem.relation(of: $0), .required).text(in: layout.problem)
        } + Self.rest(conflict.members.count)
    }
    if unreported > 0 {
      lines.append(
        "and \(unreported) more \(unreported == 1 ? "conflict" : "conflicts"), not drawn")
    }
    return lines
  }

  /// What gave way, a line each under a heading; none where nothing did.
  func violationLines(in layout: DrawableLayout) -> [String] {
    if violations.isEmpty { return [] }
    return ["Relaxed constraints:"]
      + violations.prefix(Self.limit).map {
        "\($0.constraint.text(in: layout.problem)), by \(PointText.rounded($0.amount))"
      } + Self.rest(violations.count)
  }

  private static func rest(_ count: Int) -> [String] {
    count > limit ? ["and \(count - limit) more"] : []
  }
}
