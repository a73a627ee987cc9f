"""The commands that are compared: navscene, and tools that read the same app in another notation."""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

import build

DEBIAN_PACKAGES = ["libxml2-utils", "jq", "graphviz"]
PYTHON_PACKAGES = [
    "orjson", "msgspec", "transitions", "kiwisolver", "poga", "clangd", "jedi-language-server", "pyrefly", "tombi"]

NAVSCENE = "navscene compile"
# The same app as storyboards, read and judged by every rule that is on.
LINT = "navscene lint"
DRAW = "navscene draw"
# A project as somebody has it, beside a search for the words that connect code with storyboards.
PROJECT = "navscene lint --sources"
# What Xcode's files are written of, beside a tool that writes the same XML anew.
EXPORT, UPDATE, REWRITE = "navscene export", "navscene export --into", "xmllint --format"
# The same bytes without anything that makes them.
WRITE = "writing them"
DIFF, SWIFT = "navscene diff", "navscene generate swift"
SEARCH = "git grep"
WORDS = "IBOutlet|IBAction|IBSegueAction|performSegue|instantiateViewController|UIStoryboard|dequeueReusable|UINib"
# What reads storyboards for IBLinter, of which no figures are published: scenes a second, measured once on Linux.
IBDECODABLE = 10_000


@dataclass
class Command:
    name: str
    words: list[str]
    """What it reads: bytes and scenes."""
    source: int = 0
    scenes: int = 0


@dataclass
class Reader:
    """Something that reads an app: `command` gets the folder and the files of it."""

    name: str
    notation: str
    command: Callable[[str, list[str]], list[str]]
    limit: int = 200_000


def start_up(navscene, tools, dynamic=None):
    sample = os.path.join(build.REPOSITORY, "Samples", "Homepwner.navscene")
    return [
        Command("C, `cc -O2`", [tools.hello]),
        Command("Swift, `-static-executable`", [tools.empty_swift]),
        Command("`navscene --version`", [navscene, "--version"]),
        Command("`navscene compile` of a sample", [navscene, "compile", sample, "-o", "-"]),
    ] + ([
        Command("`navscene --version`, dynamically linked", [dynamic, "--version"]),
        Command("`navscene compile` of a sample, dynamically linked", [dynamic, "compile", sample, "-o", "-"]),
    ] if dynamic else [])


def readers(navscene):
    """Those that are here, and the names of those that are not."""
    found = [
        Reader(
            NAVSCENE, "navscene", lambda folder, paths: [navscene, "compile", folder, "-o", "/dev/null"],
            10_000_000),
        Reader(LINT, "storyboard", lambda folder, paths: [navscene, "lint", folder, "--no-fail"])]
    missing = []

    def add(name, notation, tool, *arguments):
        if shutil.which(tool):
            found.append(Reader(name, notation, lambda folder, paths: [tool, *arguments, *paths]))
        else:
            missing.append(name)

    add("xmllint --sax --noout", "storyboard", "xmllint", "--sax", "--noout")
    add("xmllint --noout", "storyboard", "xmllint", "--noout")
    add("xmllint --stream --noout", "storyboard", "xmllint", "--stream", "--noout")
    add("jq empty", "json", "jq", "empty")
    add("jq .", "json", "jq", ".")
    add("nop -p", "dot", "nop", "-p")
    add("nop", "dot", "nop")
    for module in ["json", "orjson", "msgspec"]:
        if importlib.util.find_spec(module):
            found.append(python_reader(module))
        else:
            missing.append(f"python {module}")
    return found, missing


def painters(navscene):
    """Those that draw an app as SVG and are here."""
    found = [
        Reader(DRAW, "navscene", lambda folder, paths: [navscene, "draw", *paths, "-o", "/dev/null", "--format", "svg"])]
    for tool in ["dot", "twopi"]:
        if shutil.which(tool):
            found.append(Reader(
                f"{tool} -Tsvg", "dot", lambda folder, paths, tool=tool: [tool, "-Tsvg", "-o", "/dev/null", *paths]))
    return found


def ways_out(navscene, tools, path, folder):
    """An app, what is made of it for Xcode, and XML of the same size. `--into` is one of its storyboards, of 100 scenes."""
    subprocess.run([navscene, "export", path, "-o", folder], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    exported = tracked(folder, [".storyboard"])
    written = sum(os.path.getsize(file) for file in exported)
    plain = folder + "-plain"
    os.makedirs(plain, exist_ok=True)
    found = [
        Command(NAVSCENE, [navscene, "compile", path, "-o", "/dev/null"]),
        Command(EXPORT, [navscene, "export", path, "-o", folder], written),
        Command(WRITE, [tools.write, plain, *exported], written),
        Command(UPDATE, [navscene, "export", path, "--into", min(exported), "-o", "/dev/null"]),
        Command(DIFF, [navscene, "diff", path, path]),
        Command(SWIFT, [navscene, "generate", "swift", path, "-o", "/dev/null"])]
    if shutil.which("xmllint"):
        found.append(Command(REWRITE, ["xmllint", "--format", *exported], written))
    return found


def projects(navscene, folder):
    """Reading all storyboards and all code of a checked-out project, and looking through the same files for words."""
    files = tracked(folder, [".storyboard", ".xib", ".swift", ".m", ".mm", ".h", ".pbxproj"])
    source = sum(os.path.getsize(path) for path in files)
    scenes = sum(read(path).count(b"<scene ") for path in files if path.endswith(".storyboard"))
    found = [Command(PROJECT, [navscene, "lint", folder, "--sources", folder, "--no-fail"], source, scenes)]
    if shutil.which("git"):
        paths = ["*.storyboard", "*.xib", "*.swift", "*.m", "*.mm", "*.h", "*.pbxproj"]
        found.append(Command(SEARCH, [
            "git", "-C", folder, "grep", "--no-index", "-c", "-E", WORDS, "--", *paths], source, scenes))
    return found


def real_file(navscene, path):
    """Everything that is made of one storyboard."""
    source = os.path.getsize(path)
    scenes = read(path).count(b"<scene ")
    return [
        Command(f"navscene {' '.join(words)}", [navscene, *words, path, *more], source, scenes)
        for words, more in [
            (["lint"], ["--no-sources", "--no-fail"]), (["import"], ["--no-sources", "-o", "/dev/null", "--no-fail"]),
            (["diff"], [path]), (["layout"], []), (["draw"], ["-o", "/dev/null", "--format", "svg"])]]


def tracked(folder, endings):
    """The files below a folder with these endings, as a search of navscene finds them."""
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in (".git", ".build", "DerivedData", "node_modules")]
        found += [os.path.join(place, name) for name in names if name.endswith(tuple(endings))]
    return [path for path in found if os.path.isfile(path)]


def largest(folder):
    """The largest storyboard below a folder; nil if there is none."""
    files = tracked(folder, [".storyboard"])
    return max(files, key=lambda path: (os.path.getsize(path), path), default=None)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def python_reader(module):
    script = os.path.join(build.HERE, "Peers", "read_json.py")
    # The interpreter itself: a shim in front of it would be measured too.
    start = [os.path.realpath(sys.executable), "-B", script, module]
    return Reader(f"python {module}", "json", lambda folder, paths: [*start, *paths])


def install():
    """Tries to install what is missing; what cannot be installed is skipped later."""
    try:
        subprocess.run(["apt-get", "install", "-y", *DEBIAN_PACKAGES], check=True, stdout=sys.stderr)
        subprocess.run([sys.executable, "-m", "pip", "install", *PYTHON_PACKAGES], check=True, stdout=sys.stderr)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"not all peers could be installed: {error}", file=sys.stderr)
    importlib.invalidate_caches()
