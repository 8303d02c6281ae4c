import type { SearchQuery } from './search-query.ts'
import type { ProductTexts, WordIndex } from './word-index.ts'
import type { ScoreArrays } from './score-arrays.ts'

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

const LEAST_CODE = 2
const LEAST_UPC_PART = 4

/** Tells why a product matches a search with words, by its position; null: it does not. */
export function matchReasons(
  query: SearchQuery,
  index: WordIndex,
  scores: ScoreArrays,
  groups: number,
): (at: number) => MatchReason | null {
  const { code, words } = query
  const name = words.join(' ')
  const isCodePart = codePart(code)
  const mayBeCode = mayHaveCode(query, index)
  return (at) => {
    const isFound = scores.matched[at] === groups
    if (!isFound && !mayBeCode(at)) return null
    const product = index.texts[at]
    if (product === undefined) return null
    if (code === product.model || code === product.upc) return 'code'
    if (isFound && name === product.name) return 'wholeName'
    if (isFound && product.category.every((word) => words.includes(word))) return 'category'
    if (isCodePart(product)) return 'codePart'
    if (!isFound) return null
    if (scores.inName[at] === groups) return 'name'
    return scores.sure[at] === groups ? 'attributes' : 'resemblance'
  }
}

/**
 * The products that a code alone may match: those whose model or UPC starts with it; all, when any part of a UPC may.
 */
function mayHaveCode({ code }: SearchQuery, index: WordIndex): (at: number) => boolean {
  if (code === '') return () => false
  if (isUpcPart(code)) return () => true
  const positions = new Set(index.withCode(code))
  return (at) => positions.has(at)
}

const isUpcPart = (code: string): boolean => code.length >= LEAST_UPC_PART && /^\d+$/.test(code)

function codePart(code: string): (product: ProductTexts) => boolean {
  if (code.length < LEAST_CODE) return () => false
  if (!isUpcPart(code)) return ({ model }) => model.startsWith(code)
  const isNumber = new RegExp(`(?<!\\d)${code}$`)
  return ({ model, upc }) => model.startsWith(code) || isNumber.test(model) || upc.includes(code)
}
