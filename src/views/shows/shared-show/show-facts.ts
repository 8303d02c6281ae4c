import { formatCount } from '#contract/platform/format-count.ts'
import type { PublicShow } from '#contract/shows/shows.ts'
import { planShow } from '#pyro/flight/plan.ts'
import { caseTable } from '#pyro/show/case-table.ts'

type Facts = readonly (readonly [name: string, value: string])[]

/** What a shared show amounts to, without prices. */
export function showFacts({ doc, products }: PublicShow): Facts {
  const known = new Map(products.map((product) => [product.products_id, product]))
  const { length_ms } = planShow(doc, known)
  const { rows } = caseTable({ cues: doc.cues.map((cue) => ({ ...cue, note: '' })), on_hand: {} }, known)
  const placed = doc.cues.filter(({ at_ms }) => at_ms !== null).length
  const waiting = doc.cues.length - placed
  return [
    ['Length', lengthText(length_ms)],
    ['Cues', formatCount(placed)],
    ...(waiting > 0 ? [['Not placed yet', formatCount(waiting)] as const] : []),
    ['Products', formatCount(rows.length)],
    ['Cases', formatCount(rows.reduce((sum, { wanted }) => sum + wanted, 0))],
    ['Fired', doc.site.firing === 'hand' ? 'by hand' : 'electrically'],
    ['Spectators', `${formatCount(doc.site.crowd_ft)} ft away`],
  ]
}

/** "1 min 24 s" */
export function lengthText(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return `${seconds} s`
  return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`
}
