/// The manual pages, generated from the help texts.
enum ManualPage {
  /// The manual page vfl(1).
  static var overview: String {
    var page = RoffPage(name: "vfl", section: 1, summary: HelpText.summary)
    page.heading("Synopsis")
    page.paragraph(HelpText.usage)
    page.heading("Subcommands")
    for subcommand in Subcommand.all {
      page.entry(subcommand.name.rawValue, subcommand.summary)
    }
    page.heading("Description")
    page.prose(HelpBlocks(HelpText.details))
    page.heading("Examples")
    page.lines(HelpText.examples.map { "  " + $0 })
    page.heading("See also")
    page.references(Subcommand.all.map { (name(of: $0), 1) } + [(documentsName, 5)])
    return page.text
  }

  /// Returns the manual page of a subcommand, such as vfl-check(1).
  static func page(of subcommand: Subcommand) -> String {
    var page = RoffPage(name: name(of: subcommand), section: 1, summary: subcommand.summary)
    page.heading("Synopsis")
    page.paragraph(subcommand.usage)
    page.heading("Options")
    for flag in subcommand.flags { page.entry(flag) }
    page.heading("Description")
    page.prose(HelpBlocks(subcommand.details))
    page.heading("Examples")
    for example in subcommand.examples {
      page.paragraph(example.purpose)
      page.lines(["  " + example.command])
    }
    page.heading("See also")
    page.references([("vfl", 1), (documentsName, 5)])
    return page.text
  }

  /// The manual page vfl-documents(5).
  static var documents: String {
    var page = RoffPage(name: documentsName, section: 5, summary: HelpText.documentsSummary)
    page.heading("Description")
    page.prose(HelpBlocks(HelpText.documents))
    page.heading("See also")
    page.references([("vfl", 1), ("vfl-check", 1), ("vfl-solve", 1)])
    return page.text
  }

  private static let documentsName = "vfl-\(HelpText.documentsTopic)"

  private static func name(of subcommand: Subcommand) -> String {
    "vfl-\(subcommand.name.rawValue)"
  }
}
