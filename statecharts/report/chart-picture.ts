import { readFileSync } from 'node:fs'
import { type Html, html, raw } from '#statecharts/report/html.ts'
import type { ReportedMachine } from '#statecharts/report/report.ts'

/** The committed drawing in the colours of the page: thick what was taken often, dotted what never was. */
export function chartPicture({ id, title, transitions, hits, gaps }: ReportedMachine): Html {
  const svg = drawingOf(id)
  if (svg === undefined) return html``
  const thick = [...hits].map(([taken, count]) => `${edge(taken)} path{stroke-width:${widthOf(count)}}`)
  const dotted = transitions.gaps.map(
    (gap) => `${edge(gap.id)} path{${missing}}${edge(gap.id)} rect{stroke:var(--danger);stroke-width:3}`,
  )
  const states = gaps
    .filter((gap) => gap.kind === 'state')
    .map((gap) => `[data-id="${gap.id}"]>rect{${missing}}`)
  const overlay = [...thick, ...dotted, ...states].join('')
  return html`<details class="part"><summary><h3>Chart</h3></summary>
<p class="legend">Thicker: taken more often. Thick red dots: not covered.</p>
<div class="scroll chart" tabindex="0" role="region" aria-label="Chart of ${title}"><div><template shadowrootmode="open">${raw(svg)}<style>${raw(overlay)}</style></template></div></div></details>`
}

const missing = 'stroke:var(--danger);stroke-width:4;stroke-dasharray:0.1 9;stroke-linecap:round'
const edge = (id: string): string => `[data-ids~="${id}"]`
const widthOf = (count: number): string => Math.min(4, 1.2 + count * 0.3).toFixed(1)

function drawingOf(machine: string): string | undefined {
  try {
    const svg = readFileSync(`statecharts/charts/${machine}.svg`, 'utf8')
    // without its own colours it takes those of the page, and follows its theme
    return svg.replaceAll(/(@media \(prefers-color-scheme:dark\)\{)?svg\{--[^}]*\}+/g, '').trim()
  } catch {
    return undefined
  }
}
