import VFLDiagnostics

/// The variables of a file, and the variable that each name denotes.
///
/// Functions and closures have numbers in the order in which they begin in the file; `-1` denotes code
/// outside of all of them.
package struct Bindings {
  /// A variable, constant, parameter, property or local function.
  package struct Variable {
    /// The kind of a variable.
    package enum Kind: Equatable {
      /// A variable of a function or closure.
      case local
      /// A property of the type with a number.
      case member(owner: Int32)
      /// A variable outside of types and functions.
      case global
      /// The parameter at an index of the function or closure with a number.
      case parameter(Int, index: Int)
      /// A function inside a function.
      case function
      /// A name that a pattern binds, of whose value nothing is known.
      case pattern
    }
    let name: Int32
    /// The token that declares the variable.
    package let token: Int
    /// The kind.
    package let kind: Kind
    /// The function or closure in whose body the variable is declared.
    let home: Int
    private(set) var type: TypeName?
    /// The value that the declaration gives; `nil` for none.
    package private(set) var value: Expression?
    /// The declaration of a variable that is no parameter.
    private(set) var declaration: VariableDeclaration?
    /// The code of a computed or observed variable.
    private(set) var accessors: VariableDeclaration.Accessors?
    /// The mentions that change the variable, in the order of the file, without the declaration.
    var writes: [Write] = []
    /// The mentions of the variable other than its declaration, in the order of the file.
    package internal(set) var mentions: [Int32] = []

    /// Whether a declaration of variables declares the variable, and not a function, parameter or condition.
    package var isDeclared: Bool { declaration != nil }
  }

  /// A mention that changes a variable, or may change it.
  struct Write {
    let token: Int
    /// The function or closure that contains the mention.
    let home: Int
  }

  /// The variables, by their numbers.
  package internal(set) var variables: [Variable] = []
  /// For each token the number of the variable that it names; below 0 for none.
  var variableOfToken: [Int32] = []
  /// The mentions that change variables, with the variables' numbers, in the order of the file.
  var writes: [(token: Int32, variable: Int32)] = []
  /// For each function and closure the one around it.
  var parents: [Int] = []
  /// The numbers of the closures, by the first tokens of their bodies.
  var closures: [Int: Int] = [:]
  /// The numbers of the functions, by the first tokens of the functions.
  var functions: [Int: Int] = [:]
  var outline = Outline()
  /// For each property of Objective-C its instance variable, such as `_x` of `x`, and the other way round.
  var counterparts: [Int: Int] = [:]
  var members = MemberTable()
  var types = TypeTable()
  /// The number of steps that the binder took; for tests of its complexity.
  var steps = 0

  /// The variable that a token names.
  package func variable(at token: Int) -> Int? {
    let number = Int(variableOfToken[token])
    return number >= 0 ? number : nil
  }

  /// The variables that the tokens of a range change, each once, in order.
  func variablesWritten(in range: Range<Int>) -> [Int] {
    let first = writes.partitioningIndex { Int($0.token) >= range.lowerBound }
    var seen: Set<Int32> = []
    var found: [Int] = []
    for write in writes[first...] {
      guard Int(write.token) < range.upperBound else { break }
      if seen.insert(write.variable).inserted { found.append(Int(write.variable)) }
    }
    return found
  }
}
