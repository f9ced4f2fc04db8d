import UIKit

struct Screen: Decodable {
    struct Rule: Decodable {
        let format: String
        let options: UInt?
    }

    let rules: [Rule]
    let metrics: [String: Double]
}

final class ServerDrivenView: UIView {
    func load(_ data: Data, views: [String: UIView]) throws {
        let screen = try JSONDecoder().decode(Screen.self, from: data)
        for rule in screen.rules {
            addConstraints(NSLayoutConstraint.constraints(
                withVisualFormat: rule.format,
                options: NSLayoutConstraint.FormatOptions(rawValue: rule.options ?? 0),
                metrics: screen.metrics, views: views))
        }
    }

    func loadExample() throws {
        let json = #"{"rules": [{"format": "H:|-gap-[a]-[b]", "options": 8}], "metrics": {"gap": 3}}"#
        try load(Data(json.utf8), views: ["a": UIView(), "b": UIView()])
    }
}
