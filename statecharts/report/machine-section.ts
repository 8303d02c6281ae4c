import { stepText } from '#statecharts/engine/run.ts'
import { stepSummary, leavesOf } from '#statecharts/formats/format-file.ts'
import { chartPicture } from '#statecharts/report/chart-picture.ts'
import { type Html, html, when } from '#statecharts/report/html.ts'
import type { Cell, Matrix } from '#statecharts/report/matrix.ts'
import { rateText, verdictOf } from '#statecharts/report/rate.ts'
import type {
  ReportedExemption,
  ReportedGap,
  ReportedMachine,
  ReportedPath,
} from '#statecharts/report/report.ts'

/** The section of a machine: uncovered items first, then chart, matrix and paths. */
export function machineSection(machine: ReportedMachine): Html {
  const { id, title, purpose, states, transitions, guards, goals, gaps, exemptions, matrix, paths } = machine
  const { services, browser } = machine.walked
  const failed = paths.filter((path) => path.problem !== undefined)
  const steps = paths.reduce((sum, { path }) => sum + path.steps.length, 0)
  return html`<details class="machine" id="${id}" data-machine="${id}" data-name="${title}" data-gaps="${gaps.length}" data-failed="${failed.length}" data-coverage="${transitions.covered / Math.max(1, transitions.total)}" data-transitions="${transitions.total}" data-steps="${steps}"${when(gaps.length + failed.length > 0, () => html` open`)}>
<summary><h2>${title}</h2> <code>${id}</code>
<span class="chip ${verdictOf(states)}">${states.covered}/${states.total} states</span>
<span class="chip ${verdictOf(transitions)}">${transitions.covered}/${transitions.total} transitions</span>
<span class="chip ${verdictOf(guards)}">${guards.covered}/${guards.total} guard outcomes</span>
<span class="chip ${verdictOf(goals)}">${rateText(goals)} of ${goals.total} goals</span>
<span class="chip ${failed.length > 0 ? 'low' : 'full'}">${paths.length} paths${failed.length > 0 ? `, ${failed.length} failed` : ''}</span>
</summary>
<p class="purpose">${purpose}</p>
<p>Of ${transitions.total} transitions, ${transitions.covered} are taken by these paths, ${walkedText(services)} with services, ${walkedText(browser)} in a browser.</p>
${when(gaps.length > 0, () => html`<h3>Not covered</h3><ul class="gaps">${gaps.map(gapItem)}</ul>`)}
${when(exemptions.length > 0, () => html`<h3>Not walked over the real shop</h3><ul class="gaps">${exemptions.map(exemptionItem)}</ul>`)}
${chartPicture(machine)}
<details class="part"><summary><h3>States and what they react to</h3></summary>${matrixTable(matrix, title)}</details>
<h3>Paths</h3>
${paths.map(pathItem)}
</details>
`
}

const walkedText = (count: number | null): string => (count === null ? 'none' : String(count))

const gapItem = ({ kind, id, reason, prefix }: ReportedGap): Html =>
  html`<li class="gap" tabindex="-1" data-gap><p><span class="sign" aria-hidden="true">✕</span> ${kind} <code>${id}</code></p>
<p class="why">Why: ${reason}.</p>
${prefixPart(prefix)}</li>`

const walks = {
  services: 'by the walk of services',
  browser: 'in the browser',
  both: 'by either walk',
} as const

const exemptionItem = ({ transition, walk, reason, prefix }: ReportedExemption): Html =>
  html`<li class="excused"><p><span aria-hidden="true">○</span> transition <code>${transition}</code>, ${walks[walk]}</p>
<p class="why">Why: ${reason}</p>
${prefixPart(prefix)}</li>`

function prefixPart(prefix: readonly string[]): Html {
  const steps = prefix.length - 1
  return html`${
    steps < 0
      ? html`<p class="prefix">No way leads to where it would happen.</p>`
      : html`<details class="prefix"><summary>Shortest prefix: ${steps} ${steps === 1 ? 'step' : 'steps'}</summary><ol start="0">${prefix.map((line) => html`<li>${line.replace(/^\d+\. /, '')}</li>`)}</ol></details>
<button type="button" data-copy="${prefix.join('\n')}">Copy prefix</button>`
  }`
}

const symbols = { covered: '✓', partly: '◐', uncovered: '✕', none: '·' } as const
const meanings = {
  covered: 'covered',
  partly: 'some candidates not covered',
  uncovered: 'not covered',
  none: 'does not react',
} as const

const matrixTable = (
  { columns, rows }: Matrix,
  title: string,
): Html => html`<p class="legend">${Object.entries(symbols)
  .map(([kind, sign]) => `${sign} ${meanings[kind as Cell['kind']]}`) // Object.entries loses the key type
  .join('   ')}</p>
<div class="scroll" tabindex="0" role="region" aria-label="States of ${title} and what they react to"><table class="matrix">
<thead><tr><th scope="col">State</th>${columns.map((column) => html`<th scope="col"><span>${column}</span></th>`)}</tr></thead>
<tbody>${rows.map(
  ({ state, cells }) =>
    html`<tr><th scope="row">${state}</th>${cells.map(
      ({ kind, label }) =>
        html`<td class="${kind}" title="${label}"><span aria-hidden="true">${symbols[kind]}</span><span class="visually-hidden">${meanings[kind]}</span></td>`,
    )}</tr>
`,
)}</tbody></table></div>`

/** Leads from a step to the line in the chart. */
const chartButton = (id: string): Html =>
  html`<button type="button" class="to-chart" data-transition="${id}">${id}</button> `

function pathItem({ path, replay, test, problem }: ReportedPath): Html {
  const shown = path.steps.slice(0, 4).map(stepText)
  const begins = { ...path.begins, does: 'begin', what: path.input, payload: '' }
  const rows = [begins, ...path.steps.map((step) => ({ ...step, does: step.do, ...stepSummary(step) }))]
  return html`<details class="path" data-path="${path.id}"${when(problem !== undefined, () => html` data-failure open`)}>
<summary><span class="sign ${problem === undefined ? 'full' : 'low'}">${problem === undefined ? '✓ passed' : '✕ failed'}</span> <strong>${path.id}</strong> ${path.steps.length} steps <span class="trail">${shown.join(' › ')}${path.steps.length > shown.length ? ' › …' : ''}</span></summary>
${when(problem !== undefined, () => html`<p class="problem" role="note">${problem ?? ''}</p>`)}
<p class="proof">${path.spec.length > 0 ? `Requirements ${path.spec.join(', ')}. ` : ''}New goals: ${path.covers.length}. <code>${replay}</code>
<button type="button" data-copy="${replay}">Copy command</button> <button type="button" data-copy="${test}">Copy as test</button></p>
<div class="scroll" tabindex="0" role="region" aria-label="Steps of ${path.id}"><table class="steps">
<thead><tr><th scope="col">#</th><th scope="col">Does</th><th scope="col">What</th><th scope="col">With</th><th scope="col">Then in</th><th scope="col">Transitions taken</th><th scope="col">Effects</th></tr></thead>
<tbody>${rows.map(
    ({ does, what, payload, configuration, transitions, status, effects = [] }, at) =>
      html`<tr><td>${at}</td><td>${does}</td><td>${what}</td><td class="with">${payload}</td><td>${leavesOf(configuration).join(' + ')}${status === 'active' ? '' : ` (${status})`}</td><td>${transitions.length === 0 ? 'none' : transitions.map(chartButton)}</td><td class="with">${effects.join('; ')}</td></tr>
`,
  )}</tbody></table></div></details>
`
}
