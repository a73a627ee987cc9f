"""Drives Neovim without a terminal through what people do most, with `navscene lsp` as its language server."""
import json
import shutil
import subprocess

import pytest

script = """
local out = {}
local function uri(name) return vim.uri_from_fname(vim.fn.getcwd() .. '/' .. name) end
vim.cmd('edit Main.navscene')
local client = vim.lsp.start_client({ name = 'navscene', cmd = { vim.env.NAVSCENE, 'lsp' }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, client)
vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 50)
for _, found in ipairs(vim.diagnostic.get(0)) do table.insert(out, 'finding ' .. found.code) end
local function ask(method, row, column, more)
  local params = { textDocument = { uri = uri('Main.navscene') }, position = { line = row, character = column } }
  for key, value in pairs(more or {}) do params[key] = value end
  local answers = vim.lsp.buf_request_sync(0, method, params, 20000)
  return answers and answers[client] and answers[client].result
end
table.insert(out, 'hover ' .. ask('textDocument/hover', 2, 33).contents.value:match('What will be bought.'))
table.insert(out, 'definition ' .. ask('textDocument/definition', 5, 18)[1].uri:match('[^/]+$'))
local references = ask('textDocument/references', 12, 12, { context = { includeDeclaration = true } })
table.insert(out, 'references ' .. #references)
table.insert(out, 'highlights ' .. #ask('textDocument/documentHighlight', 12, 12))
local symbols = ask('textDocument/documentSymbol', 0, 0)
table.insert(out, 'symbols ' .. symbols[1].name .. ' ' .. #symbols[1].children)
local fixes = ask('textDocument/codeAction', 13, 12, {
  range = { start = { line = 13, character = 10 }, ['end'] = { line = 13, character = 14 } },
  context = { diagnostics = {} },
})
table.insert(out, 'action ' .. fixes[1].title)
table.insert(out, 'folding ' .. #ask('textDocument/foldingRange', 0, 0))
table.insert(out, 'ways ' .. #ask('textDocument/prepareCallHierarchy', 12, 12))
local lenses = ask('textDocument/codeLens', 0, 0)
table.insert(out, 'lens ' .. lenses[1].command.title)
local labels = {}
for _, item in ipairs(ask('textDocument/completion', 8, 35).items) do labels[item.label] = true end
table.insert(out, 'completion ' .. tostring(labels['Checkout']) .. ' ' .. tostring(labels['Lost']))
local edit = ask('textDocument/rename', 12, 12, { newName = 'Till' })
vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
table.insert(out, 'renamed ' .. vim.api.nvim_buf_get_lines(0, 12, 13, false)[1])
vim.api.nvim_buf_set_lines(0, 12, 13, false, { 'scene Till   { title: "Till" }' })
-- Before 0.8 it was called otherwise.
local format = vim.lsp.buf.format or function() vim.lsp.buf.formatting_sync(nil, 20000) end
format({ timeout_ms = 20000 })
table.insert(out, 'formatted ' .. vim.api.nvim_buf_get_lines(0, 12, 13, false)[1])
vim.fn.writefile({ vim.fn.json_encode(out) }, 'out.json')
vim.cmd('qall!')
"""


@pytest.mark.skipif(not shutil.which("nvim"), reason="there is no Neovim")
def test_neovim(navscene, app):
    (app / "drive.lua").write_text(script)
    subprocess.run(
        ["nvim", "--headless", "-u", "NONE", "-c", "luafile drive.lua"],
        cwd=app, env={"NAVSCENE": navscene, "HOME": str(app), "PATH": "/usr/bin:/bin"},
        timeout=60, capture_output=True, check=True,
    )
    assert json.loads((app / "out.json").read_text()) == [
        "finding unreachable-scene",
        "hover What will be bought.",
        "definition Classes.navscene",
        "references 3",
        "highlights 2",
        "symbols Main 4",
        "action Silence 'unreachable-scene' here, with a reason",
        "folding 2",
        "ways 1",
        "lens tap through",
        "completion true true",
        "renamed     scene Till { title: \"Checkout\" }",
        "formatted     scene Till { title: \"Till\" }",
    ]
