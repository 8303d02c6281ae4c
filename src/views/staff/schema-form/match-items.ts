import { recordOf } from './shown-value.ts'

/** An item of a list before and after, by its place; null: it is not there. */
export interface MatchedItem {
  readonly before: number | null
  readonly after: number | null
}

/** Pairs the items that are equal, then those left of the same kind in their order; the rest are removed or new. */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): readonly MatchedItem[] {
  const free = new Set(before.keys())
  const take = (isMatch: (item: unknown) => boolean): number | null => {
    const found = [...free].find((at) => isMatch(before[at])) ?? null
    if (found !== null) free.delete(found)
    return found
  }
  const equal = after.map((item) => take((each) => isEqualContent(each, item)))
  const pairs = after.map(
    (item, at): MatchedItem => ({
      before: equal[at] ?? take((each) => recordOf(each)['kind'] === recordOf(item)['kind']),
      after: at,
    }),
  )
  return [...pairs, ...[...free].map((at): MatchedItem => ({ before: at, after: null }))]
}

/** Whether items that are there before and after stand in another order. */
export function isReordered(items: readonly MatchedItem[]): boolean {
  const places = items.flatMap(({ before, after }) => (before === null || after === null ? [] : [before]))
  return places.some((place, at) => place < (places[at - 1] ?? 0))
}

/** An absent field, null and an empty text are the same. */
export const isEqualContent = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each) ? sorted(each) : each,
  ) ?? ''

const sorted = (value: object): unknown =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== null && each !== undefined && each !== '')
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
