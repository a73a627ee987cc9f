"""Reads JSON files with one of Python's readers: read_json.py json|orjson|msgspec FILE..."""

import importlib
import sys

module = importlib.import_module(sys.argv[1])
if sys.argv[1] == "msgspec":
    module = importlib.import_module("msgspec.json")
read = module.decode if hasattr(module, "decode") else module.loads
for path in sys.argv[2:]:
    with open(path, "rb") as file:
        read(file.read())
