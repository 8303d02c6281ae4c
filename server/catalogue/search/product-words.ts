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

/** The words of a product; one word of several fields counts for their sum. */
export function productWords({ row, name, model }: StoredItem): readonly ProductWord[] {
  const found = new Map<string, { weight: number; isInName: boolean }>()
  const add = (weight: number, texts: readonly (string | null)[], isInName = false) => {
    for (const word of new Set(texts.flatMap((text) => (text === null ? [] : indexedWords(text))))) {
      const before = found.get(word)
      found.set(word, {
        weight: (before?.weight ?? 0) + weight,
        isInName: isInName || (before?.isInName ?? false),
      })
    }
  }
  const [subject = '', ...additions] = name.split(' with ')
  add(WEIGHTS.name, [subject], true)
  add(WEIGHTS.addition, additions)
  add(WEIGHTS.category, [row.category])
  add(WEIGHTS.brand, [row.brand])
  for (const effect of row.effects) add(shared(WEIGHTS.effect, row.effects), [effect])
  for (const color of row.colors) add(shared(WEIGHTS.color, row.colors), [color])
  add(WEIGHTS.pattern, [row.firing_pattern])
  add(WEIGHTS.caliber, [row.caliber])
  add(WEIGHTS.shots, [row.shots === null ? null : `${row.shots} shots`])
  add(WEIGHTS.modelNumber, [codeOf(model), ...(codeOf(model).match(/[a-z]+|\d+/g) ?? [])])
  add(WEIGHTS.modelNumber, [row.upc])
  add(WEIGHTS.packaging, [row.packaging])
  for (const list of row.lists ?? []) add(WEIGHTS.list, [list.replaceAll('_', ' ')])
  add(WEIGHTS.ignition, [row.ignition_type])
  return [...found].map(([word, { weight, isInName }]) => ({ word, weight, isInName }))
}

/** A product of one effect matches that effect better than one of three. */
const shared = (weight: number, values: readonly string[]): number => weight * (0.6 + 0.4 / values.length)
