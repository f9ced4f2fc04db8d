import UIKit

extension Notification.Name {
    static let applyLayout = Notification.Name("applyLayout")
}

class RemoteLayoutView: UIView {
    let badge = UIView()

    func listen() {
        NotificationCenter.default.addObserver(
            forName: .applyLayout, object: nil, queue: .main
        ) { [weak self] note in
            guard let self = self, let format = note.userInfo?["format"] as? String else { return }
            self.addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: format, options: [], metrics: nil, views: ["badge": self.badge]))
        }
    }

    static func send() {
        NotificationCenter.default.post(
            name: .applyLayout, object: nil, userInfo: ["format": "H:|-[badge(10)]"])
        NotificationCenter.default.post(
            name: .applyLayout, object: nil, userInfo: ["format": "V:|-[badge(10)]"])
    }
}
