/// A parser for GTK's visual format language that behaves like `gtkconstraintvflparser.c` of GTK
/// 4.8.3.
///
/// Like that parser, it does not invert the relation of a gap, ends a name before any character
/// other than an ASCII letter or digit, and skips characters without a meaning between views.
struct GTKFormatReader {
  struct DiagnosticSummary: Error {
    let reason: String
  }

  private struct View {
    let name: String
    var sizes: [GTKConstraint] = []
    /// The gap after the view, if any.
    var gap: (size: Double, relation: String, strength: Double)?
  }

  private let bytes: [UInt8]
  private var position = 0
  private let spacing: Double
  private let names: Set<String>
  private var isVertical = false
  private var views: [View] = []
  private var beginsAtBar = false
  private var endsAtBar = false

  /// Returns the constraints of a format string.
  ///
  /// - Parameters:
  ///   - spacing: The size of a gap that is written as `-`.
  ///   - names: The names of the views in the call.
  static func constraints(
    _ line: String, spacing: Double, names: Set<String>
  ) throws(DiagnosticSummary) -> [GTKConstraint] {
    var reader = GTKFormatReader(line, spacing, names)
    try reader.read()
    return reader.constraints
  }

  private init(_ line: String, _ spacing: Double, _ names: Set<String>) {
    bytes = Array(line.utf8)
    (self.spacing, self.names) = (spacing, names)
  }

  // MARK: Characters

  private var current: Character? {
    position < bytes.count ? Character(UnicodeScalar(bytes[position])) : nil
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private func isLetterOrDigit(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  private mutating func takeBlanks() { while current == " " { position += 1 } }

  /// Parses a number that begins with a digit in the same way as `g_ascii_strtod`.
  private mutating func takeNumber() throws(DiagnosticSummary) -> Double {
    guard let first = current, first.isNumber else { throw DiagnosticSummary(reason: "no digit") }
    var end = position
    func at(_ index: Int) -> Character? {
      index < bytes.count ? Character(UnicodeScalar(bytes[index])) : nil
    }
    while let next = at(end), next.isNumber || next == "." { end += 1 }
    if at(end) == "e" {
      let digits = ["+", "-"].contains(at(end + 1)) ? end + 2 : end + 1
      if at(digits)?.isNumber == true {
        end = digits
        while at(end)?.isNumber == true { end += 1 }
      }
    }
    defer { position = end }
    return Double(String(decoding: bytes[position..<end], as: UTF8.self)) ?? .nan
  }

  // MARK: Elements

  private mutating func read() throws(DiagnosticSummary) {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    while let next = current {
      switch next {
      case "|":
        position += 1
        if views.isEmpty {
          beginsAtBar = true
          views.append(View(name: "super"))
          continue
        }
        endsAtBar = true
        views.append(View(name: "super"))
        return
      case "-": try readGap()
      case "[": try readView()
      default: position += 1
      }
    }
  }

  private mutating func readGap() throws(DiagnosticSummary) {
    position += 1
    if views.isEmpty { throw DiagnosticSummary(reason: "a gap without a view") }
    let last = views.count - 1
    if current == "|" || current == "[" {
      views[last].gap = (spacing, "==", GTKConstraint.required)
      return
    }
    if take("(") {
      let relation = takeRelation()
      let size = try takeNumber()
      let strength = try takeStrength()
      views[last].gap = (size, relation, strength)
      guard take(")") else { throw DiagnosticSummary(reason: "one predicate only") }
    } else {
      views[last].gap = (try takeNumber(), "==", GTKConstraint.required)
    }
    guard take("-") else { throw DiagnosticSummary(reason: "no dash behind a gap") }
  }

  private mutating func takeRelation() -> String {
    for relation in ["==", "<=", ">="] where take(relation) { return relation }
    return "=="
  }

  private mutating func takeStrength() throws(DiagnosticSummary) -> Double {
    guard take("@") else { return GTKConstraint.required }
    for (name, strength) in [("weak", 1), ("medium", 1e3), ("strong", 1e9)] where take(name) {
      return strength
    }
    return take("required") ? GTKConstraint.required : try takeNumber()
  }

  private mutating func readView() throws(DiagnosticSummary) {
    position += 1
    guard let first = current, first.isASCII, first.isLetter || first == "_" else {
      throw DiagnosticSummary(reason: "no name")
    }
    let start = position
    while let next = current, isLetterOrDigit(next) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard names.contains(name) else { throw DiagnosticSummary(reason: "no view is named \(name)") }
    views.append(View(name: name))
    if take("]") { return }
    guard take("(") else { throw DiagnosticSummary(reason: "a predicate must follow \(name)") }
    repeat {
      let size = try takeSize(of: name)
      views[views.count - 1].sizes.append(size)
    } while take(",")
    guard take(")]") else { throw DiagnosticSummary(reason: "no end of \(name)") }
  }

  private mutating func takeSize(of name: String) throws(DiagnosticSummary) -> GTKConstraint {
    let size = isVertical ? "HEIGHT" : "WIDTH"
    var constraint = GTKConstraint(
      target: "\(name).\(size)", relation: takeRelation(), source: nil, constant: 0, strength: 0)
    if current?.isNumber == true {
      constraint.constant = try takeNumber()
    } else {
      let start = position
      while let next = current, isLetterOrDigit(next) || next == "_" { position += 1 }
      let object = String(decoding: bytes[start..<position], as: UTF8.self)
      guard names.contains(object) else {
        throw DiagnosticSummary(reason: "no view is named \(object)")
      }
      var attribute = size
      for (word, value) in [(".width", "WIDTH"), (".height", "HEIGHT")] where take(word) {
        attribute = value
      }
      constraint.source = "\(object).\(attribute)"
    }
    takeBlanks()
    if take("*") {
      takeBlanks()
      constraint.multiplier = try takeNumber()
    }
    takeBlanks()
    for (sign, factor) in [("+", 1.0), ("-", -1.0)] where take(sign) {
      takeBlanks()
      constraint.constant += factor * (try takeNumber())
    }
    constraint.strength = try takeStrength()
    return constraint
  }

  // MARK: Constraints

  private var constraints: [GTKConstraint] {
    var constraints: [GTKConstraint] = []
    let (start, end) = isVertical ? ("TOP", "BOTTOM") : ("START", "END")
    for (index, view) in views.enumerated() {
      constraints += view.sizes
      let next = index + 1 < views.count ? views[index + 1] : nil
      if next == nil, view.gap == nil { continue }
      let isLast = next == nil || endsAtBar && index + 2 == views.count
      let (size, relation, strength) = view.gap ?? (0, "==", GTKConstraint.required)
      constraints.append(
        GTKConstraint(
          target: "\(view.name).\(index == 0 && beginsAtBar ? start : end)", relation: relation,
          source: "\(next?.name ?? "super").\(isLast ? end : start)",
          constant: size == 0 ? 0 : -size, strength: strength))
    }
    return constraints
  }
}
