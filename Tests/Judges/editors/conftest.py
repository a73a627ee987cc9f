"""What both judges need: the executable, and an app to speak about."""
import os
import pathlib

import pytest

root = pathlib.Path(__file__).resolve().parents[3]


@pytest.fixture
def navscene():
    return os.environ.get("NAVSCENE", str(root / ".build/debug/navscene"))


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
