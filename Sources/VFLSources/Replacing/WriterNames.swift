import VFLDiagnostics

/// Finds the names by which code may be run that assigns to a variable.
///
/// They name functions that assign to the variable, properties whose observers or closures do, and any code
/// that mentions one of these names.
final class WriterNames {
  /// The maximum number of names that are followed; with more, any code may assign to the variable.
  private static let limit = 64

  private let file: FileReading
  private let levels: CodeLevels
  /// The names by which code is run that mentions a name; `nil` for too many.
  private var runners: [Int32: [Int32]?] = [:]

  /// Creates a search in a file.
  init(_ levels: CodeLevels) { (file, self.levels) = (levels.file, levels) }

  /// Returns the names by which some assignments are run; `nil` for too many.
  func names(ofAssignments tokens: [Int]) -> Set<Int32>? {
    guard var waiting = names(ofCodeAround: tokens) else { return nil }
    var names: Set<Int32> = []
    while let name = waiting.popLast() {
      guard names.insert(name).inserted else { continue }
      guard names.count <= Self.limit, let found = runners(of: name) else { return nil }
      waiting += found.filter { !names.contains($0) }
    }
    return names
  }

  /// Whether some tokens mention one of some names.
  func isAny(of names: Set<Int32>, in range: Range<Int>) -> Bool {
    names.contains { file.index.mentions[$0].hasElement(in: range) }
  }

  private func runners(of name: Int32) -> [Int32]? {
    if let known = runners[name] { return known }
    let found = names(ofCodeAround: file.index.mentions[name].map(Int.init))
    runners[name] = .some(found)
    return found
  }

  /// Returns the names by which the code around some tokens is run; `nil` for too many.
  private func names(ofCodeAround tokens: [Int]) -> [Int32]? {
    var seen: Set<Int> = []
    var found: [Int32] = []
    for token in tokens {
      if token >= file.text.fileCount {
        if let macro = macro(around: token), seen.insert(-1 - Int(macro)).inserted {
          found.append(macro)
        }
      } else if let member = levels.member(around: token),
        seen.insert(member.range.lowerBound).inserted
      {
        found += names(of: member)
      }
      if found.count > Self.limit * 2 { return nil }
    }
    return found
  }

  private func names(of member: Statement) -> [Int32] {
    let tokens = file.tree.tokens
    switch member.kind {
    case .function(let function):
      guard let name = function.name else { return [] }
      return [tokens.tokens[name].link, tokens.property(ofSetter: name)].compactMap { $0 }
    case .variables(let declaration):
      return declaration.bindings.flatMap { $0.pattern.names }.map { tokens.tokens[$0].link }
    default: return []
    }
  }

  /// The number of the name of the macro whose replacement text contains a token.
  private func macro(around token: Int) -> Int32? {
    let (tokens, macros) = (file.tree.tokens, file.tree.macros)
    let index = macros.partitioningIndex { $0.definition.tokens.lowerBound > token } - 1
    guard index >= 0 else { return nil }
    return tokens.names.number(
      of: tokens.text(of: macros[index].definition.name), in: tokens.bytes)
  }
}
