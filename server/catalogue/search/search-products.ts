import { addBit, type Bits, noBits } from '#server/catalogue/bitset.ts'
import { priceOf, type StoredItem } from '#server/catalogue/item.ts'
import { matchReasons } from './match-reason.ts'
import { matchWord, type WordMatches } from './match-word.ts'
import { createRanking } from './ranking.ts'
import { parseSearch, type SearchQuery } from './search-query.ts'
import type { WordIndex } from './word-index.ts'
import { writeScores } from './word-scores.ts'

export interface SearchResult {
  readonly found: Bits
  /** positions of the products, the best match first */
  readonly ranked: Uint32Array
  /** the indexed words that each searched word stands for */
  readonly meant: () => readonly ReadonlySet<string>[]
}

interface SearchedStorefront {
  readonly items: readonly StoredItem[]
  readonly words: WordIndex
}

/** The products that match every word of a text and its price ceiling; null when the text restricts nothing. */
export function searchProducts(
  { items, words }: SearchedStorefront,
  term: string,
  levelId: number | null,
): SearchResult | null {
  const query = parseSearch(term)
  const hasCeiling = query.below !== null && levelId !== null
  if (query.words.length === 0 && !query.inStockOnly && !hasCeiling) return null
  const groups = matchedGroups(words, query.words)
  const { scores } = words
  writeScores(scores, words.postings, groups)
  const reasonOf =
    query.words.length === 0 ? () => 'attributes' as const : matchReasons(query, words, scores, groups.length)
  const found = noBits(items.length)
  const ranking = createRanking()
  for (let at = 0; at < items.length; at++) {
    const reason = reasonOf(at)
    const item = reason === null ? undefined : items[at]
    if (reason === null || item === undefined || !isOffered(item, query, levelId)) continue
    addBit(found, at)
    const isBestSeller = words.texts[at]?.isBestSeller ?? false
    ranking.add(at, item, { reason, weight: scores.weight[at] ?? 0, isBestSeller })
  }
  const meant = () => groups.map((group) => new Set(group.map(({ entry }) => entry.word)))
  return { found, ranked: ranking.ranked(), meant }
}

/** Ends with the first word that nothing matches, because then no product has all of them. */
function matchedGroups(index: WordIndex, searched: readonly string[]): readonly WordMatches[] {
  const groups: WordMatches[] = []
  for (const [at, word] of searched.entries()) {
    const found = matchWord(index, word, at === searched.length - 1)
    groups.push(...found)
    if (found.some((group) => group.length === 0)) break
  }
  return groups
}

const isOffered = (item: StoredItem, { below, inStockOnly }: SearchQuery, levelId: number | null): boolean =>
  (!inStockOnly || item.quantity > 0) &&
  (below === null || levelId === null || (priceOf(item, levelId) ?? Number.POSITIVE_INFINITY) < below)
