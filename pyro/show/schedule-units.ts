import { darknessOf, spacingBetween, type Unit } from './show-units.ts'
import type { ShowWishes } from './wishes.ts'

export type Start = { readonly unit: Unit; readonly at_ms: number }
type Aimed = { readonly unit: Unit; readonly aim: number }

/** below 1: more is seen towards the end */
const BUILD_UP = 0.88
/** starts are rounded to hundredths of a second */
const ROUNDING = 20

/**
 * When each unit begins to be seen: near its turn, none too fast after another, none after darkness, and all burnt out at
 * the wished end where there is time for all.
 */
export function scheduleUnits(units: readonly Unit[], wishes: ShowWishes): readonly Start[] {
  const length = wishes.seconds * 1_000
  const aimed = units.map((unit) => ({ unit, aim: aimOf(unit, length) })).toSorted((a, b) => a.aim - b.aim)
  const latest = latestStarts(aimed, wishes)
  const dark = darknessOf(wishes)
  const starts: Start[] = []
  let burning = 0
  for (const [index, { unit, aim }] of aimed.entries()) {
    const before = starts.at(-1)
    const soonest = before ? before.at_ms + stepBetween(wishes, before.unit, unit) : 0
    const earliest = Math.max(soonest, unit.lead_ms)
    const wanted = before ? Math.min(aim, latest[index] ?? aim, burning + dark) : 0
    const at_ms = Math.ceil(Math.max(earliest, wanted) / 10) * 10
    starts.push({ unit, at_ms })
    burning = Math.max(burning, at_ms + unit.duration_ms)
  }
  return starts
}

/** Its turn within the time in which it can begin and still burn out. */
const aimOf = ({ turn, lead_ms, duration_ms }: Unit, length: number): number =>
  lead_ms + turn ** BUILD_UP * Math.max(0, length - duration_ms - lead_ms)

const stepBetween = (wishes: ShowWishes, before: Unit, after: Unit): number =>
  spacingBetween(wishes, before, after) + ROUNDING

/** By index: the last moment from which it and all after it burn out in time. */
function latestStarts(aimed: readonly Aimed[], wishes: ShowWishes): readonly number[] {
  const latest: number[] = []
  for (let index = aimed.length - 1; index >= 0; index--) {
    const unit = aimed[index]?.unit
    const after = aimed[index + 1]?.unit
    if (unit === undefined) continue
    const own = wishes.seconds * 1_000 - unit.duration_ms
    const next = after ? (latest[index + 1] ?? own) - stepBetween(wishes, unit, after) : own
    latest[index] = Math.min(own, next)
  }
  return latest
}
