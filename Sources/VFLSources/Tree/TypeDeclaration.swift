/// A type, an extension of one, a protocol or a name space.
final class TypeDeclaration {
  /// What is declared.
  enum Kind {
    /// A class or actor, or the `@interface` of a class.
    case classType
    /// A structure, enumeration or union.
    case valueType
    /// A protocol.
    case interface
    /// An extension, category or class extension.
    case addition
    /// The `@implementation` of a class or category.
    case implementation
    /// A name space of C++.
    case space
  }
  /// The tokens of the type, including its members.
  let range: Range<Int>
  /// What is declared.
  let kind: Kind
  /// The token of the name; `nil` for a type without a name.
  ///
  /// Of `Outer.Inner` it is that of `Inner`.
  let name: Int?
  /// The words before the declaration.
  let modifiers: Modifiers
  /// The types after the colon.
  let parents: [TypeName]
  /// Whether a `where` restricts an extension.
  let isRestricted: Bool
  /// The members.
  let members: [Statement]

  /// Creates a type.
  init(
    range: Range<Int>, kind: Kind, name: Int?, modifiers: Modifiers, parents: [TypeName],
    isRestricted: Bool, members: [Statement]
  ) {
    (self.range, self.kind, self.name, self.modifiers) = (range, kind, name, modifiers)
    (self.parents, self.isRestricted, self.members) = (parents, isRestricted, members)
  }
}
