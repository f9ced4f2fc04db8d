/// A type, an extension of one, a protocol or a name space.
struct TypeDeclaration {
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
  let kind: Kind
  /// The token of the name; `nil` for a type without a name.
  ///
  /// For `Outer.Inner` it is `Inner`.
  let name: Int?
  /// The words before the declaration.
  let modifiers: Modifiers
  let parents: [TypeName]
  /// Whether a `where` restricts an extension.
  let isRestricted: Bool
  let members: [Statement]
}
