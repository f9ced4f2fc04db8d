/// The words of Objective-C, C and C++ that the parser distinguishes from other names.
///
/// The raw value lists the spellings. Words that the parser treats identically share a case.
enum ObjectiveCWord: String, CaseIterable {
  case none = ""

  // Statements
  case `if`, `else`, `for`, `while`, `do`, `switch`, `case`, `default`, goto
  case `return`, `break`, `continue`, `throw`, `try`, `catch`
  case atThrow = "@throw"
  case atTry = "@try"
  case atCatch = "@catch"
  case finally = "@finally"
  case scope = "@autoreleasepool @synchronized"

  // Declarations
  case namespace, template, `operator`, final, override, friend
  case structure = "struct union"
  case enumeration = "enum"
  case classWord = "class"
  case interface = "@interface"
  case implementation = "@implementation"
  case protocolWord = "@protocol"
  case end = "@end"
  case importWord = "@import"
  case property = "@property"
  case using
  /// A declaration that the tree does not describe.
  case unread = "typedef @class @synthesize @dynamic"
  /// A word between the members of a type.
  case marker = "@optional @required @public @protected @private @package"
  /// A word between the members of a type of C++, with a colon after it.
  case access = "public protected private"

  // Expressions
  case new, delete, sizeof, `in`
  case boolean = "@YES @NO @true @false"
  case directive = "@selector @encode @available"
  case templateCast = "static_cast dynamic_cast reinterpret_cast const_cast"

  // Words before a type, or in the middle of one
  case mutable
  case const = "const constexpr"
  case staticWord = "static"
  case extern = "extern UIKIT_EXTERN FOUNDATION_EXPORT"
  case outlet = "IBOutlet IBInspectable"
  case attribute = "__attribute__ __attribute alignas"
  case qualifier = """
    volatile inline __inline register typename thread_local __thread restrict __extension__ __block \
    __weak __strong __unsafe_unretained __autoreleasing __kindof __unused _Nonnull _Nullable \
    _Null_unspecified __nonnull __nullable __bridge __bridge_retained __bridge_transfer
    """
  /// A qualifier that may also be a name.
  case plainQualifier = "nonnull nullable virtual explicit"

  // Types
  case basic = "void char short int long float double signed unsigned bool id BOOL auto"
  case typeof = "typeof __typeof __typeof__ decltype"
  case letWord = "let"

  /// Whether the word may be part of a type without naming one.
  var isQualifier: Bool {
    switch self {
    case .mutable, .const, .staticWord, .extern, .outlet, .attribute, .qualifier,
      .plainQualifier, .friend:
      true
    default: false
    }
  }

  /// Whether the word precedes a structure, enum or class name.
  var isTag: Bool { self == .structure || self == .enumeration || self == .classWord }

  /// Whether the word may be the name of a variable, function or type.
  var isPlain: Bool {
    switch self {
    case .none, .final, .override, .letWord, .new, .delete, .in, .mutable, .plainQualifier,
      .using, .namespace, .template, .access, .sizeof, .try, .catch, .throw, .friend,
      .templateCast:
      true
    default: false
    }
  }

  /// Whether the word can only begin a statement.
  var beginsStatement: Bool {
    switch self {
    case .if, .else, .for, .while, .do, .switch, .case, .return, .break, .continue, .goto,
      .atThrow, .atTry, .atCatch, .finally, .scope, .unread, .interface, .implementation, .end,
      .importWord, .property, .marker:
      true
    default: false
    }
  }
}
