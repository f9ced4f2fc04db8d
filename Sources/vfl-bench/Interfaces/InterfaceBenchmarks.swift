import VFLInterfaces
import VFLLayout

/// Compares solved frames with the frames in Interface Builder files.
struct InterfaceBenchmarks {
  /// The counts for the files of a system.
  private struct Counts {
    var roots = 0
    /// The roots whose constraints do not determine the frames in the file.
    var skipped = 0
    var unsolved = 0
    var agreeing = 0
    var views = 0
    var differing = 0
  }

  /// The paths of the files.
  let paths: [String]

  /// Prints the differences and a table of the counts.
  func run() throws {
    var counts: [InterfaceFile.Platform: Counts] = [.iOS: Counts(), .macOS: Counts()]
    for path in paths {
      let bytes = try SystemFile.contents(of: path)
      let file: InterfaceFile
      do throws(XMLError) {
        file = try InterfaceFile(bytes, name: path)
      } catch {
        print("\(path): \(error.problem)")
        continue
      }
      for root in file.roots { compare(root, in: file, &counts[file.platform, default: Counts()]) }
    }
    var table = Table(
      "system", "layouts", "not comparable", "unsolved", "agreeing", "views", "differing views")
    for (platform, name) in [(InterfaceFile.Platform.iOS, "iOS"), (.macOS, "macOS")] {
      let count = counts[platform, default: Counts()]
      table.add([
        name, "\(count.roots)", "\(count.skipped)", "\(count.unsolved)", "\(count.agreeing)",
        "\(count.views)", "\(count.differing)",
      ])
    }
    print(table.text(title: "Agreement with the frames in the files", as: .text), terminator: "")
  }

  private func compare(_ root: InterfaceRoot, in file: InterfaceFile, _ counts: inout Counts) {
    let agreement = InterfaceAgreement(of: root, in: file)
    let place = "\(file.name):\(root.id)"
    counts.roots += 1
    switch agreement.result {
    case .skipped: counts.skipped += 1
    case .unsolved(let message):
      counts.unsolved += 1
      print("\(place): \(message)")
    case .compared:
      counts.views += agreement.viewCount
      counts.differing += agreement.differences.count
      if agreement.differences.isEmpty { counts.agreeing += 1 }
      for difference in agreement.differences {
        print(
          "\(place): \(difference.view): \(difference.stored.text) in the file,",
          "\(difference.solved.text) solved")
      }
    }
  }
}

extension Frame {
  fileprivate var text: String { "\(x), \(y), \(width) x \(height)" }
}
