import WorkbookReporting

extension HTMLPage {
    /// The style sheet, in which every color comes from ``Palette``.
    static let style = """
        :root { color-scheme: light dark; \(Palette.light.css) }
        @media (prefers-color-scheme: dark) { :root { \(Palette.dark.css) } }
        @media print { :root { color-scheme: light; \(Palette.light.css) --page: #ffffff; } }
        \(layout)
        """

    private static let layout = """
        * { box-sizing: border-box; }
        body {
          margin: 0 auto; max-width: 72rem; padding: 2.5rem 1.25rem 2rem; background: var(--page); color: var(--text);
          font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
          font-variant-numeric: tabular-nums; overflow-wrap: break-word;
        }
        h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; letter-spacing: -0.01em; }
        h2 { font-size: 1.15rem; line-height: 1.3; margin: 0; }
        h3 { font-size: 1rem; margin: 0; }
        p { margin: 0.25rem 0; }
        ul, ol { list-style: none; margin: 0; padding: 0; }
        .faint, footer { color: var(--faint); }
        .good { color: var(--good); } .bad { color: var(--bad); } .flag { color: var(--flag); }
        .card {
          background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem 1.25rem;
          break-inside: avoid;
        }
        .hidden {
          position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
        }
        header { margin-bottom: 1.5rem; }
        .sum { display: flex; flex-wrap: wrap; gap: 0.75rem 2.5rem; align-items: center; margin-bottom: 1rem; }
        .sum svg { width: 7rem; height: 7rem; flex: none; }
        .sum .track { stroke: var(--line); } .sum .arc { stroke: var(--good); } .sum .begun { stroke: var(--faint); }
        .sum text { fill: var(--text); font-weight: 700; font-size: 22px; }
        .figures {
          flex: 1 1 16rem; display: grid; gap: 0.75rem 1rem; margin: 0;
          grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
        }
        .figures div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
        .figures dt { color: var(--faint); font-size: 0.875rem; }
        .figures dd { margin: 0; font-size: 1.25rem; font-weight: 650; line-height: 1.3; white-space: nowrap; }
        .legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.875rem; margin: 0.75rem 0 1.25rem; }
        .legend li { display: flex; align-items: center; gap: 0.4rem; }
        .cell {
          display: inline-grid; place-items: center; width: 1.5rem; height: 1.5rem; border-radius: 0.35rem;
          border: 1px solid var(--line); color: var(--faint); font-size: 0.8125rem; line-height: 1; flex: none;
          text-decoration: none;
        }
        .cell.passed { background: var(--good-tint); color: var(--good); border-color: var(--good-tint); }
        .cell.open, .cell.lost { background: var(--bad-tint); color: var(--bad); border-color: var(--bad-tint); }
        .cell.lost { border-color: var(--bad); }
        .cell.flagged { background: var(--flag-tint); color: var(--flag); border-color: var(--flag-tint); }
        .lesson { margin-bottom: 1rem; padding-bottom: 0.5rem; } .folded { padding-bottom: 1rem; }
        .lessons { margin-bottom: 1rem; }
        .lesson > header { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0 0 0.5rem; align-items: center; }
        .lesson > header h2 { flex: 1 1 12rem; }
        .folded > summary { padding: 0; flex-wrap: wrap; } .folded > summary h2 { flex: 1 1 12rem; }
        .folded[open] > summary { margin-bottom: 0.5rem; }
        .cells { display: flex; gap: 0.25rem; }
        details { border-top: 1px solid var(--line); }
        summary { cursor: pointer; padding: 0.5rem 0; display: flex; gap: 0.6rem; align-items: baseline; list-style: none; }
        summary::-webkit-details-marker { display: none; }
        summary::after { content: "›"; color: var(--faint); font-size: 1.1rem; line-height: 1; }
        details[open] > summary::after { transform: rotate(90deg); }
        summary:focus-visible { outline: 2px solid var(--text); outline-offset: 2px; border-radius: 0.25rem; }
        summary .cell { align-self: center; }
        summary .what { flex: 1 1 auto; min-width: 0; }
        summary h3 { font-weight: 600; }
        summary .state { display: block; font-size: 0.875rem; font-weight: 400; }
        .inside { padding: 0 0 0.75rem 2.1rem; font-size: 0.9375rem; }
        .checks li { display: flex; gap: 0.6rem; padding: 0.125rem 0; }
        .checks li > span:last-child { min-width: 0; }
        .checks .mark { flex: none; width: 1em; text-align: center; }
        .learned ul { padding-left: 1.25rem; list-style: disc; column-gap: 2.5rem; }
        .learned li { margin-bottom: 0.25rem; break-inside: avoid; }
        .learned h3 { margin: 1rem 0 0.25rem; } .learned h3 ~ h3 { border-top: 1px solid var(--line); padding-top: 1rem; }
        .points { display: grid; gap: 0.5rem 2rem; margin: 0 0 0.75rem; } .points dt { font-weight: 650; } .points dd { margin: 0; }
        .ability { flex: 1 1 100%; }
        .choices { display: grid; gap: 0.25rem 1.5rem; margin: 0.25rem 0 0; } .choices dt { font-weight: 600; } .choices dd { margin: 0; }
        .tasks { padding-left: 1.25rem; list-style: decimal; } .tasks li { margin-bottom: 0.35rem; } .tasks code { display: block; }
        code { font: 0.875em ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        .full > summary { padding: 0; } .full > summary h2 { flex: 1; margin: 0; }
        .block table { border-collapse: collapse; } .block th, .block td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top; }
        .block { margin-bottom: 1rem; overflow-x: auto; } .block h2 { margin-bottom: 0.25rem; } .block h3 { margin-top: 0.5rem; }
        table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: 0.9375rem; }
        caption { text-align: left; }
        table .cell { width: 1.375rem; height: 1.375rem; font-size: 0.75rem; }
        th, td { padding: 0.2rem 0.1rem; text-align: center; white-space: nowrap; font-weight: 400; }
        thead th { color: var(--faint); font-size: 0.8125rem; }
        tbody th, tbody td, tfoot th, tfoot td { border-top: 1px solid var(--line); }
        tfoot { color: var(--faint); } tfoot th.who { font-weight: 400; }
        th.who, td.at { text-align: left; padding-right: 0.75rem; font-weight: 600; }
        td.at { font-weight: 400; padding-left: 0.75rem; }
        th.who { position: sticky; left: 0; background: var(--card); white-space: normal; min-width: 5.5rem; }
        .number { text-align: right; padding-left: 0.75rem; } th.at { text-align: left; padding-left: 0.75rem; }
        .people { display: grid; gap: 0.75rem 2rem; }
        .people li { border-top: 1px solid var(--line); padding-top: 0.6rem; }
        .groups { display: flex; flex-wrap: wrap; gap: 0.4rem 1.25rem; margin: 0.35rem 0; font-size: 0.875rem; }
        .facts { display: flex; flex-wrap: wrap; gap: 0 1rem; } .facts span { white-space: nowrap; }
        .groups .cells { align-items: center; }
        td.first, th.first { padding-left: 0.65rem; }
        .held { display: grid; gap: 0.75rem 2rem; }
        .held li { border-top: 1px solid var(--line); padding-top: 0.6rem; }
        .meter { height: 0.4rem; border-radius: 0.2rem; background: var(--line); margin: 0.35rem 0; overflow: hidden; }
        .meter span { display: block; height: 100%; background: var(--bad); }
        .room section { margin-bottom: 1rem; } .room h2 { margin-bottom: 0.5rem; }
        .narrow { display: none; }
        footer { margin-top: 1.5rem; font-size: 0.875rem; }
        body:has(.room) { max-width: 84rem; }
        @media (min-width: 60rem) {
          .held { grid-template-columns: 1fr 1fr; }
          .lessons, .learned > ul { columns: 2; } .lessons { column-gap: 1rem; }
          .choices div { display: grid; grid-template-columns: 27rem 1fr; gap: 1.5rem; }
          .points { grid-template-columns: repeat(3, 1fr); }
        }
        @media (max-width: 74.99rem) { .narrow { display: block; } .wide { display: none; } }
        @media (min-width: 45rem) { .people { grid-template-columns: 1fr 1fr; } }
        @media (min-width: 75rem) { .people { grid-template-columns: 1fr 1fr 1fr; } }
        @media (max-width: 30rem) {
          body { padding: 1.5rem 0.875rem; } .card { padding: 0.875rem; }
          h1 { font-size: 1.4rem; } .inside { padding-left: 0; } .sum svg { margin: 0 auto; }
          .lesson > header h2, .folded > summary h2 { flex-basis: 100%; } .folded > summary .faint { flex: 1; }
        }
        @media print {
          @page { margin: 14mm; } :root { font-size: 8.4pt; } body { padding: 0 1px; } summary::after { content: none; } header, .sum, .lesson, .block { margin-bottom: 0.5rem; }
          .card { padding: 0.4rem 0.75rem; } summary { padding: 0.1rem 0; } .lesson > header { margin-bottom: 0.25rem; }
          .lessons { columns: 2; column-gap: 0.5rem; } .full, .legend, .lesson .cells { display: none; }
          summary .state { display: inline; } .sum svg { width: 5rem; height: 5rem; }
          .choices div { display: grid; grid-template-columns: 19rem 1fr; gap: 1rem; }
          .cell, .meter span { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        }
        """
}
