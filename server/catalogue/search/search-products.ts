import { addBit, type Bits, noBits } from '#server/catalogue/bitset.ts'
import type { StoredItem } from '#server/catalogue/item.ts'
import { matchWord, type WordMatches } from './match-word.ts'
import { parseSearch, type SearchQuery } from './search-query.ts'
import type { ProductTexts, WordIndex } from './word-index.ts'
import { type WordScore, wordScores } from './word-scores.ts'

/** Why a product was found, the best reason first. */
export const MATCH_REASONS = [
  /** the text is its model or UPC */
  'code',
  /** the text is its whole name */
  'wholeName',
  /** the text has the whole name of its category */
  'category',
  /** its model starts with the text, or its UPC contains it */
  'codePart',
  /** all words are in its name */
  'name',
  /** all words are in its name, brand, category or attributes */
  'attributes',
  /** some word only resembles one of its words, or stands within one */
  'resemblance',
] as const
export type MatchReason = (typeof MATCH_REASONS)[number]

export interface Match {
  /** position of the product */
  readonly at: number
  readonly reason: MatchReason
}

export interface SearchResult {
  readonly found: Bits
  /** by reason; then sold-out products last, by weight of the matched words, best sellers, new products, model */
  readonly ranked: readonly Match[]
  /** the indexed words that each searched word stands for */
  readonly meant: readonly ReadonlySet<string>[]
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
  const scores = wordScores(items.length, groups)
  const matches: ScoredMatch[] = []
  for (const [at, item] of items.entries()) {
    const texts = words.texts[at]
    const score = scores[at]
    if (texts === undefined || score === undefined || !isOffered(item, query, levelId)) continue
    const reason = query.words.length === 0 ? 'attributes' : reasonOf(texts, query, score, groups.length)
    if (reason !== null) matches.push({ at, item, reason, weight: score.weight })
  }
  matches.sort(byRank)
  const found = noBits(items.length)
  for (const { at } of matches) addBit(found, at)
  const meant = groups.map((group) => new Set(group.map(({ entry }) => entry.word)))
  return { found, ranked: matches, meant }
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
  (below === null || levelId === null || (item.prices.get(levelId) ?? Number.POSITIVE_INFINITY) < below)

const LEAST_CODE = 2
const LEAST_UPC_PART = 4

function reasonOf(
  texts: ProductTexts,
  { code, words }: SearchQuery,
  score: WordScore,
  groups: number,
): MatchReason | null {
  if (code === texts.model || code === texts.upc) return 'code'
  const isFound = score.matched === groups
  if (isFound && words.join(' ') === texts.name) return 'wholeName'
  if (isFound && texts.category.every((word) => words.includes(word))) return 'category'
  if (isCodePart(texts, code)) return 'codePart'
  if (!isFound) return null
  if (score.inName === groups) return 'name'
  return score.sure === groups ? 'attributes' : 'resemblance'
}

const isCodePart = ({ model, modelNumber, upc }: ProductTexts, code: string): boolean =>
  (code.length >= LEAST_CODE && model.startsWith(code)) ||
  (code.length >= LEAST_UPC_PART && /^\d+$/.test(code) && (modelNumber === code || upc.includes(code)))

interface ScoredMatch extends Match {
  readonly item: StoredItem
  readonly weight: number
}

const BEST_SELLERS = 'Best_Sellers'

const RANKS: ReadonlyMap<MatchReason, number> = new Map(MATCH_REASONS.map((reason, rank) => [reason, rank]))

const byRank = (one: ScoredMatch, other: ScoredMatch): number =>
  (RANKS.get(one.reason) ?? 0) - (RANKS.get(other.reason) ?? 0) ||
  Number(one.item.quantity === 0) - Number(other.item.quantity === 0) ||
  other.weight - one.weight ||
  Number(isBestSeller(other.item)) - Number(isBestSeller(one.item)) ||
  Number(other.item.isNew) - Number(one.item.isNew) ||
  one.at - other.at

const isBestSeller = (item: StoredItem): boolean => item.row.lists?.includes(BEST_SELLERS) ?? false
