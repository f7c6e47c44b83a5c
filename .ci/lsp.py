"""Edits a catalog of Caffé with `l10n lsp`: lsp.py TOOL FOLDER"""

import asyncio
import pathlib
import sys

from lsprotocol import types
from pygls.lsp.client import LanguageClient

FILE = "Shared/Resources/es.lproj/Localizable.strings"


class Client(LanguageClient):
    """Keeps what is published, by document."""

    def __init__(self):
        super().__init__("l10n-ci", "1")
        self.published = asyncio.Queue()

        @self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def publish(parameters: types.PublishDiagnosticsParams):
            self.published.put_nowait(parameters)

    async def next(self, version):
        """The findings of a version of the document."""
        while True:
            found = await asyncio.wait_for(self.published.get(), 60)
            if found.version == version:
                return found.diagnostics


def position(text, part, after=0):
    """Where a part of a text is; columns count UTF-16, which is the same for these lines."""
    before = text[: text.index(part) + after]
    return types.Position(before.count("\n"), len(before.rsplit("\n", 1)[-1]))


async def main(tool, folder):
    root = pathlib.Path(folder).resolve()
    file = root / FILE
    text = file.read_text()
    client = Client()
    await client.start_io(tool, "lsp")
    answer = await client.initialize_async(
        types.InitializeParams(
            capabilities=types.ClientCapabilities(
                general=types.GeneralClientCapabilities(
                    position_encodings=[types.PositionEncodingKind.Utf16])),
            root_uri=root.as_uri()))
    assert answer.capabilities.position_encoding == "utf-16"
    assert answer.server_info.name == "l10n"
    client.initialized(types.InitializedParams())

    document = types.TextDocumentIdentifier(file.as_uri())
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(file.as_uri(), "strings", 1, text)))
    assert not await client.next(1)

    wrong = '"^[%1$lld %3$@'
    start = position(text, wrong, 3)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, file.as_uri()),
            [types.TextDocumentContentChangePartial(
                range=types.Range(start, position(text, wrong, 9)), text="%1$@")]))
    found = await client.next(2)
    assert "wrong-argument-type" in [one.code for one in found], found
    print("findings:", ", ".join(sorted({str(one.code) for one in found})))

    hover = await client.text_document_hover_async(
        types.HoverParams(document, position(text, '"coffee"', 3)))
    assert "coffee" in hover.contents.value and "café" in hover.contents.value, hover
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(document))
    assert "salad" in [symbol.name for symbol in symbols], symbols
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert folds is not None
    everywhere = await client.workspace_symbol_async(types.WorkspaceSymbolParams("addorder"))
    assert any(symbol.name.startswith("Add ") for symbol in everywhere), everywhere
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(document, types.FormattingOptions(2, True)))
    assert not edits, edits
    print("hover, symbols, folding, formatting: as the protocol has them")

    await client.shutdown_async(None)
    client.exit(None)
    await client.stop()
    assert client._server.returncode == 0, client._server.returncode


asyncio.run(main(*sys.argv[1:]))
