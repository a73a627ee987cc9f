import UIKit

final class CartViewController: UIViewController {
    @IBOutlet var total: UILabel!
}
