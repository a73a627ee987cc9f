"""Drives Emacs without a terminal: eglot, told about `navscene lsp` as `.editors/README.md` says."""
import json
import pathlib
import re
import shutil
import subprocess

import pytest

README = pathlib.Path(__file__).parents[3] / ".editors" / "README.md"

script = """
(require 'package)
(package-initialize)
(load-file "recipe.el")
(require 'eglot)
(setq eglot-sync-connect 20)
(fset 'y-or-n-p (lambda (&rest _) t))
(find-file "Main.navscene")
(apply #'eglot--connect (eglot--guess-contact))
(let ((count 0))
  (while (and (null (flymake-diagnostics)) (< (setq count (1+ count)) 200)) (sit-for 0.1)))
(setq out (list (format "mode %s" major-mode)))
(defun say (name value) (push (format "%s %s" name value) out))
(dolist (found (flymake-diagnostics))
  (say "finding" (replace-regexp-in-string "navscene \\\\[\\\\([a-z-]+\\\\)\\\\]\\\\(.\\\\|\\n\\\\)*" "\\\\1" (flymake-diagnostic-text found))))
(defun visit (word) (goto-char (point-min)) (search-forward word) (backward-char))
(visit "scene Checkout")
(let ((name (xref-backend-identifier-at-point 'eglot)))
  (say "references" (length (xref-backend-references 'eglot name)))
  (say "definition"
       (substring-no-properties (xref-item-summary (car (xref-backend-definitions 'eglot name))))))
(say "outline" (caar (eglot-imenu)))
(eglot-rename "Till")
(visit "scene Till")
(say "renamed" (buffer-substring-no-properties (line-beginning-position) (line-end-position)))
(search-forward " {")
(insert "   ")
(eglot-format-buffer)
(visit "scene Till")
(say "formatted" (buffer-substring-no-properties (line-beginning-position) (line-end-position)))
(with-temp-file "out.json" (insert (json-encode (reverse out))))
(set-buffer-modified-p nil)
(kill-emacs)
"""


def has_eglot():
    emacs = ["emacs", "--batch", "--eval", "(progn (require 'package) (package-initialize) (require 'eglot))"]
    return shutil.which("emacs") and subprocess.run(emacs, capture_output=True, timeout=60).returncode == 0


@pytest.mark.skipif(not has_eglot(), reason="there is no Emacs with eglot")
def test_emacs(navscene, app):
    recipe = re.search(r"^## Emacs.*?^```elisp\n(.*?)^```", README.read_text(), re.M | re.S)[1]
    (app / "recipe.el").write_text(recipe)
    (app / "drive.el").write_text(script)
    (app / "bin").mkdir()
    (app / "bin" / "navscene").symlink_to(navscene)
    run = subprocess.run(
        ["emacs", "--batch", "-l", "drive.el"],
        cwd=app, env={"HOME": str(app), "PATH": f"{app}/bin:/usr/bin:/bin"}, timeout=120, capture_output=True, text=True,
    )
    assert (app / "out.json").exists(), run.stderr
    assert json.loads((app / "out.json").read_text()) == [
        "mode navscene-mode",
        "finding unreachable-scene",
        "references 3",
        "definition     scene Checkout { title: \"Checkout\" }",
        "outline Namespace",
        "renamed     scene Till { title: \"Checkout\" }",
        "formatted     scene Till { title: \"Checkout\" }",
    ]
