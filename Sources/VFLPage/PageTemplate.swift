/// The page on which a layout is dragged, as the files of `Template` hold it.
///
/// The files are put into the program when it is built. All that a page has besides them is its data, which
/// stands in an element that no browser runs; what the script makes of it, it writes as text.
package enum PageTemplate {
  /// The digest of ``script``, by which the page allows this script and no other.
  package static let scriptDigest = "sha256-iRbAe0kq5zB5PlP7AOTomi8BgQFhpyHz1I0I9IHeU34="

  /// The digest of ``style``, by which the page allows this style sheet and no other.
  package static let styleDigest = "sha256-vCjJ8cXuL0a3bOqGoTNTAyNkCX8KUCXIFQ8dFfP72RM="

  /// What a page begins with, however much its data changes; other files begin with something else.
  package static let mark = "<!doctype html>\n<!-- A page of vfl. -->\n"

  /// The script between its tags.
  package static var script: [UInt8] {
    let files = [
      PackageResources.regimes_js, PackageResources.words_js, PackageResources.stage_js,
      PackageResources.labels_js, PackageResources.rulers_js, PackageResources.lists_js,
      PackageResources.state_js, PackageResources.main_js,
    ]
    return Array("\n\"use strict\";\n".utf8) + files.flatMap { [0x0A] + $0 }
  }

  /// The style sheet between its tags.
  package static var style: [UInt8] { [0x0A] + PackageResources.page_css }

  /// A page with its data, a text of JSON.
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

  /// JSON that says the same without any `<`, `>` or `&`, and without what once ended lines of scripts.
  ///
  /// These characters stand in the strings of JSON only, and there an escape means the same.
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
