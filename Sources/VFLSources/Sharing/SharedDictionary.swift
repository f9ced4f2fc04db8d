/// A dictionary that other files get from a static member of a type, or from a function outside of types.
package struct SharedDictionary: Sendable, Hashable {
  /// The name of the property, or the full name of the function.
  let member: String
  /// The keys of the dictionary; `nil` if they are not known, or if the value is no dictionary.
  let keys: NameKnowledge?
}
