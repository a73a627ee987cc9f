"""Builds what is measured: the product as it is shipped, and the peers that are sources of ours."""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(os.path.dirname(HERE))


@dataclass
class Tools:
    launch: str
    hello: str
    write: str
    lexer: str
    walk: str
    empty_swift: str | None


def work_folder(folder):
    """A folder for this version of the generator, so that inputs of another are not taken for its own."""
    with open(os.path.join(HERE, "generate.py"), "rb") as file:
        version = hashlib.sha256(file.read()).hexdigest()[:8]
    folder = os.path.join(folder or os.path.join(tempfile.gettempdir(), "navscene-benchmarks"), version)
    os.makedirs(folder, exist_ok=True)
    return folder


# Whether executables can be linked without Swift's libraries beside them.
LINKS_STATICALLY = sys.platform.startswith("linux")


def product(build_folder, name, is_static=LINKS_STATICALLY):
    """The path of an executable of the package, built for release and linked as it is shipped; nil if it is not."""
    linking = ["-Xswiftc", "-static-executable"] if is_static else []
    command = [
        "swift", "build", "--package-path", REPOSITORY, "-c", "release", "--scratch-path", build_folder, *linking,
        "--product", name]
    print(f"building {name} …", file=sys.stderr)
    built = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode != 0:
        print("\n".join(built.stdout.splitlines()[-20:]), file=sys.stderr)
        return None
    return os.path.join(build_folder, "release", name)


def installed(executable, folder):
    """A copy, as an installation makes one.

    A linker writes here and there in a file, and the system keeps what was written so in small pieces: until it is
    read anew, mapping it takes a fourth longer than mapping a file that was written from its start to its end.
    """
    return shutil.copy(executable, os.path.join(folder, f"installed-{os.path.basename(executable)}"))


def peers(folder):
    """Compiles hello, write, lexer, walk and launch by cc, and the empty Swift program."""
    def compiled(name):
        path = os.path.join(folder, name)
        subprocess.run(["cc", "-O2", "-o", path, os.path.join(HERE, "Peers", f"{name}.c")], check=True)
        return installed(path, folder)

    if not shutil.which("cc"):
        sys.exit("the benchmarks need a C compiler called cc")
    return Tools(
        compiled("launch"), compiled("hello"), compiled("write"), compiled("lexer"), compiled("walk"), empty_swift(folder))


def empty_swift(folder):
    path = os.path.join(folder, "empty-swift")
    if not os.path.exists(path):
        source = os.path.join(HERE, "Peers", "empty.swift")
        linking = ["-static-executable"] if sys.platform.startswith("linux") else []
        # In the work folder, where the compiler leaves its by-products.
        subprocess.run(["swiftc", "-O", *linking, "-o", path, source], check=True, cwd=folder)
    return installed(path, folder)
