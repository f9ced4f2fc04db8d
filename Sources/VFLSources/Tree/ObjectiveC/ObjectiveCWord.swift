/// The words of Objective-C, C and C++ that the parser distinguishes from other names.
enum ObjectiveCWord: String, CaseIterable {
  /// Any other name, and no name.
  case none = ""

  // Statements.
  case ifWord = "if"
  case elseWord = "else"
  case forWord = "for"
  case whileWord = "while"
  case doWord = "do"
  case switchWord = "switch"
  case caseWord = "case"
  case defaultWord = "default"
  case returnWord = "return"
  case breakWord = "break"
  case continueWord = "continue"
  case gotoWord = "goto"
  case throwWord = "throw"
  case tryWord = "try"
  case catchWord = "catch"
  case atThrow = "@throw"
  case atTry = "@try"
  case atCatch = "@catch"
  case atFinally = "@finally"
  case atPool = "@autoreleasepool"
  case atSynchronized = "@synchronized"

  // Declarations.
  case typedefWord = "typedef"
  case usingWord = "using"
  case namespaceWord = "namespace"
  case templateWord = "template"
  case operatorWord = "operator"
  case structWord = "struct"
  case unionWord = "union"
  case enumWord = "enum"
  case classWord = "class"
  case publicWord = "public"
  case protectedWord = "protected"
  case privateWord = "private"
  case finalWord = "final"
  case overrideWord = "override"
  case letWord = "let"
  case atInterface = "@interface"
  case atImplementation = "@implementation"
  case atProtocol = "@protocol"
  case atEnd = "@end"
  case atClass = "@class"
  case atImport = "@import"
  case atProperty = "@property"
  case atSynthesize = "@synthesize"
  case atDynamic = "@dynamic"
  case atOptional = "@optional"
  case atRequired = "@required"
  case atPublic = "@public"
  case atProtected = "@protected"
  case atPrivate = "@private"
  case atPackage = "@package"

  // Expressions.
  case atSelector = "@selector"
  case atEncode = "@encode"
  case atAvailable = "@available"
  case atYes = "@YES"
  case atNo = "@NO"
  case atTrue = "@true"
  case atFalse = "@false"
  case genericWord = "_Generic"
  case newWord = "new"
  case deleteWord = "delete"
  case sizeofWord = "sizeof"
  case staticCast = "static_cast"
  case dynamicCast = "dynamic_cast"
  case reinterpretCast = "reinterpret_cast"
  case constCast = "const_cast"
  case mutableWord = "mutable"
  case inWord = "in"

  // Words in front of a type, or in the middle of one.
  case constWord = "const"
  case volatileWord = "volatile"
  case staticWord = "static"
  case externWord = "extern"
  case inlineWord = "inline"
  case underscoredInline = "__inline"
  case registerWord = "register"
  case constexprWord = "constexpr"
  case virtualWord = "virtual"
  case explicitWord = "explicit"
  case friendWord = "friend"
  case typenameWord = "typename"
  case threadLocal = "thread_local"
  case threadWord = "__thread"
  case restrictWord = "restrict"
  case extensionWord = "__extension__"
  case blockWord = "__block"
  case weakWord = "__weak"
  case strongWord = "__strong"
  case unretainedWord = "__unsafe_unretained"
  case autoreleasingWord = "__autoreleasing"
  case kindofWord = "__kindof"
  case unusedWord = "__unused"
  case nonnullWord = "_Nonnull"
  case nullableWord = "_Nullable"
  case unspecifiedWord = "_Null_unspecified"
  case oldNonnullWord = "__nonnull"
  case oldNullableWord = "__nullable"
  case plainNonnullWord = "nonnull"
  case plainNullableWord = "nullable"
  case bridgeWord = "__bridge"
  case bridgeRetained = "__bridge_retained"
  case bridgeTransfer = "__bridge_transfer"
  case outletWord = "IBOutlet"
  case inspectableWord = "IBInspectable"
  case externMacro = "UIKIT_EXTERN"
  case exportMacro = "FOUNDATION_EXPORT"
  case attributeWord = "__attribute__"
  case attributeMacro = "__attribute"
  case alignasWord = "alignas"

  // Types.
  case voidWord = "void"
  case charWord = "char"
  case shortWord = "short"
  case intWord = "int"
  case longWord = "long"
  case floatWord = "float"
  case doubleWord = "double"
  case signedWord = "signed"
  case unsignedWord = "unsigned"
  case boolWord = "bool"
  case idWord = "id"
  case bigBoolWord = "BOOL"
  case autoWord = "auto"
  case typeofWord = "typeof"
  case typeofWord2 = "__typeof"
  case typeofWord3 = "__typeof__"
  case decltypeWord = "decltype"
}

extension ObjectiveCWord {
  /// Whether the word may be part of a type without naming one.
  var isQualifier: Bool {
    switch self {
    case .constWord, .volatileWord, .staticWord, .externWord, .inlineWord, .underscoredInline,
      .registerWord, .constexprWord, .virtualWord, .explicitWord, .friendWord, .typenameWord,
      .threadLocal, .threadWord, .restrictWord, .extensionWord, .blockWord, .weakWord,
      .strongWord, .unretainedWord, .autoreleasingWord, .kindofWord, .unusedWord, .nonnullWord,
      .nullableWord, .unspecifiedWord, .oldNonnullWord, .oldNullableWord, .plainNonnullWord,
      .plainNullableWord, .bridgeWord, .bridgeRetained, .bridgeTransfer, .outletWord,
      .inspectableWord, .externMacro, .exportMacro, .attributeWord, .attributeMacro,
      .alignasWord, .mutableWord:
      true
    default: false
    }
  }

  /// Whether parentheses follow the qualifier.
  var takesArguments: Bool {
    self == .attributeWord || self == .attributeMacro || self == .alignasWord
  }

  /// Whether the word names a type of the language.
  var isBasicType: Bool {
    switch self {
    case .voidWord, .charWord, .shortWord, .intWord, .longWord, .floatWord, .doubleWord,
      .signedWord, .unsignedWord, .boolWord, .idWord, .bigBoolWord, .autoWord:
      true
    default: false
    }
  }

  /// Whether the word computes a type from an expression in parentheses.
  var isTypeOperator: Bool {
    switch self {
    case .typeofWord, .typeofWord2, .typeofWord3, .decltypeWord: true
    default: false
    }
  }

  /// Whether the word is in front of the name of a structure or the like.
  var isTag: Bool {
    switch self {
    case .structWord, .unionWord, .enumWord, .classWord: true
    default: false
    }
  }

  /// Whether the word may be the name of a variable, function or type.
  var isPlain: Bool {
    switch self {
    case .none, .finalWord, .overrideWord, .letWord, .newWord, .deleteWord, .inWord, .mutableWord,
      .plainNonnullWord, .plainNullableWord, .usingWord, .namespaceWord, .templateWord,
      .publicWord, .protectedWord, .privateWord, .sizeofWord, .tryWord, .catchWord,
      .throwWord, .virtualWord, .explicitWord, .friendWord, .staticCast, .dynamicCast,
      .reinterpretCast, .constCast, .genericWord:
      true
    default: false
    }
  }

  /// Whether the word can only begin a statement.
  var beginsStatement: Bool {
    switch self {
    case .ifWord, .elseWord, .forWord, .whileWord, .doWord, .switchWord, .caseWord, .returnWord,
      .breakWord, .continueWord, .gotoWord, .atThrow, .atTry, .atCatch, .atFinally, .atPool,
      .atSynchronized, .typedefWord, .atInterface, .atImplementation, .atEnd, .atClass,
      .atImport, .atProperty, .atSynthesize, .atDynamic, .atOptional, .atRequired, .atPublic,
      .atProtected, .atPrivate, .atPackage:
      true
    default: false
    }
  }
}
