import type { ChartModel, ChartTransition } from '#statecharts/engine/chart-model.ts'

/** SCXML takes an event by the beginning of its name up to any dot, so that no id may have one. */
export const scxmlId = (id: string): string => id.replaceAll(/[^a-zA-Z0-9]/g, '_')

/** The final state of the whole document: the machine has ended. */
export const endOf = (chart: ChartModel): string => `${scxmlId(chart.id)}_ended`

/** The event of a transition as SCXML names it; null for one that needs none. */
export function eventName({
  kind,
  about,
  source,
}: Pick<ChartTransition, 'kind' | 'about' | 'source'>): string | null {
  switch (kind) {
    case 'event':
      return about
    case 'done':
      return `done.invoke.${scxmlId(about)}`
    case 'error':
      return `error.platform.${scxmlId(about)}`
    case 'after':
      return `after.${about}.${scxmlId(source)}`
    case 'doneState':
      return `done.state.${scxmlId(about)}`
    case 'always':
      return null
    default:
      return kind satisfies never
  }
}
