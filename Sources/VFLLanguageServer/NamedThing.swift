import VFLDiagnostics

/// A view or a metric of a document, with the places that declare its name and those that use it.
struct NamedThing {
  let name: String
  let isView: Bool
  /// The places that declare the name.
  var declarations: [Range<Int>] = []
  /// Where formats and equations speak of it.
  var uses: [Range<Int>] = []
  /// The names that it may not get, for others have them.
  var taken: Set<String> = []
  /// The reason for which the view or metric cannot be renamed, as what was found; `nil` where it can.
  var obstacle: String?

  /// All places, each once, in the order of the document.
  var places: [Range<Int>] {
    Set(declarations + uses).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The place at an offset.
  func place(at offset: Int) -> Range<Int>? {
    places.first { $0.lowerBound <= offset && offset <= $0.upperBound }
  }

  /// The changes that give it another name.
  ///
  /// - Throws: Why it cannot have that.
  func renaming(to newName: String) throws(ServerFault) -> [TextChange] {
    guard NameText.isName(newName) else {
      throw ServerFault(
        .invalidParameters, "expected a name of letters, digits and `_`, found `\(newName)`")
    }
    if newName == name { return [] }
    if let obstacle {
      throw ServerFault(.requestFailed, "expected a name that can be changed, found \(obstacle)")
    }
    if taken.contains(newName) {
      throw ServerFault(.requestFailed, "expected a name that is not taken, found `\(newName)`")
    }
    return places.map { TextChange($0, by: Array(newName.utf8)) }
  }
}
