;;; nss-mode.el --- Stylesheets of SAP Fiori and UIKit apps  -*- lexical-binding: t -*-

;;; Code:

(require 'css-mode)

(defvar nss-mode-syntax-table
  (let ((table (make-syntax-table css-mode-syntax-table)))
    (modify-syntax-entry ?/ ". 124" table)
    (modify-syntax-entry ?\n ">" table)
    table)
  "Syntax table of NSS: comments are `/* */', and `//' up to the end of a line.")

;;;###autoload
(define-derived-mode nss-mode css-mode "NSS"
  "Major mode for NSS stylesheets."
  (setq-local css-indent-offset 2)
  (setq-local comment-start "/* ")
  (setq-local comment-end " */"))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.nss\\'" . nss-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(nss-mode . ("themec" "lsp"))))

(provide 'nss-mode)
;;; nss-mode.el ends here
