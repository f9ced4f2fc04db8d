package import VFLDiagnostics
package import VFLLayout
package import VFLLowering
package import VFLRecords

/// The answer to a layout document, as the JSON that other programs read.
///
/// Keys come in a fixed order; a part that is `nil` has no key at all. Fields may be added in later
/// versions, never renamed.
package struct AnswerJSON: Sendable, Hashable {
  /// `compiled`, `valid`, `solved`, `ambiguous`, `unsatisfiable` or `invalid`.
  package var status: String
  /// What people call the input that is answered, where there are several.
  package var input: String?
  /// The constraint records.
  package var records: [ConstraintRecord]?
  /// The guides that formats have made, which are items, too, each with the item that its frame is
  /// relative to.
  package var guides: [Guide] = []
  /// The name of each item, by ``ItemID/index``; the first is the container, `|`.
  package var itemNames: [String]
  /// The container's size; infinite or NaN where there is none, which is written `null`.
  package var containerSize: ContainerSize?
  /// The frame of each item, by ``ItemID/index``; that of the container is not shown.
  package var frames: [Frame]?
  /// All conflicts; the first one is written as `conflict`, too.
  package var conflicts: [Conflict]?
  /// What the best layouts differ in.
  package var ambiguous: [FreeAttribute]?
  /// The constraints of equal priority that trade off against each other.
  package var ties: [PriorityTie]?
  /// The optional constraints that gave way.
  package var relaxed: [Violation]?
  /// How the layout depends on the container's size, an element for each axis asked about.
  package var sensitivity: [LayoutSensitivity]?
  /// The names that the formats need, where they were not looked up.
  package var needs: RequiredNames?
  /// The format strings of a source.
  package var strings: StringCounts?
  /// Whether the layout was not solved because it exceeds ``Limit/solvedConstraints``.
  package var isUnsolved = false
  /// The faults.
  package var diagnostics: [Diagnostic]

  /// A guide.
  package struct Guide: Sendable, Hashable {
    /// The name of the guide.
    package var name: String
    /// The name of the item that its frame is relative to.
    package var parent: String

    /// Creates a guide.
    package init(name: String, parent: String) {
      self.name = name
      self.parent = parent
    }
  }

  /// A width and a height.
  package struct ContainerSize: Sendable, Hashable {
    /// The width, in points.
    package var width: Double
    /// The height, in points.
    package var height: Double

    /// Creates a size.
    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// Creates an answer of any parts.
  package init(
    status: String, records: [ConstraintRecord]? = nil, itemNames: [String] = [],
    containerSize: ContainerSize? = nil, frames: [Frame]? = nil,
    conflicts: [Conflict]? = nil, ambiguous: [FreeAttribute]? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.status = status
    self.records = records
    self.itemNames = itemNames
    self.containerSize = containerSize
    self.frames = frames
    self.conflicts = conflicts
    self.ambiguous = ambiguous
    self.diagnostics = diagnostics
  }

  /// Creates the answer that tells what came of solving a layout.
  ///
  /// The container's size is that of its frame; without frames, it is left out.
  package init(
    _ result: LayoutResult, records: [ConstraintRecord], itemNames: [String],
    diagnostics: [Diagnostic] = []
  ) {
    self.init(
      status: result.status.rawValue, records: records, itemNames: itemNames,
      containerSize: result.frames.first.map { .init(width: $0.width, height: $0.height) },
      frames: result.frames, diagnostics: diagnostics)
    if !result.ties.isEmpty { ties = result.ties }
    if !result.violations.isEmpty { relaxed = result.violations }
    switch result.status {
    case .solved: break
    case .ambiguous:
      let measured = MeasuredAxes(records)
      ambiguous =
        result.freeAttributes
        + result.freeGuideAttributes.filter { measured.contain($0.item, $0.part.axis) }
    case .unsatisfiable: conflicts = result.conflicts
    }
  }

  /// The JSON, as UTF-8, without a line break at its end.
  ///
  /// - Complexity: O(what is written).
  package func bytes(_ layout: JSONLayout = .compact) -> [UInt8] {
    var written: [UInt8] = []
    let rest = bytes(layout) { piece in
      written += piece
      return true
    }
    return written + rest
  }

  /// The last piece of the same, after those before were handed on: how a layout depends on its size may
  /// take more bytes than there is room for.
  ///
  /// - Parameter take: Takes a piece, and says whether to go on; if not, the JSON is not whole.
  package func bytes(_ layout: JSONLayout, handingOn take: ([UInt8]) -> Bool) -> [UInt8] {
    var json = JSONWriter(layout)
    json.object { json in
      json.key("status")
      json.string(status)
      if let input {
        json.key("input")
        json.string(input)
      }
      write(records, "constraints", to: &json) { $1.write($0, itemNames: itemNames) }
      if !guides.isEmpty { write(guides, "guides", to: &json) { $1.write($0) } }
      if let containerSize {
        json.key("container")
        json.write(containerSize)
      }
      if let frames {
        json.key("frames")
        json.write(frames, itemNames: itemNames)
      }
      if let conflicts {
        json.key("conflict")
        json.writeMembers(of: conflicts.first, itemNames: itemNames)
      }
      write(conflicts, "conflicts", to: &json) { $1.write($0, itemNames: itemNames) }
      write(ambiguous, "ambiguous", to: &json) { free, json in
        let index = free.item.index
        let frame = frames.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        json.write(free, in: frame, itemNames: itemNames)
      }
      write(ties, "ties", to: &json) { $1.write($0, itemNames: itemNames) }
      write(relaxed, "gaveWay", to: &json) { $1.write($0, itemNames: itemNames) }
      let measured = MeasuredAxes(sensitivity == nil ? [] : records ?? [])
      write(sensitivity, "sensitivity", to: &json) {
        $1.write($0, itemNames: itemNames, measured, handingOn: take)
      }
      if let needs {
        json.key("needs")
        json.write(needs)
      }
      if let strings {
        json.key("strings")
        json.write(strings)
      }
      if isUnsolved {
        json.key("unsolved")
        json.bool(true)
      }
      write(diagnostics, "diagnostics", to: &json) { $1.write($0) }
    }
    return json.bytes
  }

  /// The JSON as a string, without a line break at its end.
  package func text(_ layout: JSONLayout = .compact) -> String {
    String(decoding: bytes(layout), as: UTF8.self)
  }

  /// Writes the key of a list and the list; nothing at all where there is none.
  private func write<Element>(
    _ list: [Element]?, _ key: String, to json: inout JSONWriter,
    element: (Element, inout JSONWriter) -> Void
  ) {
    guard let list else { return }
    json.key(key)
    json.array { json in
      for item in list { element(item, &json) }
    }
  }
}
