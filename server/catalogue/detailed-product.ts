import { photoPath } from '#contract/catalogue/picture-path.ts'
import { toWire } from '#contract/platform/money.ts'
import { htmlTree } from '#server/platform/html/html-tree.ts'
import { itemJson, priceOf, type StoredItem } from './item.ts'
import type { StorefrontCatalogue } from './storefront-catalogue.ts'

const MOST = 4

/** The JSON of a product with what its page shows besides; a null level is a visitor, who gets no price. */
export function detailedJson(
  storefront: StorefrontCatalogue,
  item: StoredItem,
  levelId: number | null,
  hintsAtLevels: boolean,
): string {
  const similar = similarItems(storefront, item).map((each) => itemJson(each, levelId))
  const next = levelId === null || !hintsAtLevels ? null : nextLevel(storefront, item, levelId)
  const level = next === null ? '' : `"next_level":${JSON.stringify(next)},`
  return `${itemJson(item, levelId).slice(0, -1)},${descriptionOf(item)}${photosOf(item)}${level}"similar":[${similar.join(',')}]}`
}

/** The tree of the description, which only the page of the product shows. */
function descriptionOf({ row }: StoredItem): string {
  if (row.description_html === null) return ''
  return `"description_nodes":${JSON.stringify(htmlTree(row.description_html).nodes)},`
}

function photosOf({ photos }: StoredItem): string {
  if (photos.length === 0) return ''
  const wire = photos.map(({ sha256, alt }) => ({ image_url: photoPath(sha256), alt }))
  return `"photos":${JSON.stringify(wire)},`
}

/** Special order pricing is agreed with one customer. */
const SPECIAL = 'special'

/** The level with the highest price below the customer's; special prices are no step of the ladder. */
function nextLevel({ levels }: StorefrontCatalogue, item: StoredItem, levelId: number) {
  const own = priceOf(item, levelId)
  const steps = levels.filter((level) => level.short_name !== SPECIAL)
  if (own === undefined || !steps.some(({ id }) => id === levelId)) return null
  const [best] = steps
    .flatMap(({ id, name }) => {
      const cents = priceOf(item, id)
      return cents !== undefined && cents < own ? [{ name, cents }] : []
    })
    .toSorted((one, other) => other.cents - one.cents)
  return best === undefined ? null : { name: best.name, saving: toWire(own - best.cents) }
}

/** Products in stock, those with most effects, colors and the pattern in common first, of the same category before others. */
function similarItems(
  { items, itemsByCategory }: StorefrontCatalogue,
  item: StoredItem,
): readonly StoredItem[] {
  const similar = mostAlike(itemsByCategory.get(item.categoryUrl) ?? [], item)
  const last = similar[MOST - 1]
  // all that a product of another category can have in common counts no more than the category
  const isFull = last !== undefined && likeness(last, item) > SAME_CATEGORY
  return isFull ? similar : mostAlike(items, item)
}

function mostAlike(items: readonly StoredItem[], item: StoredItem): readonly StoredItem[] {
  const found: { readonly each: StoredItem; readonly value: number }[] = []
  for (const each of items) {
    if (each.id === item.id || each.quantity === 0) continue
    const value = likeness(each, item)
    if (value <= (found[MOST - 1]?.value ?? 0)) continue
    // behind those that are as much alike
    const at = found.findIndex((other) => other.value < value)
    found.splice(at === -1 ? found.length : at, 0, { each, value })
    found.length = Math.min(found.length, MOST)
  }
  return found.map(({ each }) => each)
}

const SAME_CATEGORY = 6
const SAME_EFFECT = 3
const SAME_COLOR = 2
const SAME_PATTERN = 1

function likeness(
  { row: one, categoryUrl }: StoredItem,
  { row: other, categoryUrl: wanted }: StoredItem,
): number {
  const shared = (own: readonly string[], wished: readonly string[]) =>
    own.filter((value) => wished.includes(value)).length / Math.max(1, own.length, wished.length)
  return (
    (categoryUrl === wanted ? SAME_CATEGORY : 0) +
    SAME_EFFECT * shared(one.effects, other.effects) +
    SAME_COLOR * shared(one.colors, other.colors) +
    (one.firing_pattern !== null && one.firing_pattern === other.firing_pattern ? SAME_PATTERN : 0)
  )
}
