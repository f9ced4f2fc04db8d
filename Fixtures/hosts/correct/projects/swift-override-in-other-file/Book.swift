import UIKit

struct Book {
    let cover = Page()

    func build() {
        cover.attach("H:|[header]|")
        let last: Page = LongPage()
        last.attach("V:|[header][footer(header)]|")
    }
}
