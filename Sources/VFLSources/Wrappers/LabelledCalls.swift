/// The mentions of names that many functions share, by the labels of the calls, so that each function looks
/// only at possible calls of it.
struct LabelledCalls {
  private struct Name {
    /// How many functions asked for the name.
    var count = 0
    /// The mentions, by the last label of the call; of all labels in Objective-C.
    var byLabel: [String: [Int32]] = [:]
  }

  private var names: [String: Name] = [:]

  /// How many functions of a name look at all of its mentions.
  private static let limit = 8

  /// The mentions of a name that may be calls of a function with some labels, in the order of the file.
  mutating func mentions(
    of base: String, _ labels: [String], among mentions: ArraySlice<Int32>, in syntax: HostSyntax
  ) -> ArraySlice<Int32> {
    var name = names.removeValue(forKey: base) ?? Name()
    name.count += 1
    if name.count == Self.limit {
      for mention in mentions {
        guard let label = Self.label(ofCallAt: Int(mention), in: syntax) else { continue }
        name.byLabel[label, default: []].append(mention)
      }
    }
    let found =
      name.count < Self.limit
      ? mentions : Self.mentions(name.byLabel, labels, isSwift: syntax.isSwift)
    names[base] = name
    return found
  }

  private static func mentions(
    _ byLabel: [String: [Int32]], _ labels: [String], isSwift: Bool
  ) -> ArraySlice<Int32> {
    // A call of Swift may leave arguments out, and end with any number of them without labels.
    let keys = isSwift ? Set(labels + ["_", ""]) : [labels.joined(separator: ":")]
    return keys.flatMap { byLabel[$0] ?? [] }.sorted()[...]
  }

  private static func label(ofCallAt name: Int, in syntax: HostSyntax) -> String? {
    if !syntax.isSwift {
      return syntax.message(at: name)?.arguments.map { $0.label }.joined(separator: ":")
    }
    guard let call = syntax.call(at: name) else { return nil }
    guard let last = call.arguments.last else { return "" }
    return last.label.isEmpty ? "_" : last.label
  }
}
