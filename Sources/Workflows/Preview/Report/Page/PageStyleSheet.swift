/// How the page looks: one column of keys, light or dark as the reader likes it, fit for paper.
enum PageStyleSheet {
  /// Every colour of text has a contrast of at least 4.5 to 1 to what is behind it (WCAG 2.2,
  /// 1.4.3).
  static let text = """
    :root {
      color-scheme: light dark;
      --page: #f6f6f4; --card: #ffffff; --text: #1c1c1a; --quiet: #5c5c57; --line: #dcdcd6;
      --inflected: #fff0b8; --doubt: #8a3b00; --doubt-fill: #ffe9d6; --link: #0a56b0;
      --label: #6a2a86; --label-fill: #f3e8f8; --code-fill: #eeeeea;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --page: #161615; --card: #20201e; --text: #ececea; --quiet: #a9a9a2; --line: #3b3b37;
        --inflected: #564700; --doubt: #ffb884; --doubt-fill: #43280f; --link: #8fc1ff;
        --label: #dfb3f2; --label-fill: #3b2747; --code-fill: #33332f;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 3rem;
      background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, "Noto Sans", sans-serif;
    }
    h1 { font-size: 1.5rem; margin: 0; }
    h2 { display: inline; font-size: 1.0625rem; margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
    header p { color: var(--quiet); margin: .25rem 0 1rem; }
    header mark { color: var(--text); padding: 0 .25em; }
    details {
      background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
      margin: 0 0 1rem; padding: .75rem 1rem;
    }
    summary { cursor: pointer; }
    summary .table, summary .count { color: var(--quiet); font-size: .875rem; margin-inline-start: .5rem; }
    .doubt {
      background: var(--doubt-fill); border-radius: .25rem; color: var(--doubt);
      font-size: .875rem; padding: 0 .375em;
    }
    .remark { color: var(--quiet); font-size: .875rem; padding: 0 .125em; }
    summary .doubt { margin-inline-start: .5rem; }
    summary .table, summary .count, .doubt { white-space: nowrap; }
    dl { align-items: baseline; display: grid; gap: .25rem .75rem; grid-template-columns: max-content auto; justify-content: start; margin: .75rem 0; }
    dt { color: var(--quiet); }
    dd { margin: 0; }
    .source, code { font-family: ui-monospace, "Noto Sans Mono", monospace; font-size: .875rem; }
    .source { overflow-wrap: anywhere; white-space: pre-wrap; }
    .addresses { color: var(--quiet); margin: .5rem 0; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    th, td { border-top: 1px solid var(--line); padding: .375rem .75rem; text-align: start; vertical-align: baseline; }
    th:first-child, td:first-child { padding-inline-start: 0; }
    th { font-weight: normal; }
    thead th { border-top: 0; color: var(--quiet); font-size: .875rem; }
    td.text { overflow-wrap: anywhere; white-space: pre-wrap; width: 70%; }
    tbody th { overflow-wrap: anywhere; }
    th.arguments { line-height: 1.75; min-width: 15rem; }
    th.address { min-width: 8rem; }
    .argument { background: var(--code-fill); border-radius: .25rem; padding: 0 .375em; white-space: pre-wrap; }
    mark { background: var(--inflected); border-radius: .1875rem; color: inherit; }
    code { background: var(--code-fill); border-radius: .1875rem; padding: 0 .25em; }
    a { color: var(--link); }
    .dead-link { text-decoration: underline dotted; }
    .attribute { border-bottom: 2px solid var(--label); }
    .rainbow {
      border-bottom: 3px solid;
      border-image: linear-gradient(90deg, #d33, #d80, #ba0, #2a4, #28c, #83c) 1;
    }
    td small {
      background: var(--label-fill); border-radius: .25rem; color: var(--label);
      display: inline-block; font-size: .75rem; line-height: 1.4; padding: 0 .375em; text-decoration: none;
    }
    .hidden { border: 1px solid var(--line); border-radius: .1875rem; color: var(--doubt); font: .75rem ui-monospace, monospace; }
    sup { line-height: 0; margin-inline-start: .25em; }
    sup a { text-decoration: none; }
    .notes { font-size: .875rem; margin: .75rem 0 0; padding-inline-start: 1.5rem; }
    .notes li.unsure::marker { color: var(--doubt); }
    .notes li:target { background: var(--doubt-fill); }
    .unseen { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; white-space: nowrap; width: 1px; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    body:has(#only-doubts:checked) details:not(.has-doubts) { display: none; }
    @media (max-width: 40rem) {
      th, td { padding-inline: .375rem; }
      th.arguments { min-width: 7rem; }
      dl { grid-template-columns: 1fr; gap: 0; }
      dd { margin-bottom: .5rem; }
    }
    @media print {
      :root { --page: #fff; --card: #fff; --text: #000; --quiet: #444; --line: #999; }
      html { font-size: 80%; }
      body { max-width: none; padding: 0; }
      details { border-width: 1px 0 0; border-radius: 0; padding-inline: 0; }
      tr, li { break-inside: avoid; }
      summary { break-after: avoid; }
      .choice { display: none; }
      mark, .doubt, .argument, code { print-color-adjust: exact; }
    }

    """
}
