/// A type as other files know it: the types that it inherits from, and the types of its properties.
///
/// In Objective-C a header tells both; the file with the code of the class does not.
package struct SharedType: Sendable, Hashable {
  /// The language of its file.
  package let language: HostLanguage
  /// The name of the type.
  package let name: String
  /// The types behind the colon of its declaration.
  let parents: [String]
  /// The types of the properties whose declarations say one, by the names of the properties.
  let properties: [String: String]

  /// The common part of several declarations of one type; `nil` where they inherit from different types, so
  /// that it is open which of them a file sees.
  static func merged(_ types: some Collection<SharedType>) -> SharedType? {
    guard let first = types.first, types.allSatisfy({ $0.parents == first.parents }) else {
      return nil
    }
    let properties = first.properties.filter { name, type in
      types.allSatisfy { $0.properties[name] == type }
    }
    return SharedType(
      language: first.language, name: first.name, parents: first.parents, properties: properties)
  }
}
