import UIKit

/// A picture with its title, from `PhotoCell.xib`.
final class PhotoCell: UICollectionViewCell {
  @IBOutlet private weak var imageView: UIImageView!
  @IBOutlet private weak var titleLabel: UILabel!

  var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
    titleLabel.text = nil
  }
}

/// The heading of an album, from `Header.xib`.
final class Header: UICollectionReusableView {
  @IBOutlet weak var label: UILabel!
}

/// The end of an album with a button for more, from `Footer.xib`.
final class Footer: UICollectionReusableView {
  @IBOutlet private(set) weak var button: UIButton!
  var onMore: (() -> Void)?

  @IBAction private func more(_ sender: UIButton) {
    onMore?()
  }
}

/// Albums of photos, each with a heading and a button that adds one.
final class GalleryViewController: UICollectionViewController {
  private var albums: [[String]]

  init(albums: [[String]]) {
    self.albums = albums
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 120)
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    layout.headerReferenceSize = CGSize(width: 300, height: 50)
    layout.footerReferenceSize = CGSize(width: 300, height: 50)
    super.init(collectionViewLayout: layout)
    collectionView.register(
      UINib(nibName: "PhotoCell", bundle: nil),
      forCellWithReuseIdentifier: "Photos"
    )
    collectionView.register(
      UINib(nibName: "Header", bundle: nil),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Headers"
    )
    collectionView.register(
      UINib(nibName: "Footer", bundle: nil),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "Footers"
    )
  }

  required init?(coder: NSCoder) {
    albums = []
    super.init(coder: coder)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    albums.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    albums[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photos", for: indexPath)
    (cell as? PhotoCell)?.title = albums[indexPath.section][indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier = kind == UICollectionView.elementKindSectionHeader ? "Headers" : "Footers"
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
    (view as? Header)?.label.text = "Album \(indexPath.section + 1)"
    if let footer = view as? Footer {
      footer.button.setTitle("More of album \(indexPath.section + 1)", for: .normal)
      footer.onMore = { [weak self] in self?.addPhoto(to: indexPath.section) }
    }
    return view
  }

  private func addPhoto(to album: Int) {
    albums[album].append("Photo \(album).\(albums[album].count)")
    collectionView.insertItems(at: [IndexPath(item: albums[album].count - 1, section: album)])
  }
}
