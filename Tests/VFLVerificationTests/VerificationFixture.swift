import Testing
import VFLCompiler
import VFLTestSupport
import VFLVerification

/// A layout with intervals in `Fixtures/verify`.
struct VerificationFixture: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  /// The layouts that are small enough for a debug build.
  static let small = [
    "card-feed", "chat-bubbles", "dashboard", "dialog-buttons", "form", "form-fixed",
    "media-toolbar", "navigation-bar", "onboarding-stack", "photo-caption", "player",
    "profile-header", "signup-form", "tab-bar", "table-cells", "wizard",
  ].map(VerificationFixture.init)

  func layout() throws -> VerifiedLayout {
    let text = try Repository.text(at: "Fixtures/verify/\(name).vfl")
    return VerifiedLayout([LayoutDocument.read(Array(text.utf8), name: name + ".vfl")])
  }
}

extension VerifiedLayout {
  /// Creates a layout from the text of a `.vfl` file or a JSON document.
  init(text: String) {
    self.init([LayoutDocument.read(Array(text.utf8), name: "layout")])
  }
}
