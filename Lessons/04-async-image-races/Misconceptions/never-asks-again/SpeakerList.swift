import UIKit

/// The list of speakers: names at once, pictures when they come.
final class SpeakerList: UITableViewDataSource {
  let tableView = UITableView()
  private let loader: any PortraitLoading
  private var speakers: [Speaker]

  init(speakers: [Speaker], loader: any PortraitLoading) {
    self.speakers = speakers
    self.loader = loader
    tableView.rowHeight = 60
    tableView.register(SpeakerCell.self, forCellReuseIdentifier: "speaker")
    tableView.dataSource = self
  }

  /// Shows other speakers, or the same ones with other content.
  func update(_ speakers: [Speaker]) {
    let old = self.speakers
    self.speakers = speakers
    guard old.count == speakers.count else { return tableView.reloadData() }
    let changed = speakers.indices.filter { speakers[$0] != old[$0] }
    tableView.reconfigureRows(at: changed.map { IndexPath(row: $0, section: 0) })
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    speakers.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "speaker", for: indexPath)
    guard let cell = cell as? SpeakerCell else { return cell }
    let speaker = speakers[indexPath.row]
    cell.nameLabel.text = speaker.name
    cell.portraitView.image = speaker.portrait.flatMap { pictures[$0] }
    if let portrait = speaker.portrait { ask(for: portrait) }
    return cell
  }

  private var pictures: [Portrait: UIImage] = [:]
  private var asked: Set<Portrait> = []

  private func ask(for portrait: Portrait) {
    guard asked.insert(portrait).inserted else { return }
    Task {
      guard let image = try? await loader.image(for: portrait) else { return }
      pictures[portrait] = image
      let rows = speakers.indices.filter { speakers[$0].portrait == portrait }
      tableView.reconfigureRows(at: rows.map { IndexPath(row: $0, section: 0) })
    }
  }
}

/// A row: one speaker at a time, many speakers in its life.
final class SpeakerCell: UITableViewCell {
  let nameLabel = UILabel()
  let portraitView = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(portraitView)
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    portraitView.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
    nameLabel.frame = CGRect(x: 64, y: 18, width: 220, height: 24)
  }
}
