import type { InferInput } from 'valibot'
import { toWire } from '#contract/money.ts'
import type { Suggestion } from '#contract/products.ts'
import { picturePath } from '#contract/picture-path.ts'
import { hasBit } from './bitset.ts'
import { foldText, type StoredItem } from './item.ts'
import { search, wordsOf } from './select-products.ts'
import type { Shelf } from './shelf.ts'

const MOST = 10

/** At most ten suggestions: models that start so, then names that start so, then all other matches. */
export function suggest(shelf: Shelf, term: string, levelId: number | null): InferInput<typeof Suggestion>[] {
  const words = wordsOf(term)
  const [first] = words
  if (first === undefined) return []
  const matches = search(shelf, term)
  const whole = words.join(' ')
  const ranked: StoredItem[][] = [[], [], [], []]
  for (const [at, item] of shelf.items.entries())
    if (hasBit(matches, at)) ranked[rank(item, whole, first)]?.push(item)
  return ranked
    .flat()
    .slice(0, MOST)
    .map((item) => suggestion(item, levelId))
}

function rank(item: StoredItem, whole: string, first: string): 0 | 1 | 2 | 3 {
  if (foldText(item.model).startsWith(first)) return 0
  const name = foldText(item.name)
  if (name.startsWith(whole)) return 1
  return ` ${name}`.includes(` ${first}`) ? 2 : 3
}

function suggestion(item: StoredItem, levelId: number | null): InferInput<typeof Suggestion> {
  const cents = levelId === null ? undefined : item.prices.get(levelId)
  return {
    products_id: item.id,
    products_url: item.url,
    products_model: item.model,
    products_name: item.name,
    image_url: picturePath(item.url, 75),
    manufacturers_name: item.brand,
    products_packaging: item.packaging,
    ...(cents === undefined ? {} : { price: toWire(cents) }),
  }
}
