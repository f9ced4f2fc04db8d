import VFLRecords

/// Reads the body of a description that is an equation: `UILabel:0x2.width == 0.5*UIView:0x3.width + 4`.
struct EquationBody {
  private var rest: ArraySlice<UInt8>
  private var names: LoggedNames

  /// Reads an equation.
  ///
  /// `names` are the names of the description.
  static func read(
    _ text: DescriptionText, _ names: LoggedNames
  ) throws(DescriptionError) -> DescriptionBody {
    var body = EquationBody(rest: text.rest, names: names)
    return try body.read()
  }

  private mutating func read() throws(DescriptionError) -> DescriptionBody {
    if rest.first == UInt8(ascii: "("), !names.begin(rest) { return try readDistance() }
    guard let first = takeAnchor() else { throw .malformed }
    guard let relation = takeRelation() else { throw .malformed }
    var body = DescriptionBody(first: first, relation: relation)
    var hasFactor = false
    // A name can begin with a digit.
    body.second = names.begin(rest) ? takeAnchor() : nil
    if body.second == nil, let number = takeNumber() {
      guard takeSign("*") else {
        guard rest.isEmpty else { throw .malformed }
        body.constant = number
        relate(&body)
        return body
      }
      (body.multiplier, hasFactor) = (number, true)
    }
    if body.second == nil {
      if rest.first == UInt8(ascii: "("), !names.begin(rest) {
        throw DescriptionError(reason: .distance)
      }
      guard let second = takeAnchor() else { throw .malformed }
      body.second = second
    }
    while !rest.isEmpty {
      if !hasFactor, takeSign("*"), let factor = takeNumber() {
        (body.multiplier, hasFactor) = (factor, true)
      } else if !hasFactor, takeSign("/"), let divisor = takeNumber(), divisor != 0 {
        (body.multiplier, hasFactor) = (1 / divisor, true)
      } else if let space = takeSpace() {
        body.isSystemSpacing = true
        body.constant = space * Self.sign(of: body)
      } else if let constant = takeNumber() {
        body.constant = constant
      } else {
        throw .malformed
      }
    }
    return body
  }

  /// Reads the distance between two anchors, which is the offset of the first anchor from the second one:
  /// `(A:0x2.top - B:0x3.top) == 8`.
  private mutating func readDistance() throws(DescriptionError) -> DescriptionBody {
    let error = DescriptionError(reason: .distance)
    rest = rest.dropFirst()
    guard let first = takeAnchor(), takeSign("-"), let second = takeAnchor(), takeSign(")"),
      let relation = takeRelation(), let constant = takeNumber(), rest.isEmpty
    else { throw error }
    return DescriptionBody(first: first, relation: relation, second: second, constant: constant)
  }

  /// Adds the superview as the second item of a position that is only a number.
  private func relate(_ body: inout DescriptionBody) {
    guard !body.first.attribute.isSize else { return }
    let superview = names.superview ?? .superview(of: body.first.item)
    // A center is printed as its distance from the start of the superview.
    let edge: Attribute = body.first.attribute.axis == .horizontal ? .left : .top
    body.second = LoggedConstraint.Anchor(superview, edge)
    body.isCoordinate = true
  }

  /// Consumes an anchor such as `UILabel:0x2'Go.'.top`, or returns `nil` if there is none.
  ///
  /// An anchor consists of an item, a dot and a complete attribute.
  private mutating func takeAnchor() -> LoggedConstraint.Anchor? {
    for dot in rest.indices where rest[dot] == UInt8(ascii: ".") {
      let word = rest[(dot + 1)...].prefix { (0x61...0x7A).contains($0 | 0x20) }
      let isEnd = word.endIndex == rest.endIndex || Self.ends(rest[word.endIndex])
      guard isEnd, let attribute = Attribute(logged: String(decoding: word, as: UTF8.self)),
        !LoggedItem.hasOpenLabel(rest[..<dot]), let item = LoggedItem(rest[..<dot], &names)
      else { continue }
      rest = rest[word.endIndex...].drop { $0.isBlank }
      return LoggedConstraint.Anchor(item, attribute)
    }
    return nil
  }

  private static func ends(_ byte: UInt8) -> Bool {
    byte.isBlank || "*/+-)".utf8.contains(byte)
  }

  private mutating func takeRelation() -> Relation? {
    for relation in Relation.allCases where rest.starts(with: relation.rawValue.utf8) {
      rest = rest.dropFirst(relation.rawValue.utf8.count).drop { $0.isBlank }
      return relation
    }
    return nil
  }

  private mutating func takeSign(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest = rest.dropFirst().drop { $0.isBlank }
    return true
  }

  /// Consumes a number, or returns `nil` if there is none.
  ///
  /// Blanks may follow the sign of the number.
  private mutating func takeNumber() -> Double? {
    var text = rest
    var isNegative = false
    if let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      text = text.dropFirst().drop { $0.isBlank }
    }
    guard let number = LoggedNumber.take(from: &text) else { return nil }
    rest = text.drop { $0.isBlank }
    return isNegative ? -number : number
  }

  private mutating func takeSpace() -> Double? {
    // The attributes determine the direction, so the sign is irrelevant.
    let signed = rest
    if rest.first == UInt8(ascii: "+") { rest = rest.dropFirst().drop { $0.isBlank } }
    guard let space = LoggedNumber.takeSpace(from: &rest) else {
      rest = signed
      return nil
    }
    rest = rest.drop { $0.isBlank }
    return space
  }

  /// Returns the sign of the system spacing, which is printed without a sign: 1 or -1.
  ///
  /// The spacing points inwards from an edge of a containing item, or from an item to the next item.
  private static func sign(of body: DescriptionBody) -> Double {
    guard let second = body.second else { return 1 }
    let (first, other) = (body.first.attribute, second.attribute)
    guard first.isEnd == other.isEnd else { return first.isEnd ? -1 : 1 }
    // If both attributes are the same, the edge of the containing item is further out.
    let isFirstOuter =
      switch body.relation {
      case .equal: body.first.item.isGuide
      case .greaterThanOrEqual: first.isEnd
      case .lessThanOrEqual: !first.isEnd
      }
    return isFirstOuter == first.isEnd ? 1 : -1
  }
}

extension LoggedItem {
  /// Whether the item is a layout guide.
  var isGuide: Bool { className.hasSuffix("LayoutGuide") }
}

extension Attribute {
  /// Whether the attribute is a trailing or bottom edge of an item.
  fileprivate var isEnd: Bool {
    switch self {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline:
      true
    default: false
    }
  }

  /// Creates the attribute from its name in a log, or returns `nil` if the name is unknown.
  ///
  /// Autoresizing masks use the names of frames.
  init?(logged name: String) {
    switch name {
    case "minX": self = .left
    case "midX": self = .centerX
    case "maxX": self = .right
    case "minY": self = .top
    case "midY": self = .centerY
    case "maxY": self = .bottom
    case "baseline": self = .lastBaseline
    case "notAnAttribute": return nil
    default: self.init(name: name)
    }
  }
}
