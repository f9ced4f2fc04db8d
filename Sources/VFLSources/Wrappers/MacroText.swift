/// The string that a macro makes of its argument: string literals before and behind it, side by side.
struct MacroText {
  /// Which parameter the string is, counted from 0.
  let parameter: Int
  /// The tokens of the body that spell it: literals, and the parameter one or several times.
  let tokens: Range<Int>

  /// Reads some tokens of a macro's body; `nil` where they are anything else.
  init?(_ range: Range<Int>, of parameters: [String], in body: HostSyntax) {
    let range = body.unwrapped(range)
    let names = Set(range.filter { !body.isString($0) }.map { body.text($0) })
    guard names.count == 1, let parameter = names.first.flatMap(parameters.firstIndex(of:)) else {
      return nil
    }
    self.parameter = parameter
    tokens = range
  }

  /// The literals around the parameter; `nil` where it stands there too often.
  func affix(in body: HostSyntax) -> FormatAffix? {
    var parts: [[UInt8]] = [[]]
    for index in tokens {
      guard body.isString(index) else {
        parts.append([])
        continue
      }
      var builder = LiteralBuilder(body.source.bytes)
      LiteralReader.read(
        from: Int(body.tokens[index].start), to: Int(body.tokens[index].end), of: body.source.bytes,
        .objectiveC, into: &builder)
      parts[parts.count - 1] += builder.text
    }
    return parts.count - 1 <= FormatAffix.repetitionLimit ? FormatAffix(parts) : nil
  }
}

extension HostTokens {
  /// The names of a macro's parameters; `nil` for a macro without a list of them.
  func parameters(of macro: Macro) -> [String]? {
    macro.parameters.map { span in
      text(of: span).split(separator: ",").map {
        let name = $0.filter { $0 != " " && $0 != "\t" && $0 != "." }
        // `...` is spelled in another way in the body.
        return name.isEmpty ? "__VA_ARGS__" : String(name)
      }
    }
  }
}

extension FormatFinder {
  /// What a macro makes of its argument: `H(@"|[a]|")` with `#define H(s) @"H:" s`.
  func expanded(_ range: Range<Int>, at place: Int, depth: Int) -> FormatValue? {
    guard !syntax.isSwift, let call = syntax.call(at: range.lowerBound), call.range == range,
      let macro = macro(named: syntax.text(range.lowerBound), at: range.lowerBound),
      let parameters = syntax.source.parameters(of: macro),
      parameters.count == call.arguments.count
    else { return nil }
    let body = HostSyntax(ObjectiveCLexer.tokens(of: syntax.source.bytes, in: macro.body))
    guard let text = MacroText(body.tokens.indices, of: parameters, in: body) else { return nil }
    let argument = call.arguments[text.parameter].range
    // Only literals stand side by side.
    guard text.tokens.count == 1 || argument.allSatisfy(syntax.isString) else { return nil }
    let finder = FormatFinder(body)
    let values = text.tokens.map { index in
      body.isString(index)
        ? finder.format(index..<(index + 1), at: index)
        : format(argument, at: place, depth: depth + 1)
    }
    return joined(values, of: values.map { _ in argument }, in: range)
  }
}
