import VFLSources

/// A property or global variable of a file.
struct CodeProperty {
  /// The name of the type that declares the property; `nil` for a global variable.
  var owner: String?
  /// Whether the value is computed by code each time.
  var isComputed = false
  /// Whether code runs when the property is set.
  var isObserved = false
  /// Whether the declaration is a constant with a value.
  var isConstant = false
  /// The value that the declaration gives.
  var value: Expression?
  /// The name of the type; `nil` if the declaration does not contain it.
  var typeName: String?
  var isStatic = false
  /// Whether the value is computed when the property is used first.
  var isLazy = false
  /// Whether code in other files can assign the property, except an outlet.
  var isOpen = false
  /// Whether code in other files can use the property.
  var isVisibleOutside = false
}
