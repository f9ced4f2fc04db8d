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
  }

  /// The wrappers, in an order of their names and types.
  private(set) var entries: [Entry] = []
  /// All functions with the names of wrappers.
  private(set) var functions: [SharedFunction.Key] = []

  /// Knows nothing.
  package init() {}

  /// Brings together what the files of a run define.
  ///
  /// - Parameters:
  ///   - wrappers: for each file the wrappers that other files can call.
  ///   - functions: for each file all functions with the names of these.
  package init(wrappers: [[SharedFunction]], functions: [[SharedFunction]]) {
    var counts: [SharedFunction.Key: Int] = [:]
    var overridden: Set<String> = []
    for file in functions {
      for key in Set(file.map(\.key)) { counts[key, default: 0] += 1 }
      for function in file where function.isOverride { overridden.insert(function.key.name) }
    }
    var found: [SharedFunction.Key: [FormatWrapper]] = [:]
    for file in wrappers {
      for function in file {
        if let wrapper = function.wrapper { found[function.key, default: []].append(wrapper) }
      }
    }
    let names = Set(found.keys.map(\.name))
    self.functions = counts.keys.filter { names.contains($0.name) }.sorted(by: Self.isBefore)
    for (key, wrappers) in found.sorted(by: { Self.isBefore($0.key, $1.key) }) {
      guard let wrapper = FormatWrapper.merged(wrappers).first else { continue }
      // Each definition that stands in for another one has to be a wrapper itself.
      let family =
        overridden.contains(key.name)
        ? self.functions.filter {
          ($0.language, $0.name, $0.isStatic) == (key.language, key.name, key.isStatic)
        } : [key]
      let isCertain = family.allSatisfy { counts[$0, default: 1] <= found[$0]?.count ?? 0 }
      entries.append(Entry(key: key, wrapper: wrapper, isCertain: isCertain))
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
