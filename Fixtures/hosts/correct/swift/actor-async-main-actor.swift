import UIKit

actor FormatStore {
    private var formats: [String: String] = ["row": "H:|-[photo]-|"]

    func format(named name: String) async -> String? { formats[name] }

    func add(_ format: String, named name: String) { formats[name] = format }
}

@MainActor
final class AsyncView: UIView {
    let photo = UIImageView()
    let store = FormatStore()

    func load() async throws {
        await store.add("V:|-[photo]-(>=8)-|", named: "column")
        await store.add("a list: [not, a, format", named: "note")
        async let row = store.format(named: "row")
        async let column = store.format(named: "column")
        for format in [await row, await column].compactMap({ $0 }) {
            apply(format)
        }
        try await Task.sleep(nanoseconds: 1_000)
        apply("H:[photo(>=40)]")
    }

    nonisolated func describe() -> String { "H:|-[" }

    private func apply(_ format: String) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["photo": photo]))
    }
}
