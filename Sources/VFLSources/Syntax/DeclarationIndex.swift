import VFLDiagnostics

/// The tokens that declare names, by the name and the block that the declaration stands in.
///
/// A flat list in the order of names and blocks: a look-up is a binary search, however many
/// declarations of one name a file has.
struct DeclarationIndex {
  /// The kind of a declaration.
  enum Kind {
    /// A variable, with a value or without.
    case variable
    /// A part of a pattern, of whose value nothing is known.
    case pattern
    /// A function.
    case function
    /// The parameter at an index of the function or closure whose body the block is.
    case parameter(Int)
  }

  /// A declaration.
  struct Entry {
    /// The name's number.
    let name: Int32
    /// The block by its brace, or the type of a member by the number of its name; below 0 for the file.
    let home: Int32
    /// The token with the name.
    let token: Int32
    /// The first token in which the name stands for what is declared.
    let start: Int32
    /// The index of a parameter, or a number below 0 for the other kinds.
    private let code: Int32

    /// Creates a declaration.
    init(name: Int32, home: Int32, token: Int32, start: Int32, kind: Kind) {
      (self.name, self.home, self.token, self.start) = (name, home, token, start)
      code =
        switch kind {
        case .variable: -1
        case .pattern: -2
        case .function: -3
        case .parameter(let index): Int32(index)
        }
    }

    /// What is declared.
    var kind: Kind {
      switch code {
      case -1: .variable
      case -2: .pattern
      case -3: .function
      default: .parameter(Int(code))
      }
    }
  }

  private var entries: [Entry] = []

  /// Adds a declaration.
  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Puts the declarations in order; those of one name and block stay as they came.
  mutating func sort() {
    entries.sort { ($0.name, $0.home, $0.token) < ($1.name, $1.home, $1.token) }
  }

  /// The declarations of a name in a block, in order.
  func entries(of name: Int32, in home: Int32) -> ArraySlice<Entry> {
    let start = entries.partitioningIndex { ($0.name, $0.home) >= (name, home) }
    let end = entries.partitioningIndex { ($0.name, $0.home) > (name, home) }
    return entries[start..<end]
  }
}
