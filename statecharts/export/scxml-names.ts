import type { ChartModel, ChartTransition } from '#statecharts/engine/chart-model.ts'

/** Dots are replaced, because SCXML matches event descriptors by dotted prefixes. */
export const scxmlId = (id: string): string => id.replaceAll(/[^a-zA-Z0-9]/g, '_')

/** The final state of the document. */
export const endOf = (chart: ChartModel): string => `${scxmlId(chart.id)}_ended`

/** The SCXML event of a transition; null for an eventless one. */
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
