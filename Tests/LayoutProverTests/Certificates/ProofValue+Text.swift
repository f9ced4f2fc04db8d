import LayoutProver
import VFLTestSupport

extension ProofValue {
  /// The value as JSON.
  ///
  /// The strings of these tests contain no special characters.
  var json: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): "\"\(text)\""
    case .array(let values): "[" + values.map { $0.json }.joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.key)\":\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }

  /// The number of values without parts.
  var leafCount: Int {
    switch self {
    case .number, .text: 1
    case .array(let values): values.reduce(0) { $0 + $1.leafCount }
    case .object(let members): members.reduce(0) { $0 + $1.value.leafCount }
    }
  }

  /// Returns the value with another leaf at an index.
  func replacing(leaf index: Int, _ change: (ProofValue) -> ProofValue) -> ProofValue {
    switch self {
    case .number, .text: return change(self)
    case .array(var values):
      var index = index
      for place in values.indices {
        let count = values[place].leafCount
        if index < count {
          values[place] = values[place].replacing(leaf: index, change)
          break
        }
        index -= count
      }
      return .array(values)
    case .object(var members):
      var index = index
      for place in members.indices {
        let count = members[place].value.leafCount
        if index < count {
          members[place].value = members[place].value.replacing(leaf: index, change)
          break
        }
        index -= count
      }
      return .object(members)
    }
  }

  /// Returns the value with another number or name at a random place.
  func changed(using random: inout SplitMix64) -> ProofValue {
    let count = leafCount
    if count == 0 { return self }
    return replacing(leaf: random.next(below: count)) { leaf in
      switch leaf {
      case .number(let number): return .number(number + 1 - 2 * random.next(below: 2))
      case .text(let text):
        let numbers = ["0", "1", "-1", "2", "1/2", "5", "-20", "1000000"]
        guard let first = text.first, first.isLetter else {
          return .text(random.element(numbers))
        }
        return .text(String(first) + String(random.next(below: 12)))
      case .array, .object: return leaf
      }
    }
  }
}
