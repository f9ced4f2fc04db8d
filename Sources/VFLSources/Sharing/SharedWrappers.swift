/// The functions of other files that hand a format on, as far as the files of a run tell.
///
/// Whoever makes them looks at all files, for a name says little by itself: what all definitions of one
/// name and type have in common holds, and where one of them does anything else with its arguments, or
/// where a class below stands in with a function of its own, a call is no more than possible.
package struct SharedWrappers: Sendable, Hashable {
  /// A function that hands a format on.
  package struct Entry: Sendable, Hashable {
    /// Its name and type.
    let key: SharedFunction.Key
    /// What all definitions have in common.
    let wrapper: FormatWrapper
    /// Whether each definition hands the format on.
    let isCertain: Bool
    /// What callers of the definitions write, each once.
    let shapes: [CallShape]
  }

  /// A function that a call of a wrapper may be one of instead.
  package struct Namesake: Sendable, Hashable {
    /// Its name and type.
    let key: SharedFunction.Key
    /// What its callers write; `nil` in Objective-C, where the name says it.
    let shape: CallShape?
    /// Whether it has a body; a protocol only asks for one.
    let hasBody: Bool
  }

  /// What tells definitions from others.
  private struct Definition: Hashable {
    let key: SharedFunction.Key
    let shape: CallShape?

    init(_ function: SharedFunction) { (key, shape) = (function.key, function.shape) }
  }

  /// The wrappers, in an order of their names and types.
  private(set) var entries: [Entry] = []
  /// All functions that callers write the name of a wrapper for.
  private(set) var functions: [Namesake] = []

  /// Knows nothing.
  package init() {}

  /// Brings together what the files of a run define.
  ///
  /// - Parameters:
  ///   - wrappers: for each file the wrappers that other files can call.
  ///   - functions: for each file all functions with the names of these.
  package init(wrappers: [[SharedFunction]], functions: [[SharedFunction]]) {
    // How many files define a function, by what its callers write.
    var counts: [SharedFunction.Key: [CallShape?: Int]] = [:]
    var overridden: Set<String> = []
    var namesakes: Set<Namesake> = []
    var found: [SharedFunction.Key: [SharedFunction]] = [:]
    for function in wrappers.joined() where function.wrapper != nil {
      found[function.key, default: []].append(function)
    }
    let words = Set(found.values.lazy.compactMap(\.first?.word))
    for file in functions {
      for definition in Set(file.lazy.filter(\.hasBody).map(Definition.init)) {
        counts[definition.key, default: [:]][definition.shape, default: 0] += 1
      }
      for function in file where words.contains(function.word) {
        if function.isOverride { overridden.insert(function.key.name) }
        namesakes.insert(
          Namesake(key: function.key, shape: function.shape, hasBody: function.hasBody))
      }
    }
    let keys = Dictionary(grouping: counts.keys, by: \.name)
    self.functions = namesakes.sorted {
      $0.key == $1.key
        ? ($0.shape?.text ?? "") < ($1.shape?.text ?? "") : Self.isBefore($0.key, $1.key)
    }
    for (key, wrappers) in found.sorted(by: { Self.isBefore($0.key, $1.key) }) {
      guard let wrapper = FormatWrapper.merged(wrappers.compactMap(\.wrapper)).first else {
        continue
      }
      var shapes: [CallShape] = []
      for shape in wrappers.compactMap(\.shape) where !shapes.contains(shape) {
        shapes.append(shape)
      }
      // Each definition that takes the same arguments, or stands in for another one, has to be a wrapper
      // itself; others are told apart where they are called.
      let family =
        overridden.contains(key.name)
        ? keys[key.name, default: []].filter {
          ($0.language, $0.isStatic) == (key.language, key.isStatic)
        } : [key]
      let isCertain = family.allSatisfy { key in
        counts[key, default: [:]].allSatisfy { shape, count in
          guard shape.map(shapes.contains) ?? true else { return true }
          return count <= found[key, default: []].count { $0.shape == shape }
        }
      }
      entries.append(Entry(key: key, wrapper: wrapper, isCertain: isCertain, shapes: shapes))
    }
  }

  private static func isBefore(_ left: SharedFunction.Key, _ right: SharedFunction.Key) -> Bool {
    func parts(_ key: SharedFunction.Key) -> (String, String, Int, Int) {
      (key.name, key.owner ?? "", key.isStatic ? 1 : 0, key.language == .swift ? 0 : 1)
    }
    return parts(left) < parts(right)
  }

  /// Whether nothing is known.
  package var isEmpty: Bool { entries.isEmpty }
}
