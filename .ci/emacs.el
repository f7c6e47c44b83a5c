;; Opens a catalog, waits for findings of `l10n lsp', and prints their rules and what it says at a key:
;; emacs --batch -l docs/editors/emacs/l10n.el -l .ci/emacs.el FILE KEY

(setq l10n-command (or (getenv "L10N") l10n-command)
      eglot-sync-connect 60)
(let* ((file (pop command-line-args-left))
       (key (pop command-line-args-left))
       (deadline (+ (float-time) 100)))
  (find-file file)
  ;; Without a screen nobody gives commands, behind which Eglot connects.
  (run-hooks 'post-command-hook)
  (unless (eglot-managed-p) (error "Eglot has not connected"))
  (flymake-start)
  (while (and (null (flymake-diagnostics)) (< (float-time) deadline))
    (accept-process-output nil 0.1))
  (dolist (finding (flymake-diagnostics))
    (princ (format "%s\n" (flymake-diagnostic-text finding))))
  (goto-char (point-min))
  (search-forward key)
  (princ (jsonrpc-request (eglot-current-server) :textDocument/hover
                          (eglot--TextDocumentPositionParams)))
  (terpri)
  (eglot-shutdown (eglot-current-server)))
