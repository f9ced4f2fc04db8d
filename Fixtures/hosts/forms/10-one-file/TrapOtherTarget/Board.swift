// strings: 0
import Foundation

// The project has a function of this name that does not use its argument as a format string.
final class Board {
    func pin(_ text: String, views: [String]) { print(text, views) }
}
