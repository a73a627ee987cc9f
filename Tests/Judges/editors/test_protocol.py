"""Drives `navscene lsp` with pytest-lsp, which refuses a message that is not of the type that the protocol gives it.

    NAVSCENE=.build/debug/navscene python3 -m pytest Tests/Judges/editors
"""

import asyncio
import pathlib
import subprocess
from urllib.parse import unquote, urlparse

import pytest
import pytest_asyncio
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, client_capabilities


@pytest_asyncio.fixture
async def editor(navscene, app):
    """A client as VS Code is, in the folder of the app."""
    async for editor in opened(navscene, app, ["Main.navscene", "Classes.navscene"]):
        yield editor


@pytest_asyncio.fixture
async def xcode_editor(navscene, xcode_app):
    """The same in an Xcode project."""
    async for editor in opened(navscene, xcode_app, ["Main.storyboard", "Shop.navscene"]):
        yield editor


async def opened(navscene, app, names):
    client = await ClientServerConfig(server_command=[navscene, "lsp"]).start()
    await client.initialize_session(
        lsp.InitializeParams(
            capabilities=client_capabilities("visual-studio-code"),
            root_uri=app.as_uri(),
            workspace_folders=[lsp.WorkspaceFolder(uri=app.as_uri(), name="app")],
        )
    )
    yield Editor(client, app, navscene, names)
    await client.shutdown_session()


class Editor:
    def __init__(self, client, folder, navscene, names):
        self.navscene = navscene
        self.client = client
        self.folder = folder
        for name in names:
            self.open(name)

    def uri(self, name):
        return (self.folder / name).as_uri()

    def text(self, name):
        return (self.folder / name).read_text()

    def open(self, name):
        self.client.text_document_did_open(
            lsp.DidOpenTextDocumentParams(
                text_document=lsp.TextDocumentItem(
                    uri=self.uri(name), language_id="navscene", version=1, text=self.text(name)
                )
            )
        )

    def document(self, name):
        return lsp.TextDocumentIdentifier(uri=self.uri(name))

    def position(self, name, word, skip=0):
        """Where a word of a text begins, after so many others."""
        text = self.text(name)
        index = -1
        for _ in range(skip + 1):
            index = text.index(word, index + 1)
        line = text.count("\n", 0, index)
        return lsp.Position(line=line, character=index - text.rfind("\n", 0, index) - 1)

    def at(self, kind, name, word, skip=0, **rest):
        return kind(
            text_document=self.document(name), position=self.position(name, word, skip), **rest
        )


@pytest.mark.asyncio
async def test_findings(editor):
    report = await editor.client.text_document_diagnostic_async(
        lsp.DocumentDiagnosticParams(text_document=editor.document("Main.navscene"))
    )
    assert [item.code for item in report.items] == ["unreachable-scene"]
    assert list(report.items[0].tags) == [lsp.DiagnosticTag.Unnecessary]
    actions = await editor.client.text_document_code_action_async(
        lsp.CodeActionParams(
            text_document=editor.document("Main.navscene"),
            range=report.items[0].range,
            context=lsp.CodeActionContext(diagnostics=report.items),
        )
    )
    assert "Silence 'unreachable-scene' here, with a reason" in [a.title for a in actions]


@pytest.mark.asyncio
async def test_names(editor):
    client = editor.client
    hover = await client.text_document_hover_async(
        editor.at(lsp.HoverParams, "Main.navscene", "Cart }")
    )
    assert "What will be bought." in hover.contents.value
    found = await client.text_document_definition_async(
        editor.at(lsp.DefinitionParams, "Main.navscene", "CartViewController")
    )
    assert [place.uri for place in found] == [editor.uri("Classes.navscene")]
    references = await client.text_document_references_async(
        editor.at(
            lsp.ReferenceParams,
            "Main.navscene",
            "Checkout {",
            context=lsp.ReferenceContext(include_declaration=True),
        )
    )
    assert {place.uri for place in references} == {
        editor.uri("Main.navscene"),
        editor.uri("Classes.navscene"),
    }
    highlights = await client.text_document_document_highlight_async(
        editor.at(lsp.DocumentHighlightParams, "Main.navscene", "Checkout {")
    )
    assert len(highlights) == 2
    edit = await client.text_document_rename_async(
        editor.at(lsp.RenameParams, "Main.navscene", "Checkout {", new_name="Till")
    )
    changes = edit.document_changes or edit.changes
    assert len(changes) == 2
    prepared = await client.text_document_prepare_rename_async(
        editor.at(lsp.PrepareRenameParams, "Main.navscene", "Checkout {")
    )
    assert prepared.placeholder == "Checkout"


@pytest.mark.asyncio
async def test_reading(editor):
    client = editor.client
    document = editor.document("Main.navscene")
    symbols = await client.text_document_document_symbol_async(
        lsp.DocumentSymbolParams(text_document=document)
    )
    assert [symbol.name for symbol in symbols[0].children] == [
        "Browse",
        "Cart",
        "Checkout",
        "Lost",
    ]
    assert await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="chk"))
    assert await client.text_document_folding_range_async(
        lsp.FoldingRangeParams(text_document=document)
    )
    selections = await client.text_document_selection_range_async(
        lsp.SelectionRangeParams(
            text_document=document, positions=[editor.position("Main.navscene", "Pay")]
        )
    )
    assert selections[0].parent.parent
    tokens = await client.text_document_semantic_tokens_full_async(
        lsp.SemanticTokensParams(text_document=document)
    )
    assert len(tokens.data) % 5 == 0 and tokens.data
    delta = await client.text_document_semantic_tokens_full_delta_async(
        lsp.SemanticTokensDeltaParams(
            text_document=document, previous_result_id=tokens.result_id
        )
    )
    assert not delta.edits
    everything = lsp.Range(lsp.Position(0, 0), lsp.Position(99, 0))
    hints = await client.text_document_inlay_hint_async(
        lsp.InlayHintParams(text_document=document, range=everything)
    )
    assert '"Checkout"' not in [hint.label for hint in hints]
    items = await client.text_document_prepare_call_hierarchy_async(
        editor.at(lsp.CallHierarchyPrepareParams, "Main.navscene", "Checkout {")
    )
    calls = await client.call_hierarchy_incoming_calls_async(
        lsp.CallHierarchyIncomingCallsParams(item=items[0])
    )
    assert [call.from_.name for call in calls] == ["Cart"]
    lenses = await client.text_document_code_lens_async(
        lsp.CodeLensParams(text_document=editor.document("Classes.navscene"))
    )
    titles = [(await client.code_lens_resolve_async(lens)).command.title for lens in lenses]
    assert titles == ["✓ passes", "✓ proven in 2 states"]


@pytest.mark.asyncio
async def test_writing(editor):
    client = editor.client
    name = "Main.navscene"
    completed = await client.text_document_completion_async(
        editor.at(lsp.CompletionParams, name, "Checkout as")
    )
    assert {"Cart", "Checkout", "Lost"} <= {item.label for item in completed.items}
    start = editor.position(name, "show Checkout")
    client.text_document_did_change(
        lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(uri=editor.uri(name), version=2),
            content_changes=[
                lsp.TextDocumentContentChangePartial(
                    range=lsp.Range(start, lsp.Position(start.line, start.character + 4)),
                    text="present   ",
                )
            ],
        )
    )
    edits = await client.text_document_formatting_async(
        lsp.DocumentFormattingParams(
            text_document=editor.document(name),
            options=lsp.FormattingOptions(tab_size=4, insert_spaces=True),
        )
    )
    assert [edit.range.start.line for edit in edits] == [start.line]
    assert "-> present Checkout" in edits[0].new_text


@pytest.mark.asyncio
async def test_configuration(editor):
    """What the project's configuration and its baseline accept is no finding in an editor either."""
    client, folder = editor.client, editor.folder
    document = editor.document("Main.navscene")

    async def codes():
        report = await client.text_document_diagnostic_async(
            lsp.DocumentDiagnosticParams(text_document=document)
        )
        return [item.code for item in report.items]

    def configure(text):
        (folder / ".navscene.json").write_text(text)
        client.workspace_did_change_watched_files(
            lsp.DidChangeWatchedFilesParams(
                changes=[lsp.FileEvent((folder / ".navscene.json").as_uri(), lsp.FileChangeType.Changed)]
            )
        )

    assert await codes() == ["unreachable-scene"]
    configure('{"disabled_rules": ["unreachable-scene"]}')
    assert await codes() == []
    configure("{}")
    assert await codes() == ["unreachable-scene"]
    subprocess.run(
        [editor.navscene, "lint", "--write-baseline", "accepted.json", "."], cwd=folder, check=True
    )
    configure('{"baseline": "accepted.json"}')
    assert await codes() == []
    configure('{"baseline": "nowhere.json"}')
    assert await codes() == []


@pytest.mark.asyncio
async def test_storyboard(xcode_editor):
    """A storyboard is read like a text: its ids, classes, outlets and segues lead where they say."""
    editor, client, name = xcode_editor, xcode_editor.client, "Main.storyboard"

    async def definition(word, skip=0):
        found = await client.text_document_definition_async(
            editor.at(lsp.DefinitionParams, name, word, skip)
        )
        return [(place.uri.rsplit("/", 1)[1], place.range.start.line) for place in found]

    assert await definition("cart-00-lab", skip=1) == [("Main.storyboard", 8)]
    assert await definition("done-00-one") == [("Main.storyboard", 20)]
    assert await definition("total") == [("Cart.swift", 3)]
    assert ("Cart.swift", 2) in await definition("CartViewController")
    hover = await client.text_document_hover_async(editor.at(lsp.HoverParams, name, "cart-00-lab"))
    assert hover.contents.value == (
        "`label` **Total** (`UILabel`)\n\nIn `CartViewController`\n\nOutlet `total` of `CartViewController`"
    )
    references = await client.text_document_references_async(
        editor.at(
            lsp.ReferenceParams, name, "Paid", context=lsp.ReferenceContext(include_declaration=False)
        )
    )
    assert [place.uri for place in references] == [editor.uri("Cart.swift")]
    highlights = await client.text_document_document_highlight_async(
        editor.at(lsp.DocumentHighlightParams, name, "done-00-one")
    )
    assert len(highlights) == 2
    symbols = await client.text_document_document_symbol_async(
        lsp.DocumentSymbolParams(text_document=editor.document(name))
    )
    assert [symbol.name for symbol in symbols] == ["CartViewController", "Done"]
    links = await client.text_document_document_link_async(
        lsp.DocumentLinkParams(text_document=editor.document(name))
    )
    assert [link.target for link in links] == [editor.uri("Cart.swift") + "#L3"]
    assert await client.text_document_folding_range_async(
        lsp.FoldingRangeParams(text_document=editor.document(name))
    )
    lenses = await client.text_document_code_lens_async(
        lsp.CodeLensParams(text_document=editor.document(name))
    )
    assert not lenses


@pytest.mark.asyncio
async def test_storyboard_that_is_broken(xcode_editor):
    """While a storyboard does not parse, its last version answers, and says so."""
    editor, client, name = xcode_editor, xcode_editor.client, "Main.storyboard"
    await client.text_document_hover_async(editor.at(lsp.HoverParams, name, "cart-00-lab"))
    start = editor.position(name, "</viewController>")
    client.text_document_did_change(
        lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(uri=editor.uri(name), version=2),
            content_changes=[lsp.TextDocumentContentChangePartial(range=lsp.Range(start, start), text="<")],
        )
    )
    hover = await client.text_document_hover_async(
        editor.at(lsp.HoverParams, name, "done-00-one", skip=1)
    )
    assert hover.contents.value.endswith("As of the last version without errors.")
    report = await client.text_document_diagnostic_async(
        lsp.DocumentDiagnosticParams(text_document=editor.document(name))
    )
    assert report.items


@pytest.mark.asyncio
async def test_text_beside_code(xcode_editor):
    """Names of a text lead into code, and references into code and storyboards."""
    editor, client, name = xcode_editor, xcode_editor.client, "Shop.navscene"
    found = await client.text_document_definition_async(
        editor.at(lsp.DefinitionParams, name, "CartViewController")
    )
    assert [place.uri for place in found] == [editor.uri(name), editor.uri("Cart.swift")]
    found = await client.text_document_references_async(
        editor.at(
            lsp.ReferenceParams,
            name,
            "CartViewController",
            context=lsp.ReferenceContext(include_declaration=False),
        )
    )
    assert editor.uri("Main.storyboard") in [place.uri for place in found]
    links = await client.text_document_document_link_async(
        lsp.DocumentLinkParams(text_document=editor.document(name))
    )
    assert {link.target for link in links} == {editor.uri("Cart.swift") + "#L3"}


@pytest.mark.asyncio
async def test_preview(editor):
    """A page beside the editor: its script has what is written, and where."""
    client, name = editor.client, "Main.navscene"
    lenses = await client.text_document_code_lens_async(
        lsp.CodeLensParams(text_document=editor.document(name))
    )
    tap = next(lens.command for lens in lenses if lens.command and lens.command.title == "tap through")
    answer = await client.workspace_execute_command_async(
        lsp.ExecuteCommandParams(command=tap.command, arguments=tap.arguments)
    )
    page = pathlib.Path(unquote(urlparse(answer["uri"]).path))
    script = page.with_suffix(".live.js")
    assert f'"live":"{script.name}"' in page.read_text()

    async def shows(text):
        for _ in range(100):
            if script.exists() and text in script.read_text():
                return True
            await asyncio.sleep(0.05)
        return False

    assert await shows("Your Cart")
    start = editor.position(name, "Your Cart")
    client.text_document_did_change(
        lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(uri=editor.uri(name), version=2),
            content_changes=[lsp.TextDocumentContentChangePartial(range=lsp.Range(start, start), text="All of ")],
        )
    )
    assert await shows("All of Your Cart")
    await client.text_document_document_highlight_async(
        editor.at(lsp.DocumentHighlightParams, name, "Checkout {")
    )
    assert await shows('"line":13')


@pytest.mark.asyncio
async def test_fixes(editor):
    """What can be fixed is offered where it is, for all of its kind, and for the whole file."""
    client, name = editor.client, "Main.navscene"
    start = editor.position(name, "Checkout as")
    client.text_document_did_change(
        lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(uri=editor.uri(name), version=2),
            content_changes=[
                lsp.TextDocumentContentChangePartial(
                    range=lsp.Range(start, lsp.Position(start.line, start.character + 8)), text="Chekout"
                )
            ],
        )
    )

    async def actions(only=None):
        return await client.text_document_code_action_async(
            lsp.CodeActionParams(
                text_document=editor.document(name),
                range=lsp.Range(start, start),
                context=lsp.CodeActionContext(diagnostics=[], only=only),
            )
        )

    fix = next(action for action in await actions() if action.edit)
    edits = (fix.edit.document_changes or [])[0].edits
    assert [edit.new_text for edit in edits] == ["Checkout"]
    assert not [action for action in await actions(["refactor"])]


@pytest.mark.asyncio
async def test_parts_of_a_text(editor):
    """A range is formatted and coloured by itself, and so is what a brace ends."""
    client, name = editor.client, "Main.navscene"
    options = lsp.FormattingOptions(tab_size=4, insert_spaces=True)
    start = editor.position(name, "scene Lost")
    client.text_document_did_change(
        lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(uri=editor.uri(name), version=2),
            content_changes=[
                lsp.TextDocumentContentChangePartial(range=lsp.Range(start, start), text="  "),
                lsp.TextDocumentContentChangePartial(
                    range=lsp.Range(lsp.Position(0, 0), lsp.Position(0, 0)), text="  "
                ),
            ],
        )
    )
    edits = await client.text_document_range_formatting_async(
        lsp.DocumentRangeFormattingParams(
            text_document=editor.document(name), range=lsp.Range(start, start), options=options
        )
    )
    assert [edit.range.start.line for edit in edits] == [start.line]
    edits = await client.text_document_on_type_formatting_async(
        lsp.DocumentOnTypeFormattingParams(
            text_document=editor.document(name), position=lsp.Position(0, 2), ch="}", options=options
        )
    )
    assert [edit.range.start.line for edit in edits] == [0]
    whole = await client.text_document_semantic_tokens_full_async(
        lsp.SemanticTokensParams(text_document=editor.document(name))
    )
    part = await client.text_document_semantic_tokens_range_async(
        lsp.SemanticTokensRangeParams(
            text_document=editor.document(name), range=lsp.Range(lsp.Position(1, 0), lsp.Position(2, 0))
        )
    )
    assert 0 < len(part.data) < len(whole.data)


@pytest.mark.asyncio
async def test_ways(editor):
    """Where a scene leads, and what its arrows will show."""
    client, name = editor.client, "Main.navscene"
    items = await client.text_document_prepare_call_hierarchy_async(
        editor.at(lsp.CallHierarchyPrepareParams, name, "Cart: Cart")
    )
    calls = await client.call_hierarchy_outgoing_calls_async(
        lsp.CallHierarchyOutgoingCallsParams(item=items[0])
    )
    assert [call.to.name for call in calls] == ["Checkout"]
    hints = await client.text_document_inlay_hint_async(
        lsp.InlayHintParams(
            text_document=editor.document(name),
            range=lsp.Range(lsp.Position(0, 0), lsp.Position(99, 0)),
        )
    )
    assert [hint.label for hint in hints] == ['"Your Cart"', "on Browse"]


@pytest.mark.asyncio
async def test_several_folders(editor, tmp_path_factory):
    """A folder that is opened later is an app of its own."""
    client = editor.client
    other = tmp_path_factory.mktemp("other")
    (other / "Other.navscene").write_text("storyboard Other {\n    initial -> Elsewhere\n    scene Elsewhere\n}\n")
    folder = lsp.WorkspaceFolder(uri=other.as_uri(), name="other")
    client.workspace_did_change_workspace_folders(
        lsp.DidChangeWorkspaceFoldersParams(
            event=lsp.WorkspaceFoldersChangeEvent(added=[folder], removed=[])
        )
    )
    uri = (other / "Other.navscene").as_uri()
    client.text_document_did_open(
        lsp.DidOpenTextDocumentParams(
            text_document=lsp.TextDocumentItem(
                uri=uri, language_id="navscene", version=1, text=(other / "Other.navscene").read_text()
            )
        )
    )
    found = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="elsewhere"))
    assert [symbol.location.uri for symbol in found] == [uri]
    report = await client.text_document_diagnostic_async(
        lsp.DocumentDiagnosticParams(text_document=lsp.TextDocumentIdentifier(uri=uri))
    )
    assert not report.items
