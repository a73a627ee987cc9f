import UIKit

/// The list. Its segues are one switch, and the compiler wants all of them.
final class NoteListViewController: UITableViewController, NoteListViewControllerConnections {
    private var selectedNote = ""

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch NotesStoryboard.List.Segue(segue) {
        case .showNote(let detail): detail.note = selectedNote
        case .addNote(_, let draft): draft.text = ""
        case nil: break
        }
    }

    @IBAction func closeDraft(_ segue: UIStoryboardSegue) {}
}

final class NoteViewController: UIViewController, NoteViewControllerConnections {
    @IBOutlet var textLabel: UILabel!
    var note = ""

    @IBAction func share(_ sender: Any) {}
}

final class DraftViewController: UIViewController, DraftViewControllerConnections {
    @IBOutlet var textField: UITextField!
    var text = ""
}
