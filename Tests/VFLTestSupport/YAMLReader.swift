/// Parses the subset of YAML in the pipelines of this repository: mappings and sequences by indentation, flow
/// sequences of plain words, and plain scalars.
///
/// All other YAML is an error, so that an accepted document has the same meaning for every YAML parser.
package struct YAMLReader {
  /// A syntax error in a line.
  package struct ReadError: Error, Sendable, Hashable {
    /// The line number, from 1.
    package let line: Int
  }

  private struct Line {
    let number: Int
    let indentation: Int
    let text: Substring
  }

  private var lines: [Line] = []
  private var index = 0

  /// Returns the value of a document.
  ///
  /// Mappings become objects, and scalars become strings.
  package static func read(_ text: String) throws(ReadError) -> JSONTree {
    var reader = YAMLReader()
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.drop { $0 == " " }
      if content.isEmpty || content.hasPrefix("#") { continue }
      guard !content.contains("\t"), content.last != " " else { throw ReadError(line: number + 1) }
      reader.lines.append(
        Line(number: number + 1, indentation: line.count - content.count, text: content))
    }
    let tree = try reader.block(at: 0)
    if reader.index < reader.lines.count {
      throw ReadError(line: reader.lines[reader.index].number)
    }
    return tree
  }

  /// Parses the block of lines with the given indentation.
  private mutating func block(at indentation: Int) throws(ReadError) -> JSONTree {
    guard index < lines.count, lines[index].indentation == indentation else {
      throw ReadError(line: index < lines.count ? lines[index].number : 0)
    }
    return lines[index].text.hasPrefix("- ")
      ? try sequence(at: indentation) : try mapping(at: indentation)
  }

  private mutating func sequence(at indentation: Int) throws(ReadError) -> JSONTree {
    var elements: [JSONTree] = []
    while index < lines.count, lines[index].indentation == indentation,
      lines[index].text.hasPrefix("- ")
    {
      let line = lines[index]
      let rest = line.text.dropFirst(2)
      guard Self.key(of: rest) != nil else {
        elements.append(try scalar(rest, line))
        index += 1
        continue
      }
      // The text after the dash is the first line of a mapping.
      lines[index] = Line(number: line.number, indentation: indentation + 2, text: rest)
      elements.append(try mapping(at: indentation + 2))
    }
    return .array(elements)
  }

  private mutating func mapping(at indentation: Int) throws(ReadError) -> JSONTree {
    var members: [String: JSONTree] = [:]
    while index < lines.count, lines[index].indentation == indentation {
      let line = lines[index]
      guard let (key, rest) = Self.key(of: line.text), members[key] == nil else {
        throw ReadError(line: line.number)
      }
      index += 1
      if !rest.isEmpty {
        members[key] = try scalar(rest, line)
      } else {
        guard index < lines.count, lines[index].indentation > indentation else {
          throw ReadError(line: line.number)
        }
        members[key] = try block(at: lines[index].indentation)
      }
    }
    guard !members.isEmpty else { throw ReadError(line: lines[index].number) }
    return .object(members)
  }

  /// Returns the key at the beginning of a line and the rest after the colon; `nil` if there is no key.
  private static func key(of text: Substring) -> (key: String, rest: Substring)? {
    guard let match = text.prefixMatch(of: #/([\w-]+):(?: +|$)/#) else { return nil }
    return (String(match.output.1), text[match.range.upperBound...])
  }

  private func scalar(_ text: Substring, _ line: Line) throws(ReadError) -> JSONTree {
    if text.first == "[", text.last == "]" {
      let words = text.dropFirst().dropLast().split(separator: ", ")
      guard words.allSatisfy({ $0.wholeMatch(of: #/[\w-]+/#) != nil }) else {
        throw ReadError(line: line.number)
      }
      return .array(words.map { .string(String($0)) })
    }
    // A plain scalar must not begin with an indicator, and must not contain a colon or hash that is one.
    guard let first = text.first, !"&*!|>'\"%@`{}[],?#-".contains(first), !text.contains(": "),
      !text.contains(" #")
    else { throw ReadError(line: line.number) }
    return .string(String(text))
  }
}
