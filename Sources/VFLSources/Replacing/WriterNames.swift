/// The names by which code may be run that writes to a variable.
///
/// They are the names of functions that write to it, of properties whose observers or closures do, and of
/// whatever mentions one of these names.
struct WriterNames {
  /// The writer names that were found in a file, by the numbers of the variables' names.
  final class Memo {
    /// Of names of variables, and of properties of the object around.
    var ofRoots: [Int32: WriterNames] = [:]
    /// Of names of properties of anything.
    var ofParts: [Int32: WriterNames] = [:]
  }

  /// How many names are followed at most; with more, any code may write to the variable.
  private static let limit = 64

  private var names: Set<Int32> = []
  /// Whether there are more names than are followed, or code that writes has no name.
  private var isUnlimited = false

  /// Follows the functions that some writes stand in.
  init(_ writes: [VariableIndex.Writes], in syntax: HostSyntax) {
    var waiting: [Int32] = []
    for write in writes {
      isUnlimited = isUnlimited || write.functions.count > Self.limit
      for function in write.functions where !isUnlimited {
        guard let token = write.tokens.first(where: { (syntax.function(of: $0) ?? -1) == function })
        else { continue }
        waiting += Self.names(ofCodeAround: token, in: syntax)
        isUnlimited = waiting.count > Self.limit
      }
    }
    while let name = waiting.popLast(), !isUnlimited {
      guard names.insert(name).inserted else { continue }
      let mentions = syntax.mentions(ofName: name)
      isUnlimited = names.count > Self.limit || mentions.count > Self.limit * Self.limit
      if isUnlimited { return }
      var seen: Set<Int> = []
      for mention in mentions {
        let index = Int(mention)
        guard seen.insert(syntax.function(of: index) ?? -1).inserted else { continue }
        waiting += Self.names(ofCodeAround: index, in: syntax).filter { !names.contains($0) }
      }
    }
  }

  /// Whether one of the names stands among some tokens.
  func meet(_ range: Range<Int>, in syntax: HostSyntax) -> Bool {
    isUnlimited
      || names.contains { name in
        guard let first = syntax.mentions(ofName: name).first else { return false }
        return !syntax.mentions(ofToken: Int(first), in: range).isEmpty
      }
  }

  /// The names by which the code around a token is run: of a function, or of the property that it belongs to.
  private static func names(ofCodeAround index: Int, in syntax: HostSyntax) -> [Int32] {
    var names: [String] = []
    if let function = syntax.function(of: index), let base = syntax.baseName(ofFunction: function) {
      names = [base] + [VariableIndex.property(ofSetter: base)].compactMap { $0 }
    } else {
      var opener = syntax.block(of: index)
      while opener >= 0, syntax.block(of: opener) >= 0,
        syntax.kind(ofBlock: syntax.block(of: opener)) != .type
      {
        opener = syntax.block(of: opener)
      }
      guard opener >= 0 else { return [] }
      let head = syntax.statementStart(of: opener)..<opener
      let word = head.first { syntax.at($0, anyOf: ["var", "let"]) }
      names = word.map { [syntax.text($0 + 1)] } ?? []
    }
    return names.compactMap { syntax.source.names.number(of: $0, in: syntax.source.bytes) }
  }
}
