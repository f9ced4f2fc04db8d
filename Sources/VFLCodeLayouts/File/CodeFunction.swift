import VFLDiagnostics
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

  /// Returns the span of the brace at the beginning of the body.
  func start(in file: CodeFile) -> SourceSpan {
    let brace = max(0, body.range.lowerBound - 1)
    return file.tree.span(of: brace..<brace + 1)
  }

  /// Returns the span of the body.
  func span(in file: CodeFile) -> SourceSpan { file.tree.span(of: body.range) }
}

extension CodeFunction {
  /// Returns the arguments that a call gives each parameter, which include default values.
  ///
  /// A parameter has one argument, unless it is variadic. Returns `nil` if the call does not match.
  func arguments(_ call: CodeCall, in file: CodeFile) -> [[Expression]]? {
    var result: [[Expression]] = []
    if !file.isSwift {
      guard call.key == name else { return nil }
      for argument in call.arguments { result.append([argument]) }
      return result
    }
    var next = 0
    for parameter in parameters {
      let label = parameter.label.map { file.words[$0] } ?? ""
      if next < call.labels.count, call.labels[next] == (label == "_" ? "" : label) {
        result.append([call.arguments[next]])
        next += 1
        while parameter.isVariadic, next < call.labels.count, call.labels[next].isEmpty {
          result[result.count - 1].append(call.arguments[next])
          next += 1
        }
      } else if let value = parameter.defaultValue {
        result.append([value])
      } else if parameter.isVariadic {
        result.append([])
      } else {
        return nil
      }
    }
    return next == call.arguments.count ? result : nil
  }
}
