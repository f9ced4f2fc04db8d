import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLText
import VFLVerification

extension JSONDocumentReader {
  /// The keys that a view can have.
  static let viewKeys = [
    "parent", "intrinsic", "scale", "text", "key", "font", "hugging", "compression", "baselines",
    "margins",
  ]

  mutating func readViews(_ value: JSONValue, _ path: String) {
    document.declaresViews = value.isObject
    for member in members(of: value, path: path, known: nil) {
      guard member.key != "|" else {
        wrongType(member.value, path + "/|", "a view under a name other than `|`, the container's")
        continue
      }
      var view = LayoutDocument.View(node: LayoutNode(name: member.key), span: member.span)
      readView(member.value, JSONPointer.adding(member.key, to: path), into: &view)
      document.add(view)
      if document.exceedsLimit { return }
    }
  }

  private mutating func readView(
    _ value: JSONValue, _ path: String, into view: inout LayoutDocument.View
  ) {
    var intervals = PerAxis<VerificationInput.WrittenInterval?>(both: nil)
    var scale: (name: String, span: SourceSpan)?
    var text = WrittenText()
    defer {
      text.hasVaryingContent = scale != nil || Axis.allCases.contains { intervals[$0] != nil }
      if let expected = text.expectation(colon: "") { wrongType(value, path, expected) }
      text.apply(to: &view)
      finish(&view, intervals, scale, path)
    }
    for member in members(of: value, path: path, known: Self.viewKeys) {
      let (value, path) = (member.value, path + "/" + member.key)
      switch member.key {
      case "parent": readParent(value, path, into: &view)
      case "intrinsic":
        text.hasContentSize = true
        guard let pair = pair(value, path, "a width and a height") else { continue }
        view.node.content = PerAxis(
          contentSize(pair.0, path + "/0", &intervals.horizontal),
          contentSize(pair.1, path + "/1", &intervals.vertical))
      case "scale":
        guard let name = value.string else {
          wrongType(value, path, "the name of a scale")
          continue
        }
        scale = (name, value.inside)
      case "text", "key":
        let string = value.string ?? ""
        if string.isEmpty || string.utf8.contains(0x0A) {
          wrongType(value, path, "a text on one line that is not empty")
        }
        if member.key == "text" { text.text = string } else { text.key = string }
      case "font":
        guard let size = value.number, WrittenText.allows(fontSize: size) else {
          wrongType(value, path, WrittenText.expectedFontSize)
          continue
        }
        text.fontSize = size
      case "hugging":
        view.node.hugging = priorities(value, path) ?? view.node.hugging
      case "compression":
        view.node.compression = priorities(value, path) ?? view.node.compression
      case "baselines":
        text.hasBaselines = true
        guard let pair = pair(value, path, "a first and a last baseline") else { continue }
        view.node.firstBaseline = length(pair.0, path + "/0") ?? 0
        view.node.lastBaseline = length(pair.1, path + "/1") ?? 0
      default:
        view.node.margins = margins(value, path) ?? view.node.margins
      }
    }
  }

  private mutating func readParent(
    _ value: JSONValue, _ path: String, into view: inout LayoutDocument.View
  ) {
    if value.isNull {
      view.parent = .none
    } else if let name = value.string {
      view.parent = name == "|" ? .container : .view(name)
      view.parentSpan = value.inside
    } else {
      wrongType(value, path, "a view's name or `null`")
    }
  }

  /// Multiplies the content size by its scale, and adds the intervals of the content size.
  private mutating func finish(
    _ view: inout LayoutDocument.View, _ intervals: PerAxis<VerificationInput.WrittenInterval?>,
    _ scale: (name: String, span: SourceSpan)?, _ path: String
  ) {
    if let scale {
      view.scale = LayoutDocument.Scale(
        text: scale.name, span: scale.span, content: view.node.content)
      view.rescale(to: document.verification.usualScale(scale.name))
    }
    for axis in Axis.allCases {
      guard let interval = intervals[axis] else { continue }
      add(
        .content(view: view.node.name, axis), interval,
        at: path + "/intrinsic/\(axis == .horizontal ? 0 : 1)", usual: interval.lower,
        scale: scale?.name)
    }
  }

  private mutating func contentSize(
    _ value: JSONValue, _ path: String, _ interval: inout VerificationInput.WrittenInterval?
  ) -> Double? {
    if value.isArray {
      interval = self.interval(value, path)
      return interval?.lower
    }
    let expected = "a number that is not negative, an interval, or `null`"
    guard !value.isNull, let number = length(value, path, expected) else { return nil }
    if number >= 0 { return number }
    wrongType(value, path, expected)
    return nil
  }

  private mutating func priorities(_ value: JSONValue, _ path: String) -> PerAxis<Priority>? {
    guard let pair = pair(value, path, "a horizontal and a vertical priority"),
      let first = priority(pair.0, path + "/0"), let second = priority(pair.1, path + "/1")
    else { return nil }
    return PerAxis(first, second)
  }

  private mutating func priority(_ value: JSONValue, _ path: String) -> Priority? {
    guard let number = value.number else {
      wrongType(value, path, "a number")
      return nil
    }
    return document.bag.priority(number, text: value.source, at: value.span)
  }

  /// Returns the elements of an array of 2; reports an error and returns `nil` for any other value.
  private mutating func pair(
    _ value: JSONValue, _ path: String, _ what: String
  ) -> (JSONValue, JSONValue)? {
    let elements = Array(value.elements.prefix(3))
    guard value.isArray, elements.count == 2 else {
      wrongType(value, path, "a list of two, \(what)")
      return nil
    }
    return (elements[0], elements[1])
  }
}
