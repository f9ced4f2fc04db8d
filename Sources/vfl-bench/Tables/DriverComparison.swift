/// The times of several drivers for the same problems, side by side.
struct DriverComparison {
  /// The compared measures, each with its name and the keys of the times that are added up.
  private static let measures = [
    ("build + first", ["objects_us", "add_us", "first_us"]), ("cycle", ["cycle_us"]),
    ("re-add", ["readd_us"]),
  ]

  private var peers: [String] = []
  private var problems: [String] = []
  /// The parsed lines for each pair of a peer and a problem.
  private var lines: [[String]: [DriverLine]] = [:]

  /// Parses the output of drivers.
  ///
  /// The order of the lines determines the order of the peers and problems in the tables.
  init(_ text: String) throws(UsageError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      guard let line = DriverLine(line), let peer = line.words["peer"],
        let path = line.words["problem"]
      else {
        throw UsageError(message: "line \(index + 1) is not the output of a driver")
      }
      let file = path.split(separator: "/").last ?? ""
      let problem = String(file.hasSuffix(".clb") ? file.dropLast(4) : file)
      if !peers.contains(peer) { peers.append(peer) }
      if !problems.contains(problem) { problems.append(problem) }
      lines[[peer, problem], default: []].append(line)
    }
  }

  /// Returns a table for each measure.
  ///
  /// The ratio to the time of the first peer follows the time of every other peer.
  func text(as style: Table.Style) -> String {
    Self.measures.map { name, keys in
      var table = Table(["problem"] + peers)
      for problem in problems {
        let times = peers.map { time(of: $0, on: problem, keys) }
        table.add(
          [problem]
            + times.indices.map { cell(times[$0], against: $0 == 0 ? nil : times[0]) })
      }
      return table.text(title: name, as: style)
    }.joined()
  }

  private func cell(_ time: Double?, against first: Double?) -> String {
    guard let time else { return "–" }
    let text = Table.time(time * 1_000)
    guard let first, first > 0 else { return text }
    let ratio = time / first
    return "\(text) (\(Table.decimal(ratio, ratio < 10 ? 2 : 0)))"
  }

  /// Returns the median time in microseconds of all lines that contain the keys; `nil` if there are no such
  /// lines.
  private func time(of peer: String, on problem: String, _ keys: [String]) -> Double? {
    let times = (lines[[peer, problem]] ?? []).compactMap { line -> Double? in
      let times = keys.compactMap { line.numbers[$0] }
      return times.count == keys.count ? times.reduce(0, +) : nil
    }
    return Quantile.median(of: times)
  }
}
