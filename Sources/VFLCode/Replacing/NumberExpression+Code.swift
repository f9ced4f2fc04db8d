import VFLSources

extension NumberExpression {
  /// Returns the expression, converted to a number type if necessary.
  ///
  /// Objective-C converts between number types implicitly.
  func code(as type: String, in language: HostLanguage) -> String {
    if isObject { return text + ".doubleValue" }
    return language == .objectiveC || declaredType == type ? text : "\(type)(\(text))"
  }
}
