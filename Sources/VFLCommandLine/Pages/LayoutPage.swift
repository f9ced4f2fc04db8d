import VFLCompiler
import VFLDiagnostics
import VFLLayout
import VFLPage
import VFLRecords
import VFLReports
import VFLText

/// The data of an interactive page that shows a layout at any container size, in both layout directions.
struct LayoutPage: Sendable {
  /// The displayed name of the layout.
  let name: String
  /// Notes about the layout, as sentences.
  var notes: [String] = []
  private let layout: CompiledLayout
  private let isLinked: Bool
  private let shown: PerAxis<ShownSize>
  /// The solutions for the left-to-right and the right-to-left direction, in this order.
  ///
  /// Empty if the page shows only a message.
  private let outputs: [LayoutOutput]
  /// The message that the page shows instead of a layout.
  private var message = ""

  /// Solves a layout for a range of container sizes.
  ///
  /// If the width and the height are independent, the layout is solved for each of them without fixing the
  /// other. Otherwise, the other dimension is fixed at the size that the page shows first.
  ///
  /// - Parameters:
  ///   - requested: The ranges of sizes that the user can select. Without ranges, the user can select sizes
  ///     around the given size. With one range, the other dimension has its given size.
  ///   - fixed: The axis on which the container always has its given size.
  init(
    of layout: CompiledLayout, named name: String, over requested: [SizeRange] = [],
    fixed: Axis? = nil,
    reporting progress: SharedProgress = SharedProgress()
  ) {
    var layout = layout
    let given = layout.problem.containerSize
    let direction = layout.problem.direction
    let isLinked = (try? layout.problem.linksWidthAndHeight()) ?? false
    let ranges = Axis.allCases.map { axis in
      requested.first { $0.axis == axis } ?? SizeRange(axis, -.infinity ... .infinity)
    }
    var shown = PerAxis(both: ShownSize(start: 0, sizes: 0...0))
    for range in ranges {
      let isRequested = requested.isEmpty ? fixed != range.axis : requested.contains(range)
      let start = given[range.axis] ?? AssumedContainer.usualSize[range.axis]
      shown[range.axis] =
        given[range.axis] == nil || isRequested
        ? ShownSize(range.sizes, from: start) : ShownSize(start: start, sizes: start...start)
    }
    layout.problem.containerSize =
      isLinked ? PerAxis(shown.horizontal.start, shown.vertical.start) : PerAxis(both: nil)
    outputs = [LayoutDirection.leftToRight, .rightToLeft].map { side in
      layout.problem.direction = side
      return LayoutOutput(of: layout, .frames(over: ranges)) { progress.step = $0 }
    }
    layout.problem.direction = direction
    for sensitivity in outputs[direction == .leftToRight ? 0 : 1].sensitivities
    where given[sensitivity.axis] == nil && !isLinked {
      shown[sensitivity.axis].moveStart(into: sensitivity.satisfiable)
    }
    (self.name, self.layout, self.isLinked, self.shown) = (name, layout, isLinked, shown)
    notes = [Self.assumptionNote(on: layout.problem)].compactMap { $0 }
  }

  /// Returns a note about the views whose content sizes are estimates; `nil` if there are none.
  private static func assumptionNote(on problem: LayoutProblem) -> String? {
    let names = problem.nodes.filter {
      $0.isContentAssumed.horizontal || $0.isContentAssumed.vertical
    }.map { "`\($0.name)`" }
    guard !names.isEmpty else { return nil }
    let more = names.count > 8 ? " and \(names.count - 8) more" : ""
    return "The content sizes of these views are estimates: "
      + names.prefix(8).joined(separator: ", ") + more
      + ". Set them with `\(Flag.view.name) NAME:WIDTHxHEIGHT`."
  }

  /// Creates a page that shows a message instead of a layout.
  init(named name: String, saying message: String) {
    self.name = name
    self.message = message
    layout = CompiledLayout([])
    isLinked = false
    shown = PerAxis(both: ShownSize(start: 0, sizes: 0...0))
    outputs = []
  }

  /// The diagnostics for the direction that the layout specifies.
  var groups: [DiagnosticGroup] { ownOutput?.groups ?? [] }

  /// Whether the layout has no solution for at least one of the requested sizes.
  var hasErrors: Bool { ownOutput?.hasErrors ?? true }

  /// Whether the page shows a layout, rather than only errors or a message.
  var isShown: Bool { ownOutput?.sensitivities.isEmpty == false }

  private var ownOutput: LayoutOutput? {
    layout.problem.direction == .leftToRight ? outputs.first : outputs.last
  }

  /// The bytes of a page that shows only this layout, or `nil` if the page would be too large.
  var bytes: [UInt8]? { data.map { Self.page(with: [$0]) } }

  /// Returns the bytes of a page that shows several layouts.
  ///
  /// A layout that does not fit into the remaining space is replaced by a message.
  ///
  /// - Parameter refresh: The interval in seconds at which the page reloads itself.
  static func bytes(of pages: [LayoutPage], refresh: Int) -> [UInt8] {
    var room = Limit.pageBytes.value
    var layouts: [[UInt8]] = []
    for page in pages {
      let data = page.data
      // Messages are always included, because they are small.
      if let data, data.count <= room || !page.isShown {
        layouts.append(data)
        room -= data.count
      } else {
        let reason = data == nil ? PageWriter.tooLarge : PageWriter.noRoom
        var json = JSONWriter(.compact)
        _ = LayoutPage(named: page.name, saying: reason + "\n").write(to: &json)
        layouts.append(json.bytes)
      }
    }
    return page(with: layouts, refresh: refresh)
  }

  private static func page(with layouts: [[UInt8]], refresh: Int? = nil) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.object { json in
      if let refresh {
        json.key("refresh")
        json.number(refresh)
      }
      json.key("layouts")
      json.array { json in
        for layout in layouts { json.value(layout) }
      }
    }
    return PageTemplate.page(with: json.bytes)
  }

  // MARK: Data

  /// The layout as JSON, or `nil` if it exceeds the page size limit.
  private var data: [UInt8]? {
    var json = JSONWriter(.compact)
    return write(to: &json) ? json.bytes : nil
  }

  /// Writes the layout as JSON.
  ///
  /// Returns `false` if it exceeds the page size limit.
  private func write(to json: inout JSONWriter) -> Bool {
    var fits = true
    json.object { json in
      json.key("name")
      json.string(name)
      json.key("direction")
      json.string(layout.problem.direction == .leftToRight ? "ltr" : "rtl")
      json.key("notes")
      json.array { json in
        for note in notes { json.string(note) }
      }
      json.key("linked")
      json.bool(isLinked)
      for (key, size) in [("width", shown.horizontal), ("height", shown.vertical)] {
        json.key(key)
        json.object { json in
          for (key, value) in [
            ("start", size.start), ("from", size.sizes.lowerBound), ("to", size.sizes.upperBound),
          ] {
            json.key(key)
            json.number(value)
          }
        }
      }
      json.key("views")
      json.array { json in
        for node in layout.problem.nodes { write(node, to: &json) }
      }
      guard isShown else {
        json.key("faults")
        json.string(errorText)
        return
      }
      // A direction in which the layout has no solution is omitted from the page.
      for (key, output) in zip(["ltr", "rtl"], outputs)
      where fits && !output.sensitivities.isEmpty {
        fits = write(output, key, to: &json)
      }
    }
    return fits
  }

  private func write(_ node: LayoutNode, to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.string(node.name)
      json.key("parent")
      if let parent = node.parent { json.number(parent.index) } else { json.null() }
      if node.isOneAxisGuide {
        json.key("hidden")
        json.bool(true)
      }
      if node.isGuide {
        json.key("guide")
        json.bool(true)
      }
      if node.paintingOrder != 0 {
        json.key("order")
        json.number(node.paintingOrder)
      }
      guard node.content != PerAxis(both: nil) else { return }
      let content = node.content
      for (key, values) in [
        ("content", [content.horizontal, content.vertical]),
        ("hugging", [node.hugging.horizontal.rawValue, node.hugging.vertical.rawValue]),
        (
          "compression", [node.compression.horizontal.rawValue, node.compression.vertical.rawValue]
        ),
      ] {
        json.key(key)
        json.array { json in
          for value in values { json.number(value ?? .nan) }
        }
      }
    }
  }

  /// Writes the solution for one direction, in the format of `vfl solve --range --format json`, followed by
  /// the positions at which ambiguous views are drawn.
  ///
  /// Returns `false` if the data exceeds the page size limit.
  private func write(_ output: LayoutOutput, _ key: String, to json: inout JSONWriter) -> Bool {
    var bytes: [UInt8] = []
    let rest = output.json.bytes(.compact) { piece in
      bytes += piece
      return bytes.count <= Limit.pageBytes.value
    }
    bytes += rest
    guard json.bytes.count + bytes.count <= Limit.pageBytes.value else { return false }
    json.key(key)
    json.value(bytes)
    json.key(key + "Open")
    json.array { json in
      for sensitivity in output.sensitivities { write(openFrames: sensitivity, to: &json) }
    }
    return json.bytes.count <= Limit.pageBytes.value
  }

  /// Writes the values that are drawn for the ambiguous attributes of each regime.
  ///
  /// Each element contains the item, the part of its frame, the container size from which the element
  /// applies, and the slope and the constant of the linear function that determines the value. The elements
  /// of the same part are sorted by container size.
  private func write(openFrames sensitivity: LayoutSensitivity, to json: inout JSONWriter) {
    json.array { json in
      for regime in sensitivity.regimes {
        json.array { json in
          for free in regime.freeAttributes {
            for (start, line) in sensitivity.lines(of: free, in: regime) {
              json.array { json in
                json.number(free.item.index)
                json.string(free.part.rawValue)
                json.number(start)
                json.number(line.slope)
                json.number(line.constant)
              }
            }
          }
        }
      }
    }
  }

  private var errorText: String {
    message
      + groups.map {
        DiagnosticRenderer(sources: $0.sources, style: RenderStyle()).render($0.diagnostics)
      }.joined(separator: "\n")
  }
}

/// The container sizes that a page offers on one axis.
private struct ShownSize: Sendable {
  /// The size that the page shows first.
  private(set) var start: Double
  /// The sizes that the user can select.
  private(set) var sizes: ClosedRange<Double>

  /// Creates a range of selectable sizes, of which `start` is shown first.
  init(start: Double, sizes: ClosedRange<Double>) {
    (self.start, self.sizes) = (start, sizes)
  }

  /// Creates the selectable sizes for a requested range.
  ///
  /// If the range has no upper bound, the largest selectable size is about twice the size that is shown
  /// first.
  init(_ requested: ClosedRange<Double>, from start: Double) {
    let lower = requested.lowerBound.isFinite ? requested.lowerBound : min(0, requested.upperBound)
    let usual = (max(2 * start, 2 * lower, 100) / 10).rounded(.up) * 10
    sizes = lower...(requested.upperBound.isFinite ? requested.upperBound : usual)
    self.start = min(max(start, sizes.lowerBound), sizes.upperBound)
  }

  /// Moves the size that is shown first into the satisfiable range.
  ///
  /// Extends the selectable sizes if necessary.
  mutating func moveStart(into possible: ClosedRange<Double>?) {
    guard let possible, sizes.lowerBound < sizes.upperBound else { return }
    start = min(max(start, possible.lowerBound), possible.upperBound)
    if start > sizes.upperBound { sizes = sizes.lowerBound...(start * 2) }
  }
}
