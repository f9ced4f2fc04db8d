import UIKit

final class FileMenu: Menu {
    func build() {
        add("H:|[logo]|")
        add("[Quit") { exit(0) }
        add("[Open", action: open)
        [self].forEach { menu in menu.add("[Close") { print("|[") } }
    }

    private func open() {}
}
