import NavTesting
import Testing

@testable import navscene

struct EditorPictureTests {
  private static let path = ".editors/editor.svg"

  private static let text = """
    storyboard Shop {
        initial -> Browse
        navigation Browse { root -> Cart }

        /// What will be bought.
        scene Cart {
            title: "Your Cart"
            button Pay "Pay" -> show Checkout as "Pay"
        }

        scene Checkout {
            title: "Checkout"
        }

        scene Lost
    }

    test "paying leads to the checkout" {
        tap Pay
        expect visible == Checkout
    }

    check "there is a way back" { always can reach Cart }
    """

  @Test("README shows an editor as the language server answers it")
  func picture() throws {
    let workplace = try Workplace(["Shop.navscene": Self.text])
    let picture = try EditorPicture(
      of: Self.text, at: workplace.path("Shop.navscene"), completingAt: "Checkout as",
      hoveringAt: "Checkout\n}")
    if Project.isUpdating { try Project.write(picture.svg, to: Self.path) }
    #expect(
      picture.svg == Project.text(of: Self.path), "NAVSCENE_UPDATE=1 draws \(Self.path) anew")
    #expect(Project.text(of: "README.md").contains(Self.path))
  }
}
