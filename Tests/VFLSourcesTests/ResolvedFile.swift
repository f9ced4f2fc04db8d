@testable import VFLSources

/// A file with the wrappers that it defines, for tests of calls.
///
/// The functions and closures that contain `BODY` are wrappers, whose first parameter is the format.
struct ResolvedFile {
  let index: FileIndex
  let resolution: CallResolution
  let calls: [(token: Int, call: Expression.Call)]
  var tokens: HostTokens { index.tree.tokens }

  init(_ source: String, _ language: HostLanguage = .swift) {
    let bytes = Array(source.utf8)
    let tree = SourceTree(bytes, language: language)
    index = FileIndex(tree)
    resolution = CallResolution(index)
    calls = CallCollector(tree).calls.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func isWrapper(_ range: Range<Int>) -> Bool {
    range.contains { tokens.isWord($0, "BODY") }
  }

  /// The wrappers of the file.
  var candidates: [Candidate] {
    var found: [Candidate] = []
    for function in index.functions {
      guard let body = function.declaration.body, isWrapper(body.range) else { continue }
      let required = function.declaration.parameters.indices.filter {
        function.declaration.parameters[$0].defaultValue == nil
          && !function.declaration.parameters[$0].isVariadic
      }
      let variadic = function.declaration.parameters.firstIndex { $0.isVariadic }
      var home = Candidate.Home.type(function.owner, isStatic: function.isStatic)
      if function.owner == -1 { home = .file }
      if function.owner == -2, let name = function.declaration.name,
        let variable = index.bindings.variable(at: name)
      {
        home = .variable(variable)
      }
      found.append(
        Candidate(
          wrapper: FormatWrapper(
            name: function.name, format: 0, variadic: variadic, required: required),
          home: home, shapes: function.shape.map { [$0] } ?? [], isForeign: false))
    }
    for (number, variable) in index.bindings.variables.enumerated() {
      guard case .closure(let closure)? = variable.value?.kind, isWrapper(closure.body.range) else {
        continue
      }
      found.append(
        Candidate(
          wrapper: FormatWrapper(name: tokens.word(variable.token), format: 0),
          home: .variable(number), shapes: [], isForeign: false))
    }
    return found
  }

  /// Returns the first string of each call that calls a wrapper with at least a certainty.
  func formats(atLeast least: Certainty = .likely, of all: [Candidate]? = nil) -> [String] {
    calls.compactMap { token, call in
      (all ?? candidates).lazy.compactMap { candidate -> String? in
        let (base, labels) = (candidate.wrapper.base, candidate.wrapper.labels)
        var name = base
        if base == "init", case .type(let type, _) = candidate.home {
          name = resolution.text(ofType: type)
        }
        guard tokens.word(token) == name,
          let arguments = CallArguments(call, named: token, labels: labels, in: tokens),
          resolution.fits(arguments, candidate),
          case .string(let parts)? = arguments[0]?.kind,
          case .literal(let literal, _)? = parts.first,
          resolution.certainty(
            of: call, named: token, in: index.context(at: token), of: candidate) >= least
        else { return nil }
        return String(tokens.word(literal).drop { $0 == "@" }.dropFirst().dropLast())
      }.first
    }
  }
}
