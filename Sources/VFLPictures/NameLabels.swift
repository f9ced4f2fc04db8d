import VFLLayout

/// The labels with the names of boxes in a picture, and a legend for the names that do not fit.
struct NameLabels {
  /// The names, the sizes below the names, and the numbers that replace names.
  private(set) var texts: [Picture.Text] = []
  /// The lines of the legend, which lists the boxes whose names are not in the picture.
  private(set) var legend: [String] = []

  private let boxes: [PlacedBox]
  private let frames: [Frame]
  private let container: Frame
  private let unit: Double

  /// The maximum number of boxes in the legend.
  ///
  /// The remaining boxes are only counted.
  private static let legendLimit = 24
  /// The font sizes in pixels: the sizes for names, in order of preference, and the size for numbers.
  private static let sizes = (usual: [13.0, 11, 9, 8], number: 9.0)
  /// The maximum number of boxes in a picture in which labels are placed next to boxes.
  ///
  /// With more boxes, the search would be slow and find little space.
  private static let besideLimit = 2000
  /// The height of a line of text as a multiple of the font size.
  private static let lineHeight = 1.2

  /// Places the names of boxes.
  ///
  /// - Parameters:
  ///   - boxes: The boxes in painting order.
  ///   - frames: The drawn frames of `boxes`.
  ///   - container: The frame of the container.
  ///   - unit: The size of a pixel in points.
  ///   - space: The label space in which the labels are reserved.
  init(
    _ boxes: [PlacedBox], _ frames: [Frame], in container: Frame, unit: Double,
    in space: inout LabelSpace
  ) {
    (self.boxes, self.frames, self.container, self.unit) = (boxes, frames, container, unit)
    var unnamed: [Int] = []
    for index in boxes.indices where !boxes[index].name.isEmpty {
      if !addName(of: index, in: &space) { unnamed.append(index) }
    }
    for index in unnamed.prefix(Self.legendLimit) {
      let box = boxes[index]
      let mark = addNumber(legend.count + 1, for: index, in: &space)
      legend.append("\(mark)\(box.name) \(box.size()) at \(box.place)")
    }
    let rest = unnamed.count - legend.count
    if rest > 0 { legend.append("and \(rest) more without space for a name") }
  }

  /// Places a name inside its box, or next to a box that is too thin for text.
  ///
  /// The name of a guide and a very short name can also be next to the box. If a name is too wide for its box
  /// and is not placed next to it, the name is shortened.
  ///
  /// - Returns: Whether the name, or its shortened form, was placed.
  private mutating func addName(of index: Int, in space: inout LabelSpace) -> Bool {
    let (box, frame) = (boxes[index], frames[index])
    let room = frame.inset(by: 3 * unit, unit)
    let isBar = room.height < measure(box.name, 8).size.line
    if room.width <= 0 || isBar && room.width > measure(box.name, 11).width {
      return addBeside(box.name, 11, index, in: &space)
    }
    for pixels in Self.sizes.usual {
      let (size, width) = measure(box.name, pixels)
      guard width <= room.width, size.line <= room.height else { continue }
      if !box.hasChildren, !box.isGuide, addBlock(index, pixels, room, in: &space) { return true }
      if add(box.name, pixels, index, in: room, &space) { return true }
    }
    if box.isGuide, addBeside(box.name, 11, index, in: &space) { return true }
    // A name that is as short as a number is not replaced by a number, so try it in the size of a number.
    let (size, width) = measure(box.name, Self.sizes.number)
    if width <= measure("88", Self.sizes.number).width {
      let isInside = width <= frame.width && size.line <= frame.height
      if isInside, add(box.name, Self.sizes.number, index, in: frame, &space) { return true }
      if addBeside(box.name, Self.sizes.number, index, in: &space) { return true }
    }
    let pixels = Self.sizes.usual.last ?? Self.sizes.number
    guard !isBar, measure(box.name, pixels).width > room.width,
      let text = LetterWidth.shortened(box.name, size: pixels * unit, to: room.width)
    else { return false }
    return add(text, pixels, index, in: room, &space)
  }

  /// Places a name and, below the name, the size of the box in the center of the box.
  ///
  /// - Returns: Whether there was space.
  private mutating func addBlock(
    _ index: Int, _ pixels: Double, _ room: Frame, in space: inout LabelSpace
  ) -> Bool {
    let box = boxes[index]
    let (name, small) = (measure(box.name, pixels), measure(box.size(), max(pixels * 0.8, 8)))
    let (width, height) = (max(name.width, small.width), name.size.line + small.size.line)
    guard width <= room.width, height <= room.height else { return false }
    let block = Frame(
      x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
    guard space.take(firstOf: [block], avoidingFrom: index + 1) != nil else { return false }
    let ink = ink(of: index)
    texts.append(
      Picture.Text(
        text: box.name,
        room: Frame(x: block.x, y: block.y, width: width, height: name.size.line),
        size: name.size.letters, ink: ink))
    texts.append(
      Picture.Text(
        text: box.size(),
        room: Frame(
          x: block.x, y: block.y + name.size.line, width: width, height: small.size.line),
        size: small.size.letters, ink: ink))
    return true
  }

  /// Places a line of text inside a box.
  ///
  /// If the box has children or is a guide, corners and edges are preferred to the center.
  ///
  /// - Returns: Whether there was space.
  private mutating func add(
    _ text: String, _ pixels: Double, _ index: Int, in room: Frame, _ space: inout LabelSpace
  ) -> Bool {
    let (size, width) = measure(text, pixels)
    let (right, bottom) = (room.maxX - width, room.maxY - size.line)
    let middle = (x: room.midX - width / 2, y: room.midY - size.line / 2)
    let corners = [
      (room.x, room.y), (room.x, bottom), (right, room.y), (right, bottom), (middle.x, room.y),
      (middle.x, bottom),
    ]
    let center = [(middle.x, middle.y)]
    let isOuter = boxes[index].hasChildren || boxes[index].isGuide
    let places = (isOuter ? corners + center : center + corners.reversed()).map {
      Frame(x: $0.0, y: $0.1, width: width, height: size.line)
    }
    guard let place = space.take(firstOf: places, avoidingFrom: index + 1) else { return false }
    texts.append(
      Picture.Text(text: text, room: place, size: size.letters, ink: ink(of: index)))
    return true
  }

  /// Places a number that replaces a name inside a box, or next to the box.
  ///
  /// - Returns: The beginning of the box's line in the legend; empty if there was no space for the number.
  private mutating func addNumber(
    _ number: Int, for index: Int, in space: inout LabelSpace
  ) -> String {
    let text = "\(number)"
    let (size, width) = measure(text, Self.sizes.number)
    let frame = frames[index]
    let isInside = width <= frame.width && size.line <= frame.height
    if isInside, add(text, Self.sizes.number, index, in: frame, &space) { return "\(text): " }
    return addBeside(text, Self.sizes.number, index, in: &space) ? "\(text): " : ""
  }

  /// Places a line of text next to a box, preferably inside the container.
  ///
  /// The text may cover only boxes that contain the box and are painted before the box.
  ///
  /// - Returns: Whether there was space; always `false` if there are too many boxes.
  private mutating func addBeside(
    _ text: String, _ pixels: Double, _ index: Int, in space: inout LabelSpace
  ) -> Bool {
    guard boxes.count <= Self.besideLimit else { return false }
    let (size, width) = measure(text, pixels)
    let (frame, gap) = (frames[index], 3 * unit)
    let (left, right) = (frame.x - gap - width, frame.maxX + gap)
    let (above, below) = (frame.y - gap - size.line, frame.maxY + gap)
    let middle = (x: frame.midX - width / 2, y: frame.midY - size.line / 2)
    let places = [
      (middle.x, above), (right, middle.y), (middle.x, below), (left, middle.y), (right, above),
      (right, below), (left, below), (left, above),
    ].map { Frame(x: $0.0, y: $0.1, width: width, height: size.line) }
    let inside = places.filter(container.contains)
    let outside = places.filter { !container.contains($0) }
    let isUnder = { [frames] (other: Int) in other < index && frames[other].contains(frame) }
    guard let place = space.take(firstOf: inside + outside, where: { !isUnder($0) }) else {
      return false
    }
    texts.append(
      Picture.Text(text: text, room: place, size: size.letters, ink: ink(of: index)))
    return true
  }

  private func measure(
    _ text: String, _ pixels: Double
  ) -> (size: (letters: Double, line: Double), width: Double) {
    let letters = pixels * unit
    return (
      (letters, letters * Self.lineHeight), LetterWidth.width(of: text, size: letters)
    )
  }

  private func ink(of index: Int) -> Picture.Ink { boxes[index].isGuide ? .guide : .view }
}
