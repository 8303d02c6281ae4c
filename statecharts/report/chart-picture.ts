import { chartRules, chartStyle } from '#statecharts/export/svg/style.ts'
import { type Html, html, raw } from '#statecharts/report/html.ts'
import type { ReportedMachine } from '#statecharts/report/report.ts'

/** The chart with coverage: the stroke width shows how often a transition was taken, dotted means never. */
export function chartPicture({ title, picture, transitions, hits, gaps }: ReportedMachine): Html {
  const svg = picture.replace(chartStyle, `\n${pageRules}`).trim()
  const thick = [...hits].map(([taken, count]) => `${edge(taken)} path{stroke-width:${widthOf(count)}}`)
  const dotted = transitions.gaps.map(
    (gap) => `${edge(gap.id)} path{${missing}}${edge(gap.id)} rect{stroke:var(--danger);stroke-width:3}`,
  )
  const states = gaps
    .filter((gap) => gap.kind === 'state')
    .map((gap) => `[data-id="${gap.id}"]>rect{${missing}}`)
  const overlay = [...thick, ...dotted, ...states, MARKED].join('')
  return html`<details class="part"><summary><h3>Chart</h3></summary>
<p class="legend">Thicker: taken more often. Thick red dots: not covered.</p>
<div class="scroll chart" tabindex="0" role="region" aria-label="Chart of ${title}"><div><template shadowrootmode="open">${raw(svg)}<style>${raw(overlay)}</style></template></div></div></details>`
}

const MARKED = '.marked path{stroke:var(--text);stroke-width:5}text.marked{fill:var(--danger)}'

/** Colors are custom properties of the page, so that the chart follows its theme. */
const pageRules = chartRules((name) => `var(--${name})`)

const missing = 'stroke:var(--danger);stroke-width:4;stroke-dasharray:0.1 9;stroke-linecap:round'
const edge = (id: string): string => `[data-ids~="${id}"]`
const widthOf = (count: number): string => Math.min(4, 1.2 + count * 0.3).toFixed(1)
