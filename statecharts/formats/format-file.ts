import type { Step } from '#statecharts/engine/path.ts'
import type { Cover, Suite } from '#statecharts/engine/suite.ts'

export interface FormatFile {
  readonly name: string
  readonly text: string
}

/** `checkout.transition.csv` for one machine, `paths.transition.csv` for several. */
export function fileName(covers: readonly Cover[], ending: string): string {
  const [first] = covers
  const machine = covers.length === 1 ? first?.suite.machine : 'paths'
  return `${machine}.${first?.suite.criterion ?? 'transition'}.${ending}`
}

export const perMachine = (ending: string, textOf: (cover: Cover) => string) => (covers: readonly Cover[]) =>
  covers.map((cover) => ({ name: fileName([cover], ending), text: textOf(cover) }))

/** The command that replays the path on the real actor: a committed one, or else generated again as it was asked for. */
export const replayCommand = ({ machine, asked = [] }: Suite, id: string): string =>
  ['npm run paths --', machine, ...asked, `--replay ${id}`].join(' ')

/** Kind, target and payload of a step. */
export function stepSummary(step: Step): {
  readonly what: string
  readonly payload: string
} {
  switch (step.do) {
    case 'event': {
      const { type, ...payload } = step.event
      return { what: type, payload: Object.keys(payload).length === 0 ? '' : JSON.stringify(payload) }
    }
    case 'answer':
      return { what: step.actor, payload: step.outcome }
    case 'wait':
      return { what: `${step.ms} ms`, payload: '' }
    default:
      return step satisfies never
  }
}

/** The innermost active states: `["flow.reviewing", "chat.closed"]`. */
export function leavesOf(configuration: unknown, above = ''): readonly string[] {
  const inner = (key: string) => (above === '' ? key : `${above}.${key}`)
  if (typeof configuration === 'string') return [inner(configuration)]
  if (typeof configuration !== 'object' || configuration === null) return []
  const entries = Object.entries(configuration)
  if (entries.length === 0) return above === '' ? [] : [above]
  return entries.flatMap(([key, value]) => leavesOf(value, inner(key)))
}
