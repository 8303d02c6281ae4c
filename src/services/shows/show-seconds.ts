import type { ShowDoc } from '#contract/shows/show-doc.ts'
import type { ShowGoods } from '#machines/shows/show-editor/show-editor.types.ts'
import { planShow } from '#pyro/flight/plan.ts'

const LONGEST = 7_200

/** How long the show is; 0 while a product of it was never read, so that the server computes it. */
export function secondsOf(doc: ShowDoc, goods: ShowGoods): number {
  if (doc.cues.some(({ products_id }) => goods[products_id] === undefined)) return 0
  const products = new Map(Object.values(goods).flatMap((each) => (each ? [[each.products_id, each]] : [])))
  return Math.min(LONGEST, Math.ceil(planShow(doc, products).length_ms / 1_000))
}
