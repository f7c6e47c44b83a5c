"""Translates a text of Caffé with `l10n mcp`: model_context.py TOOL FOLDER"""

import asyncio
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

TABLE = "Shared/Resources/Localizable"
KEY = "salad"


async def tools(tool, arguments):
    """The names of the tools of a server that was started with some arguments."""
    server = StdioServerParameters(command=tool, args=["mcp", *arguments])
    async with stdio_client(server) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            return [tool.name for tool in (await session.list_tools()).tools]


async def call(session, name, **arguments):
    """What a tool gives back; the SDK holds it to the tool's schema."""
    result = await session.call_tool(name, arguments)
    print(name, "is an error" if result.isError else "")
    return result.structuredContent, result.isError


async def translate(session):
    plan, _ = await call(session, "plan")
    tables = {table["table"]: table for table in plan["tables"]}
    assert TABLE in tables, list(tables)
    languages = {language["language"] for language in tables[TABLE]["languages"]}
    assert {"es", "fr", "de", "it", "pl", "pt"} <= languages, languages

    found, _ = await call(
        session, "read", language="es", table=TABLE, progress=["translated"], contains=KEY)
    forms = {key["untrusted"]["key"]: key["untrusted"]["forms"] for key in found["keys"]}
    assert forms[KEY][0]["text"] == "ensalada", forms
    place = {"table": TABLE, "key": KEY, "language": "es"}
    context, _ = await call(session, "context", **place)
    assert [form["category"] for form in context["pluralCategories"]][0] == "one", context

    wrong, _ = await call(session, "check", **place, text="%@ ensalada")
    assert not wrong["isAccepted"] and wrong["refusals"], wrong
    wrong, failed = await call(session, "edit", **place, text="%@ ensalada", replaceReviewed=True)
    assert failed and not wrong["isWritten"], wrong
    kept, failed = await call(session, "edit", **place, text="ensaladilla")
    assert failed and kept["refusals"][0]["reason"] == "reviewed", kept

    many, failed = await call(session, "edit_many", edits=[
        {**place, "text": "%@ ensalada"}, {**place, "key": "none", "text": "nada"}])
    assert failed and many["written"] == 0 and len(many["results"]) == 2, many

    right, failed = await call(
        session, "edit", **place, text="ensaladilla", replaceReviewed=True)
    assert not failed and right["isWritten"], right
    assert '+"salad" = "ensaladilla";' in right["untrusted"]["diff"], right
    shown, _ = await call(session, "preview", **place)
    assert shown["previews"][0]["untrusted"]["text"] == "ensaladilla", shown


async def main(tool, folder):
    assert "edit" not in await tools(tool, [folder])
    assert "edit" in await tools(tool, ["--allow-edits", folder])
    server = StdioServerParameters(command=tool, args=["mcp", "--allow-edits", folder])
    async with stdio_client(server) as (read, write):
        async with ClientSession(read, write) as session:
            hello = await session.initialize()
            print("protocol", hello.protocolVersion)
            await session.send_ping()
            await translate(session)


asyncio.run(main(*sys.argv[1:]))
