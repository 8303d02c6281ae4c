import type { InspectionEvent } from 'xstate'

/** Other inspectors of all machines than the shop itself. */
export const inspectors = new Set<(inspected: InspectionEvent) => void>()

/** What was inspected first with its milliseconds, for scripts that come after the page has loaded; see `takeEarly`. */
export const early: (readonly [inspected: InspectionEvent, ms: number])[] = []

/** Before a page has loaded it is inspected less often by far. */
export const MOST_EARLY = 999

export function keepEarly(inspected: InspectionEvent): void {
  if (early.length < MOST_EARLY) early.push([inspected, performance.now()])
}
inspectors.add(keepEarly)
