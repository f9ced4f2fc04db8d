import UIKit

@MainActor
final class FeedView: UIView {
    private var names: [String: UIView] = ["spinner": UIView()]
    private var format = "H:|[spinner]|"

    func load() async throws {
        apply(format, names)
        Task { [weak self] in
            guard let self else { return }
            self.names = ["post": UIView()]
            self.format = "H:|[post]|"
            self.apply(self.format, self.names)
        }
        let rows = try await withThrowingTaskGroup(of: (Int, UIView).self) { group in
            for index in 0..<3 { group.addTask { @MainActor in (index, UIView()) } }
            var found: [String: UIView] = [:]
            for try await (index, view) in group { found["row\(index)"] = view }
            return found
        }
        apply("V:|[row0][row1][row2]|", rows)
        names = rows
        names["footer"] = UIView()
        apply("V:[row2][footer]|", names)
        await MainActor.run {
            self.names = ["done": UIView()]
            self.apply("V:|[done]", self.names)
        }
        async let header = makeHeader()
        let views = ["header": await header]
        apply("V:|[header]", views)
        for await name in NotificationCenter.default.notifications(named: .init("x")).map({ $0.name.rawValue }) {
            apply("V:[\(name)]", [name: self])
        }
    }

    private func makeHeader() async -> UIView { UIView() }

    private func apply(_ format: String, _ views: [String: UIView]) {
        addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
    }
}
