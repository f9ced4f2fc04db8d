import VFLDiagnostics
import VFLRecords

// The properties that determine the content sizes of views.
extension FunctionReader {
  /// Takes note of a text or a font that a setter such as `setTitle(_:for:)` gets.
  func setContent(_ call: CodeCall, _ item: Int) {
    guard call.name.hasPrefix("set"), let first = call.arguments.first else { return }
    let property = call.name.dropFirst(3)
    let name = property.loweringFirst
    let names = ["text", "title", "font", "placeholder", "stringValue", "image", "backgroundImage"]
    guard names.contains(name) else { return }
    let value = evaluate(first)
    state.change(item) { $0.content.set(name, value) }
  }

  /// Takes note of a content priority.
  func setContentPriority(_ call: CodeCall, _ item: Int) {
    let values = call.arguments.map { evaluate($0) }
    guard values.count == 2, state.isCertain, let priority = priority(values[0]),
      let word = values[1].word
    else { return }
    let axis: Axis = word.hasSuffix("ertical") ? .vertical : .horizontal
    if call.name == "setContentHuggingPriority" {
      state.change(item) { $0.content.hugging[axis] = priority }
    } else {
      state.change(item) { $0.content.compression[axis] = priority }
    }
  }

  /// Returns the size of the font that a call such as `UIFont.systemFont(ofSize: 17)` creates, in points.
  ///
  /// Returns `nil` if the call creates no font.
  func fontSize(of call: CodeCall) -> CodeValue? {
    guard let first = call.arguments.first else { return nil }
    let label = call.labels.first ?? ""
    if call.name.hasSuffix("ontOfSize") || label == "ofSize" { return evaluate(first) }
    guard call.name.hasPrefix("preferredFont") else { return nil }
    let style = evaluate(first).word ?? ""
    return Self.styles[style].map { .number(CodeNumber($0)) } ?? .unknown
  }

  /// The font sizes of the text styles at the default size category, in points.
  private static let styles: [String: Double] = [
    "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17,
    "callout": 16, "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
  ]
}
