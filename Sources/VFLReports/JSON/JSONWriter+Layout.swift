package import VFLLayout
import VFLRecords
import VFLText

extension JSONWriter {
  /// Writes the container's size.
  package mutating func write(_ size: OutputJSON.ContainerSize) {
    object(flat: true) { json in
      json.key("width")
      json.number(size.width)
      json.key("height")
      json.number(size.height)
    }
  }

  /// Writes a guide.
  package mutating func write(_ guide: OutputJSON.Guide) {
    object(flat: true) { json in
      json.key("name")
      json.string(guide.name)
      json.key("parent")
      json.string(guide.parent)
    }
  }

  /// Writes an estimated length.
  package mutating func write(_ assumed: OutputJSON.AssumedLength) {
    object(flat: true) { json in
      json.key("view")
      json.string(assumed.view)
      json.key(assumed.axis == .horizontal ? "contentWidth" : "contentHeight")
      json.number(assumed.length)
    }
  }

  /// Writes an object with the frames of all items except the container, by name and in item order.
  package mutating func write(_ frames: [Frame], itemNames: [String]) {
    object { json in
      for (index, frame) in frames.enumerated().dropFirst() {
        json.key(itemNames.name(of: ItemID(index)))
        json.write(frame)
      }
    }
  }

  /// Writes a free attribute and its range.
  ///
  /// If the item has a frame, also writes the attribute's value in the frame and the distances from this
  /// value to both bounds. Infinite numbers are `null`.
  package mutating func write(_ free: FreeAttribute, in frame: Frame?, itemNames: [String]) {
    object(flat: true) { json in
      json.writeName(of: free, itemNames: itemNames)
      json.key("range")
      json.array { json in
        json.number(free.lower)
        json.number(free.upper)
      }
      guard let value = frame?[free.part] else { return }
      json.key("value")
      json.number(value)
      json.key("decrease")
      json.number(max(0, value - free.lower))
      json.key("increase")
      json.number(max(0, free.upper - value))
    }
  }

  /// Writes the item of a free attribute and the name of the attribute.
  package mutating func writeName(of free: FreeAttribute, itemNames: [String]) {
    writeMember(itemNames.name(of: free.item))
    key("attribute")
    string(free.part.rawValue)
  }

  private mutating func write(_ frame: Frame) {
    object(flat: true) { json in
      json.key("x")
      json.number(frame.x)
      json.key("y")
      json.number(frame.y)
      json.key("width")
      json.number(frame.width)
      json.key("height")
      json.number(frame.height)
    }
  }
}
