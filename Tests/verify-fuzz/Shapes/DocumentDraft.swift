/// A layout document that is written view by view.
///
/// Each number that can vary is requested from the draft, which returns an interval for some of the numbers.
struct DocumentDraft {
  /// The plan of the layout.
  let plan: LayoutPlan
  /// The random choices.
  var random: LayoutRandom
  /// The number of requested numbers.
  private(set) var requestCount = 0
  /// The requested numbers that become intervals.
  private let chosen: Set<Int>
  private var mistakeCount = 0
  private let width: String
  private var height = "667"
  private let heightUpTo: Int
  private var metrics: [String] = []
  private let scale: String?
  private var views: [String] = []
  /// The number of declared views.
  var viewCount: Int { views.count }
  private var formats: [String] = []
  private var requirements: [String] = []

  /// The number of requests for the container, the metrics and the scale, which precede all others.
  static let headRequestCount = 5

  /// Begins a document.
  ///
  /// The draft declares the metrics `edge` and `gap`.
  ///
  /// - Parameter chosen: The requested numbers that become intervals.
  init(_ plan: LayoutPlan, chosen: Set<Int>) {
    (self.plan, self.chosen) = (plan, chosen)
    random = LayoutRandom(seed: plan.seed)
    width = "\(plan.widths.lowerBound)..\(plan.widths.upperBound)"
    heightUpTo = chosen.contains(1) ? 1 : 0
    let largestScale = random.pick(["1.4", "2", "3.1"])
    scale = plan.hasScale && chosen.contains(4) ? "0.8.." + largestScale : nil
    requestCount = 2
    metrics.append("edge: " + number(random.pick([12, 16, 20]), upTo: random.pick([24, 32])))
    metrics.append("gap: " + number(8, upTo: random.pick([12, 16])))
    requestCount = Self.headRequestCount
  }

  /// Returns a number or, if it is chosen, the interval from it to a larger number.
  mutating func number(_ usual: Int, upTo largest: Int) -> String {
    defer { requestCount += 1 }
    return chosen.contains(requestCount) && largest > usual ? "\(usual)..\(largest)" : "\(usual)"
  }

  /// Returns the content size of a text of one line whose width can vary.
  mutating func line(_ widths: ClosedRange<Int>, _ height: Int) -> String {
    // A text that does not vary is a usual one, not the shortest.
    let isVaried = chosen.contains(requestCount)
    let usual = isVaried ? widths.lowerBound : (widths.lowerBound * 3 + widths.upperBound) / 4
    return number(usual, upTo: widths.upperBound) + "x\(height)" + factor
  }

  /// Returns the content size of a text that is as wide as its constraints require, with a height that can
  /// vary.
  mutating func paragraph(_ heights: ClosedRange<Int>) -> String {
    "-x" + number(heights.lowerBound, upTo: heights.upperBound) + factor
  }

  private var factor: String { scale == nil ? "" : " * text" }

  /// Returns whether to make a mistake here.
  mutating func makes(_ mistake: LayoutMistake) -> Bool {
    guard plan.mistake == mistake, plan.isMistakeRepeated || mistakeCount == 0 else { return false }
    mistakeCount += 1
    return true
  }

  /// Returns the horizontal compression resistance of a text that may be truncated.
  mutating func compression(_ usual: Int = 749) -> String {
    makes(.rigidText) ? "1000" : "\(usual)"
  }

  /// Declares a view.
  mutating func view(_ name: String, parent: String? = nil, _ attributes: String = "") {
    let place = parent.map { " parent: " + $0 } ?? ""
    let rest = attributes.isEmpty ? "" : " " + attributes
    views.append("@view \(name)\(place)\(rest)")
  }

  /// Declares icons or other views with a fixed content size.
  mutating func icon(_ names: String..., parent: String? = nil, _ width: Int, _ height: Int) {
    for name in names {
      view(name, parent: parent, "intrinsic: \(width)x\(height) hugging: 252 compression: 1000")
    }
  }

  /// Adds a format string.
  mutating func format(_ text: String, options: String? = nil) {
    if let options { formats.append("@options " + options) }
    formats.append(text)
  }

  /// Adds a format string whose views have the same vertical center.
  mutating func row(_ text: String) { format(text, options: "alignAllCenterY") }

  /// Adds an equation.
  mutating func equation(_ text: String) { formats.append("@constraint " + text) }

  /// Adds a line before the next format strings.
  mutating func note(_ text: String) { formats.append("\n// " + text) }

  /// Adds a requirement if the document has requirements.
  mutating func require(_ text: String) {
    if plan.hasRequirements { requirements.append("@require " + text) }
  }

  /// Sets the height of the container: the height of screens.
  mutating func fitsScreen() { height = heightUpTo > 0 ? "667..1366" : "667" }

  /// Sets the height of the container: the height of a long page.
  mutating func scrolls(_ points: Int) {
    height = heightUpTo > 0 ? "\(points)..\(points + 800)" : "\(points)"
  }

  /// The document.
  var text: String {
    var lines = ["// \(plan.shape.title), seed \(plan.seed)."]
    lines.append("@container width: \(width), height: \(height)")
    if plan.hasBothDirections { lines.append("@direction both") }
    if let scale { lines.append("@scale text: " + scale) }
    lines.append("@metrics " + metrics.joined(separator: ", "))
    lines += [""] + views + [""] + formats
    if !requirements.isEmpty { lines += [""] + requirements }
    return lines.joined(separator: "\n") + "\n"
  }
}
