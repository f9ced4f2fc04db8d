/// The rules that the compiler does not check.
///
/// Each rule is a function that returns the violations.
enum HouseRules {
  /// The modules from the highest to the lowest.
  ///
  /// A module imports only modules below it in this list. The programs at the top do not import each other.
  static let layers = [
    "VFLCheckPlugin", "VFLFormatPlugin", "VFLBuildPlugin", "vfl", "vfl-bench", "vfl-examples",
    "vfl-verify-certificate",
    "VFLPlayground", "VFLSystemConsole", "VFLCommandLine", "VisualFormatTesting", "VisualFormat",
    "VFLPanels",
    "VFLChains", "VFLViews", "VFLLanguageServer", "VFLChecking", "VFLInterfaces",
    "VFLCodeLayouts", "VFLCompiler", "VFLVerification", "VFLCode",
    "VFLReports", "VFLPictures", "VFLText", "VFLLint", "VFLSources", "VFLLogs", "VFLNarration",
    "VFLLayout",
    "VFLLowering", "VFLSyntax", "VFLControls", "VFLStacks", "VFLRecords",
    "VFLDiagnostics", "LayoutProver", "CertificateChecker", "ExactNumbers", "LayoutSolver",
    "VFLPage", "VFLGrammar",
    "VFLSystemCalls",
  ]

  /// The modules that are not required to build without Foundation.
  static let modulesWithFoundation: Set<String> = [
    "VFLCheckPlugin", "VFLFormatPlugin", "VFLBuildPlugin", "vfl-verify-certificate",
  ]

  /// The modules that may read files, write to streams and end the process.
  static let modulesWithSystem = modulesWithFoundation.union([
    "VFLSystemConsole", "vfl-bench", "vfl-examples",
  ])

  /// The modules that may use several threads.
  static let modulesWithThreads = modulesWithSystem.union(["VFLChecking"])

  /// The modules that provide access to files, streams and processes.
  static let systemModules: Set<String> = [
    "Glibc", "Musl", "Darwin", "Bionic", "Android", "WinSDK", "WASILibc", "System",
  ]

  /// The modules that provide access to threads.
  static let threadModules: Set<String> = ["Dispatch", "Synchronization"]

  /// The functions of the standard library with access to streams.
  static let systemCalls = ["print(", "debugPrint(", "dump(", "readLine(", "CommandLine."]

  /// The maximum number of lines in a file.
  static let lineLimit = 400

  /// The strings that are not allowed in sources: marks of unfinished work, and unchecked operations.
  static let forbiddenWords = ["TODO", "FIXME", "XXX", "try!", "as!", "fatalError("]

  /// Functions that read a clock or limit the time, which makes tests fail on a busy machine.
  static let clocks = [
    "ContinuousClock", "SuspendingClock", "Date(", "clock_gettime(", ".timeLimit(",
  ]

  /// The only time limit that a test may have.
  ///
  /// It stops tests that never end.
  static let limitAgainstHangs = ".timeLimit(.minutes(30))"

  /// The only file that may call `fatalError`.
  ///
  /// `precondition` drops its message in release builds.
  static let fileOfFatalErrors = "Sources/VFLViews/Views/Precondition.swift"

  /// The files that trap unconditionally, each with the reason.
  static let filesThatTrap = [
    "Sources/VFLChains/Constraints/ChainedConstraint.swift": "properties trap where calls throw",
    "Sources/VFLPanels/Grid/GridPanel.swift": "only an empty track can be removed",
    "Sources/VFLPanels/Panels/PlacingPanel.swift": "the view has to be in the panel",
    "Sources/VFLPanels/Rows/ItemList.swift": "the index has to be valid",
    "Sources/VFLViews/Constraints/LayoutConstraint.swift": "properties trap where calls throw",
    "Sources/VFLViews/Views/LayoutView+Hierarchy.swift": "the sibling has to be a subview",
    "Sources/VFLViews/Views/Precondition.swift":
      "it contains the function that traps with a message",
  ]

  /// The modules whose traps name views and must have a message in release builds.
  static let modulesOfViews: Set<String> = ["VFLViews", "VFLPanels", "VFLChains"]

  /// The files that are not named after a type or an extension in them, each with its reason.
  static let filesOfOtherNames = [
    "Sources/VFLViews/Formats/ExtendedFormatCall.swift": "the call itself is a free function",
    "Sources/VFLViews/Formats/VisualFormatCall.swift": "the call itself is a free function",
  ]

  /// Returns a violation if a file is too long.
  static func length(of file: SourceFile) -> [String] {
    file.lineCount > lineLimit ? ["\(file.path) has \(file.lineCount) lines"] : []
  }

  /// Returns the imported modules of a file that its target does not declare in the manifest.
  static func undeclaredImports(
    of file: SourceFile, in manifest: PackageManifest
  ) -> [String] {
    guard let target = manifest[file.target] else {
      return ["\(file.path) is in no target of the manifest"]
    }
    return file.imports.filter { module in
      manifest[module] != nil && !target.dependencies.contains(module)
    }.map { "\(file.path) imports \($0), which \(target.name) does not declare" }
  }

  /// Returns the dependencies on modules that are not lower in ``layers``, and the modules that are missing
  /// in ``layers``.
  static func arrows(in manifest: PackageManifest) -> [String] {
    manifest.targets.flatMap { target -> [String] in
      guard let level = layers.firstIndex(of: target.name) else {
        return ["\(target.name) is not in the list of layers"]
      }
      return target.dependencies.filter { dependency in
        guard let other = layers.firstIndex(of: dependency) else { return true }
        return other <= level
      }.map { "\(target.name) depends on \($0), which is not below it" }
    }
  }

  /// Returns the imports of Foundation, or of one of its parts, in a module that must not import Foundation.
  static func foundation(in file: SourceFile) -> [String] {
    guard !modulesWithFoundation.contains(file.target) else { return [] }
    return file.imports.filter { $0.hasPrefix("Foundation") }.map {
      "\(file.path) imports \($0)"
    }
  }

  /// Returns the lines with forbidden strings in a source file.
  static func words(in file: SourceFile) -> [String] {
    let forbidden = forbiddenWords.filter {
      $0 != "fatalError(" || file.path != fileOfFatalErrors
    }
    // This check is faster than searching each line, and few files contain any of the words.
    let text = file.lines.joined(separator: "\n")
    guard forbidden.contains(where: text.contains) else { return [] }
    return file.lines.enumerated().flatMap { index, line in
      forbidden.filter(line.contains).map { "\(file.path):\(index + 1) has `\($0)`" }
    }
  }

  /// Returns the lines that can make a test fail on a busy machine: uses of a clock, and time limits other
  /// than ``limitAgainstHangs``.
  static func clocks(in file: SourceFile) -> [String] {
    let text = file.lines.joined(separator: "\n").replacing(limitAgainstHangs, with: "")
    return lines(of: SourceFile(path: file.path, text: text), with: clocks)
  }

  /// Returns the lines with calls that trap, also in ``filesThatTrap``.
  static func traps(in file: SourceFile) -> [String] {
    lines(of: file, with: ["preconditionFailure(", "fatalError(", "Precondition.fail("])
  }

  /// Returns the lines with traps that have no message in release builds, in ``modulesOfViews``.
  static func silentTraps(in file: SourceFile) -> [String] {
    guard modulesOfViews.contains(file.target) else { return [] }
    return lines(of: file, with: ["precondition(", "preconditionFailure("])
  }

  /// Returns the system imports and the calls that print, in a module that must not have side effects.
  static func system(in file: SourceFile) -> [String] {
    guard !modulesWithSystem.contains(file.target) else { return [] }
    let modules = systemModules.union(modulesWithThreads.contains(file.target) ? [] : threadModules)
    return file.imports.filter(modules.contains).map { "\(file.path) imports \($0)" }
      + lines(of: file, with: systemCalls)
  }

  /// Returns the lines of code that contain one of the words, unless the word is the end of a longer name.
  private static func lines(of file: SourceFile, with words: [String]) -> [String] {
    // This check is faster than searching each line, and few files contain any of the words.
    let text = file.lines.joined(separator: "\n")
    guard words.contains(where: text.contains) else { return [] }
    return file.lines.enumerated().flatMap { index, line -> [String] in
      guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
      return words.filter { word in
        line.ranges(of: word).contains { range in
          let last = line[..<range.lowerBound].last
          return last.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
        }
      }.map { "\(file.path):\(index + 1) has `\($0)`" }
    }
  }

  /// Returns a violation if a file is empty.
  static func emptiness(of file: SourceFile) -> [String] {
    file.lines.allSatisfy(\.isEmpty) ? ["\(file.path) is empty"] : []
  }

  /// Returns a violation if a file is not named after a declaration in it.
  ///
  /// `Name.swift` contains a type or an extension `Name`, and `Name+Part.swift` contains an extension of
  /// `Name`. The rule does not apply to `main.swift` and to files that only contain imports. It also reports
  /// ``filesOfOtherNames``.
  static func name(of file: SourceFile) -> [String] {
    if file.name == "main" || file.holdsNoCode { return [] }
    let parts = file.name.split(separator: "+", maxSplits: 1)
    let name = String(parts.first ?? "")
    let isNamed = file.declarations.contains { declaration in
      (declaration.name == name || declaration.name.hasSuffix("." + name))
        && (parts.count == 1 || declaration.isExtension)
    }
    return isNamed ? [] : ["\(file.path) declares no `\(name)`"]
  }
}
