import VFLSources

// Numbers that only a run of the program determines.
extension FunctionReader {
  /// Returns the number of a constant, or `nil` if it is unknown.
  ///
  /// If unknown code is trusted, an unknown number is named after the last name in its expression.
  func length(_ expression: Expression, _ value: CodeValue) -> CodeNumber? {
    if let number = value.number { return number }
    switch value {
    case .unknown, .word, .type: break
    default: return nil
    }
    guard trustsUnknownCode else { return nil }
    let name = file.words[expression.range].last { word in
      word.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
        && word.unicodeScalars.first?.properties.isXIDStart == true
    }
    return name.map { CodeNumber(symbol: $0) }
  }

  /// Returns the number that a property is assumed to have; `nil` for a property of another type.
  ///
  /// It is the initial value or, if that is unknown, a number with the name of the property.
  func assumedNumber(_ property: CodeProperty, _ name: String) -> CodeNumber? {
    if let value = property.value, depth < 8 {
      switch value.kind {
      case .number, .prefix, .operation:
        depth += 1
        defer { depth -= 1 }
        if let number = evaluate(value).number { return number }
      default: break
      }
    }
    guard let type = property.typeName, Self.numberTypes.contains(type) else { return nil }
    return CodeNumber(symbol: name)
  }
}
