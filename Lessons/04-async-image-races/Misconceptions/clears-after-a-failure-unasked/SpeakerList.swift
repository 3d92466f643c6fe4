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
    (cell as? SpeakerCell)?.show(speakers[indexPath.row], from: loader)
    return cell
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

  /// Counts what the cell was asked to show; an answer brings the number along under which it was asked for.
  private var ticket = 0
  private var loading: Task<Void, Never>?

  func show(_ speaker: Speaker, from loader: any PortraitLoading) {
    nameLabel.text = speaker.name
    portraitView.image = nil
    // First of all, also for a speaker without a portrait: from here on, answers to earlier questions are
    // about somebody else.
    ticket += 1
    guard let portrait = speaker.portrait else { return }
    let mine = ticket
    loading = Task { [weak self] in
      do {
        let image = try await loader.image(for: portrait)
        guard let self, ticket == mine else { return }
        portraitView.image = image
      } catch {
        self?.portraitView.image = nil
      }
    }
  }
}
