/// Writes format strings according to the grammar of a dialect.
struct FormatWriter {
  let style: NumberStyle
  let isExtended: Bool
  /// The names of the views.
  let views: [String]

  /// Returns a random format string.
  func format(_ random: inout InputRandom) -> String {
    if isExtended && random.oneIn(8) { return entries(&random) }
    if isExtended && random.oneIn(24) { return grid(&random) }
    let axis = random.pick(["", "H:", "V:", "V:", isExtended ? "HV:" : ""])
    let parts = random.list(1...4, element)
    var text = random.oneIn(2) ? "|" + connection(&random) : ""
    text += parts[0]
    for part in parts.dropFirst() { text += connection(&random) + part }
    if random.oneIn(2) { text += connection(&random) + "|" }
    return axis + text + (isExtended && random.oneIn(8) ? " align(top,bottom)" : "")
  }

  private func element(_ random: inout InputRandom) -> String {
    let first = item(&random)
    guard isExtended && random.oneIn(6) else { return "[\(first)]" }
    return "[\(first),\(item(&random))]"
  }

  private func item(_ random: inout InputRandom) -> String {
    let name = random.pick(views)
    if random.oneIn(2) { return name }
    return name + "(" + random.list(1...2, predicate).joined(separator: ",") + ")"
  }

  private func predicate(_ random: inout InputRandom) -> String {
    let relation = random.pick(["", "", "==", ">=", "<="])
    let priority = random.oneIn(3) ? "@" + style.priority(&random) : ""
    return relation + measure(&random) + priority
  }

  private func measure(_ random: inout InputRandom) -> String {
    let constant = style.constant(&random)
    if random.oneIn(4) { return random.pick(views) }
    guard isExtended else { return random.oneIn(12) ? "-" + constant : constant }
    return random.branch([
      { _ in constant },
      { _ in constant + "%" },
      { random in "\(random.pick(views))*\(style.factor(&random))" },
      { random in "\(random.pick(views))/\(style.factor(&random))+\(constant)" },
      { random in "(\(random.pick(views)).height-\(constant))*-\(style.factor(&random))" },
      { random in "\(random.whole(1...3))*" },
    ])
  }

  private func connection(_ random: inout InputRandom) -> String {
    let constant = style.constant(&random)
    return random.branch([
      { _ in "" }, { _ in "-" }, { _ in "-\(constant)-" }, { _ in "-(\(constant))-" },
      { random in "-(>=\(constant)@\(style.priority(&random)))-" },
      { random in "-(<=\(constant),>=\(style.constant(&random)))-" },
      { _ in isExtended ? "-(\(constant)%)-" : "-" }, { _ in isExtended ? "~" : "-" },
      { _ in isExtended ? "->" : "-" },
    ])
  }

  private func entries(_ random: inout InputRandom) -> String {
    let writer = EquationWriter(style: style, views: views)
    return "C: " + random.list(1...2, writer.equation).joined(separator: ", ")
  }

  private func grid(_ random: inout InputRandom) -> String {
    let cells = views + ["."]
    let rows = random.list(1...3) { random in
      "\"\(random.pick(cells)) \(random.pick(cells))\""
    }
    return "G: \(rows.joined(separator: " ")) gap(\(style.constant(&random)))"
      + (random.oneIn(2) ? " cols(\(random.whole(1...3))*,\(style.constant(&random)))" : "")
  }
}
