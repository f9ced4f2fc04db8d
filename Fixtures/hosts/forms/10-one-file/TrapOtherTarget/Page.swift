// strings: 0
import UIKit

final class Page: UIViewController {
    let board = Board()

    func setUp() {
        board.pin("a [note", views: ["b"])
        board.pin("V:|[another]|", views: ["b"])
    }
}
