import VFLSources

/// A body of code that is evaluated by itself: of a function, an accessor or a closure of a property.
struct CodeFunction {
  let body: Block
  let parameters: [Parameter]
  /// The name of the enclosing type; `nil` outside of types.
  let owner: String?
  /// The name with the labels of the parameters; `nil` for an accessor or a closure.
  var name: String?
  /// Whether the function is a method that a subclass may override.
  var mayBeOverridden = false
  /// Whether the function is static.
  var isStatic = false
}
