import VFLDiagnostics

/// Finds the string literals in formats that a program may use for something else as well.
///
/// Such a literal reaches its call through a variable that is read elsewhere, too.
struct PieceUses {
  /// The literals, by the bytes between their quotes.
  private(set) var shared: Set<SourceSpan> = []
  private let file: FileReading
  private var known: [Int: Bool] = [:]

  /// How many variables are followed from one literal.
  private static let depthLimit = 8

  init(_ file: FileReading, _ sites: [FormatSite]) {
    self.file = file
    for site in sites {
      for piece in site.literal.pieces
      where !(site.call.start <= piece.span.start && piece.span.end <= site.call.end) {
        // Other calls of a macro use its text, too.
        let macros = file.tree.macros
        let next = macros.partitioningIndex { $0.definition.body.start > piece.span.start }
        let isInMacro = next > 0 && piece.span.end <= macros[next - 1].definition.body.end
        let use = token(around: piece.span.start).map { file.uses[$0] }
        if isInMacro || use.map({ isShared(use: $0, 0) }) ?? false { shared.insert(piece.span) }
      }
    }
  }

  private func token(around offset: Int) -> Int? {
    let tokens = file.tree.tokens.tokens
    let end = tokens[..<file.text.fileCount].partitioningIndex { Int($0.start) > offset }
    var index = end - 1
    while index >= 0, index > end - 64 {
      if tokens[index].kind == .string, Int(tokens[index].end) >= offset { return index }
      index -= 1
    }
    return nil
  }

  /// Whether a value with a use may be read by anything but a format.
  private mutating func isShared(use: Use, _ depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return true }
    switch use {
    // Literals that are equal to one which is compared are not changed, either.
    case .format, .report, .write, .system, .comparedWithText: return false
    case .holder(let variable), .elements(let variable):
      return isShared(variable: variable, depth + 1)
    case .ofClosure(let token):
      guard let closure = file.bindings.closures[token],
        let variable = file.parameter(0, of: closure)
      else { return true }
      return isShared(variable: variable, depth + 1)
    case .other, .member, .argument, .compared, .key, .returned: return true
    }
  }

  private mutating func isShared(variable: Int, _ depth: Int) -> Bool {
    if let known = known[variable] { return known }
    known[variable] = false
    var result = false
    for mention in file.bindings.variables[variable].mentions
    where isShared(use: file.uses[Int(mention)], depth) {
      result = true
      break
    }
    known[variable] = result
    return result
  }
}
