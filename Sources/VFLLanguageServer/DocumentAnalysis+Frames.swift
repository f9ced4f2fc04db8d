import VFLChecking
import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLSources
import VFLText

extension DocumentAnalysis {
  /// Returns the frame of the view whose name is at an offset in a function that creates constraints.
  ///
  /// Returns `nil` if there is no such view, or if its function has no layout that can be solved.
  func frame(at offset: Int) -> Meaning? {
    guard let language = document.path.hostLanguage, isLookedInto else { return nil }
    let text = document.text
    var (first, last) = (offset, offset)
    while first > 0, NameText.continues(text[first - 1]) { first -= 1 }
    while last < text.count, NameText.continues(text[last]) { last += 1 }
    guard first < last, NameText.begins(text[first]) else { return nil }
    var word = String(decoding: text[first..<last], as: UTF8.self)
    // In Objective-C, `_title` is the variable of the property `title`.
    if language == .objectiveC, word.hasPrefix("_") { word.removeFirst() }
    let line = SourceLines(text).position(of: offset).line + 1
    let found = SourceLayouts(
      text, language, name: name, function: String(line), configuration, settings.check.layout)
    for layout in found.layouts {
      if let lines = lines(for: word, in: layout) {
        return Meaning(bytes: first..<last, lines: lines)
      }
    }
    return nil
  }

  /// Returns the frame of a view in a layout, and the size and the assumptions on which it depends.
  private func lines(for view: String, in layout: SourceLayouts.Layout) -> [String]? {
    let compiled = CompiledLayout([layout.document], settings.check.layout)
    guard !compiled.hasErrors, let result = try? compiled.problem.solved(),
      let index = compiled.problem.nodes.firstIndex(where: { $0.name == view }), index > 0
    else { return nil }
    let frames = AssumedContainer(compiled.problem, result)?.result.frames ?? result.frames
    guard index < frames.count else { return nil }
    let (container, frame) = (frames[0], frames[index])
    func number(_ value: Double) -> String { PointText.rounded(value) }
    var words = "in `\(layout.functionName ?? name)`"
    words += " at \(number(container.width)) × \(number(container.height))"
    if !layout.notes.isEmpty { words += ", " + CountText.text(layout.notes.count, "assumption") }
    let parent = compiled.problem.nodes[index].parent.flatMap { parent in
      parent == LayoutProblem.container ? nil : " in \(compiled.problem.nodes[parent.index].name)"
    }
    return [
      "\(view): x \(number(frame.x)), y \(number(frame.y))\(parent ?? ""), "
        + "\(number(frame.width)) wide, \(number(frame.height)) high",
      words,
    ]
  }
}
