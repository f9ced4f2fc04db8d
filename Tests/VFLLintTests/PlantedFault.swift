import VFLDiagnostics
import VFLSources

/// A kind of fault that tests add to a correct source file.
enum PlantedKind: String, CaseIterable, Sendable {
  case missingClosingBracket = "missing `]`"
  case missingOpeningBracket = "missing `[`"
  case misspelledView = "misspelled view"
  case misspelledMetric = "misspelled metric"
  case doubledHyphen = "doubled `-`"
  case doubledBracket = "doubled `]`"
  case unknownAxis = "unknown axis"
  case missingKey = "missing key"
  case wordForNumber = "word for a number"
}

/// An edit that adds one fault to a correct source file.
struct PlantedFault: Hashable, Sendable {
  let kind: PlantedKind
  let edit: SourceEdit

  /// Returns the faults that can be added to the format strings of a file, in file order.
  static func all(in bytes: [UInt8], _ language: HostLanguage) -> [PlantedFault] {
    let found = HostScan(bytes, language: language).sites.flatMap { site in
      faultsOfText(of: site) + missingKeys(of: site, in: bytes)
    }
    return Set(found).sorted {
      ($0.edit.span.start, $0.edit.span.end, $0.kind.rawValue, $0.edit.replacement)
        < ($1.edit.span.start, $1.edit.span.end, $1.kind.rawValue, $1.edit.replacement)
    }
  }

  /// Returns the line of the file that contains the edit, and the line after the edit.
  func description(in bytes: [UInt8]) -> String {
    let number = bytes[..<edit.span.start].count { $0 == 0x0A }
    let edited = SourceEdit.apply([edit], to: bytes)
    let line = edited.split(separator: 0x0A, omittingEmptySubsequences: false)[number]
    let text = String(decoding: line, as: UTF8.self)
    return "\(number + 1): \(kind.rawValue): \(text.drop { $0 == " " })"
  }

  // MARK: Faults in a format string

  private static func faultsOfText(of site: FormatSite) -> [PlantedFault] {
    let text = site.literal.text
    var found: [PlantedFault] = []
    func plant(_ kind: PlantedKind, _ range: Range<Int>, _ replacement: String) {
      // An edit in several literals or next to a computed part is no simple misspelling.
      guard
        !site.literal.holes.contains(where: {
          range.lowerBound <= $0.offset && $0.offset <= range.upperBound
        }),
        let edit = site.literal.fileEdit(
          for: SourceEdit(SourceSpan(range.lowerBound, range.upperBound), replacement))
      else { return }
      found.append(PlantedFault(kind: kind, edit: edit))
    }
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "]"):
        plant(.missingClosingBracket, index..<index + 1, "")
        plant(.doubledBracket, index..<index + 1, "]]")
      case UInt8(ascii: "["):
        plant(.missingOpeningBracket, index..<index + 1, "")
      case UInt8(ascii: "-"):
        // A second hyphen before a bracket is never part of a number.
        if index + 1 < text.count, "[|".utf8.contains(text[index + 1]) {
          plant(.doubledHyphen, index..<index + 1, "--")
        }
      case UInt8(ascii: "H") where index == 0, UInt8(ascii: "V") where index == 0:
        if text.count > 1, text[1] == UInt8(ascii: ":") { plant(.unknownAxis, 0..<1, "X") }
      default: break
      }
    }
    for word in words(of: text) {
      let isView = word.lowerBound > 0 && text[word.lowerBound - 1] == UInt8(ascii: "[")
      let name = String(decoding: text[word], as: UTF8.self)
      if word.upperBound < text.count, text[word.upperBound] == UInt8(ascii: ":") { continue }
      if (0x30...0x39).contains(text[word.lowerBound]) {
        plant(.wordForNumber, word, "unnamed")
      } else {
        plant(isView ? .misspelledView : .misspelledMetric, word, name + "X")
      }
    }
    return found
  }

  /// The ranges of the names and numbers in a format string.
  private static func words(of text: [UInt8]) -> [Range<Int>] {
    func isPart(_ byte: UInt8) -> Bool {
      byte == 0x5F || byte == 0x2E || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
    var found: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex { !isPart($0) } ?? text.count
      if end > start { found.append(start..<end) }
      start = end + 1
    }
    return found
  }

  // MARK: Faults in a dictionary

  /// Returns the edits that rename the key of a view that the format string contains.
  private static func missingKeys(of site: FormatSite, in bytes: [UInt8]) -> [PlantedFault] {
    let text = site.literal.text
    let used = words(of: text).filter {
      $0.lowerBound > 0 && text[$0.lowerBound - 1] == UInt8(ascii: "[")
    }.map { String(decoding: text[$0], as: UTF8.self) }
    return site.views.names.compactMap { name in
      guard used.contains(name.name), !name.span.isEmpty else { return nil }
      let key = Array(name.name.utf8)
      var end = name.span.end
      // The span of a key can contain its quotation marks.
      if bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
      guard end >= key.count, Array(bytes[(end - key.count)..<end]) == key else { return nil }
      let edit = SourceEdit(SourceSpan(end - key.count, end), name.name + "X")
      return PlantedFault(kind: .missingKey, edit: edit)
    }
  }
}
