import VFLCompiler
package import VFLSources

extension FilePath {
  /// The extensions of C++ headers, which are treated as Objective-C++ headers.
  private static let extensionsOfCPlusPlus: Set<String> = ["hpp", "hh", "hxx"]
  private static let extensionsOfHeaders = extensionsOfCPlusPlus.union(["h", "pch"])
  /// The extensions of files that are never layouts: source files in other languages, and binary files.
  ///
  /// A layout can have any other extension, for example the extension of a temporary file or a backup copy.
  private static let extensionsOfOthers: Set<String> = [
    "a", "bash", "bat", "c", "cc", "cl", "cmake", "cpp", "cs", "css", "csv", "cu", "cxx", "dart",
    "dylib", "entitlements", "gif", "go", "gradle", "gyb", "htm", "html", "ico", "inl", "ipp",
    "java",
    "jpeg", "jpg", "js", "jsx", "kt", "kts", "lua", "markdown", "md", "metal", "mjs", "o",
    "pbxproj",
    "pdf", "php", "pl", "plist", "png", "podspec", "ps1", "py", "rb", "rs", "rst", "scss", "sh",
    "so",
    "sql", "storyboard", "strings", "stringsdict", "svg", "toml", "ts", "tsx", "xcconfig", "xib",
    "xml", "yaml", "yml", "zip", "zsh",
  ]

  /// The source language, or `nil` if the file is not a Swift or Objective-C source file.
  package var hostLanguage: HostLanguage? {
    Self.extensionsOfCPlusPlus.contains(fileExtension)
      ? .objectiveC : HostLanguage(fileExtension: fileExtension)
  }

  /// The name of the unsupported programming language that the extension indicates, or `nil` for any other
  /// file.
  var foreignLanguage: String? { Self.foreignLanguages[fileExtension] }

  private static let foreignLanguages = [
    "c": "C", "cc": "C++", "cpp": "C++", "cs": "C#", "cxx": "C++", "dart": "Dart", "java": "Java",
    "js": "JavaScript", "kt": "Kotlin", "ts": "TypeScript",
  ]

  /// Whether the file is an Interface Builder file.
  package var isInterface: Bool { Self.extensionsOfInterfaces.contains(fileExtension) }

  static let extensionsOfInterfaces: Set<String> = ["storyboard", "xib"]

  /// Whether the file is a header, which other files can include.
  var isHeader: Bool { Self.extensionsOfHeaders.contains(fileExtension) }

  /// Whether the file is a layout, judging by its extension or, if that is inconclusive, by its content.
  package func containsLayout(_ bytes: [UInt8]) -> Bool {
    isPerhapsLayout || hostLanguage == nil && ContentDetection.looksLikeJSON(bytes)
  }

  /// Whether a file with this extension can be a layout.
  var isPerhapsLayout: Bool {
    hostLanguage == nil && !Self.extensionsOfOthers.contains(fileExtension)
  }
}
