import type { InferInput } from 'valibot'
import { toWire } from '#contract/money.ts'
import type { Suggestion } from '#contract/products.ts'
import { picturePath } from '#contract/picture-path.ts'
import { hasBit } from './bitset.ts'
import type { StoredItem } from './item.ts'
import { search, wordsOf } from './select-products.ts'
import type { StorefrontCatalogue } from './storefront-catalogue.ts'

const MOST = 10

/**
 * At most ten suggestions, ranked: model starts with the term; name starts with it; every word starts a word of the
 * name; every word starts a word of name or brand; any other match.
 */
export function suggest(
  storefront: StorefrontCatalogue,
  term: string,
  levelId: number | null,
): InferInput<typeof Suggestion>[] {
  const words = wordsOf(term)
  if (words.length === 0) return []
  const matches = search(storefront, term)
  const whole = words.join(' ')
  const starts = words.map((word) => ` ${word}`)
  const ranked: StoredItem[][] = [[], [], [], [], []]
  for (const [at, item] of storefront.items.entries())
    if (hasBit(matches, at)) ranked[rank(item, whole, starts)]?.push(item)
  return ranked
    .flat()
    .slice(0, MOST)
    .map((item) => suggestion(item, levelId))
}

function rank({ sought }: StoredItem, whole: string, starts: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  if (` ${sought.model}`.startsWith(starts[0] ?? whole)) return 0
  if (sought.name.startsWith(whole)) return 1
  if (starts.every((start) => sought.nameWords.includes(start))) return 2
  return starts.every((start) => sought.words.includes(start)) ? 3 : 4
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
