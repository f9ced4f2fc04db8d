/// A row of a problem as it is proved: two optional rows with opposite forms are one row.
///
/// The pair is an optional equation, or the smallest and largest size of a content.
struct PairedRow: Sendable {
  /// The left side.
  let form: AffineForm
  /// Whether the row is a required equation.
  let isEquation: Bool
  /// The level in which a positive value of the form is a cost; `nil` for a required row.
  let above: Int?
  /// The level in which a negative value of the form is a cost; `nil` if it has no cost.
  fileprivate(set) var below: Int?
}

extension ParametricProblem {
  /// The rows, in the order of the first row of each pair.
  var pairedRows: [PairedRow] {
    var paired: [PairedRow] = []
    var unpaired: [AffineForm: [Int]] = [:]
    for row in rows {
      guard let level = row.level else {
        paired.append(PairedRow(form: row.form, isEquation: row.isEquation, above: nil, below: nil))
        continue
      }
      if row.isEquation {
        paired.append(PairedRow(form: row.form, isEquation: false, above: level, below: level))
      } else if let partner = unpaired[-row.form]?.popLast() {
        paired[partner].below = level
      } else {
        unpaired[row.form, default: []].append(paired.count)
        paired.append(PairedRow(form: row.form, isEquation: false, above: level, below: nil))
      }
    }
    return paired
  }
}
