import VFLDiagnostics
import VFLLayout
import VFLPage
import VFLRecords
import VFLRendering

/// A page that shows a layout at each size of its container, in both directions.
struct LayoutPage: Sendable {
  /// The size that a page shows first where nothing says how large the container is.
  private static let usualSize = PerAxis(320.0, 480.0)

  /// How many bytes of data a page may have.
  static let dataLimit = 2_000_000

  /// How a page shows one of the container's sizes.
  private struct ShownSize: Sendable {
    /// The size that is shown first.
    var start: Double
    /// The sizes that can be chosen.
    var sizes: ClosedRange<Double>
  }

  /// What people call the layout.
  let name: String
  /// What is to be known of the layout, in sentences.
  var notes: [String] = []
  private let layout: CompiledLayout
  private let isLinked: Bool
  private var shown: PerAxis<ShownSize>
  /// The answers, from left to right and from right to left; none where only a message is shown.
  private let answers: [LayoutAnswer]
  /// What is shown in the place of a layout.
  private var message = ""

  /// Finds what becomes of a layout at other sizes of its container.
  ///
  /// Where the width and the height have nothing to do with each other, each is looked at with the other one
  /// free; else with the other one as it is given.
  ///
  /// - Parameters:
  ///   - asked: The ranges of sizes that can be chosen. Without any, those around the size that is given can
  ///     be. If there is one, the other size is as it is given.
  ///   - fixed: The axis on which the size is as it is given.
  init(
    of layout: CompiledLayout, named name: String, over asked: [SizeRange] = [], fixed: Axis? = nil,
    reporting progress: SearchProgress = SearchProgress()
  ) {
    var layout = layout
    let given = layout.problem.containerSize
    let isLinked = (try? layout.problem.linksWidthAndHeight()) ?? false
    let start = PerAxis(
      given.horizontal ?? Self.usualSize.horizontal, given.vertical ?? Self.usualSize.vertical)
    layout.problem.containerSize =
      isLinked ? PerAxis(start.horizontal, start.vertical) : PerAxis(both: nil)
    let ranges = Axis.allCases.map { axis in
      asked.first { $0.axis == axis } ?? SizeRange(axis: axis, sizes: -.infinity ... .infinity)
    }
    let direction = layout.problem.direction
    answers = [LayoutDirection.leftToRight, .rightToLeft].map { side in
      var sided = layout
      sided.problem.direction = side
      return LayoutAnswer(to: sided, from: .solve, over: ranges, reporting: progress)
    }
    layout.problem.direction = direction
    let own = answers[direction == .leftToRight ? 0 : 1]
    func size(_ axis: Axis) -> ShownSize {
      let isFixed =
        given[axis] != nil
        && (fixed == axis || !asked.isEmpty && !asked.contains { $0.axis == axis })
      if isFixed { return ShownSize(start: start[axis], sizes: start[axis]...start[axis]) }
      return Self.shownSize(
        ranges[axis == .horizontal ? 0 : 1].sizes, from: start[axis],
        within: given[axis] != nil || isLinked
          ? nil : own.sensitivities.first { $0.axis == axis }?.satisfiable)
    }
    shown = PerAxis(size(.horizontal), size(.vertical))
    (self.name, self.layout, self.isLinked) = (name, layout, isLinked)
  }

  /// Creates a page that says why there is no layout.
  init(named name: String, saying message: String) {
    self.name = name
    self.message = message
    layout = CompiledLayout([])
    isLinked = false
    shown = PerAxis(both: ShownSize(start: 0, sizes: 0...0))
    answers = []
  }

  /// The sizes that can be chosen: those that were asked for, as far as they have ends.
  ///
  /// An upper end that is open is about twice the size that is shown first. That one is put within sizes that
  /// have a layout, if any are told.
  private static func shownSize(
    _ asked: ClosedRange<Double>, from start: Double, within possible: ClosedRange<Double>?
  ) -> ShownSize {
    var start = start
    if let possible { start = min(max(start, possible.lowerBound), possible.upperBound) }
    let lower = asked.lowerBound.isFinite ? asked.lowerBound : 0
    let usual = max(2 * start, lower * 2, 100)
    let upper = asked.upperBound.isFinite ? asked.upperBound : (usual / 10).rounded(.up) * 10
    return ShownSize(start: min(max(start, lower), upper), sizes: lower...upper)
  }

  /// What is wrong with the layout in its own direction.
  var faults: [FaultGroup] { ownAnswer?.faults ?? [] }

  /// Whether there is no layout, or none at some of the sizes that were asked for.
  var hasErrors: Bool { ownAnswer?.hasErrors ?? true }

  /// Whether the page shows anything but faults.
  var isShown: Bool { ownAnswer?.sensitivities.isEmpty == false }

  private var ownAnswer: LayoutAnswer? {
    layout.problem.direction == .leftToRight ? answers.first : answers.last
  }

  /// The bytes of a page with some layouts; `nil` if they have more data than a page may have.
  ///
  /// - Parameter refresh: After how many seconds the page looks for a newer one; `nil` for never.
  static func bytes(of pages: [LayoutPage], refresh: Int? = nil) -> [UInt8]? {
    var json = JSONWriter(.compact)
    var fits = true
    json.object { json in
      if let refresh {
        json.key("refresh")
        json.number(refresh)
      }
      json.key("layouts")
      json.array { json in
        for page in pages where fits { fits = page.write(to: &json) }
      }
    }
    return fits ? PageTemplate.page(with: json.bytes) : nil
  }

  // MARK: The data

  /// Writes the layout, and says whether it fits.
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
        json.string(faultText)
        return
      }
      for (key, answer) in zip(["ltr", "rtl"], answers) where fits {
        fits = write(answer, key, to: &json)
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

  /// Writes the answer of a direction, what `vfl solve --range --format json` prints, and beside it where
  /// views are drawn that it leaves open.
  private func write(_ answer: LayoutAnswer, _ key: String, to json: inout JSONWriter) -> Bool {
    var bytes: [UInt8] = []
    let rest = answer.json.bytes(.compact) { piece in
      bytes += piece
      return bytes.count <= Self.dataLimit
    }
    bytes += rest
    guard json.bytes.count + bytes.count <= Self.dataLimit else { return false }
    json.key(key)
    json.value(bytes)
    json.key(key + "Open")
    json.array { json in
      for sensitivity in answer.sensitivities { write(openFrames: sensitivity, to: &json) }
    }
    return json.bytes.count <= Self.dataLimit
  }

  /// For each regime a list of what is open: the item, the part, and the line on which it is drawn.
  private func write(openFrames sensitivity: LayoutSensitivity, to json: inout JSONWriter) {
    json.array { json in
      for regime in sensitivity.regimes {
        let frames = regime.freeAttributes.isEmpty ? [] : sensitivity.linearFrames(in: regime)
        json.array { json in
          for free in regime.freeAttributes {
            let line = frames[free.item.index][free.part]
            json.array { json in
              json.number(free.item.index)
              json.string(free.part.rawValue)
              json.number(line.slope)
              json.number(line.constant)
            }
          }
        }
      }
    }
  }

  private var faultText: String {
    message
      + faults.map {
        DiagnosticRenderer(sources: $0.sources, style: RenderStyle()).render($0.diagnostics)
      }.joined(separator: "\n")
  }
}
