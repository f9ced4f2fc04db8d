import VFLCompiler
import VFLDiagnostics
import VFLInterfaces
import VFLLayout

/// The comparison of solved frames with the frames that an Interface Builder file contains.
struct InterfaceAgreement {
  /// The result for a root.
  enum Result {
    /// The constraints do not determine the frames of the file.
    case skipped
    /// The layout could not be solved, or its constraints conflict.
    case unsolved(String)
    /// The frames were compared.
    case compared
  }

  /// A view whose frames differ.
  struct Difference {
    let view: String
    let stored: Frame
    let solved: Frame
  }

  /// The difference of frames in points up to which they agree.
  ///
  /// Interface Builder rounds frames to pixels.
  static let tolerance = 1.0

  private(set) var result = Result.skipped
  private(set) var viewCount = 0
  private(set) var differences: [Difference] = []

  /// Solves a root for the size classes of its file, and compares the frames.
  init(of root: InterfaceRoot, in file: InterfaceFile) {
    let layout = InterfaceLayout(of: root, in: file)
    guard layout.hasComparableFrames else { return }
    let compiled = CompiledLayout([layout.document])
    let output = LayoutOutput(of: compiled, .frames())
    guard let solved = output.result, !solved.frames.isEmpty else {
      let messages = output.groups.flatMap { $0.diagnostics }.map { $0.message }
      result = .unsolved(messages.first ?? "no frames")
      return
    }
    result = .compared
    for (index, node) in compiled.problem.nodes.enumerated() {
      guard let stored = layout.storedFrames[node.name], solved.frames.indices.contains(index)
      else {
        continue
      }
      viewCount += 1
      let frame = solved.frames[index]
      if FreeAttribute.Part.allCases.contains(where: {
        (frame[$0] - stored[$0]).magnitude > Self.tolerance
      }) {
        differences.append(Difference(view: node.name, stored: stored, solved: frame))
      }
    }
  }
}
