import type { StoredItem } from '#server/catalogue/item.ts'
import { type Pause, sortInSlices } from '#server/platform/threads/time-slices.ts'
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

export async function wordIndex(items: readonly StoredItem[], pause: Pause): Promise<WordIndex> {
  const postings = new Map<string, Posting[]>()
  const texts: ProductTexts[] = []
  for (const [at, item] of items.entries()) {
    const product = indexedProduct(item, at)
    texts.push(product.texts)
    for (const [index, word] of product.words.entries()) {
      const posting = product.postings[index]
      const all = postings.get(word)
      if (posting && all) all.push(posting)
      else if (posting) postings.set(word, [posting])
    }
    await pause()
  }
  const byWord = new Map<string, IndexedWord>()
  for (const [word, all] of postings) {
    byWord.set(word, { word, postings: all })
    await pause()
  }
  const words = await sortInSlices([...byWord.values()], byCodeUnits, pause)
  return {
    words,
    texts,
    find: (word) => byWord.get(word),
    startingWith: (prefix) =>
      words.slice(lowerBound(words, prefix), lowerBound(words, `${prefix}${LAST_CODE_UNIT}`)),
  }
}

const LAST_CODE_UNIT = '\u{ffff}'
const byCodeUnits = (one: IndexedWord, other: IndexedWord): number => (one.word < other.word ? -1 : 1)

/** What the index has of a product; `words` and `postings` are parallel. */
interface IndexedProduct {
  readonly at: number
  readonly words: readonly string[]
  readonly postings: readonly Posting[]
  readonly texts: ProductTexts
}

/** A product that did not change is an entry of the next index as it is, or at another position. */
const indexed = new WeakMap<StoredItem, IndexedProduct>()

function indexedProduct(item: StoredItem, at: number): IndexedProduct {
  const found = indexed.get(item)
  if (found?.at === at) return found
  const product = found
    ? { ...found, at, postings: found.postings.map((posting) => ({ ...posting, at })) }
    : newProduct(item, at)
  indexed.set(item, product)
  return product
}

function newProduct(item: StoredItem, at: number): IndexedProduct {
  const words = productWords(item)
  return {
    at,
    words: words.map(({ word }) => word),
    postings: words.map(({ weight, isInName }) => ({ at, weight, isInName })),
    texts: textsOf(item),
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
