import type { ChartModel, ChartTransition } from '#statecharts/engine/chart-model.ts'

/** What makes a transition happen, in words: `order.submit`, `submitOrder done`, `after answerTimeout`. */
export function causeText({ kind, about }: ChartTransition): string {
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

/** A state as its path below the machine. */
export function pathOf(chart: ChartModel, id: string): string {
  const path = chart.nodes.find((node) => node.id === id)?.path ?? []
  return path.length === 0 ? '(any)' : path.join('.')
}
