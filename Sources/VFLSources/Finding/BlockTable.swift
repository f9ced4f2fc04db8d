/// What is known of the blocks of a file, by their braces.
///
/// A bit for each token says whether it is such a brace; how many are in front of a word of bits is
/// kept, so that a look-up counts the bits of one word.
struct BlockTable {
  private var bits: [UInt64] = []
  /// For each word of bits how many are set in front of it.
  private var ranks: [Int32] = []
  private var kinds: [HostSyntax.BlockKind] = []
  private var starts: [Int32] = []

  /// Makes room for so many tokens.
  mutating func reserve(_ count: Int) {
    bits = Array(repeating: 0, count: count / 64 + 1)
    ranks = Array(repeating: 0, count: count / 64 + 1)
  }

  /// Adds a block behind all others, and where its head begins; as long as nothing is said, it is a
  /// literal.
  mutating func append(_ token: Int, start: Int) {
    let word = token / 64
    if bits[word] == 0 { ranks[word] = Int32(kinds.count) }
    bits[word] |= 1 << UInt64(token % 64)
    kinds.append(.literal)
    starts.append(Int32(start))
  }

  /// Says what the block is that was added last.
  mutating func setLast(_ kind: HostSyntax.BlockKind) { kinds[kinds.count - 1] = kind }

  /// What a block is; a literal where there is none.
  func kind(of token: Int) -> HostSyntax.BlockKind {
    number(of: token).map { kinds[$0] } ?? .literal
  }

  /// Where the head of a block begins; `-1` where there is none.
  func start(of token: Int) -> Int { number(of: token).map { Int(starts[$0]) } ?? -1 }

  private func number(of token: Int) -> Int? {
    let (word, bit) = (bits[token / 64], UInt64(1) << UInt64(token % 64))
    guard word & bit != 0 else { return nil }
    return Int(ranks[token / 64]) + (word & (bit - 1)).nonzeroBitCount
  }
}
