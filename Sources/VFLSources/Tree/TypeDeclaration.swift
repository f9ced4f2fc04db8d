/// A type, an extension of one, a protocol or a name space.
package struct TypeDeclaration {
  /// The kind of a type.
  package enum Kind {
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
  /// The kind of the type.
  package let kind: Kind
  /// The token of the name; `nil` for a type without a name.
  ///
  /// For `Outer.Inner` it is `Inner`.
  package let name: Int?
  /// The words before the declaration.
  package let modifiers: Modifiers
  /// The superclass and the protocols.
  package let parents: [TypeName]
  /// Whether a `where` restricts an extension.
  let isRestricted: Bool
  /// The declarations in the type.
  package let members: [Statement]
}
