/// Following constants without the engine.
extension ResizeAtlas {
  /// Lets the values follow the constants of some rows; false, and nothing has happened, if they leave the
  /// regions that are known.
  mutating func follow(
    _ changed: Span<DenseIndex>, _ rows: [RowStore.Row], _ values: inout [Double]
  ) -> Bool {
    if staysInRegions(changed, rows) {
      for index in changed.indices { _ = followOn(changed[index], rows, &values) }
      return true
    }
    // A bit for each part that moves.
    var moved = ResizeAtlas.ask(changed, rows, &parameters)
    if moved == 0 { return forgetAsked() }
    var left = moved
    while left != 0 {
      if !findRegion(of: left.trailingZeroBitCount) { return forgetAsked() }
      left &= left - 1
    }
    while moved != 0 {
      goToFoundRegion(of: moved.trailingZeroBitCount, &values)
      moved &= moved - 1
    }
    credit.earn()
    return true
  }

  /// Whether constants leave the values in the regions where they are; false if a part has several.
  @inline(__always)
  private func staysInRegions(_ changed: Span<DenseIndex>, _ rows: [RowStore.Row]) -> Bool {
    let rows = rows.span
    for index in changed.indices {
      guard let parameter = parameter(of: changed[index]) else { return false }
      let constant = parameters[parameter].reducedConstant(of: rows[Int(changed[index])].constant)
      if parameters[parameter].way.change(to: constant) == nil { return false }
    }
    return true
  }

  /// Goes on in the region where the values are for the constant that a row gets, if they stay there; false
  /// if not.
  @inline(__always)
  mutating func followOn(
    _ row: DenseIndex, _ rows: [RowStore.Row], _ values: inout [Double]
  ) -> Bool {
    guard let index = parameter(of: row) else { return false }
    let step = parameters.change(at: index) { $0.follow(to: rows[Int(row)].constant) }
    guard let (change, moves) = step else { return false }
    moves.write(change, blocks, heads, numbers, to: &values)
    credit.earn()
    isAhead = true
    return true
  }

  /// Goes to another region for that, where no other row changes; false if none is known for it.
  @inline(never)
  mutating func followElsewhere(
    _ row: DenseIndex, _ constant: Double, _ values: inout [Double]
  ) -> Bool {
    guard let part = ResizeAtlas.ask(row, constant, &parameters) else { return false }
    if !findRegion(of: part) { return forgetAsked() }
    goToFoundRegion(of: part, &values)
    credit.earn()
    return true
  }

  /// Notes the constants that some rows of the store get; returns a bit for each part that they move, and
  /// none if one of them is no parameter.
  private static func ask(
    _ changed: Span<DenseIndex>, _ rows: [RowStore.Row], _ parameters: inout [Parameter]
  ) -> UInt64 {
    var moved: UInt64 = 0
    let rows = rows.span
    var parameters = parameters.mutableSpan
    for index in changed.indices {
      let row = changed[index]
      guard let part = ask(row, rows[Int(row)].constant, &parameters) else { return 0 }
      moved |= 1 << UInt64(part)
    }
    return moved
  }

  private static func ask(
    _ row: DenseIndex, _ constant: Double, _ parameters: inout [Parameter]
  ) -> Int? {
    var parameters = parameters.mutableSpan
    return ask(row, constant, &parameters)
  }

  /// Notes the constant that a row of the store gets; returns the part that it moves.
  @inline(__always)
  private static func ask(
    _ row: DenseIndex, _ constant: Double, _ parameters: inout MutableSpan<Parameter>
  ) -> Int? {
    for index in parameters.indices where parameters[index].row == row {
      parameters[index].asked = parameters[index].reducedConstant(of: constant)
      return parameters[index].part
    }
    return nil
  }

  @inline(never)
  private mutating func forgetAsked() -> Bool {
    for index in parameters.indices {
      parameters.change(at: index) { $0.asked = $0.constant }
    }
    return false
  }

  // MARK: Finding a region

  /// Finds a region of a part in which what is asked lies, and to which its values may go, and makes it
  /// the first one; false if there is none.
  @inline(__always)
  private mutating func findRegion(of part: Int) -> Bool {
    let (region, before) = ResizeAtlas.search(part, parts, regions, parameters, &numbers)
    if region < 0 || !mayGo(to: region, part) { return false }
    if parts[part].found != region { parts.change(at: part) { $0.found = region } }
    if before >= 0 { moveToFront(region, after: before, of: part) }
    return true
  }

  /// Looks for a region in which what is asked of a part lies, and the one before it in the list.
  private static func search(
    _ part: Int, _ parts: [Part], _ regions: [Region], _ parameters: [Parameter],
    _ numbers: inout [Double]
  ) -> (region: DenseIndex, before: DenseIndex) {
    let (parts, regions) = (parts.span, regions.span)
    let parameters = parameters.span.extracting(parts[part].parameters)
    var numbers = numbers.mutableSpan
    var (region, before) = (parts[part].firstRegion, DenseIndex(-1))
    while region >= 0, !reaches(Int(region), regions, parameters, &numbers) {
      before = region
      region = regions[Int(region)].next
    }
    return (region, before)
  }

  /// Whether what is asked of a part lies in a region.
  static func reaches(
    _ region: Int, _ regions: [Region], _ parameters: ArraySlice<Parameter>,
    _ numbers: inout [Double]
  ) -> Bool {
    var numbers = numbers.mutableSpan
    return reaches(region, regions.span, parameters.span, &numbers)
  }

  /// The same; the first condition that is broken comes to be the first one of all, since it is likely to
  /// be the next time.
  @inline(__always)
  private static func reaches(
    _ region: Int, _ regions: Span<Region>, _ parameters: Span<Parameter>,
    _ numbers: inout MutableSpan<Double>
  ) -> Bool {
    let region = regions[region]
    for index in parameters.indices {
      let home = region.limits(of: index)
      let change = parameters[index].asked - numbers[home]
      if !(change >= numbers[home + 1] && change <= numbers[home + 2]) { return false }
    }
    let first = region.condition(0, parameters.count)
    for condition in 0..<Int(region.conditionCount) {
      let place = region.condition(condition, parameters.count)
      var slack = numbers[place]
      for index in parameters.indices {
        let change = parameters[index].asked - numbers[region.limits(of: index)]
        slack += change * numbers[place + 1 + index]
      }
      if slack >= 0 { continue }
      if condition > 0 {
        for offset in 0...parameters.count { numbers.swapAt(place + offset, first + offset) }
      }
      return false
    }
    return true
  }

  // MARK: Going there

  /// Goes to the region of a part that was found, with the values of its variables.
  @inline(__always)
  private mutating func goToFoundRegion(of part: Int, _ values: inout [Double]) {
    let region = parts[part].found
    let isOther = region != parts[part].current
    isAhead = true
    ResizeAtlas.note(isOther, parts[part].parameters, &parameters)
    if isOther {
      parts.change(at: part) { $0.current = region }
      takeWay(of: part)
      regions[region].writeFixed(heads, numbers, to: &values)
    }
    let range = parts[part].parameters
    let change = parameters[range.lowerBound].asked - numbers[regions[region].limits(of: 0)]
    regions[region].moves(for: 0, range.count).write(change, blocks, heads, numbers, to: &values)
    for local in 1..<range.count {
      let home = regions[region].limits(of: local)
      let change = parameters[range.lowerBound + local].asked - numbers[home]
      regions[region].moves(for: local, range.count).add(change, heads, numbers, to: &values)
    }
  }

  /// Notes the way of a part's parameter, if it has one, in the region where the values are.
  @inline(__always)
  mutating func takeWay(of part: Int) {
    let (range, region) = (parts[part].parameters, parts[part].current)
    if range.count > 1 { return }
    parameters[range.lowerBound].way =
      region < 0 ? Way() : Way(in: regions[region], numbers)
  }

  /// Notes that the values are those for what is asked.
  @inline(__always)
  private static func note(
    _ isOther: Bool, _ range: Range<Int>, _ parameters: inout [Parameter]
  ) {
    var parameters = parameters.mutableSpan
    for index in range {
      if isOther || parameters[index].constant != parameters[index].asked {
        parameters[index].constant = parameters[index].asked
        parameters[index].isLate = true
      }
    }
  }
}
