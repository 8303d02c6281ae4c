import type { ShowCue, ShowDoc } from '#contract/shows/show-doc.ts'
import type { Random } from '#pyro/random.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import { integer, pick } from '#server/demo/seeded-random.ts'

export function randomCue(random: Random, id: string, product: ShowProduct, positions: readonly string[]) {
  const cue: ShowCue = {
    id,
    products_id: product.products_id,
    count: integer(random, 1, pick(random, [1, 3, 12, 200])),
    at_ms: random() < 0.2 ? null : integer(random, 0, 36_000) * 10,
    position: pick(random, positions),
    spacing_ms: pick(random, [0, 0, 100, 250, 2_000]),
    angle_deg: integer(random, -20, 20),
    lead_ms: random() < 0.7 ? null : integer(random, 0, 9_000),
    note: pick(random, ['', '', 'after the speech', '=1+1', '🎆 "quoted", with commas']),
  }
  return cue
}

export function randomShow(random: Random, products: readonly ShowProduct[], most = 20): ShowDoc {
  const doc = emptyShow('County Fair', integer(random, 0, 0xffff_ffff))
  const positions = doc.positions.map(({ id }) => id)
  const cues = Array.from({ length: integer(random, 0, most) }, (_, index) =>
    randomCue(random, `c${index}`, pick(random, products), positions),
  )
  const on_hand: Record<string, number> = {}
  for (const { products_id } of cues) if (random() < 0.3) on_hand[products_id] = integer(random, 0, 60)
  return { ...doc, cues, on_hand }
}
