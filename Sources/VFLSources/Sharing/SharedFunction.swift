/// A function or method that other files can call, with the formats that it hands on.
package struct SharedFunction: Sendable, Hashable {
  /// The key that identifies a function.
  package struct Key: Sendable, Hashable {
    /// The language of its file.
    package let language: HostLanguage
    /// The full name of the function, as ``FormatWrapper/name`` has it.
    package let name: String
    /// The type that it belongs to; `nil` outside of types.
    package let owner: String?
    /// Whether the function belongs to the type itself, and not to the objects of it.
    package let isStatic: Bool
  }

  /// The name and type of the function.
  package let key: Key
  /// How the function hands a format on; `nil` when it is not known to be given one.
  package let wrapper: FormatWrapper?
  /// How many formats in the function's body are given by its callers, none of which is in the file.
  package let openFormats: Int
  /// Whether other files see it only when they include its file.
  package let isPrivate: Bool
  /// The conditions under which the function hands its format on.
  let conditions: Set<CompiledCondition>
  /// Whether another function of its file may be called in its place.
  package let hasRivals: Bool
  /// Whether the function overrides a function of a superclass.
  package let isOverride: Bool
  /// What its callers write between the parentheses; `nil` in Objective-C, where the name says it.
  let shape: CallShape?
  /// Whether the function has a body, unlike protocol requirements.
  let hasBody: Bool

  /// What its callers have to write.
  package var word: String { key.word }
}

extension SharedFunction.Key: Comparable {
  /// Compares keys by their names, types and languages.
  package static func < (left: SharedFunction.Key, right: SharedFunction.Key) -> Bool {
    func parts(_ key: SharedFunction.Key) -> (String, String, Int, Int) {
      (key.name, key.owner ?? "", key.isStatic ? 1 : 0, key.language == .swift ? 0 : 1)
    }
    return parts(left) < parts(right)
  }

  /// What callers have to write: the name up to its labels, or the type of an initialiser.
  var word: String {
    let base = FormatWrapper.base(of: name)
    return base == "init" ? owner ?? base : base
  }
}
