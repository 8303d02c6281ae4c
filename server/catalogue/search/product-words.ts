import type { StoredItem } from '#server/catalogue/item.ts'
import { codeOf, indexedWords } from './search-words.ts'

/** What a product is found by, and how much a word there counts. */
export interface ProductWord {
  readonly word: string
  readonly weight: number
  readonly isInName: boolean
}

const WEIGHTS = {
  name: 6,
  /** what the name says after "with": the pistil of a shell */
  addition: 2,
  category: 6,
  brand: 5,
  effect: 6,
  color: 5,
  pattern: 4,
  caliber: 4,
  shots: 4,
  modelNumber: 4,
  packaging: 3,
  list: 2,
  ignition: 1,
} as const

/** Words of texts, as `indexedWords` gives them; kept by text. */
export type KnownWords = Map<string, readonly string[]>

/**
 * The words of a product; one word of several fields counts for their sum. @param known of texts that many products have, such as
 * their category; filled
 */
export function productWords(
  { row, name, model }: StoredItem,
  known: KnownWords = new Map(),
): readonly ProductWord[] {
  const found = new Map<string, { weight: number; isInName: boolean }>()
  const addWords = (weight: number, words: readonly string[], isInName: boolean) => {
    for (const word of words.length > 1 ? new Set(words) : words) {
      const before = found.get(word)
      if (before) {
        before.weight += weight
        before.isInName ||= isInName
      } else found.set(word, { weight, isInName })
    }
  }
  const add = (weight: number, texts: readonly string[], isInName = false) =>
    addWords(weight, texts.flatMap(indexedWords), isInName)
  const addShared = (weight: number, text: string | null) => {
    if (text !== null) addWords(weight, wordsOf(text, known), false)
  }
  const [subject = '', ...additions] = name.split(' with ')
  add(WEIGHTS.name, [subject], true)
  add(WEIGHTS.addition, additions)
  addShared(WEIGHTS.category, row.category)
  addShared(WEIGHTS.brand, row.brand)
  for (const effect of row.effects) addShared(divided(WEIGHTS.effect, row.effects), effect)
  for (const color of row.colors) addShared(divided(WEIGHTS.color, row.colors), color)
  addShared(WEIGHTS.pattern, row.firing_pattern)
  addShared(WEIGHTS.caliber, row.caliber)
  addShared(WEIGHTS.shots, row.shots === null ? null : `${row.shots} shots`)
  add(WEIGHTS.modelNumber, [codeOf(model), ...(codeOf(model).match(/[a-z]+|\d+/g) ?? [])])
  add(WEIGHTS.modelNumber, [row.upc])
  addShared(WEIGHTS.packaging, row.packaging)
  for (const list of row.lists ?? []) addShared(WEIGHTS.list, list.replaceAll('_', ' '))
  addShared(WEIGHTS.ignition, row.ignition_type)
  return [...found].map(([word, { weight, isInName }]) => ({ word, weight, isInName }))
}

function wordsOf(text: string, known: KnownWords): readonly string[] {
  const found = known.get(text)
  if (found) return found
  const words = indexedWords(text)
  known.set(text, words)
  return words
}

/** A product of one effect matches that effect better than one of three. */
const divided = (weight: number, values: readonly string[]): number => weight * (0.6 + 0.4 / values.length)
