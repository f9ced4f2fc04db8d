/// A slope with one number a level, of which those are kept that are not 0, by level.
struct CostSlope: Sendable {
  struct Part: Sendable {
    var level: DenseIndex
    var value: Double
  }

  private(set) var parts: [Part] = []

  mutating func removeAll() { parts.clear() }

  /// Becomes a number at one level, which is none if it is negative.
  mutating func become(_ value: Double, level: DenseIndex) {
    parts.clear()
    add(value, level: level)
  }

  /// Becomes another slope divided by a number.
  mutating func become(_ other: ArraySlice<Part>, per divisor: Double) {
    parts.clear()
    for part in other { parts.append(Part(level: part.level, value: part.value / divisor)) }
  }

  /// Adds another slope times a number.
  mutating func add(_ other: ArraySlice<Part>, times factor: Double) {
    for part in other { add(factor * part.value, level: part.level) }
  }

  /// Adds a number at a level, in the time that the weaker levels take.
  mutating func add(_ value: Double, level: DenseIndex) {
    if level < 0 || value == 0 { return }
    var place = parts.count
    while place > 0 && parts[place - 1].level > level { place -= 1 }
    let part = Part(level: level, value: value)
    if place == 0 || parts[place - 1].level < level {
      if place == parts.count { parts.append(part) } else { parts.insert(part, at: place) }
      return
    }
    let sum = parts[place - 1].value + value
    if sum == 0 { parts.remove(at: place - 1) } else { parts[place - 1].value = sum }
  }
}
