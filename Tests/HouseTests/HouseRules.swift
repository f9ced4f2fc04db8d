/// The rules that a compiler does not check, each as a function that says what breaks it.
enum HouseRules {
  /// The rooms from the highest to the lowest: an import points down this list.
  ///
  /// Programs that stand beside each other at the top import none of each other.
  static let layers = [
    "VFLCheckPlugin", "VFLFormatPlugin", "VFLBuildPlugin", "vfl", "vfl-bench", "vfl-examples",
    "VFLPlayground", "VFLProcess", "VFLCommand", "VisualFormatTesting", "VisualFormat", "VFLPanels",
    "VFLChains", "VFLViews", "VFLLanguageServer", "VFLProjects", "VFLDocuments", "VFLRendering",
    "VFLLint", "VFLSources", "VFLLogs", "VFLLayout", "VFLLowering", "VFLSyntax", "VFLRecords",
    "VFLDiagnostics", "LayoutSolver", "VFLPage", "VFLGrammar", "VFLSystemCalls",
  ]

  /// The rooms that need not build where there is no Foundation.
  static let roomsWithFoundation: Set<String> = [
    "VFLCheckPlugin", "VFLFormatPlugin", "VFLBuildPlugin",
  ]

  /// The rooms that may read files, write streams and end the process.
  static let roomsWithSystem = roomsWithFoundation.union([
    "VFLProcess", "vfl-bench", "vfl-examples",
  ])

  /// The rooms that may work on several threads, too.
  static let roomsWithThreads = roomsWithSystem.union(["VFLProjects"])

  /// Modules by which a program gets at files, streams and processes.
  static let systemModules: Set<String> = [
    "Glibc", "Musl", "Darwin", "Bionic", "Android", "WinSDK", "WASILibc", "System",
  ]

  /// Modules by which a program gets at threads.
  static let threadModules: Set<String> = ["Dispatch", "Synchronization"]

  /// What the standard library itself has for that.
  static let systemCalls = ["print(", "debugPrint(", "dump(", "readLine(", "CommandLine."]

  /// How long a file may be before it holds more than one idea.
  static let lineLimit = 400

  /// What is not left in a source: unfinished work, and traps in the place of answers.
  static let forbiddenWords = ["TODO", "FIXME", "XXX", "try!", "as!", "fatalError("]

  /// What reads a clock, which a busy machine makes fail in tests.
  static let clocks = [
    "ContinuousClock", "SuspendingClock", "Date(", "clock_gettime(", ".timeLimit(",
  ]

  /// The one limit of time that a test may have, against walks that never end.
  static let limitAgainstHangs = ".timeLimit(.minutes(30))"

  /// The one file that may call it: `precondition` drops its words in release builds.
  static let fileOfFatalErrors = "Sources/VFLViews/Views/Mistake.swift"

  /// Files that trap unconditionally, each with what it tells people of that.
  static let filesThatTrap = [
    "Sources/VFLChains/Constraints/ChainedConstraint.swift": "properties trap where calls throw",
    "Sources/VFLPanels/Grid/GridPanel.swift": "tracks that go hold no view",
    "Sources/VFLPanels/Panels/PlacingPanel.swift": "the view is one of the panel",
    "Sources/VFLPanels/Rows/ItemList.swift": "an index is one of the collection",
    "Sources/VFLViews/Constraints/LayoutConstraint.swift": "properties trap where calls throw",
    "Sources/VFLViews/Views/LayoutView+Hierarchy.swift": "the sibling is a subview",
    "Sources/VFLViews/Views/Mistake.swift": "it is what the others trap by",
  ]

  /// The rooms whose traps name views, and have to say so in release builds, too.
  static let roomsOfViews: Set<String> = ["VFLViews", "VFLPanels", "VFLChains"]

  /// Files that are not named after a type or an extension in them, each with its reason.
  static let filesOfOtherNames = [
    "Sources/VFLViews/Formats/ExtendedFormatCall.swift": "the call itself is a free function",
    "Sources/VFLViews/Formats/VisualFormatCall.swift": "the call itself is a free function",
  ]

  /// A file that is too long.
  static func length(of file: SourceFile) -> [String] {
    file.lineCount > lineLimit ? ["\(file.path) has \(file.lineCount) lines"] : []
  }

  /// Imports of a room that the manifest does not declare.
  static func undeclaredImports(
    of file: SourceFile, in manifest: PackageManifest
  ) -> [String] {
    guard let room = manifest[file.target] else {
      return ["\(file.path) is in no target of the manifest"]
    }
    return file.imports.filter { module in
      manifest[module] != nil && !room.dependencies.contains(module)
    }.map { "\(file.path) imports \($0), which \(room.name) does not declare" }
  }

  /// Dependencies that do not point down, and rooms that the layers do not know.
  static func arrows(in manifest: PackageManifest) -> [String] {
    manifest.rooms.flatMap { room -> [String] in
      guard let level = layers.firstIndex(of: room.name) else {
        return ["\(room.name) is not in the list of layers"]
      }
      return room.dependencies.filter { dependency in
        guard let other = layers.firstIndex(of: dependency) else { return true }
        return other <= level
      }.map { "\(room.name) depends on \($0), which is not below it" }
    }
  }

  /// Imports of Foundation, or of a part of it, where the library must build without.
  static func foundation(in file: SourceFile) -> [String] {
    guard !roomsWithFoundation.contains(file.target) else { return [] }
    return file.imports.filter { $0.hasPrefix("Foundation") }.map {
      "\(file.path) imports \($0)"
    }
  }

  /// Words that are not left in a source.
  static func words(in file: SourceFile) -> [String] {
    let forbidden = forbiddenWords.filter {
      $0 != "fatalError(" || file.path != fileOfFatalErrors
    }
    // Few files have any of them, and a search in each line is slow.
    let text = file.lines.joined(separator: "\n")
    guard forbidden.contains(where: text.contains) else { return [] }
    return file.lines.enumerated().flatMap { index, line in
      forbidden.filter(line.contains).map { "\(file.path):\(index + 1) has `\($0)`" }
    }
  }

  /// What makes a test fail on a busy machine: clocks, and limits of time for anything but hangs.
  static func clocks(in file: SourceFile) -> [String] {
    let text = file.lines.joined(separator: "\n").replacing(limitAgainstHangs, with: "")
    return lines(of: SourceFile(path: file.path, text: text), with: clocks)
  }

  /// Calls that trap.
  ///
  /// ``filesThatTrap`` are not let off here.
  static func traps(in file: SourceFile) -> [String] {
    lines(of: file, with: ["preconditionFailure(", "fatalError(", "Mistake.trap("])
  }

  /// Traps that say nothing in release builds, where people are told what they did.
  static func silentTraps(in file: SourceFile) -> [String] {
    guard roomsOfViews.contains(file.target) else { return [] }
    return lines(of: file, with: ["precondition(", "preconditionFailure("])
  }

  /// Imports of the system, and calls that print, where values go in and out.
  static func system(in file: SourceFile) -> [String] {
    guard !roomsWithSystem.contains(file.target) else { return [] }
    let modules = systemModules.union(roomsWithThreads.contains(file.target) ? [] : threadModules)
    return file.imports.filter(modules.contains).map { "\(file.path) imports \($0)" }
      + lines(of: file, with: systemCalls)
  }

  /// The lines of code that have one of some words, where no longer name ends with it.
  private static func lines(of file: SourceFile, with words: [String]) -> [String] {
    // Few files have any of them, and a search in each line is slow.
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

  /// A file with nothing in it.
  static func emptiness(of file: SourceFile) -> [String] {
    file.lines.allSatisfy(\.isEmpty) ? ["\(file.path) is empty"] : []
  }

  /// A file that is not named after something in it.
  ///
  /// `Name.swift` holds a type or an extension `Name`; `Name+Part.swift` holds an extension of
  /// `Name`. A file of nothing but imports, and `main.swift`, may have any name. ``filesOfOtherNames`` are
  /// not let off here.
  static func name(of file: SourceFile) -> [String] {
    if file.name == "main" || file.holdsNoCode { return [] }
    let parts = file.name.split(separator: "+", maxSplits: 1)
    let name = String(parts.first ?? "")
    let isNamed = file.declarations.contains { declaration in
      (declaration.name == name || declaration.name.hasSuffix("." + name))
        && (parts.count == 1 || declaration.isExtension)
    }
    return isNamed ? [] : ["\(file.path) holds no `\(name)`"]
  }
}
