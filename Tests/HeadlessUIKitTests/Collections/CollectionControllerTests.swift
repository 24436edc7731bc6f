import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Controllers of a collection view")
struct CollectionControllerTests {
  private final class Photos: UICollectionViewController {
    init() {
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    required init?(coder: NSCoder) { nil }
    var requests = 0
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 4 }
    override func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      requests += 1
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(
    "CV-3: the collection view is there inside the initialiser, served by the controller, filling the view"
  )
  func controller() {
    let photos = Photos()
    #expect(photos.collectionView.dataSource === photos)
    #expect(photos.collectionView.delegate === photos)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = photos
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(photos.view !== photos.collectionView)
    #expect(photos.collectionView.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(photos.collectionView.visibleCells.count == 4)
  }

  @Test("CV-3: appearing clears the selection unless told otherwise")
  func clearsSelection() {
    for clears in [true, false] {
      let photos = Photos()
      photos.clearsSelectionOnViewWillAppear = clears
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      window.rootViewController = photos
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      photos.collectionView.selectItem(
        at: IndexPath(item: 1, section: 0),
        animated: false,
        scrollPosition: []
      )
      photos.viewWillAppear(false)
      #expect((photos.collectionView.indexPathsForSelectedItems == nil) == clears)
    }
  }
}
