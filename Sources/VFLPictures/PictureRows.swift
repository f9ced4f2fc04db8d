import VFLLayout
import VFLRecords
import VFLText

/// The conflicting and relaxed constraints that a picture of a layout draws and lists below the picture.
///
/// If a layout has several conflicts, each conflict has its own picture, and so have the relaxed constraints.
/// In a single picture, their lines would be indistinguishable.
struct PictureRows: Sendable {
  /// The heading that distinguishes this picture from other pictures of the layout; `nil` if it is the only
  /// picture.
  var heading: String?
  /// The conflicts to draw.
  var conflicts: [Conflict] = []
  /// The relaxed constraints to draw.
  var violations: [Violation] = []
  /// The number of conflicts that are in no picture because the layout has too many.
  ///
  /// The value is 0 except in the picture of the last drawn conflict.
  var unreported = 0

  /// The maximum number of constraints that are drawn and listed per conflict, and of relaxed constraints.
  ///
  /// The remaining constraints are counted in the list.
  static let limit = 24
  /// The maximum number of conflicts that have a picture.
  private static let pictureLimit = 12

  /// Returns the constraints for each picture of a layout.
  ///
  /// Relaxed hugging constraints are omitted, because a view that is larger than its content is usually
  /// intended.
  static func all(of layout: DrawableLayout) -> [PictureRows] {
    let conflicts = layout.result.conflicts
    let violations = layout.violations.filter { !$0.constraint.isExpectedToYield }
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

  /// Returns the constraints of each conflict as lines below a heading; empty if there is no conflict.
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

  /// Returns the relaxed constraints as lines below a heading; empty if no constraint is relaxed.
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
