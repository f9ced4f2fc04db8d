import VFLDiagnostics

/// The branches of conditional compilation in a file, and which of them are alternatives.
///
/// Branches have numbers in the order in which they begin; 0 is the file itself.
struct ConditionalTable {
  /// The condition under which a branch is compiled, if no preceding branch is.
  enum Test {
    /// The expression that some bytes spell is true.
    case condition(SourceSpan)
    /// The macro that some bytes name is defined.
    case defined(SourceSpan)
    /// The macro that some bytes name is not defined.
    case undefined(SourceSpan)
    /// No condition: the branch is an `#else`.
    case always
    case never
  }

  struct Branch {
    /// The branch that contains the `#if`.
    let parent: Int32
    /// The `#if`, by the number of its first branch.
    let first: Int32
    /// The condition under which the branch is compiled.
    let test: Test
    /// The index of its first token.
    let start: Int
    /// The end index of its tokens.
    fileprivate(set) var end = Int.max
    /// The next branch of the same `#if`; 0 for none.
    fileprivate var next: Int32 = 0
  }

  private var branches = [Branch(parent: 0, first: 0, test: .always, start: 0)]

  subscript(branch: Int32) -> Branch { branches[Int(branch)] }

  /// Adds a nested branch, which follows `previous` in the same `#if` or is its first branch.
  mutating func begin(_ test: Test, in parent: Int32, behind previous: Int32?, at token: Int)
    -> Int32
  {
    let number = Int32(branches.count)
    if let previous {
      end(previous, at: token)
      branches[Int(previous)].next = number
    }
    let first = previous.map { branches[Int($0)].first } ?? number
    branches.append(
      Branch(
        parent: parent, first: first, test: test, start: token))
    return number
  }

  mutating func end(_ branch: Int32, at token: Int) { branches[Int(branch)].end = token }

  /// The branches of the `#if` of a branch, in order, up to a maximum number.
  func alternatives(of branch: Int32, limit: Int) -> [Int32] {
    var result: [Int32] = []
    var next = self[branch].first
    while next != 0, result.count < limit {
      result.append(next)
      next = self[next].next
    }
    return result
  }

  /// The outermost branch inside another branch that contains or is a branch; `nil` for none.
  func outermost(around branch: Int32, inside outer: Int32) -> Int32? {
    var (branch, found) = (branch, nil as Int32?)
    // A branch has a greater number than its parent.
    while branch > outer {
      found = branch
      branch = self[branch].parent
    }
    return branch == outer ? found : nil
  }
}
