import type { StoredItem } from '#server/catalogue/item.ts'
import { productWords } from './product-words.ts'
import { codeOf, searchedWords } from './search-words.ts'

export interface Posting {
  /** position of the product in its storefront */
  readonly at: number
  readonly weight: number
  readonly isInName: boolean
}

export interface IndexedWord {
  readonly word: string
  readonly postings: readonly Posting[]
}

/** Texts that a search is compared with as a whole. */
export interface ProductTexts {
  /** letters and digits of the model */
  readonly model: string
  /** the digits at the end of the model */
  readonly modelNumber: string
  readonly upc: string
  /** in the words of a search */
  readonly name: string
  readonly category: readonly string[]
}

/** The words of all products of a storefront. */
export interface WordIndex {
  /** in code-unit order */
  readonly words: readonly IndexedWord[]
  /** by position of the product */
  readonly texts: readonly ProductTexts[]
  find(word: string): IndexedWord | undefined
  startingWith(prefix: string): readonly IndexedWord[]
}

export function wordIndex(items: readonly StoredItem[]): WordIndex {
  const postings = new Map<string, Posting[]>()
  for (const [at, item] of items.entries())
    for (const { word, weight, isInName } of productWords(item)) {
      const all = postings.get(word) ?? []
      if (all.length === 0) postings.set(word, all)
      all.push({ at, weight, isInName })
    }
  const byWord = new Map([...postings].map(([word, all]) => [word, { word, postings: all }]))
  const words = [...byWord.values()].sort((one, other) => (one.word < other.word ? -1 : 1))
  return {
    words,
    texts: items.map(textsOf),
    find: (word) => byWord.get(word),
    startingWith: (prefix) => {
      const first = lowerBound(words, prefix)
      const end = words.findIndex(({ word }, at) => at >= first && !word.startsWith(prefix))
      return words.slice(first, end === -1 ? words.length : end)
    },
  }
}

function textsOf({ model, name, row }: StoredItem): ProductTexts {
  const code = codeOf(model)
  return {
    model: code,
    modelNumber: /\d+$/.exec(code)?.[0] ?? '',
    upc: row.upc,
    name: searchedWords(name).join(' '),
    category: searchedWords(row.category),
  }
}

function lowerBound(words: readonly IndexedWord[], prefix: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle]?.word ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}
