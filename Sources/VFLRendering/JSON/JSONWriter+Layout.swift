import VFLLayout
import VFLRecords

extension JSONWriter {
  /// Writes the container's size.
  mutating func write(_ size: AnswerJSON.ContainerSize) {
    object(flat: true) { json in
      json.key("width")
      json.number(size.width)
      json.key("height")
      json.number(size.height)
    }
  }

  /// Writes the frames of all items but the container, by name and in the items' order.
  mutating func write(_ frames: [Frame], itemNames: [String]) {
    object { json in
      for (index, frame) in frames.enumerated().dropFirst() {
        json.key(itemNames.name(of: ItemID(index)))
        json.write(frame)
      }
    }
  }

  /// Writes an attribute that is free, with its range; an end that is open is `null`.
  mutating func write(_ free: FreeAttribute, itemNames: [String]) {
    object(flat: true) { json in
      json.writeMember(itemNames.name(of: free.item))
      json.key("attribute")
      json.string(free.part.rawValue)
      json.key("range")
      json.array { json in
        json.number(free.lower)
        json.number(free.upper)
      }
    }
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
