import {
  stepSummary,
  type FormatFile,
  fileName,
  leavesOf,
  replayCommand,
} from '#statecharts/formats/format-file.ts'
import { leftOutTexts } from '#statecharts/export/left-out.ts'
import type { Cover } from '#statecharts/engine/suite.ts'

const head = [
  'machine',
  'coverage',
  'seed',
  'path',
  'step',
  'does',
  'what',
  'payload',
  'status',
  'states',
  'transitions',
  'effects',
  'requirements',
  'left out by walks',
  'replay',
]

/** One row per step (RFC 4180); step 0 is the initial state, and `what` is then the input. */
export function csvFiles(covers: readonly Cover[]): readonly FormatFile[] {
  const lines = [head, ...covers.flatMap(rowsOf)].map((row) => row.map(cell).join(','))
  return [{ name: fileName(covers, 'csv'), text: `${lines.join('\r\n')}\r\n` }]
}

function rowsOf({ model, suite }: Cover): readonly (readonly (string | number)[])[] {
  const { machine, criterion, seed } = suite
  return suite.paths.flatMap((path) => {
    const begins = { do: 'begin', what: path.input, payload: '', ...path.begins }
    const steps = [begins, ...path.steps.map((step) => ({ ...step, ...stepSummary(step) }))]
    return steps.map(({ do: does, what, payload, status, configuration, transitions, effects }, index) => [
      machine,
      criterion,
      seed,
      path.id,
      index,
      does,
      what,
      payload,
      status,
      leavesOf(configuration).join(' '),
      transitions.join(' '),
      (effects ?? []).join('; '),
      path.spec.join(' '),
      leftOutTexts(model, transitions).join(' '),
      replayCommand(suite, path.id),
    ])
  })
}

/** Quotes a value where needed and escapes leading formula characters of spreadsheets. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
