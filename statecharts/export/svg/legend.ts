import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { areNeverCaused, type Excuses } from '#statecharts/export/left-out.ts'
import type { EdgeColor, Edge } from '#statecharts/export/svg/edges.ts'
import { sansWidth } from '#statecharts/export/svg/text-width.ts'

const line = 24
const sample = { width: 30, gap: 8, behind: 22 } as const

type Sample = (x: number, y: number) => string
type Entry = readonly [sample: Sample, meaning: string]

const edgeOf =
  (color: EdgeColor): Sample =>
  (x, y) =>
    `<g class="edge ${color}"><path d="M${x} ${y - 4}h${sample.width}"/></g>`

const edgeMeanings: readonly (readonly [EdgeColor, string])[] = [
  ['event', 'event of the shopper or of another workflow'],
  ['answer', 'a service has answered'],
  ['failure', 'a service has failed'],
  ['time', 'time has passed'],
  ['machine', 'at once, without an event'],
]

const box = (state: string, inner: string): Sample => {
  return (x, y) =>
    `<g class="state ${state}"><rect x="${x + 1}" y="${y - 12}" width="28" height="16" rx="5"/>${inner === '' ? '' : `<rect class="inner" x="${x + 4}" y="${y - 9}" width="22" height="10" rx="3"/>`}</g>`
}

const begins: Sample = (x, y) => `<circle class="begins" cx="${x + 15}" cy="${y - 4}" r="5.5"/>`

/** The legend of a chart: lines, frames and dots, wrapped at a width in pixels. */
export function legend(
  excuses: Excuses,
  chart: ChartModel,
  edges: readonly Edge[],
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
): { readonly text: string; readonly bottom: number } {
  let x = left
  let y = top + line
  const entries = entriesOf(excuses, chart, edges).map(([drawn, meaning]) => {
    const taken = sample.width + sample.gap + sansWidth(meaning, 12)
    if (x > left && x + taken > left + width) [x, y] = [left, y + line]
    const text = `<text x="${x + sample.width + sample.gap}" y="${y}">${meaning}</text>`
    const entry = drawn(x, y) + text
    x += taken + sample.behind
    return entry
  })
  return { text: `<g class="legend">\n${entries.join('\n')}\n</g>`, bottom: y + 6 }
}

/** The index of a condition among the candidates for an event. */
const candidate: Sample = (x, y) => `<text class="guard" x="${x}" y="${y}">[1.]</text>`

/** A line of the chart that the running shop never takes. */
const never: Sample = (x, y) => `<g class="edge machine never"><path d="M${x} ${y - 4}h${sample.width}"/></g>`

function entriesOf(
  excuses: Excuses,
  { nodes, transitions }: ChartModel,
  edges: readonly Edge[],
): readonly Entry[] {
  const used = new Set(edges.filter((edge) => edge.transitions.length > 0).map((edge) => edge.color))
  const shown: readonly (readonly [boolean, Entry])[] = [
    [nodes.some((node) => node.initial !== null), [begins, 'begins here']],
    [nodes.some((node) => isAsking(node)), [box('asking', ''), 'waits for what it runs']],
    [nodes.some((node) => node.type === 'final'), [box('final', 'inner'), 'the end']],
    [nodes.some((node) => node.type === 'parallel'), [box('compound region', ''), 'runs beside the others']],
    [transitions.some(({ candidates }) => candidates > 1), [candidate, 'conditions are tried in this order']],
    ...edgeMeanings.map(
      ([color, meaning]) => [used.has(color), [edgeOf(color), meaning]] satisfies readonly [boolean, Entry],
    ),
    [
      edges.some((edge) =>
        areNeverCaused(
          excuses,
          edge.transitions.map(({ id }) => id),
        ),
      ),
      [never, 'pale: nothing in the running shop causes it'],
    ],
  ]
  return shown.flatMap(([isUsed, entry]) => (isUsed ? [entry] : []))
}

/** A leaf state that waits for an invoked actor. */
export const isAsking = ({ children, invoke }: ChartModel['nodes'][number]): boolean =>
  children.length === 0 && invoke.length > 0
