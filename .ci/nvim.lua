-- Waits for findings in the file that was opened, and prints their rules.
local found = vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 50)
for _, finding in ipairs(vim.diagnostic.get(0)) do
  io.stderr:write(tostring(finding.code or (finding.user_data or {}).lsp and finding.user_data.lsp.code)
    .. ": " .. finding.message .. "\n")
end
vim.cmd(found and "quitall!" or "cquit 1")
