import UIKit

private enum Metrics {
    static let barHeight: CGFloat = 64
    static let artwork: CGFloat = 48
    static let margin: CGFloat = 12
}

final class PodcastPlayerBar: UIView {
    private let artwork = UIImageView()
    private let titleLabel = UILabel()
    private let playButton = UIButton(type: .system)
    private let progress = UIProgressView()
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .regular))

    private func setUpArtwork() {
        let holder = UIView()
        holder.translatesAutoresizingMaskIntoConstraints = false
        artwork.translatesAutoresizingMaskIntoConstraints = false
        addSubview(holder)
        holder.addSubview(artwork)
        NSLayoutConstraint.activate([
            holder.leadingAnchor.constraint(equalTo: leadingAnchor),
            holder.topAnchor.constraint(equalTo: topAnchor),
            holder.heightAnchor.constraint(equalToConstant: Metrics.barHeight),
            artwork.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: Metrics.margin),
            artwork.topAnchor.constraint(equalTo: holder.topAnchor, constant: Metrics.margin),
            artwork.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -Metrics.margin),
            artwork.widthAnchor.constraint(equalTo: artwork.heightAnchor),
            artwork.heightAnchor.constraint(equalToConstant: Metrics.artwork)
        ])
    }

    private func setUpTitle() {
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(titleLabel)
        let metrics: [String: CGFloat] = ["h": 20, "tall": 24, "pad": 8]
        let views: [String: UIView] = ["title": titleLabel, "bar": self]
        var constraints = [NSLayoutConstraint]()
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "V:|-pad-[title(h)]", metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|-80-[title]-pad-|", metrics: metrics, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "V:[title(tall)]", metrics: metrics, views: views)
        NSLayoutConstraint.activate(constraints)
    }

    private func setUpPlayButton() {
        addSubview(playButton)
        pin(playButton, to: self, inset: 4)
        playButton.setTitle("Play", for: .normal)
        pin(playButton, to: self, inset: 8)
    }

    private func pin(_ child: UIView, to parent: UIView, inset: CGFloat) {
        child.translatesAutoresizingMaskIntoConstraints = false
        child.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset).isActive = true
        child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset).isActive = true
        child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset).isActive = true
        child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset).isActive = true
    }

    private func setUpProgress() {
        progress.translatesAutoresizingMaskIntoConstraints = false
        addSubview(progress)
        let thin = progress.heightAnchor.constraint(equalToConstant: 2)
        let thick = progress.heightAnchor.constraint(equalToConstant: 6)
        thin.priority = .defaultHigh
        thick.priority = .required
        thin.priority = UILayoutPriority(1000)
        NSLayoutConstraint.activate([
            thin,
            thick,
            progress.leadingAnchor.constraint(equalTo: leadingAnchor),
            progress.trailingAnchor.constraint(equalTo: trailingAnchor),
            progress.bottomAnchor.constraint(equalTo: bottomAnchor)
        ])
    }

    private func setUpBackground() {
        background.translatesAutoresizingMaskIntoConstraints = false
        insertSubview(background, at: 0)
        let top = background.topAnchor.constraint(equalTo: topAnchor)
        top.isActive = true
        background.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        background.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        background.topAnchor.constraint(equalTo: topAnchor).isActive = true
        top.constant = 10
    }
}
