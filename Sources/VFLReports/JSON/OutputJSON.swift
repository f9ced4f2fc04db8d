package import VFLDiagnostics
package import VFLLayout
package import VFLLowering
package import VFLRecords
import VFLText

/// The result for an input, as JSON for other programs.
///
/// Keys have a fixed order, and the key of a property that is `nil` is omitted. Later versions may add keys,
/// but they never rename a key.
package struct OutputJSON: Sendable, Hashable {
  /// The status: `compiled`, `valid`, `solved`, `ambiguous`, `unsatisfiable` or `invalid`.
  package var status: String
  /// The display name of the input, or `nil` if there is only one input.
  package var input: String?
  /// The constraint records.
  package var records: [ConstraintRecord]?
  /// The guides that the format strings create.
  package var guides: [Guide] = []
  /// The name of each item, by ``ItemID/index``.
  ///
  /// The first item is the container, `|`.
  package var itemNames: [String]
  /// The size of the container.
  ///
  /// An infinite or NaN dimension is written as `null`.
  package var containerSize: ContainerSize?
  /// The frame of each item, by ``ItemID/index``.
  ///
  /// The frame of the container is not written.
  package var frames: [Frame]?
  /// The content sizes that are estimates.
  package var assumed: [AssumedLength] = []
  /// All conflicts.
  ///
  /// The members of the first conflict are also written under the key `conflict`.
  package var conflicts: [Conflict]?
  /// The attributes that differ between optimal layouts.
  package var ambiguous: [FreeAttribute]?
  /// The ties, each between constraints with the same priority that trade off against each other.
  package var ties: [PriorityTie]?
  /// The relaxed optional constraints.
  package var relaxed: [Violation]?
  /// The layouts for a range of container sizes, with one element for each requested axis.
  package var sensitivity: [LayoutSensitivity]?
  /// The names that the format strings require.
  ///
  /// The value is `nil` if the result does not include them, for example because the names were looked up.
  package var needs: RequiredNames?
  /// The numbers of checked and unchecked format strings in a source file.
  package var strings: StringCounts?
  /// Whether the layout was not solved because it exceeds ``Limit/solvedConstraints``.
  package var isUnsolved = false
  /// The diagnostics.
  package var diagnostics: [Diagnostic]

  /// A guide and the item that its frame is relative to.
  package struct Guide: Sendable, Hashable {
    /// The name of the guide.
    package var name: String
    /// The name of the item that the guide's frame is relative to.
    package var parent: String

    /// Creates a guide.
    package init(name: String, parent: String) {
      self.name = name
      self.parent = parent
    }
  }

  /// The estimated width or height of the content of a view.
  package struct AssumedLength: Sendable, Hashable {
    /// The name of the view.
    package let view: String
    /// The axis of the length.
    package let axis: Axis
    /// The width or height of the content, in points.
    package let length: Double

    /// Creates an estimated length.
    package init(view: String, axis: Axis, length: Double) {
      (self.view, self.axis, self.length) = (view, axis, length)
    }
  }

  /// The size of a container.
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

  /// Creates a result from its parts.
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

  /// Creates the JSON result of a solved layout.
  ///
  /// The container's size is the size of its frame. It is `nil` if there are no frames.
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

  /// Returns the JSON as UTF-8, without a final line break.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the JSON.
  package func bytes(_ layout: JSONLayout = .compact) -> [UInt8] {
    var written: [UInt8] = []
    let rest = bytes(layout) { piece in
      written += piece
      return true
    }
    return written + rest
  }

  /// Passes the JSON to a closure in chunks of UTF-8 and returns the last chunk.
  ///
  /// The JSON for a range of container sizes can be very long. The closure can stop the output early.
  ///
  /// - Parameter take: A closure that receives a chunk and returns whether to continue. If it returns
  ///   `false`, the remaining regimes of the current axis are omitted.
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
      if !assumed.isEmpty { write(assumed, "assumed", to: &json) { $1.write($0) } }
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

  /// Returns the JSON as a string, without a final line break.
  package func text(_ layout: JSONLayout = .compact) -> String {
    String(decoding: bytes(layout), as: UTF8.self)
  }

  /// Writes a key and a list, or nothing if the list is `nil`.
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
