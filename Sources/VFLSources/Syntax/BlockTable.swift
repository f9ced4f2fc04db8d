/// The kinds of the blocks of a file, and where their heads begin, by their braces.
struct BlockTable {
  private var braces = RankedBits()
  private var kinds: [HostSyntax.BlockKind] = []
  private var starts: [Int32] = []

  /// Adds a block behind all others, and where its head begins; as long as nothing is said, it is a
  /// literal.
  mutating func append(_ token: Int, start: Int) {
    braces.append(token)
    kinds.append(.literal)
    starts.append(Int32(start))
  }

  /// Says what the block is that was added last.
  mutating func setLast(_ kind: HostSyntax.BlockKind) { kinds[kinds.count - 1] = kind }

  /// What a block is; a literal where there is none.
  func kind(of token: Int) -> HostSyntax.BlockKind {
    braces.number(of: token).map { kinds[$0] } ?? .literal
  }

  /// Where the head of a block begins; `-1` where there is none.
  func start(of token: Int) -> Int { braces.number(of: token).map { Int(starts[$0]) } ?? -1 }
}
