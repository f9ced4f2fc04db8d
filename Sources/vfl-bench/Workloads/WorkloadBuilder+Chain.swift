import LayoutSolver

extension WorkloadBuilder {
  /// Adds a row of views, `|-[v0]-[v1(==v0)]-…-|`, in a window.
  ///
  /// All constraints are required, so the width of the window determines the common width of the views.
  mutating func addChain(views count: Int) {
    let window = editedVariable()
    let gaps = 40 + 8 * (count - 1)
    lengths[0].range = gaps + 20 * count...gaps + 120 * count
    lengths[0].tooSmall = gaps - 10
    requireNonNegative(window)
    var links: [Int] = []
    var equalWidths: [Int] = []
    var last: (x: Int, width: Int)?
    var firstWidth = 0
    for _ in 0..<count {
      let x = variable()
      let width = variable()
      requireNonNegative(width)
      if let last {
        links.append(row([x: 1, last.x: -1, last.width: -1], .equal, 8))
        equalWidths.append(row([width: 1, firstWidth: -1], .equal, 0))
      } else {
        links.append(row([x: 1], .equal, 20))
        firstWidth = width
      }
      last = (x, width)
    }
    if let last { row([window: 1, last.x: -1, last.width: -1], .equal, 20) }
    readdable = zip(links.dropFirst(), equalWidths).flatMap { [$0, $1] }
  }
}
