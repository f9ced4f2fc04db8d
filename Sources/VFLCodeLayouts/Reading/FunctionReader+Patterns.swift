import VFLSources

// The variables that conditions and patterns bind.
extension FunctionReader {
  func bind(_ conditions: [Statement.Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): uncertainly { evaluate(value) }
      case .binding(let pattern, let value, let isCase, _):
        var found = CodeValue.unknown
        if let value {
          found = evaluate(value)
        } else if case .name(let token) = pattern.form {
          found = self.value(named: file.words[token])
        }
        if isCase { release(found) }
        bind(pattern, to: isCase ? .unknown : found)
      }
    }
  }

  func bind(_ pattern: Pattern, to value: CodeValue) {
    switch pattern.form {
    case .name(let token): declare(file.words[token], value)
    case .tuple(let parts):
      if case .tuple(let values) = value, values.count == parts.count {
        for (part, value) in zip(parts, values) { bind(part, to: value) }
      } else {
        bindUnknown(pattern, to: value)
      }
    case .expression, .other: bindUnknown(pattern, to: value)
    }
  }

  /// Binds the names of a pattern to unknown parts of a value.
  private func bindUnknown(_ pattern: Pattern, to value: CodeValue) {
    release(value)
    for token in pattern.names { declare(file.words[token], .unknown) }
  }
}
