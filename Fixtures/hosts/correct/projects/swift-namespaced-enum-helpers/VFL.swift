import UIKit

enum VFL {
    enum Horizontal {
        static func add(_ body: String, _ views: [String: UIView]) {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                withVisualFormat: "H:\(body)", options: [], metrics: nil, views: views))
        }
    }

    enum Vertical {
        static func add(_ body: String, _ views: [String: UIView], spacing: CGFloat = 4) {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                withVisualFormat: "V:\(body)", options: .alignAllLeading,
                metrics: ["spacing": spacing], views: views))
        }
    }

    enum Comment {
        static func add(_ text: String, _ views: [String: UIView]) {
            print(text, views)
        }
    }
}
