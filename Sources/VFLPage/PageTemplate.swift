/// The template of the interactive page on which a container can be resized, assembled from the files in
/// `Template`.
///
/// The template files are embedded in the program at build time. A page adds only its data, which it stores
/// in an element that browsers do not execute. The script inserts strings from the data as text, not as HTML.
package enum PageTemplate {
  /// The digest of ``script``.
  ///
  /// The content security policy of the page allows only this script.
  package static let scriptDigest = "sha256-dR55HKoNP1oVcVVAV2ZiCvX8uqrtDrIhDW29wMgIyW8="

  /// The digest of ``style``.
  ///
  /// The content security policy of the page allows only this style sheet.
  package static let styleDigest = "sha256-FdGEpfJJKDzl3vDb9r2xrQAdfRhtmvcbn2y92VmLn/0="

  /// The first bytes of every page, by which an existing file is recognized as a page.
  package static let mark = "<!doctype html>\n<!-- A page of vfl. -->\n"

  /// The content of the script element.
  package static var script: [UInt8] {
    let files = [
      PackageResources.regimes_js, PackageResources.words_js, PackageResources.stage_js,
      PackageResources.labels_js, PackageResources.rulers_js, PackageResources.lists_js,
      PackageResources.state_js, PackageResources.main_js,
    ]
    return Array("\n\"use strict\";\n".utf8) + files.flatMap { [0x0A] + $0 }
  }

  /// The content of the style element.
  package static var style: [UInt8] { [0x0A] + PackageResources.page_css }

  /// Returns a page with the given JSON data.
  package static func page(with data: [UInt8]) -> [UInt8] {
    let policy = [
      "default-src 'none'", "script-src '\(scriptDigest)'", "style-src '\(styleDigest)'",
      "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
    var page: [UInt8] = []
    for line in PackageResources.page_html.split(separator: 0x0A, omittingEmptySubsequences: false)
    {
      switch String(decoding: line, as: UTF8.self) {
      case "<!-- policy -->":
        page += "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">".utf8
      case "<!-- style -->": page += Array("<style>".utf8) + style + "</style>".utf8
      case "<!-- data -->":
        page += "<script type=\"application/json\" id=\"data\">".utf8
        page += harmless(data)
        page += "</script>".utf8
      case "<!-- script -->": page += Array("<script>".utf8) + script + "</script>".utf8
      default: page += line
      }
      page.append(0x0A)
    }
    page.removeLast()
    return page
  }

  /// Returns equivalent JSON without `<`, `>`, `&`, U+2028 and U+2029.
  ///
  /// Older JavaScript versions do not allow the last two in string literals.
  ///
  /// In JSON, these characters occur only in strings, so they can be replaced by escape sequences.
  private static func harmless(_ json: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(json.count)
    var index = 0
    while index < json.count {
      switch json[index] {
      case UInt8(ascii: "<"): text += "\\u003c".utf8
      case UInt8(ascii: ">"): text += "\\u003e".utf8
      case UInt8(ascii: "&"): text += "\\u0026".utf8
      case 0xE2 where json[index...].starts(with: [0xE2, 0x80, 0xA8]):
        text += "\\u2028".utf8
        index += 2
      case 0xE2 where json[index...].starts(with: [0xE2, 0x80, 0xA9]):
        text += "\\u2029".utf8
        index += 2
      default: text.append(json[index])
      }
      index += 1
    }
    return text
  }
}
