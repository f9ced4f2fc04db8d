extension LargeInput {
  /// Generates the text of the input in blocks, so that the benchmark itself needs little memory.
  ///
  /// - Parameters:
  ///   - size: The number of elements.
  ///   - body: The function that receives the blocks.
  func write<SystemError: Error>(size: Int, to body: (String) throws(SystemError) -> Void)
    throws(SystemError)
  {
    let shape = shape(of: size)
    try body(shape.start)
    for first in stride(from: 0, to: size, by: Self.block) {
      try body(shape.elements(first..<min(first + Self.block, size)))
    }
    try body(shape.end)
  }

  private static let block = 1 << 12

  /// The parts of an input: its start, a function that generates elements, and its end.
  private struct Shape {
    let start: String
    let elements: (Range<Int>) -> String
    let end: String

    /// Creates an input whose elements depend on their indices.
    init(_ start: String, end: String, element: @escaping (Int) -> String) {
      (self.start, self.end) = (start, end)
      elements = { $0.map(element).joined() }
    }

    /// Creates an input that repeats the same element.
    init(_ start: String, repeating text: String, _ end: String) {
      (self.start, self.end) = (start, end)
      elements = { String(repeating: text, count: $0.count) }
    }
  }

  private func shape(of size: Int) -> Shape {
    switch self {
    case .optionalRow, .contentRange, .equalRange, .inequalities, .nestedDrawing, .openRows,
      .jsonFormats:
      layout(of: size)
    case .loggedChain: log(of: size)
    case .convertedCalls, .fixDiff, .nestedCalls, .joinedList, .recursiveWrapper, .repeatedAppend,
      .nestedMessages:
      source(of: size)
    case .viewBytes: Shape("", repeating: "[a]", "\n")
    case .dashBytes: Shape("", repeating: "-", "\n")
    case .spaceBytes: Shape("[a]", repeating: " ", "[b]\n")
    case .bracketBytes: Shape("", repeating: "[", "\n")
    case .parenthesisBytes: Shape("", repeating: "(", "\n")
    case .priorityBytes: Shape("[a(1", repeating: "@", ")]\n")
    case .digitBytes: Shape("[a(", repeating: "8", ")]\n")
    }
  }

  private func layout(of size: Int) -> Shape {
    let priorities = [250, 500, 750]
    let container = "@container \(50 * size)x100\n"
    switch self {
    case .optionalRow:
      return Shape(container + "H:|", end: "-|\n") { index in
        "-[v\(index)(\(Self.number(index, below: 90) + 10)@\(priorities[index % 3]))]"
      }
    case .equalRange:
      return Shape(container + "H:|", end: "-|\n") { "-[v\($0)(50@500)]" }
    case .contentRange:
      let row = "H:|" + (0..<size).map { "-[v\($0)]" }.joined() + "-|\n"
      return Shape(container, end: row) { index in
        "@view v\(index) intrinsic: \(Self.number(index, below: 90) + 10)x20\n"
      }
    case .inequalities:
      let views = (0..<size / 2).map { "@view v\($0)\n" }.joined()
      return Shape("@container 1000x1000\n" + views, end: "") { index in
        let first = Self.number(3 * index, below: size / 2)
        let second = Self.number(3 * index + 1, below: size / 2 - 1)
        let distance = Self.number(3 * index + 2, below: 100)
        return "@constraint v\(first).left >= v\(second < first ? second : second + 1).left"
          + " - \(distance)\n"
      }
    case .nestedDrawing:
      let side = 4 * size + 100
      let views = (1..<size).map { "@view v\($0) parent: v\($0 - 1)\n" }.joined()
      return Shape("@container \(side)x\(side)\n@view v0\n" + views, end: "") { index in
        "|-1-[v\(index)]-1-|\nV:|-1-[v\(index)]-1-|\n"
      }
    case .openRows: return Shape("", end: "") { "H:|-[a\($0)]-[b\($0)]-|\n" }
    default:
      let start = "{\"container\": {\"width\": 400, \"height\": 400}, \"formats\": [\"[first]\""
      return Shape(start, end: "]}\n") { index in
        ", \"H:|-[view\(index)(>=40)]-8-[other\(index)(80@750)]-|\""
      }
    }
  }

  private func log(of size: Int) -> Shape {
    func line(_ text: String) -> String { "    \"<NSLayoutConstraint:0x1 \(text)>\",\n" }
    func view(_ index: Int) -> String { "UIView:0x\(String(0x1000 + index, radix: 16))" }
    let superview = "   (active, names: '|':UIView:0x999 )"
    let end =
      line("V:[\(view(size - 1))]-(8)-|" + superview) + line("UIView:0x999.height == 50   (active)")
    return Shape(
      "Unable to simultaneously satisfy constraints.\n(\n", end: end + ")\n"
    ) { index in
      let gap =
        index == 0
        ? "V:|-(8)-[\(view(0))]" + superview
        : "V:[\(view(index - 1))]-(8)-[\(view(index))]   (active)"
      return line(gap) + line("\(view(index)).height == 20   (active)")
    }
  }

  private func source(of size: Int) -> Shape {
    let call = "    NSLayoutConstraint.constraints(withVisualFormat: "
    let rest = ", options: [], metrics: nil, views: [\"a\": a])\n"
    let (start, end) = ("func layOut(_ a: UIView, _ format: String) {\n", "}\n")
    switch self {
    case .convertedCalls: return Shape(start, repeating: call + "\"H:|-8-[a]-8-|\"" + rest, end)
    case .fixDiff: return Shape(start, repeating: call + "\"[a(=8)]\"" + rest, end)
    case .nestedCalls:
      let closing = String(repeating: ")", count: size)
      return Shape(start + call, repeating: "f(", "\"[a]\"" + closing + rest + end)
    case .joinedList:
      return Shape(start + call + "[", repeating: "\"[a]\", ", "].joined()" + rest + end)
    case .recursiveWrapper:
      let use = "func use(_ a: UIView) {\n  layOut(a, \"[a]\")\n}\n"
      return Shape(start + call + "format" + rest, repeating: "    layOut(a, format)\n", end + use)
    case .repeatedAppend:
      let use = Self.message(withFormat: "s")
      return Shape(
        "void layOut(NSDictionary *views) {\n  NSString *s = @\"[a]\";\n",
        repeating: "  s = s + @\"[a]\";\n", use + end)
    default:
      let opening = String(repeating: "[", count: size)
      let use = Self.message(withFormat: "@\"[a]\"")
      return Shape(
        "void layOut(NSDictionary *views) {\n  " + opening + "a", repeating: " b]",
        ";\n" + use + end)
    }
  }

  private static func message(withFormat format: String) -> String {
    "  [NSLayoutConstraint constraintsWithVisualFormat:\(format) options:0 metrics:nil views:views];\n"
  }

  /// Returns a pseudorandom number that only depends on the index and the bound.
  private static func number(_ index: Int, below bound: Int) -> Int {
    var random = WorkloadRandom(seed: UInt64(index))
    return random.number(in: 0...bound - 1)
  }
}
