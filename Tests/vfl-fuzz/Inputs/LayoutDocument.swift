/// A random layout document in JSON.
struct LayoutDocument {
  let style: NumberStyle
  /// The bytes of the document.
  let bytes: [UInt8]
  /// Whether frames can be checked without the view hierarchy: all views are direct subviews of the
  /// container, and the direction is from left to right.
  let isFlat: Bool

  init(_ random: inout InputRandom) {
    let style: NumberStyle = random.pick([.ordinary, .ordinary, .measured, .extreme])
    let isExtended = random.oneIn(3)
    let views = Array(["a", "b", "c", "d", "e"].prefix(random.whole(1...5)))
    let isDeclared = random.oneIn(4)
    let isRightToLeft = random.oneIn(8)
    let formats = FormatWriter(style: style, isExtended: isExtended, views: views)
    let equations = EquationWriter(style: style, views: views)
    var members: [String] = []
    if isExtended { members.append("\"dialect\": \"extended\"") }
    if random.oneIn(2) { members.append("\"container\": \(Self.container(style, &random))") }
    if isRightToLeft { members.append("\"direction\": \"rtl\"") }
    if isDeclared { members.append("\"views\": {\(Self.views(views, style, &random))}") }
    members.append("\"formats\": \(Self.list(random.list(0...4, formats.format)))")
    members.append("\"constraints\": \(Self.list(random.list(0...4, equations.equation)))")
    self.style = style
    bytes = Array("{\(members.joined(separator: ", "))}".utf8)
    isFlat = !isDeclared && !isRightToLeft
  }

  private static func container(_ style: NumberStyle, _ random: inout InputRandom) -> String {
    var sizes = ["100", "320", "1024.5", "0", "null"]
    if case .extreme = style { sizes += ["1e15", "1e-9"] }
    return "{\"width\": \(random.pick(sizes)), \"height\": \(random.pick(sizes))}"
  }

  private static func views(
    _ names: [String], _ style: NumberStyle, _ random: inout InputRandom
  ) -> String {
    names.enumerated().map { index, name in
      var members: [String] = []
      if index > 0 && random.oneIn(3) {
        members.append("\"parent\": \"\(random.pick(Array(names[..<index])))\"")
      }
      if random.oneIn(3) {
        members.append("\"intrinsic\": [\(random.whole(0...200)), \(decimal(style, &random))]")
      }
      if random.oneIn(4) { members.append("\"margins\": \(decimal(style, &random))") }
      if random.oneIn(4) { members.append("\"baselines\": [\(decimal(style, &random)), 5]") }
      if random.oneIn(4) { members.append("\"hugging\": [\(random.whole(1...1000)), 250]") }
      return "\"\(name)\": {\(members.joined(separator: ", "))}"
    }.joined(separator: ", ")
  }

  /// Returns a constant in the number format of JSON.
  private static func decimal(_ style: NumberStyle, _ random: inout InputRandom) -> String {
    let text = style.constant(&random)
    return text.hasPrefix("0x") ? "1" : text
  }

  private static func list(_ texts: [String]) -> String {
    let quoted = texts.map { text in
      "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        + "\""
    }
    return "[\(quoted.joined(separator: ", "))]"
  }
}
