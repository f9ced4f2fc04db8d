import VFLTestSupport

/// The log of a chain of views that is too long or too short for its container.
///
/// The constraints that conflict are known by construction.
struct LoggedChain {
  /// The log, with its constraints in random order.
  private(set) var log = ""
  /// The addresses of the constraints that conflict.
  private(set) var guilty: Set<String> = []
  /// The sum of the gaps and sizes.
  private(set) var sum = 0.0
  /// Whether the sum is a minimum, because some sizes are minimums or unspecified.
  private(set) var isLeast = false
  /// The address of the constraint that the system breaks.
  private(set) var broken = ""

  private var lines: [String] = []
  private var random: SplitMix64
  private let isVertical: Bool

  /// Creates the log for a seed.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    isVertical = Bool.random(using: &random)
    var container = item("Host", 0)
    let host = container
    for level in 0..<Int.random(in: 0...2, using: &random) {
      let inner = item("Box", level + 10)
      add(gap(from: container, to: inner, isFirst: true, points: 0))
      add(gap(from: inner, to: container, isLast: true, points: 0))
      container = inner
    }
    let views = (0..<Int.random(in: 1...5, using: &random)).map { item("Demo.Row", $0 + 20) }
    for (index, view) in views.enumerated() {
      let before = index == 0 ? container : views[index - 1]
      add(gap(from: before, to: view, isFirst: index == 0, points: points(-4...40)))
      switch Int.random(in: 0...3, using: &random) {
      case 0: isLeast = true
      case 1:
        let size = points(1...200)
        isLeast = true
        add(self.size(view, ">=", size))
      default: add(self.size(view, "==", points(0...200)))
      }
    }
    let rest = points(40...60) + max(100 - sum, 0)
    add(gap(from: views[views.count - 1], to: container, isLast: true, points: rest))
    let off = Double(Int.random(in: 1...90, using: &random))
    let isTooLong = isLeast || Bool.random(using: &random)
    let given = isTooLong ? sum - off : sum + off
    let total = sum
    add(size(host, "==", given))
    sum = total
    addBystanders(host)
    broken = guilty.sorted().randomElement(using: &random) ?? ""
    lines.shuffle(using: &random)
    let reported = lines.first { $0.contains(":\(broken) ") } ?? ""
    log =
      "Unable to simultaneously satisfy constraints.\n(\n"
      + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
      + "Will attempt to recover by breaking constraint\n\(reported)\n"
  }

  private mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random)) / (Bool.random(using: &random) ? 1 : 2)
  }

  private func item(_ name: String, _ number: Int) -> String {
    "\(name):0x7f\(String(number, radix: 16))"
  }

  /// Returns a gap as a log prints it: as a format string or as an equation.
  private mutating func gap(
    from first: String, to second: String, isFirst: Bool = false, isLast: Bool = false,
    points: Double
  ) -> String {
    sum += points
    let (start, end) = isVertical ? ("top", "bottom") : ("leading", "trailing")
    let from = isFirst ? start : end
    let to = isLast ? end : start
    if Bool.random(using: &random) {
      let sign = points < 0 ? " - \(-points)" : points == 0 ? "" : " + \(points)"
      return "\(second).\(to) == \(first).\(from)\(sign)   (active)"
    }
    let axis = isVertical ? "V:" : "H:"
    if isFirst { return "\(axis)|-(\(points))-[\(second)]   (active, names: '|':\(first) )" }
    if isLast { return "\(axis)[\(first)]-(\(points))-|   (active, names: '|':\(second) )" }
    return "\(axis)[\(first)]-(\(points))-[\(second)]   (active)"
  }

  private mutating func size(_ view: String, _ relation: String, _ points: Double) -> String {
    sum += points
    if Bool.random(using: &random) {
      return "\(view).\(isVertical ? "height" : "width") \(relation) \(points)   (active)"
    }
    let sign = relation == "==" ? "" : relation
    return "\(isVertical ? "V" : "H"):[\(view)(\(sign)\(points))]   (active)"
  }

  private mutating func add(_ body: String, isPartOfIt: Bool = true) {
    let address = "0x6000\(lines.count)"
    lines.append("<NSLayoutConstraint:\(address) \(body)>")
    if isPartOfIt { guilty.insert(address) }
  }

  /// Adds constraints that are not part of the conflict.
  private mutating func addBystanders(_ host: String) {
    let other = isVertical ? "width" : "height"
    let bodies = [
      "\(host).\(other) == 320   (active)", "Icon:0x99.\(other) == \(host).\(other) * 0.5",
      "Icon:0x99.centerX == \(host).centerX   (active)",
      "H:|-(>=4)-[Icon:0x99]   (active, names: '|':\(host) )",
      "V:[Icon:0x99]-(8)-[Badge:0x98]   (active)", "Badge:0x98.height >= 1   (active)",
    ]
    for body in bodies where Bool.random(using: &random) { add(body, isPartOfIt: false) }
  }
}
