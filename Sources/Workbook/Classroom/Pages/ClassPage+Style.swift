import WorkbookReporting

extension ClassPage {
    /// What the page adds to the style sheet.
    static let style = """
        .class a { color: inherit; text-underline-offset: 0.15em; }
        .class a:focus-visible, .grid:focus-visible, .orders input:focus-visible { outline: 2px solid var(--text); outline-offset: 2px; }
        .visits h3, .open h3, .remarks h3 { margin: 0.9rem 0 0.1rem; } .class h2 + h3 { margin-top: 0; }
        section.open { border: 2px solid var(--flag); background: var(--flag-tint); color: var(--flag); }
        section.open .faint { color: inherit; }
        .names { display: flex; flex-wrap: wrap; gap: 0.1rem 1.25rem; margin-top: 0.25rem; }
        .lines { display: grid; gap: 0.2rem; margin-top: 0.25rem; } .lines li, .names li { overflow-wrap: anywhere; }
        .visits, .grids, .stuck { break-inside: auto; } .class details { border: 0; } .class summary { padding: 0.3rem 0; justify-content: start; }
        nav ul { font-size: 0.9375rem; } header a { color: inherit; }
        .bars { width: auto; } #totals { margin-top: 1rem; }
        .bars th, .bars td { text-align: right; padding: 0.05rem 0.5rem 0.05rem 0; border: 0; }
        .bars .bar { width: min(24rem, 45vw); padding: 0; }
        .bars .bar span { display: block; height: 0.8rem; background: var(--good); border-radius: 0.2rem; }
        .findings { width: auto; } .findings th, .findings td { text-align: left; padding: 0.2rem 1rem 0.2rem 0; white-space: normal; vertical-align: top; }
        .findings .number { text-align: right; }
        .orders { border: 0; padding: 0; margin: 0.5rem 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
        .orders legend { float: left; padding: 0; margin-right: 1rem; } .orders label { display: flex; gap: 0.4rem; align-items: center; }
        .class { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); } .room.class section { margin: 0; }
        @media (min-width: 60rem) {
          .class { grid-template-columns: repeat(2, minmax(0, 1fr)); } .class > section { grid-column: 1 / -1; }
          .class > .checks { grid-column: 1; } .class > .turns { grid-column: 2; }
        }
        .grid { overflow: auto; max-height: 90vh; border: 1px solid var(--line); border-radius: 0.35rem; }
        .grid ~ .grid { display: none; }
        .grids:has(#by-total:checked) .by-name, .grids:has(#by-time:checked) .by-name { display: none; }
        .grids:has(#by-total:checked) .by-total, .grids:has(#by-time:checked) .by-time { display: block; }
        .grid table { table-layout: fixed; min-width: 100%; font-size: 0.875rem; }
        .c-who { width: 11rem; } .c-cell { width: 1.5rem; } .c-points, .c-passed { width: 4rem; }
        .grid th, .grid td { padding: 0.1rem 0; text-align: right; }
        .grid thead { position: sticky; top: 0; z-index: 2; background: var(--card); }
        .grid thead th { text-align: center; overflow: hidden; text-overflow: ellipsis; } .grid thead th.number { text-align: right; }
        .grid thead th.first { text-align: left; padding-left: 0.3rem; }
        .grid tfoot { position: sticky; bottom: 0; z-index: 2; background: var(--card); } .grid tfoot td { text-align: center; font-size: 0.75rem; }
        .grid th.who { text-align: left; padding: 0.1rem 0.5rem; z-index: 1; overflow-wrap: anywhere; line-height: 1.25; font-weight: 500; }
        .grid thead th.number, .grid tbody td:not(.s) { padding: 0.1rem 0.5rem 0.1rem 0; }
        .grid tbody tr:hover th, .grid tbody tr:hover td { border-top-color: var(--text); }
        .s { position: relative; overflow: hidden; text-indent: 6rem; color: var(--faint); }
        .s::before { position: absolute; inset: 1px; display: grid; place-items: center; text-indent: 0; font-size: 0.75rem; border-radius: 0.25rem; }
        .p { color: var(--good); } .p::before { background: var(--good-tint); }
        .x, .h, .n { color: var(--bad); } .x::before, .h::before, .n::before { background: var(--bad-tint); }
        .r, .e, .d { color: var(--flag); } .r::before, .e::before, .d::before { background: var(--flag-tint); }
        .f { border-left: 1px solid var(--line); }
        \(ExerciseResult.State.rules)
        @media (max-width: 45rem) {
          .c-who { width: 7rem; } .c-points { width: 4.25rem; } .c-passed { width: 3.75rem; } .grid { max-height: 80vh; } .findings th, .findings td { padding-right: 0.6rem; }
        }
        @page { size: A4 landscape; margin: 12mm; }
        @media print {
          html:has(.class) { font-size: 11px; } body:has(.class) { max-width: none; font-size: 1rem; }
          nav, .orders { display: none; } .class a { text-decoration: none; }
          .class, .held { grid-template-columns: repeat(2, minmax(0, 1fr)); } .class > section { grid-column: 1 / -1; }
          .class > .checks { grid-column: 1; } .class > .turns { grid-column: 2; }
          .grid { overflow: visible; max-height: none; border: 0; } .grid table { font-size: 0.75rem; width: 100% !important; }
          .grid tr, .held li, .names li, .lines li, .legend { break-inside: avoid; } .class h2, .class h3, .legend { break-after: avoid; }
          .grid thead, .grid tfoot, .grid th.who { position: static; } .grid tfoot { display: table-row-group; }
          .c-who { width: 10rem; } .c-cell { width: auto; } .c-points, .c-passed { width: 4rem; } .c-time { width: 8rem; }
          .s::before, .bar span { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        }
        """
}
