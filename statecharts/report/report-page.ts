import { readFileSync } from 'node:fs'
import { type Html, html, raw, when } from '#statecharts/report/html.ts'
import { machineSection } from '#statecharts/report/machine-section.ts'
import type { ReportedMachine } from '#statecharts/report/report.ts'
import { type Rate, rateText, sumOf, verdictOf } from '#statecharts/report/rate.ts'

export interface About {
  readonly commit: string | null
  readonly criterion: string
  readonly seed: number
  readonly maxSteps: number
  readonly generated: Date
  /** the number of machines, including those not selected */
  readonly machines: number
  /** machines with committed paths of an older version */
  readonly stale: readonly string[]
  readonly downloads: readonly {
    readonly name: string
    readonly type: keyof typeof labels
    readonly text: string
  }[]
}

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

export function reportPage(machines: readonly ReportedMachine[], about: About): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Path coverage</title>
<style>${raw(textOf('./report.css'))}</style>
</head>
<body>
<a class="skip" href="#machines">To the machines</a>
<header class="top">
<h1>Path coverage</h1>
<p class="meta">${metaOf(machines, about)}</p>
<div class="tools">
${about.downloads.map(({ name, type }) => html`<button type="button" data-download="${name}">${labels[type]}</button>`)}
<button type="button" data-theme-switch>Dark or light</button>
<button type="button" data-help aria-keyshortcuts="?">Keys <kbd>?</kbd></button>
</div>
</header>
<main>
${banners(machines, about)}
${cards(machines)}
${filters()}
${overview(machines)}
<p class="none" data-none hidden>No machine is like that. Change the filters above.</p>
${machines.map(machineSection)}
</main>
${help()}
<p class="announcer" role="status" aria-live="polite" data-announcer></p>
${about.downloads.map(
  ({
    name,
    type,
    text,
  }) => html`<script type="text/plain" data-file="${name}" data-type="${type}">${raw(scriptSafe(text))}</script>
`,
)}<script type="module">${raw(textOf('./report-script.mjs'))}</script>
</body>
</html>
`
  return page.markup
}

/** Escapes JSON for its script element; the script of the page parses it. */
const scriptSafe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const labels = { 'application/json': 'JSON', 'application/xml': 'JUnit', 'text/csv': 'CSV' } as const

function metaOf(machines: readonly ReportedMachine[], about: About): string {
  const seconds = machines.reduce((sum, each) => sum + each.milliseconds, 0) / 1000
  return [
    ...(about.commit === null ? [] : [`commit ${about.commit}`]),
    `${about.criterion} coverage`,
    `seed ${about.seed}`,
    about.maxSteps === 0 ? 'longest tours' : `at most ${about.maxSteps} steps a path`,
    `generated ${about.generated.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `in ${seconds.toFixed(1)} s`,
  ].join(' · ')
}

function banners(machines: readonly ReportedMachine[], { stale, machines: all }: About): Html {
  const failed = machines.flatMap((each) => each.paths.filter((path) => path.problem !== undefined))
  return html`${when(
    failed.length > 0,
    () =>
      html`<p class="banner bad">✕ ${failed.length} of the paths went otherwise than expected. Press f to see the first.</p>`,
  )}${when(
    stale.length > 0,
    () =>
      html`<p class="banner warn">▲ The committed paths are older than these machines: ${stale.join(', ')}. Run npm run paths.</p>`,
  )}${when(
    machines.length < all,
    () =>
      html`<p class="banner info">${machines.length} of ${all} machines ${machines.length === 1 ? 'was' : 'were'} walked.</p>`,
  )}`
}

function cards(machines: readonly ReportedMachine[]): Html {
  const paths = machines.flatMap((each) => each.paths)
  const passed = paths.filter((path) => path.problem === undefined).length
  const steps = paths.reduce((sum, { path }) => sum + path.steps.length, 0)
  return html`<dl class="cards">
${card(
  'States',
  sumOf(machines, (each) => each.states),
)}
${card(
  'Transitions',
  sumOf(machines, (each) => each.transitions),
)}
${card(
  'Guard outcomes',
  sumOf(machines, (each) => each.guards),
)}
${card(
  'Goals',
  sumOf(machines, (each) => each.goals),
)}
${card(`Paths passed, ${steps} steps`, { covered: passed, total: paths.length })}
</dl>`
}

const card = (name: string, rate: Rate): Html => html`<div class="card ${verdictOf(rate)}">
<dt>${name}</dt><dd>${rate.covered}<span class="of">/${rate.total}</span> <span class="share">${rateText(rate)}</span></dd>
</div>`

const filters = (): Html => html`<form class="filters" role="search">
<label>Find <input type="search" data-filter="text" aria-keyshortcuts="/" placeholder="machine, state, event, requirement" autocomplete="off"></label>
<label>Show <select data-filter="status">
<option value="">all machines</option><option value="gaps">with something uncovered</option><option value="failed">with a failed path</option>
</select></label>
<label>Sort by <select data-filter="sort">
<option value="name">name</option><option value="coverage">coverage, least first</option><option value="transitions">transitions, most first</option><option value="steps">steps, most first</option>
</select></label>
</form>`

function overview(machines: readonly ReportedMachine[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="All machines"><table class="overview" id="machines">
<thead><tr><th scope="col">Machine</th><th scope="col">States</th><th scope="col">Transitions</th><th scope="col">Guards</th><th scope="col">Paths</th><th scope="col">Steps</th><th scope="col">Time</th></tr></thead>
<tbody>
${machines.map(
  (each) => html`<tr data-row="${each.id}"><th scope="row"><a href="#${each.id}">${each.title}</a></th>
<td>${bar(each.states)}</td><td>${bar(each.transitions)}</td><td>${bar(each.guards)}</td>
<td>${each.paths.length}</td><td>${each.paths.reduce((sum, { path }) => sum + path.steps.length, 0)}</td>
<td>${each.milliseconds < 1000 ? `${Math.round(each.milliseconds)} ms` : `${(each.milliseconds / 1000).toFixed(1)} s`}</td></tr>
`,
)}</tbody>
</table></div>`
}

const bar = (rate: Rate): Html =>
  rate.total === 0
    ? html`<span class="rate none">none</span>`
    : html`<span class="rate ${verdictOf(rate)}"><progress max="${rate.total}" value="${rate.covered}" aria-hidden="true"></progress> ${rate.covered}/${rate.total} <span class="share">${rateText(rate)}</span></span>`

const help = (): Html => html`<dialog class="help" data-keys aria-labelledby="keys">
<h2 id="keys">Keys</h2>
<dl><dt><kbd>n</kbd> <kbd>p</kbd> or <kbd>j</kbd> <kbd>k</kbd></dt><dd>next and previous item that is not covered; where all is covered, machine</dd>
<dt><kbd>f</kbd></dt><dd>next failed path</dd><dt><kbd>/</kbd></dt><dd>find</dd>
<dt><kbd>Enter</kbd></dt><dd>open or close what is focused</dd><dt><kbd>t</kbd></dt><dd>dark or light</dd>
<dt><kbd>?</kbd></dt><dd>these keys</dd></dl>
<form method="dialog"><button>Close</button></form>
</dialog>`
