import VFLLayout

/// The names of boxes in a picture, and the legend of those that have no room.
struct NameLabels {
  /// The names, the sizes under them, and the numbers in the place of names.
  private(set) var texts: [Picture.Text] = []
  /// What the numbers stand for, line after line.
  private(set) var legend: [String] = []

  private let boxes: [PlacedBox]
  private let frames: [Frame]
  private let container: Frame
  private let unit: Double

  /// More lines than this nobody reads; the rest is counted.
  private static let legendLimit = 24
  /// The sizes of letters, in pixels: those that are tried, and that of a number in the place of a name.
  private static let sizes = (usual: [13.0, 11, 9, 8], number: 9.0)
  /// Among more boxes than this there is no room between them, and looking for it takes long.
  private static let besideLimit = 2000
  /// How high a line of text is, as a share of its letters' size.
  private static let lineHeight = 1.2

  /// Finds places for the names of boxes, which are painted one over the other in their order.
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

  /// Writes a name where there is room: in the box, or beside one that is too thin for letters; whether it has
  /// been.
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
    // A name that is as short as a number needs none.
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

  /// Writes a name and the size under it in the middle of a box.
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

  /// Writes a line somewhere in a box: in a corner where other boxes lie in it, and else near the middle.
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

  /// Writes a number in a box, or beside it; the beginning of its line in the legend.
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

  /// Writes a text near a box, where no box is but those that it lies on.
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
