// strings: 0
import UIKit

enum Theme {
    static let row: [String: CGFloat] = ["edge": 16]
}
