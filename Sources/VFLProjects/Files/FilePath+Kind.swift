import VFLDocuments
package import VFLSources

/// The kind of a file, told by its extension.
extension FilePath {
  /// Headers of C++, which are Objective-C++ where they are given to this tool.
  private static let extensionsOfCPlusPlus: Set<String> = ["hpp", "hh", "hxx"]
  private static let extensionsOfHeaders = extensionsOfCPlusPlus.union(["h", "pch"])
  /// What says that a file is in another language, or no text at all.
  ///
  /// Other names say nothing: temporary files and copies of layouts end in anything.
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

  /// The host language in which it is written; `nil` for anything else than a source.
  package var hostLanguage: HostLanguage? {
    Self.extensionsOfCPlusPlus.contains(fileExtension)
      ? .objectiveC : HostLanguage(fileExtension: fileExtension)
  }

  /// The other language in which it is written, by its extension; `nil` for anything else.
  var foreignLanguage: String? { Self.foreignLanguages[fileExtension] }

  private static let foreignLanguages = [
    "c": "C", "cc": "C++", "cpp": "C++", "cs": "C#", "cxx": "C++", "dart": "Dart", "java": "Java",
    "js": "JavaScript", "kt": "Kotlin", "ts": "TypeScript",
  ]

  /// Whether the file is a header, which other files include.
  var isHeader: Bool { Self.extensionsOfHeaders.contains(fileExtension) }

  /// Whether the file is a layout by its extension, or else by how its text begins.
  package func holdsLayout(_ bytes: [UInt8]) -> Bool {
    isPerhapsLayout || hostLanguage == nil && LayoutDocument.looksLikeJSON(bytes)
  }

  /// Whether the file can be a layout by its name.
  var isPerhapsLayout: Bool {
    hostLanguage == nil && !Self.extensionsOfOthers.contains(fileExtension)
  }
}
