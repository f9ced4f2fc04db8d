import VFLSources

/// A source file that is generated function by function.
struct SourceText {
  /// The source generated so far.
  private(set) var text = ""
  /// The number of lines generated so far.
  private(set) var lineCount = 0

  private let language: HostLanguage
  private var functionCount = 0

  /// Creates a source file that only contains an import.
  init(_ language: HostLanguage) {
    self.language = language
    switch language {
    case .swift: add(["import Foundation", ""])
    case .objectiveC: add(["#import <Foundation/Foundation.h>", ""])
    }
  }

  private mutating func add(_ lines: [String]) {
    for line in lines {
      text += line
      text += "\n"
    }
    lineCount += lines.count
  }

  /// Adds a function that is unrelated to layout.
  mutating func addFunction(_ random: inout WorkloadRandom) {
    functionCount += 1
    let name = random.choose(["load", "update", "render", "merge", "resolve"]) + "\(functionCount)"
    let limit = random.number(in: 2...900)
    switch language {
    case .swift:
      add([
        "/// Says what \(name) comes to, in at most \(limit) steps.",
        "func \(name)(_ items: [Item], into cache: inout [String: Int]) -> String {",
        "  guard let first = items.first(where: { $0.count > \(limit) }) else { return \"none\" }",
        "  /* The key has the name and \"the count\", /* nested */ as the log shows them. */",
        "  let key = \"\\(first.name)[\\(items.map { \"\\($0.count)\" }.joined(separator: \"|\"))]\"",
        "  for (index, item) in items.enumerated() where index % \(limit) == 0 {",
        "    cache[item.name, default: 0] += item.weights.reduce(0) { $0 + $1 * \(limit) }",
        "  }",
        "  log.debug(#\"took \"\\#(key)\" of H:|-[\\d+]-|\"#)",
        "  return key.isEmpty ? \"\\u{2014}\" : key", "}", "",
      ])
    case .objectiveC:
      add([
        "// Says what \(name) comes to, in at most \(limit) steps.",
        "- (NSString *)\(name):(NSArray<Item *> *)items {",
        "  NSMutableDictionary *cache = [NSMutableDictionary dictionaryWithCapacity:\(limit)];",
        "  for (Item *item in items) {",
        "    if (item.count > \(limit) && ![item.name isEqualToString:@\"\\\"none\\\"\"]) {",
        "      cache[item.name] = @([cache[item.name] integerValue] + item.count * \(limit));",
        "    }",
        "  }",
        "  /* The key has the name and \"the count\" as the log shows them. */",
        "  NSLog(@\"took %@ of \" @\"%lu\", cache.allKeys.firstObject, (unsigned long)cache.count);",
        "  return cache.count > 'a' ? @\"\\u2014\" : [cache description];", "}", "",
      ])
    }
  }

  /// Adds a function with `calls` pairs of layout calls.
  ///
  /// Each call has one format string.
  mutating func addLayout(calls: Int, _ random: inout WorkloadRandom) {
    switch language {
    case .swift:
      add(["func layOut(_ title: UIView, _ body: UIView, in card: UIView) {"])
      add(["  let views: [String: Any] = [\"title\": title, \"body\": body]"])
    case .objectiveC:
      add(["- (void)layOut:(UIView *)title body:(UIView *)body in:(UIView *)card {"])
      add(["  NSDictionary *views = NSDictionaryOfVariableBindings(title, body);"])
    }
    for _ in 0..<calls {
      let gap = random.number(in: 4...40)
      addCall("H:|-\(gap)-[title]-[body(>=gap)]-|", gap)
      addCall("V:|-[title(\(gap))]->=\(gap)-[body(==title@750)]|", gap)
    }
    add(["}", ""])
  }

  private mutating func addCall(_ format: String, _ gap: Int) {
    switch language {
    case .swift:
      add([
        "  card.addConstraints(", "    NSLayoutConstraint.constraints(",
        "      withVisualFormat: \"\(format)\", options: [],",
        "      metrics: [\"gap\": \(gap)], views: views))",
      ])
    case .objectiveC:
      add([
        "  [card addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@\"\(format)\"",
        "                                                               options:0",
        "                                                               metrics:@{@\"gap\": @\(gap)}",
        "                                                                 views:views]];",
      ])
    }
  }
}
