import type { ChartTransition } from '#statecharts/engine/chart-model.ts'

/** The cause of a transition: `order.submit`, `submitOrder done`, `after responseTimeout`. */
export function causeText({ kind, about }: Pick<ChartTransition, 'kind' | 'about'>): string {
  switch (kind) {
    case 'event':
      return about
    case 'done':
      return `${about} done`
    case 'error':
      return `${about} failed`
    case 'after':
      return `after ${about}`
    case 'always':
      return 'always'
    case 'doneState':
      return 'completed'
    default:
      return kind satisfies never
  }
}
