import UIKit

func usePages(_ page: MiddlePage, _ quiet: QuietPage, all: [BasePage]) {
    page.install("V:[title][footer]|")
    quiet.install("[nothing")
    let base: BasePage = QuietPage()
    base.install("[still nothing")
    for case let page as QuietPage in all { page.install("[each") }
}
