/// The functions that a file knows, by their names and the types that they belong to.
struct FunctionTable {
  /// A function's name and type.
  private struct Key: Hashable {
    let name: String
    /// The number of the type's name; `-1` outside of types, `-2` inside of another function.
    let owner: Int32
    /// Whether the function belongs to the type itself.
    let isStatic: Bool
  }

  /// A function that a call may be one of.
  struct Function: Hashable {
    /// The full name of the function.
    let name: String
    /// The number of its type's name; `-1` outside of types.
    let owner: Int32
    /// Whether the function belongs to the type itself.
    let isStatic: Bool
    /// What its callers write; `nil` in Objective-C, where the name says it.
    let shape: CallShape?
  }

  /// The functions that callers write one name for.
  struct Namesakes {
    /// How many functions of one type, and how many types, are told apart.
    static let limit = 64

    private var byOwner: [Int32: [Function]] = [:]
    /// The types that have a function of the name, each once; not all where there are too many.
    private(set) var owners: [Int32] = []
    /// Whether there are more functions or types than are told apart.
    private(set) var isCut = false

    /// The functions of a type.
    subscript(owner: Int32) -> [Function] { byOwner[owner] ?? [] }

    fileprivate mutating func insert(_ function: Function) {
      let known = self[function.owner]
      guard !known.contains(function) else { return }
      guard known.count < Self.limit else {
        isCut = true
        return
      }
      byOwner[function.owner, default: []].append(function)
      guard known.isEmpty else { return }
      if owners.count < Self.limit { owners.append(function.owner) } else { isCut = true }
    }
  }

  /// Answers that are found when they are first asked for.
  private final class Answers {
    var indices: [String: [Int]]?
    var namesakes: [String: Namesakes] = [:]
  }

  private var counts: [Key: Int] = [:]
  /// All functions but those inside of others; those of the file with the brace or word that they begin
  /// with, and without their shapes.
  private var all: [(function: Function, head: Int)] = []
  private var answers = Answers()
  /// The functions that are called as the system's function is, with the numbers of their types' names.
  private var systemNamesakes: [(name: String, owner: Int32)] = []

  /// Looks at the functions of a file.
  init(_ syntax: HostSyntax) {
    for index in syntax.tokens.indices
    where syntax.at(index, "{") && !syntax.isBoxed(index)
      && syntax.kind(ofBlock: index) == .function
    {
      guard let name = syntax.signature(ofFunction: index)?.name else { continue }
      let owner = Self.owner(of: index, in: syntax)
      let isStatic = syntax.isStatic(function: index)
      counts[Key(name: name, owner: owner, isStatic: isStatic), default: 0] += 1
      if owner != -2 { add(name, of: owner, isStatic: isStatic, shape: nil, at: index) }
      if name.hasPrefix("constraints") { systemNamesakes.append((name, owner)) }
    }
    for word in syntax.requirements {
      guard let name = syntax.requirement(at: word)?.name, let block = syntax.type(around: word),
        let owner = syntax.typeName(ofBlock: block)
      else { continue }
      add(name, of: owner, isStatic: syntax.at(word - 1, word: "static"), shape: nil, at: word)
    }
  }

  /// How many functions with a name a type or its objects have.
  func count(of name: String, in owner: Int32) -> Int {
    count(of: name, in: owner, isStatic: false) + count(of: name, in: owner, isStatic: true)
  }

  /// How many functions with a name a type has, or its objects.
  func count(of name: String, in owner: Int32, isStatic: Bool) -> Int {
    counts[Key(name: name, owner: owner, isStatic: isStatic), default: 0]
  }

  /// The braces of the bodies of the functions of the file with a name that a type has, or its objects.
  func bodies(of name: String, in owner: Int32, isStatic: Bool?) -> [Int] {
    let isAny = isStatic == nil
    let count =
      isAny
      ? self.count(of: name, in: owner)
      : self.count(of: name, in: owner, isStatic: isStatic ?? false)
    // All but a few functions are the only ones of their names.
    return count <= 1
      ? []
      : all.lazy.filter { function, head in
        head >= 0 && function.owner == owner && function.name == name
          && (isAny || function.isStatic == isStatic)
      }.map { $0.head }
  }

  /// Adds a function of another file; one without a body is only what may be called instead of others.
  mutating func addForeign(
    _ name: String, of owner: Int32, isStatic: Bool, shape: CallShape?, hasBody: Bool
  ) {
    answers = Answers()
    if hasBody { counts[Key(name: name, owner: owner, isStatic: isStatic), default: 0] += 1 }
    add(name, of: owner, isStatic: isStatic, shape: shape, at: -1)
  }

  private mutating func add(
    _ name: String, of owner: Int32, isStatic: Bool, shape: CallShape?, at head: Int
  ) {
    all.append((Function(name: name, owner: owner, isStatic: isStatic, shape: shape), head))
  }

  /// The functions that callers write a name for, whatever stands between the parentheses.
  func namesakes(of base: String, in syntax: HostSyntax) -> Namesakes {
    if let known = answers.namesakes[base] { return known }
    if answers.indices == nil {
      var indices: [String: [Int]] = [:]
      for (index, entry) in all.enumerated() {
        let name = entry.function.name.prefix { $0 != "(" }
        indices[String(name), default: []].append(index)
      }
      answers.indices = indices
    }
    var found = Namesakes()
    for index in answers.indices?[base] ?? [] {
      let (function, head) = all[index]
      let shape = function.shape ?? (head < 0 ? nil : syntax.shape(ofFunction: head))
      found.insert(
        Function(
          name: function.name, owner: function.owner, isStatic: function.isStatic, shape: shape))
    }
    answers.namesakes[base] = found
    return found
  }

  /// The functions of a type that are called as the system's is, by their full names.
  func systemNamesakes(in owner: Int32) -> [String] {
    systemNamesakes.lazy.filter { $0.owner == owner }.map { $0.name }
  }

  /// The number of the name of the type that the function belongs to whose body a brace opens.
  static func owner(of block: Int, in syntax: HostSyntax) -> Int32 {
    let outer = syntax.block(of: block)
    if !syntax.isSwift {
      let isMethod = (syntax.blockStart(block)..<block).contains(where: syntax.isMethodSign)
      return isMethod ? syntax.owners(of: block).first ?? -2 : -1
    }
    guard outer >= 0 else { return -1 }
    guard syntax.kind(ofBlock: outer) == .type else { return -2 }
    return syntax.typeName(ofBlock: outer) ?? -2
  }
}

extension HostSyntax {
  /// What callers write of the function that a brace or the word of a requirement stands for; `nil` in
  /// Objective-C.
  func shape(ofFunction head: Int) -> CallShape? {
    guard isSwift else { return nil }
    let parameters =
      at(head, "{") ? signature(ofFunction: head)?.parameters : requirement(at: head)?.parameters
    return parameters.map { CallShape($0) }
  }

  /// The words that begin the functions that protocols of Swift ask for.
  var requirements: [Int] {
    guard isSwift, !mentions(of: "protocol").isEmpty else { return [] }
    return mentions(of: "func").lazy.map(Int.init).filter { word in
      let outer = block(of: word)
      guard outer >= 0, kind(ofBlock: outer) == .type else { return false }
      return (blockStart(outer)..<outer).contains { at($0, word: "protocol") }
    }
  }

  /// The name and the parameters of a function that a protocol asks for.
  func requirement(at word: Int) -> (name: String, parameters: [Parameter])? {
    guard isName(word + 1), let outer = type(around: word),
      let open = first("(", in: word..<partner(outer)), open < partner(outer)
    else { return nil }
    return swiftSignature(word..<min(partner(open) + 1, tokens.count))
  }
}
