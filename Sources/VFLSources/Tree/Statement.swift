/// Statements in braces.
package struct Block {
  /// The tokens between the braces.
  package let range: Range<Int>
  /// The statements.
  package let statements: [Statement]
}

/// A statement or declaration of a host file.
package struct Statement {
  /// The tokens of the statement.
  package let range: Range<Int>
  /// The form of the statement.
  package let kind: Kind

  /// The form of a statement.
  ///
  /// Tokens are given by their indices.
  package indirect enum Kind {
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
  package enum Jump {
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

  /// A branch of an `if`.
  package struct Branch {
    /// The token that the branch begins with: its `if` or `else`.
    let start: Int
    /// The conditions, all of which must hold; empty for an `else`.
    package let conditions: [Condition]
    /// The statements.
    ///
    /// A branch without braces has one.
    package let body: Block
  }

  /// A part of a condition.
  package enum Condition {
    /// An expression that must be true.
    case expression(Expression)
    /// A pattern that a value must match. `if let name` has no value.
    case binding(Pattern, Expression?, isCase: Bool, range: Range<Int>)
  }

  /// A case of a `switch`.
  package struct Case {
    /// The token `case` or `default`.
    ///
    /// Several labels in a row are several cases, the first ones without statements.
    let start: Int
    /// The patterns, each with its tokens; empty for `default`.
    package let patterns: [Pattern]
    /// The statements.
    package let body: Block

    var isFiltered: Bool { patterns.contains { $0.filter != nil } }
  }

  /// A handler of errors.
  package struct Handler {
    /// The patterns of the errors; empty for all errors.
    package let patterns: [Pattern]
    /// The statements.
    package let body: Block
  }

  /// A loop.
  package struct Loop {
    /// The part of a loop before its body, or after it.
    package enum Head {
      /// `for pattern in sequence where filter`.
      case each(Pattern, in: Expression, filter: Expression?)
      /// `for (start; condition; step)`.
      case counting([Statement], condition: Expression?, step: Expression?)
      /// `while conditions`.
      case whileTrue([Condition])
      /// `repeat … while condition`.
      case untilFalse(Expression?)
    }
    /// The form of the loop.
    package let head: Head
    let headRange: Range<Int>
    /// The statements.
    package let body: Block
  }
}

/// The names that a declaration, condition, case or loop binds.
package struct Pattern {
  /// The form of a pattern.
  package enum Form {
    /// One name, which gets the whole value.
    case name(Int)
    /// A part of the value for each of several patterns.
    case tuple([Pattern])
    /// An expression that the value is compared with.
    case expression(Expression)
    case other
  }
  /// The tokens of the pattern.
  package let range: Range<Int>
  /// The form of the pattern.
  package let form: Form
  /// The tokens of all names that the pattern binds.
  package let names: [Int]
  /// The type; `nil` if the pattern does not contain it.
  package var type: TypeName?
  /// The condition after the `where` of a case or handler.
  var filter: Expression?
}
