import VFLDiagnostics

/// An element of an Interface Builder file, with the variation for certain size classes applied.
struct VariedElement: Sendable {
  let element: XMLElement
  /// The variations that apply, from the least specific to the most specific.
  private let variations: [XMLElement]

  init(_ element: XMLElement, _ classes: SizeClasses) {
    self.element = element
    var found: [(rank: Int, variation: XMLElement)] = []
    for child in element.children where child.isNamed("variation") {
      guard let key = child["key"], let rank = classes.specificity(of: key) else { continue }
      // The order of variations with the same rank is kept.
      found.insert((rank, child), at: found.firstIndex { $0.rank > rank } ?? found.count)
    }
    variations = found.map { $0.variation }
  }

  /// Whether the element depends on the size classes.
  var isVaried: Bool {
    element.children.contains { $0.isNamed("variation") && $0["key"] != "default" }
  }

  /// Returns the value of an attribute, as the most specific variation sets it.
  subscript(name: StaticString) -> String? {
    for variation in variations.reversed() {
      if let value = variation[name] { return value }
    }
    return element[name]
  }

  /// Returns the value of an attribute as a number.
  func number(_ name: StaticString) -> Double? {
    self[name].flatMap { XMLElement.number($0) }
  }

  /// Whether the value of an attribute is `YES`.
  func flag(_ name: StaticString) -> Bool { self[name] == "YES" }

  /// The frame in the coordinate system of the superview.
  var rect: (x: Double, y: Double, width: Double, height: Double)? {
    var found = element.child("rect", key: "frame")
    for variation in variations { found = variation.child("rect", key: "frame") ?? found }
    guard let found, let x = found.number("x"), let y = found.number("y"),
      let width = found.number("width"), let height = found.number("height"),
      width >= 0, height >= 0
    else { return nil }
    return (x, y, width, height)
  }

  /// Returns whether the objects of a list, such as `constraints`, that a variation includes or excludes are
  /// installed, by their identifiers.
  func installed(_ key: String) -> [String: Bool] {
    var result: [String: Bool] = [:]
    for variation in variations {
      guard let mask = variation.child("mask", key: key) else { continue }
      for change in mask.children {
        if let id = change["reference"] { result[id] = change.isNamed("include") }
      }
    }
    return result
  }
}
