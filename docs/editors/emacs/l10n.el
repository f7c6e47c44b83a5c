;;; l10n.el --- Catalogs of Swift apps in Eglot  -*- lexical-binding: t -*-

;; Starts `l10n lsp' for .strings, .stringsdict, .xcstrings and XLIFF files.

(require 'eglot)

(defvar l10n-command "l10n"
  "The program l10n.")

;;;###autoload
(define-derived-mode l10n-catalog-mode prog-mode "Catalog"
  "Major mode for catalogs of localized texts, which `l10n lsp' looks at.")

(dolist (pattern '("\\.strings\\'" "\\.stringsdict\\'" "\\.xcstrings\\'" "\\.xliff\\'"))
  (add-to-list 'auto-mode-alist (cons pattern 'l10n-catalog-mode)))

(add-to-list 'eglot-server-programs
             `(l10n-catalog-mode . ,(lambda (&rest _) (list l10n-command "lsp"))))
(add-hook 'l10n-catalog-mode-hook #'eglot-ensure)

(provide 'l10n)
;;; l10n.el ends here
