import type { CategoryEntry } from '#contract/platform/wire.ts'

const SHOWN = 3

/** The categories whose names share most pairs of letters with a text; the largest ones when none shares any. */
export function closestCategories(
  categories: readonly CategoryEntry[],
  text: string,
): readonly CategoryEntry[] {
  const wanted = pairsOf(text)
  return categories
    .map((category) => ({ category, shared: shareOf(pairsOf(category.label), wanted) }))
    .toSorted(
      (one, other) =>
        other.shared - one.shared || (other.category.product_count ?? 0) - (one.category.product_count ?? 0),
    )
    .slice(0, SHOWN)
    .map(({ category }) => category)
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = text
    .toLowerCase()
    .replaceAll(/[^\da-z]+/g, ' ')
    .trim()
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  )
}

/** Below this, two texts are alike by chance only. */
const LEAST_SHARE = 0.2

function shareOf(own: ReadonlySet<string>, wanted: ReadonlySet<string>): number {
  const common = [...own].filter((pair) => wanted.has(pair)).length
  const share = common / Math.max(1, own.size + wanted.size - common)
  return share < LEAST_SHARE ? 0 : share
}
