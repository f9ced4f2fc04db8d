import UIKit

final class QueueTableCell: UITableViewCell {
    private let cover = UIImageView()
    private let song = UILabel()
    private let artist = UILabel()
    private let handle = UIImageView()

    private func layoutCover() {
        for sub in [cover, song] {
            sub.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(sub)
        }
        let map = ["cover": cover, "song": song]
        contentView.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[cover(50)]-10-[song]-|", options: [.alignAllTop], metrics: nil, views: map)
        )
        cover.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
        cover.heightAnchor.constraint(equalTo: cover.widthAnchor).isActive = true
        song.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 20).isActive = true
    }

    private func layoutArtist() {
        artist.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(artist)
        NSLayoutConstraint.activate([
            artist.topAnchor.constraint(equalTo: song.bottomAnchor, constant: 2),
            artist.leadingAnchor.constraint(equalTo: song.leadingAnchor),
            artist.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
            song.leadingAnchor.constraint(equalTo: artist.leadingAnchor, constant: 4)
        ])
    }

    private func layoutHandle() {
        handle.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(handle)
        let margins = contentView.layoutMarginsGuide
        handle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
        handle.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
        handle.widthAnchor.constraint(equalToConstant: 24).isActive = true
        margins.trailingAnchor.constraint(equalTo: handle.trailingAnchor, constant: 12).isActive = true
    }

    private func layoutBars() {
        let low = UIView()
        let mid = UIView()
        let heights: [(UIView, CGFloat)] = [(low, 10), (mid, 20)]
        for (bar, height) in heights {
            bar.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(bar)
            bar.heightAnchor.constraint(equalToConstant: height).isActive = true
            bar.widthAnchor.constraint(equalToConstant: 3).isActive = true
            bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8).isActive = true
        }
        low.trailingAnchor.constraint(equalTo: mid.leadingAnchor, constant: -2).isActive = true
        mid.trailingAnchor.constraint(equalTo: handle.leadingAnchor).isActive = true
        low.heightAnchor.constraint(equalTo: mid.heightAnchor).isActive = true
    }
}
