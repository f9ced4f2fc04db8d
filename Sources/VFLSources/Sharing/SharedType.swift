/// A type as other files know it: the types that it inherits from, the types of its properties, and the
/// dictionaries that it gives.
///
/// In Objective-C a header declares the first two, and the file with the code of the class the dictionaries.
/// A function outside of types is a type that gives one dictionary.
package struct SharedType: Sendable, Hashable {
  /// The language of its file.
  package let language: HostLanguage
  /// The name of the type.
  package let name: String
  /// Whether the file defines the type, so that ``parents`` and ``properties`` are known.
  let isDefinition: Bool
  /// The types after the colon of its declaration.
  let parents: [String]
  /// The types of the properties whose declarations say one, by the names of the properties.
  let properties: [String: String]
  /// The values of the static members that other files see.
  var dictionaries: [SharedDictionary] = []

  /// The common part of several declarations of one type; `nil` where they inherit from different types, so
  /// that it is open which of them a file sees.
  static func merged(_ types: some Collection<SharedType>) -> SharedType? {
    let definitions = types.filter { $0.isDefinition }
    guard let first = definitions.first ?? types.first,
      definitions.allSatisfy({ $0.parents == first.parents })
    else { return nil }
    let properties = first.properties.filter { name, type in
      definitions.allSatisfy { $0.properties[name] == type }
    }
    return SharedType(
      language: first.language, name: first.name, isDefinition: !definitions.isEmpty,
      parents: first.parents, properties: properties,
      dictionaries: definitions.count > 1 ? [] : types.flatMap { $0.dictionaries })
  }

  /// The keys of the dictionary that a member gives, if exactly one declaration of the member is known.
  func keys(of member: String) -> NameKnowledge? {
    let found = dictionaries.filter { $0.member == member }
    return found.count == 1 ? found[0].keys : nil
  }
}
