"""What the judges need: the executable, and apps to speak about."""
import os
import pathlib

import pytest

root = pathlib.Path(__file__).resolve().parents[3]


@pytest.fixture
def navscene():
    return os.path.abspath(os.environ.get("NAVSCENE", root / ".build/debug/navscene"))


@pytest.fixture
def app(tmp_path):
    """A folder with two texts that are one app, and a storyboard that has a mistake."""
    (tmp_path / ".navscene.json").write_text("{}")
    (tmp_path / "Main.navscene").write_text(
        """\
storyboard Main {
    initial -> Browse
    navigation Browse { root -> Cart }

    /// What will be bought.
    scene Cart: CartViewController {
        title: "Your Cart"
        label Total "0"
        button Pay "Pay" -> show Checkout as "Pay"
        outlet total -> Total
    }

    scene Checkout { title: "Checkout" }
    scene Lost
}
"""
    )
    (tmp_path / "Classes.navscene").write_text(
        """\
class CartViewController: UIViewController {
    outlet total: UILabel
    action pay { perform "Pay" }
}

test "paying leads to the checkout" {
    tap Pay
    expect visible == Checkout
}

check "one comes back" { always can reach Cart }
"""
    )
    return tmp_path


@pytest.fixture
def xcode_app(tmp_path):
    """An app with a storyboard, its code, and the same screens as text."""
    (tmp_path / ".navscene.json").write_text("{}")
    (tmp_path / "Main.storyboard").write_text(storyboard)
    (tmp_path / "Cart.swift").write_text(swift)
    (tmp_path / "Shop.navscene").write_text(
        "storyboard Shop {\n    initial -> Cart\n    scene Cart: CartViewController\n}\n\n"
        "class CartViewController: UIViewController {\n    outlet total: UILabel\n}\n"
    )
    return tmp_path


storyboard = """\
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="cart-00-one">
    <scenes>
        <scene sceneID="cart-00-two">
            <objects>
                <viewController id="cart-00-one" customClass="CartViewController" sceneMemberID="viewController">
                    <view key="view" id="cart-00-vie">
                        <subviews>
                            <label text="Total" id="cart-00-lab"/>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="total" destination="cart-00-lab" id="cart-00-out"/>
                        <segue destination="done-00-one" kind="show" identifier="Paid" id="cart-00-seg"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
        <scene sceneID="done-00-two">
            <objects>
                <viewController storyboardIdentifier="Done" id="done-00-one" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
"""

swift = """\
import UIKit

class CartViewController: UIViewController {
    @IBOutlet var total: UILabel!

    func pay() { performSegue(withIdentifier: "Paid", sender: nil) }
}
"""
