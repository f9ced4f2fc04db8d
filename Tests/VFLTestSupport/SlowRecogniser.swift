/// Recognizes the sentences of a grammar by exhaustive search.
///
/// It interprets the grammar over the bytes of the input: the result of an expression at an offset is the set
/// of all offsets at which the expression can end. There is no prediction, lookahead or recovery. The result
/// of each production at each offset is cached.
///
/// ## Why characters are enough
///
/// The parser reads the longest possible tokens. The recognizer reads characters and allows tokens of any
/// length. For this grammar, the parser and the recognizer accept the same strings, because no sentence has a
/// token that could be longer at its position:
///
/// - A name is followed by one of `( ] ) , @ -`, none of which can continue a name.
/// - A number is followed by one of `) , @ -`. Within a number, `-` occurs only after the `e` or `p` of an
///   exponent, where no number ends: `1e` and `0x1p` are not numbers, and in `0x1e-` the `e` is a digit, so a
///   `-` cannot continue that number.
/// - The `-` that begins a connection is never the sign of a number: `-8` is one token in `(-8)` and two
///   tokens in `[a]-8-[b]`. So "the longest possible token" means "the longest token that the productions
///   allow at this position". A lexer that does not know the position has to be corrected by its parser.
/// - `H` and `V` occur only where a name cannot.
///
/// ``Munch/longest`` reads the longest tokens instead, so that a test can compare both methods.
package struct SlowRecogniser: Sendable {
  /// The length that a token must have.
  package enum Munch: Sendable {
    /// Any length that the productions allow.
    case any
    /// Only the greatest length that the productions allow at the offset.
    case longest
  }

  /// The maximum length of a string in bytes.
  ///
  /// A set of offsets must fit in one integer.
  package static let limit = 127

  /// An expression with references resolved to indices.
  private indirect enum Node: Sendable {
    case text([UInt8])
    case range(UInt8, UInt8)
    case production(Int, onlyLongest: Bool)
    case option(Node)
    case repetition(Node)
    case sequence([Node])
    case choice([Node])
  }

  /// A set of offsets, with bit n for offset n.
  private typealias Offsets = UInt128

  private let nodes: [Node]
  private let start: Int

  /// Creates a recognizer for a well-formed grammar.
  package init(_ grammar: EBNFGrammar, munch: Munch = .any) throws(EBNFGrammar.NotWellFormed) {
    try grammar.requireWellFormed()
    let names = grammar.productions.map(\.name)
    let index = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    let tokens = munch == .longest ? grammar.tokenNames : []
    nodes = grammar.productions.map { production in
      // Literals inside a token are not tokens.
      let cut = tokens.contains(production.name) ? [] : tokens
      return Self.node(production.expression, index, cut)
    }
    start = index[grammar.start, default: 0]
  }

  private static func node(
    _ expression: EBNFExpression, _ index: [String: Int], _ cut: Set<String>
  ) -> Node {
    switch expression {
    case .text(let text): .text(Array(text.utf8))
    case .range(let low, let high): .range(low, high)
    case .reference(let name):
      .production(index[name, default: 0], onlyLongest: cut.contains(name))
    case .option(let inner): .option(node(inner, index, cut))
    case .repetition(let inner): .repetition(node(inner, index, cut))
    case .sequence(let parts): .sequence(parts.map { node($0, index, cut) })
    case .choice(let parts): .choice(parts.map { node($0, index, cut) })
    }
  }

  /// Whether the whole text is a sentence.
  ///
  /// - Precondition: The string has at most ``limit`` bytes.
  package func accepts(_ text: [UInt8]) -> Bool {
    precondition(text.count <= Self.limit, "the text is longer than \(Self.limit) bytes")
    var memory = [Offsets?](repeating: nil, count: nodes.count * (text.count + 1))
    let ends = ends(of: .production(start, onlyLongest: false), from: 0, text, &memory)
    return ends & (1 &<< Offsets(text.count)) != 0
  }

  /// Whether the whole text is a sentence.
  package func accepts(_ text: String) -> Bool { accepts(Array(text.utf8)) }

  /// Returns the offsets at which `node` can end if it begins at `offset`.
  private func ends(
    of node: Node, from offset: Int, _ text: [UInt8], _ memory: inout [Offsets?]
  ) -> Offsets {
    switch node {
    case .text(let bytes):
      guard offset + bytes.count <= text.count else { return 0 }
      for index in 0..<bytes.count where text[offset + index] != bytes[index] { return 0 }
      return Self.only(offset + bytes.count)
    case .range(let low, let high):
      guard offset < text.count, text[offset] >= low, text[offset] <= high else { return 0 }
      return Self.only(offset + 1)
    case .production(let index, let onlyLongest):
      let place = index * (text.count + 1) + offset
      let ends: Offsets
      if let known = memory[place] {
        ends = known
      } else {
        ends = self.ends(of: nodes[index], from: offset, text, &memory)
        memory[place] = ends
      }
      guard onlyLongest, ends != 0 else { return ends }
      return Self.only(Offsets.bitWidth - 1 - ends.leadingZeroBitCount)
    case .option(let inner):
      return Self.only(offset) | ends(of: inner, from: offset, text, &memory)
    case .repetition(let inner):
      var reached = Self.only(offset)
      var fresh = reached
      while fresh != 0 {
        fresh = ends(of: inner, fromEach: fresh, text, &memory) & ~reached
        reached |= fresh
      }
      return reached
    case .sequence(let parts):
      var reached = Self.only(offset)
      for part in parts where reached != 0 {
        reached = ends(of: part, fromEach: reached, text, &memory)
      }
      return reached
    case .choice(let parts):
      var reached: Offsets = 0
      for part in parts { reached |= ends(of: part, from: offset, text, &memory) }
      return reached
    }
  }

  /// Returns the offsets at which `node` can end if it begins at any of the given offsets.
  private func ends(
    of node: Node, fromEach offsets: Offsets, _ text: [UInt8], _ memory: inout [Offsets?]
  ) -> Offsets {
    var reached: Offsets = 0
    var rest = offsets
    while rest != 0 {
      reached |= ends(of: node, from: rest.trailingZeroBitCount, text, &memory)
      rest &= rest &- 1
    }
    return reached
  }

  private static func only(_ offset: Int) -> Offsets { 1 &<< Offsets(offset) }
}
