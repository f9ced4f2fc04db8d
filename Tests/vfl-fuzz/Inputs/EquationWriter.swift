/// Writes equations between attributes of views.
struct EquationWriter {
  let style: NumberStyle
  let views: [String]

  /// Returns a random equation.
  func equation(_ random: inout InputRandom) -> String {
    let sizes = ["width", "height"]
    let places = random.pick([
      ["left", "right", "centerX", "leading", "trailing"], ["top", "bottom", "centerY"],
    ])
    let isSize = !random.oneIn(3)
    let attributes = isSize ? sizes : places
    let relation = random.pick(["==", "==", "<=", ">="])
    var text = "\(random.pick(views)).\(random.pick(attributes)) \(relation) "
    if isSize && random.oneIn(4) {
      text += style.constant(&random)
    } else {
      let other = random.oneIn(6) ? "|" : random.pick(views)
      text += (random.oneIn(3) ? "" : sign(&random) + style.factor(&random) + "*")
      text += "\(other).\(random.pick(attributes))"
      if random.oneIn(2) { text += random.pick(["+", "-"]) + style.constant(&random) }
    }
    return text + (random.oneIn(4) ? " @" + style.priority(&random) : "")
  }

  private func sign(_ random: inout InputRandom) -> String { random.oneIn(8) ? "-" : "" }
}
