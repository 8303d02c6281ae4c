import type { CountedRow } from '#contract/site/flow.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import type { Note, Overlay, Stub } from '#statecharts/export/svg/overlay.ts'
import { countText, isFew, percentText, shownAbove, type TransitionUse, usesOf } from './figures.ts'
import { gathered, type StateStay, staysOf } from './state-stays.ts'

export const LINE_WIDTHS = { idle: 1, least: 1.5, most: 8 } as const
const FEW = 5

/** Widths grow by the logarithm, because counts differ by powers of ten; fewer than five are as wide as five. */
export function lineWidth(times: number, total: number): number {
  const { idle, least, most } = LINE_WIDTHS
  if (times === 0) return idle
  const log = (count: number) => Math.log(Math.max(count, FEW) / FEW)
  return total <= FEW ? least : least + (most - least) * (log(times) / log(total))
}

export interface ChartFlow {
  /** those taken most often first */
  readonly uses: readonly TransitionUse[]
  readonly stays: readonly StateStay[]
  readonly total: number
}

export function chartFlow(machine: MachineData, rows: readonly CountedRow[]): ChartFlow {
  const uses = usesOf(machine, rows)
  return { uses, stays: staysOf(machine, rows), total: uses.reduce((sum, { times }) => sum + times, 0) }
}

/**
 * What is drawn over the picture of a chart.
 *
 * @param percent lines below this share of the busiest one are hidden
 */
export function flowOverlay(
  machine: MachineData,
  { uses, stays, total }: ChartFlow,
  percent: number,
): Overlay {
  const { shown } = shownAbove(uses, percent)
  const times = new Map(shown.map((use) => [use.transition.id, use.times]))
  const idOf = (path: string) => (path === '' ? machine.id : `${machine.id}.${path}`)
  return {
    lineOf: (ids) => {
      const seen = ids.flatMap((id) => times.get(id) ?? [])
      const sum = seen.reduce((all, each) => all + each, 0)
      return seen.length === 0 ? null : { width: lineWidth(sum, total), isUsed: sum > 0 }
    },
    notes: new Map(shown.filter((use) => use.times > 0).map((use) => [use.transition.id, noteOf(use)])),
    hidden: new Set(machine.transitions.flatMap(({ id }) => (times.has(id) ? [] : [id]))),
    stubsIn: (drawn) => {
      const sums = gathered(stays, (path) => drawnAround(path, (each) => drawn.has(idOf(each))))
      const leaving = [...sums].filter(([, { left }]) => left > 0)
      return new Map(leaving.map(([path, stay]) => [idOf(path), stubOf(stay, total)]))
    },
  }
}

/** The innermost drawn state around one; null: none is drawn. */
function drawnAround(path: string, isDrawn: (path: string) => boolean): string | null {
  if (isDrawn(path)) return path
  return path === '' ? null : drawnAround(path.slice(0, Math.max(0, path.lastIndexOf('.'))), isDrawn)
}

const noteOf = ({ times, share, wait }: TransitionUse): Note => ({
  share: shareText(times, share),
  wait: wait === null ? '' : shortWait(wait),
  about: takenSentence({ times, share, wait }),
})

function stubOf(
  { times, left, leftShare }: Pick<StateStay, 'times' | 'left' | 'leftShare'>,
  total: number,
): Stub {
  return {
    text: shareText(left, leftShare),
    width: lineWidth(left, total) / 2,
    about: `Page left here: ${countText(left)} of ${countText(times)}`,
  }
}

/** A share of less than five would tell how few. */
export const shareText = (times: number, share: number): string =>
  isFew(times) ? countText(times) : percentText(share)

/** `3 to 10 s` as `3–10 s`, `under 0.3 s` as `< 0.3 s`. */
const shortWait = (wait: string): string =>
  wait.replace(' to ', '–').replace('under ', '< ').replace('over ', '> ')

export function takenSentence({
  times,
  share,
  wait,
}: Pick<TransitionUse, 'times' | 'share' | 'wait'>): string {
  if (times === 0) return 'Not taken in these days.'
  const part = isFew(times) ? '' : `, ${percentText(share)} of what leaves this state`
  return `Taken ${countText(times)} times${part}; median wait ${wait}.`
}
