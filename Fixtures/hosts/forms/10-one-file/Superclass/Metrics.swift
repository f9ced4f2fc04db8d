// strings: 0
import UIKit

enum Metrics {
    static let row: [String: CGFloat] = ["edge": 16]
}
