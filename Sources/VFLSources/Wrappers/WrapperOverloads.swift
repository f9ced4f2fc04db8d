/// Wrappers of which a type has several with one name and one set of labels, until all calls are looked at.
struct WrapperOverloads {
  /// The key that tells a wrapper of a file from others.
  struct Key: Hashable {
    let name: String
    let home: WrapperHome
    /// The index of the parameter that is the format: of a function with two of them each is a wrapper
    /// of its own.
    let format: Int
  }

  /// The wrapper that was learnt from several functions with one key.
  struct Group {
    /// The common part of the functions.
    var wrapper: FormatWrapper
    /// The braces of the functions' bodies, each once.
    var blocks: [Int]
    /// The calls that the wrapper was learnt from.
    var calls: [Int]
  }

  private var groups: [(key: Key, group: Group)] = []

  /// Adds what a call says of the function around it.
  mutating func add(_ wrapper: FormatWrapper, _ key: Key, _ block: Int, _ call: Int) {
    guard let index = groups.firstIndex(where: { $0.key == key }) else {
      groups.append((key, Group(wrapper: wrapper, blocks: [block], calls: [call])))
      return
    }
    groups[index].group.wrapper = groups[index].group.wrapper.intersection(wrapper)
    if !groups[index].group.blocks.contains(block) { groups[index].group.blocks.append(block) }
    groups[index].group.calls.append(call)
  }

  /// Gives away all groups, in the order in which they were found.
  mutating func take() -> [(key: Key, group: Group)] {
    defer { groups = [] }
    return groups
  }
}
