import { leftOutText } from '#statecharts/export/left-out.ts'
import { mermaidOf } from '#statecharts/export/mermaid.ts'
import { scxmlOf } from '#statecharts/export/scxml.ts'
import { xstateConfigOf } from '#statecharts/export/xstate-json.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { sentenceIn } from '#statecharts/explorer/words-of.ts'
import { drawnChart, modelOf } from './chart-markup.ts'
import { type SavedView, savedPicture } from './saved-picture.ts'

export const SAVED_KINDS = ['SVG', 'PNG', 'CSV', 'Mermaid', 'SCXML', 'JSON'] as const
export type SavedKind = (typeof SAVED_KINDS)[number]

export interface SavedFile {
  readonly extension: string
  readonly type: string
  readonly text: string
}

const SVG_TYPE = 'image/svg+xml'

/** What each kind of file says; a PNG is painted from its SVG. */
export const fileContents: Readonly<Record<SavedKind, (machine: MachineData, view: SavedView) => SavedFile>> =
  {
    SVG: (machine, view) => ({ extension: 'svg', type: SVG_TYPE, text: savedPicture(machine, view) }),
    PNG: (machine, view) => ({ extension: 'png', type: SVG_TYPE, text: savedPicture(machine, view) }),
    CSV: (machine) => ({ extension: 'csv', type: 'text/csv', text: csvOf(machine) }),
    Mermaid: (machine) => ({
      extension: 'mmd',
      type: 'text/plain',
      text: withModel(machine, (model) => mermaidOf(drawnChart(model), machine.version, model)),
    }),
    SCXML: (machine) => ({
      extension: 'scxml',
      type: 'application/xml',
      text: withModel(machine, (model) => scxmlOf(model.machine, drawnChart(model), machine.version, model)),
    }),
    JSON: (machine) => ({
      extension: 'json',
      type: 'application/json',
      text: withModel(machine, (model) =>
        JSON.stringify(xstateConfigOf(drawnChart(model), machine.version, model), null, 2),
      ),
    }),
  }

type Model = NonNullable<ReturnType<typeof modelOf>>

function withModel({ id }: MachineData, write: (model: Model) => string): string {
  const model = modelOf(id)
  return model ? write(model) : ''
}

/** One row a transition. */
function csvOf(machine: MachineData): string {
  const rows = machine.transitions.map((transition) => [
    transition.source,
    transition.cause,
    transition.condition ?? '',
    transition.targets.length === 0 ? 'stays' : transition.targets.join(' '),
    transition.actions.join(', '),
    sentenceIn(machine, transition),
    transition.spec.join(' '),
    leftOutText({ unprovokable: machine.exemptions }, transition.id) ?? '',
    transition.id,
  ])
  const head = [
    'state',
    'event',
    'condition',
    'target',
    'actions',
    'in words',
    'requirements',
    'left out by walks',
    'id',
  ]
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
