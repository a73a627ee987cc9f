"""Drives `navscene mcp` with the client of the Model Context Protocol's own package.

    NAVSCENE=.build/debug/navscene python3 -m pytest Tests/Judges/editors/test_agents.py
"""

import asyncio

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def ask(navscene, folder, questions):
    """The tools, and for each question whether it failed and what was said."""
    server = StdioServerParameters(command=navscene, args=["mcp"], cwd=str(folder))
    async with stdio_client(server) as (reading, writing):
        async with ClientSession(reading, writing) as session:
            # By the protocol's names, which the package has in one form or another.
            greeting = (await session.initialize()).model_dump(by_alias=True)
            assert greeting["serverInfo"]["name"] == "navscene"
            assert "navscene lint" in greeting["instructions"]
            tools = (await session.list_tools()).model_dump(by_alias=True)["tools"]
            answers = []
            for name, arguments in questions:
                result = await session.call_tool(name, arguments)
                said = result.model_dump(by_alias=True)
                answers.append((bool(said["isError"]), said["content"][0]["text"]))
            return tools, answers


def test_tools(navscene, app):
    tools, answers = asyncio.run(
        ask(
            navscene,
            app,
            [
                ("outline", {"path": "."}),
                ("lint", {"path": "."}),
                ("explain", {"code": "unreachable-scene"}),
                ("walk", {"path": ".", "commands": ["tap Pay", "back"], "device": "iPhone 15"}),
                ("path", {"path": ".", "scene": "Checkout"}),
                ("path", {"path": ".", "scene": "Lost"}),
                ("diff", {"old": ".", "new": "."}),
                ("check", {"path": "."}),
                ("test", {"path": "."}),
                ("lint", {"path": "nowhere"}),
                ("lint", {}),
                ("lint", {"path": 3}),
                ("lint", {"path": "--version"}),
            ],
        )
    )
    assert all(tool["annotations"]["readOnlyHint"] and tool["description"] for tool in tools)
    expected = [
        (False, "scene Cart: CartViewController"),
        (False, "unreachable-scene"),
        (False, "Incorrect:"),
        (False, "Checkout"),
        (False, "tap Pay"),
        (False, "no move leads to Lost"),
        (False, "nothing differs"),
        (False, "one comes back"),
        (False, "paying leads to the checkout"),
        (False, "nowhere"),
        (True, "'path' is missing"),
        (True, "'path' is a text"),
        (False, "--version"),
    ]
    for (is_error, text), (wanted, part) in zip(answers, expected, strict=True):
        assert part in text, text
        assert is_error == wanted, text
