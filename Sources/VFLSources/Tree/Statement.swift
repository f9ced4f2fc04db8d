/// Statements in braces.
struct Block {
  /// The tokens between the braces.
  let range: Range<Int>
  let statements: [Statement]
}

/// A statement or declaration of a host file.
package struct Statement {
  let range: Range<Int>
  let kind: Kind

  /// The form of a statement.
  ///
  /// Tokens are given by their indices.
  indirect enum Kind {
    case expression(Expression)
    /// Variables, constants, properties or instance variables.
    case variables(VariableDeclaration)
    /// A function, method, initializer or prototype.
    case function(FunctionDeclaration)
    /// A type, extension, protocol or name space with its members.
    case type(TypeDeclaration)
    /// The cases of an enumeration, each with its raw value.
    case enumCases([(name: Int, rawValue: Expression?)])
    /// An `if` with its `else` branches. A branch without conditions is the last `else`.
    case branches([Branch])
    /// A `guard`, whose block is run if its conditions do not hold.
    case exit(conditions: [Condition], Block)
    /// A `switch`.
    case selection(Expression, [Case])
    case loop(Loop)
    /// `do` with `catch`, or `@try` with `@catch` and `@finally`.
    case attempt(Block, handlers: [Handler], finally: Block?)
    /// Statements in braces that are run in order, including `@autoreleasepool`, and `@synchronized` with its
    /// object.
    case block(Block, object: Expression?)
    /// Statements that are run at the end of the enclosing block.
    case deferred(Block)
    /// A statement that leads elsewhere.
    case jump(Jump, value: Expression?, label: Int?)
    /// The branches of an `#if`, each with the number of its branch of conditional compilation.
    case compiled([(branch: Int32, statements: [Statement])])
    /// A statement with a label, such as `outer: for …`.
    case labelled(Int, Statement)
    /// The modules of an `import`, by the tokens of their names.
    case imports(Range<Int>)
    case opaque
  }

  /// A statement that leads elsewhere.
  enum Jump {
    /// `return`.
    case leave
    /// `throw` and `@throw`.
    case fail
    /// `break`.
    case stop
    /// `continue`.
    case skip
    /// `fallthrough`.
    case fall
    /// `goto`.
    case go
  }

  struct Branch {
    /// The token that the branch begins with: its `if` or `else`.
    let start: Int
    /// The conditions, all of which must hold; empty for an `else`.
    let conditions: [Condition]
    /// The statements.
    ///
    /// A branch without braces has one.
    let body: Block
  }

  /// A part of a condition.
  enum Condition {
    /// An expression that must be true.
    case expression(Expression)
    /// A pattern that a value must match. `if let name` has no value.
    case binding(Pattern, Expression?, isCase: Bool, range: Range<Int>)
  }

  struct Case {
    /// The token `case` or `default`.
    ///
    /// Several labels in a row are several cases, the first ones without statements.
    let start: Int
    /// The patterns, each with its tokens; empty for `default`.
    let patterns: [Pattern]
    let body: Block

    var isFiltered: Bool { patterns.contains { $0.filter != nil } }
  }

  /// A handler of errors.
  struct Handler {
    /// The patterns of the errors; empty for all errors.
    let patterns: [Pattern]
    let body: Block
  }

  struct Loop {
    enum Head {
      /// `for pattern in sequence where filter`.
      case each(Pattern, in: Expression, filter: Expression?)
      /// `for (start; condition; step)`.
      case counting([Statement], condition: Expression?, step: Expression?)
      /// `while conditions`.
      case whileTrue([Condition])
      /// `repeat … while condition`.
      case untilFalse(Expression?)
    }
    let head: Head
    let headRange: Range<Int>
    let body: Block
  }
}

/// The names that a declaration, condition, case or loop binds.
struct Pattern {
  enum Form {
    /// One name, which gets the whole value.
    case name(Int)
    /// A part of the value for each of several patterns.
    case tuple([Pattern])
    /// An expression that the value is compared with.
    case expression(Expression)
    case other
  }
  let range: Range<Int>
  let form: Form
  /// The tokens of all names that the pattern binds.
  let names: [Int]
  var type: TypeName?
  /// The condition after the `where` of a case or handler.
  var filter: Expression?
}
