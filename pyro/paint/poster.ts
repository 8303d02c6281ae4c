import type { Size } from '#pyro/flight/camera.ts'
import type { Flight, ShowPlan } from '#pyro/flight/plan.ts'
import { createPainter } from './painter.ts'

/** in milliseconds after its break: when a burst is seen best */
const OPEN_MS = 1_100
const MOST_MOMENTS = 300

/** The still picture of a show, RGBA: its fullest moment, painted alone. 100 to 400 ms of processor time at 1200 × 630. */
export function paintPoster(plan: ShowPlan, size: Size): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(size.width * size.height * 4)
  createPainter(plan, size).paint(bytes, posterMoment(plan), { grade: 'full', isCalm: false })
  return bytes
}

/** When most bursts are open. */
export function posterMoment({ flights }: ShowPlan): number {
  const stride = Math.max(1, Math.ceil(flights.length / MOST_MOMENTS))
  let [best, moment] = [0, 0]
  for (let index = 0; index < flights.length; index += stride) {
    const at_ms = (flights[index]?.break_ms ?? 0) + OPEN_MS
    const open = flights.reduce((sum, flight) => sum + openness(flight, at_ms), 0)
    if (open <= best) continue
    best = open
    moment = at_ms
  }
  return moment
}

/** How much of a burst is seen at a time; what is high fills more of the sky. */
function openness({ break_ms, end_ms, place }: Flight, at_ms: number): number {
  if (at_ms < break_ms || at_ms > end_ms) return 0
  const age = (at_ms - break_ms) / (end_ms - break_ms)
  return (1 - Math.abs(age - 0.4)) * (1 + place.y_ft / 100) * place.scale
}
