import type { Burst } from './burst.ts'
import type { Flight, ShowPlan } from './plan.ts'

/**
 * One burst at one time, placed in the plane of the positions. A star at (x, y) of its burst, fallen by `drop`, is seen
 * at (left + along·x + across·y, up + along·y − across·x − fall·drop).
 */
export interface VisibleShot {
  readonly burst: Burst
  /** since the first effect of the burst, in its own time */
  readonly seconds: number
  readonly left_ft: number
  readonly up_ft: number
  readonly along: number
  readonly across: number
  readonly fall: number
  /** multiplies widths */
  readonly thickness: number
  /** 1, less while its time runs out */
  readonly light: number
  readonly flight: Flight
}

/** Everything of a show that gives light at a time. */
export interface ShotIndex {
  at(at_ms: number): readonly VisibleShot[]
}

/** At most so many shots are drawn at a time, the latest ones. */
const MOST_AT_ONCE = 160
const ENDING_MS = 700
/** Share of the way up that the trail of a rise is seen after its break, in its own time of one second. */
const RISE_AFTERGLOW = 0.5

export function createShotIndex({ flights }: ShowPlan): ShotIndex {
  const longest = flights.reduce((most, { launch_ms, end_ms }) => Math.max(most, end_ms - launch_ms), 0)
  return {
    at(at_ms) {
      const from = firstFrom(flights, at_ms - longest)
      const to = firstFrom(flights, at_ms)
      const alive = flights.slice(from, to).filter(({ end_ms }) => end_ms > at_ms)
      return alive.slice(-MOST_AT_ONCE).flatMap((flight) => shotsOf(flight, at_ms))
    },
  }
}

/** Index of the first flight that is launched at this time or later. */
function firstFrom(flights: readonly Flight[], at_ms: number): number {
  let [low, high] = [0, flights.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const flight = flights[middle]
    if (flight && flight.launch_ms < at_ms) low = middle + 1
    else high = middle
  }
  return low
}

function shotsOf(flight: Flight, at_ms: number): VisibleShot[] {
  const shots: VisibleShot[] = []
  const rise = riseOf(flight, at_ms)
  if (rise) shots.push(rise)
  if (at_ms >= flight.break_ms) shots.push(burstOf(flight, at_ms))
  return shots
}

function burstOf(flight: Flight, at_ms: number): VisibleShot {
  const { place } = flight
  // a shell that breaks in the air opens upright, however its tube leans
  const lean = flight.rise ? 0 : place.lean
  return {
    burst: flight.burst(),
    seconds: (at_ms - flight.break_ms) / 1_000,
    left_ft: place.x_ft,
    up_ft: place.y_ft,
    along: Math.cos(lean) * place.scale,
    across: Math.sin(lean) * place.scale,
    fall: place.scale,
    thickness: place.scale,
    light: Math.min(1, (flight.end_ms - at_ms) / ENDING_MS),
    flight,
  }
}

/** Drag and gravity of the comet of a rise reach this far without its gravity, and it falls so much, in its one second. */
const REACH = 1.11
const FALL = 0.11

function riseOf(flight: Flight, at_ms: number): VisibleShot | null {
  const { place, launch_ms, break_ms } = flight
  const seconds = (at_ms - launch_ms) / (break_ms - launch_ms)
  if (!flight.rise || seconds > 1 + RISE_AFTERGLOW) return null
  return {
    burst: flight.rise(),
    seconds,
    left_ft: place.foot_ft,
    up_ft: 0,
    along: (place.y_ft * (1 + FALL)) / REACH,
    across: (place.x_ft - place.foot_ft) / REACH,
    fall: place.y_ft,
    thickness: place.y_ft,
    light: 1,
    flight,
  }
}
