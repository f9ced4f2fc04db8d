/// An expression of a host file, with the tokens that spell it.
package struct Expression {
  /// The tokens of the expression, in the token list of its file.
  package let range: Range<Int>
  /// The form of the expression.
  package let kind: Kind

  /// The form of an expression.
  ///
  /// Tokens are given by their indices.
  package indirect enum Kind {
    /// A name, including keywords that denote a value, such as `self`, `super`, `nil` and `true`.
    case name(Int)
    /// A number.
    case number(Int)
    /// One string literal, or several adjacent ones.
    case string([StringPart])
    /// A member of an expression, such as `view.frame` and `view->_frame`; without a base `.zero`.
    case member(Expression?, name: Int)
    /// A call of a function or a message to an object.
    case call(Call)
    /// An element of a collection, such as `views["a"]`.
    case subscripted(Expression, [Argument])
    /// A list literal, such as `[a, b]`, `@[a, b]` and the `{a, b}` of C.
    case array([Expression])
    /// A dictionary literal, such as `["a": a]` and `@{@"a": a}`.
    case dictionary([Entry])
    /// Values in parentheses, other than a single value without a label, or the `.name` and the value of an
    /// element in a list of C.
    case tuple([Argument])
    /// A closure of Swift, a block of Objective-C or a lambda of C++.
    case closure(Closure)
    /// An operator before a value: a token such as `!`, `-`, `&`, `@`, `*`, `++`, `try` or `await`.
    case prefix(Int, Expression)
    /// An operator after a value: a token such as `!`, `?` or `++`.
    case postfix(Expression, Int)
    /// Values with operators of one precedence between them, such as `a + b - c`.
    ///
    /// There is one operator less than there are operands. Assignments have this form, too.
    case operation([Expression], operators: [Int])
    /// `condition ? yes : no`; without `yes` the `condition ?: no` of C.
    case ternary(Expression, yes: Expression?, no: Expression)
    /// A value converted to a type, such as `format as String` and `(NSString *)format`.
    case cast(Expression, TypeName)
    /// A statement that has a value: an `if` or a `switch` of Swift.
    case statement(Statement)
    /// Anything else.
    case opaque
  }

  /// A part of a string.
  package enum StringPart {
    /// A string literal, by its token, with the expressions of its computed parts in order.
    case literal(Int, computed: [Expression])
    /// A name next to a literal, which is a macro or a macro's parameter.
    case pasted(Int)
    /// The parameter of a macro after `#`, which makes a string of its argument's text.
    case stringized(Int)
  }

  /// An argument of a call, or an element of a tuple.
  package struct Argument {
    /// The token of the label; `nil` for an argument without one.
    package let label: Int?
    /// The value.
    package let value: Expression
    /// Whether the argument is a closure after the parentheses of the call.
    var isTrailing = false
  }

  /// A key of a dictionary literal with its value.
  package struct Entry {
    /// The key.
    package let key: Expression
    /// The value.
    package let value: Expression
  }

  /// A call.
  package struct Call {
    /// The spelling of a call.
    package enum Style {
      /// `callee(argument, label: argument)`.
      case function
      /// `[receiver name:argument label:argument]`: the callee is the member `name` of the receiver, and the
      /// first argument has no label. Arguments without a label after the first one follow a comma.
      case message
    }
    /// The function: a name, a member of its receiver, or any other expression.
    package let callee: Expression
    /// The arguments.
    package let arguments: [Argument]
    /// The spelling of the call.
    package let style: Style
  }

  /// Returns the expression with another range.
  ///
  /// A single value in parentheses is the value with the range of the parentheses.
  func ranging(over range: Range<Int>) -> Expression { Expression(range: range, kind: kind) }
}

/// A function without a name.
package struct Closure {
  /// The names of the parameters; `nil` if not a plain name.
  package let parameters: [Parameter]
  /// The captured values that have their own name, such as `[name = value]`.
  package let captures: [Expression.Argument]
  /// The statements.
  package let body: Block
}
