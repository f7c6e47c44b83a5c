-- Starts `l10n lsp` for catalogs, XLIFF and Swift. Neovim 0.7 or later.

local types = {
  strings = "strings", stringsdict = "stringsdict", xcstrings = "xcstrings",
  xliff = "xliff", xlf = "xliff",
}

-- What their text is written in, for its colours.
local syntaxes = { stringsdict = "xml", xcstrings = "json", xliff = "xml" }

-- Neovim 0.9 or later: the parsers of these, where they are installed.
local grammars = vim.treesitter and vim.treesitter.language
if grammars and grammars.register then
  for type, syntax in pairs(syntaxes) do grammars.register(syntax, type) end
end

local group = vim.api.nvim_create_augroup("l10n", { clear = true })

for suffix, type in pairs(types) do
  vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
    group = group, pattern = "*." .. suffix,
    callback = function()
      vim.bo.filetype = type
      if syntaxes[type] then vim.bo.syntax = syntaxes[type] end
    end,
  })
end

local marks = { "l10n.json", "Package.swift", ".git" }

-- The nearest folder around a file that has one of the marks, or an Xcode project.
local function root(file)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  while folder ~= "/" and folder ~= "" do
    for _, mark in ipairs(marks) do
      if vim.fn.empty(vim.fn.glob(folder .. "/" .. mark)) == 0 then return folder end
    end
    if vim.fn.empty(vim.fn.glob(folder .. "/*.xcodeproj")) == 0 then return folder end
    folder = vim.fn.fnamemodify(folder, ":h")
  end
  return vim.fn.fnamemodify(file, ":p:h")
end

local clients = {}

vim.api.nvim_create_autocmd("FileType", {
  group = group,
  pattern = { "strings", "stringsdict", "xcstrings", "xliff", "swift" },
  callback = function(event)
    local folder = root(vim.api.nvim_buf_get_name(event.buf))
    local config = {
      name = "l10n",
      cmd = { vim.g.l10n_command or "l10n", "lsp" },
      root_dir = folder,
      workspace_folders = { { uri = vim.uri_from_fname(folder), name = folder } },
    }
    if vim.lsp.start then
      vim.lsp.start(config, { bufnr = event.buf })
      return
    end
    clients[folder] = clients[folder] or vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(event.buf, clients[folder])
  end,
})
