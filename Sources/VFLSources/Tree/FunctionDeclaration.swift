/// A parameter of a function or closure.
package struct Parameter {
  /// The token of the label that callers write; `nil` for none.
  package var label: Int?
  /// The token of the name inside the function; `nil` for a parameter without one.
  package var name: Int?
  /// The type; `nil` if the declaration does not contain it.
  package var type: TypeName?
  /// The value of an omitted argument; `nil` if the argument is required.
  package var defaultValue: Expression?
  /// Whether the parameter accepts any number of arguments.
  package var isVariadic = false
}

/// A function, method, initializer or subscript, with a body or without one.
package struct FunctionDeclaration {
  /// The spelling of a function.
  package enum Style {
    /// A function of Swift, C or C++, called as `name(…)`.
    case function
    /// `init` of Swift, called by the name of its type.
    case initializer
    /// A method of Objective-C, called as `[receiver name:…]`.
    case method
    /// `subscript` or `deinit`, or code of C that has no name.
    case unnamed
  }
  /// The tokens of the function, including its body.
  let range: Range<Int>
  /// The form of the declaration.
  package let style: Style
  /// The token of the name, or of the first part of a selector; `nil` for a function without a name.
  package let name: Int?
  /// The words before the declaration.
  package let modifiers: Modifiers
  /// The parameters.
  ///
  /// The labels of a method are the parts of its selector, from the second one on.
  package let parameters: [Parameter]
  /// Whether a method of Objective-C has no parameters, so that its selector has no colon.
  var isUnary: Bool { style == .method && parameters.isEmpty }
  let result: TypeName?
  /// The type before `::` in a function of C++; `nil` for none.
  var qualifier: Int?
  /// The body; `nil` for a prototype or a requirement of a protocol.
  package let body: Block?
}
