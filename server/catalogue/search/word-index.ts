import type { StoredItem } from '#server/catalogue/item.ts'
import { type Pause, sortInSlices } from '#server/platform/threads/time-slices.ts'
import { type ProductWord, productWords } from './product-words.ts'
import { codeOf, searchedWords } from './search-words.ts'

/** The products of all words, one word after the other: a few large arrays take less memory than an object for each. */
export interface Postings {
  /** position of the product in its storefront; ascending within a word */
  readonly at: Uint32Array
  readonly weight: Float64Array
  /** 1: the word stands in the name */
  readonly isInName: Uint8Array
}

export interface IndexedWord {
  readonly word: string
  /** its postings begin here */
  readonly from: number
  /** and end before here */
  readonly until: number
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
  readonly isBestSeller: boolean
}

/** The words of all products of a storefront. */
export interface WordIndex {
  /** in code-unit order */
  readonly words: readonly IndexedWord[]
  /** words with a letter, in the same order */
  readonly lettered: readonly IndexedWord[]
  /** words of letters that a word with typing errors may mean */
  readonly guessed: readonly IndexedWord[]
  readonly postings: Postings
  /** by position of the product */
  readonly texts: readonly ProductTexts[]
  find(word: string): IndexedWord | undefined
  startingWith(prefix: string): readonly IndexedWord[]
  /** Positions of products whose model or UPC starts with these letters and digits. */
  withCode(start: string): readonly number[]
}

/** A model or UPC. */
interface Code {
  readonly word: string
  readonly at: number
}

const HAS_LETTER = /[a-z]/
/** Shorter words, numbers and codes are never guessed. */
const GUESSED = /^[a-z]{4,}$/

/** Built in slices, so that other work goes on. */
export async function wordIndex(items: readonly StoredItem[], pause: Pause): Promise<WordIndex> {
  const products: IndexedProduct[] = []
  const counts = new Map<string, number>()
  for (const item of items) {
    const product = indexedProduct(item)
    products.push(product)
    for (const { word } of product.words) counts.set(word, (counts.get(word) ?? 0) + 1)
    await pause()
  }
  const byWord = await wordsOf(counts, pause)
  const words = [...byWord.values()]
  await pause()
  const codes = await codesOf(products, pause)
  const guessed = words.filter(({ word }) => GUESSED.test(word))
  await pause()
  return {
    words,
    guessed,
    lettered: words.filter(({ word }) => HAS_LETTER.test(word)),
    postings: await postingsOf(products, byWord, pause),
    texts: products.map(({ texts }) => texts),
    find: (word) => byWord.get(word),
    startingWith: (prefix) => startingWith(words, prefix),
    withCode: (start) => startingWith(codes, start).map(({ at }) => at),
  }
}

/** In code-unit order. @param counts how many products have a word */
async function wordsOf(
  counts: ReadonlyMap<string, number>,
  pause: Pause,
): Promise<ReadonlyMap<string, IndexedWord>> {
  const byWord = new Map<string, IndexedWord>()
  let until = 0
  for (const word of await sortInSlices([...counts.keys()], byCodeUnits, pause)) {
    const from = until
    until += counts.get(word) ?? 0
    byWord.set(word, { word, from, until })
    await pause()
  }
  return byWord
}

async function codesOf(products: readonly IndexedProduct[], pause: Pause): Promise<readonly Code[]> {
  const codes: Code[] = []
  for (const [at, { texts }] of products.entries()) {
    codes.push({ word: texts.model, at }, { word: texts.upc, at })
    await pause()
  }
  return sortInSlices(codes, (one, other) => byCodeUnits(one.word, other.word), pause)
}

async function postingsOf(
  products: readonly IndexedProduct[],
  byWord: ReadonlyMap<string, IndexedWord>,
  pause: Pause,
): Promise<Postings> {
  const size = products.reduce((sum, { words }) => sum + words.length, 0)
  const postings = {
    at: new Uint32Array(size),
    weight: new Float64Array(size),
    isInName: new Uint8Array(size),
  }
  /** the postings of a word that are written */
  const written = new Map<string, number>()
  for (const [at, product] of products.entries()) {
    for (const { word, weight, isInName } of product.words) {
      const count = written.get(word) ?? 0
      written.set(word, count + 1)
      const place = (byWord.get(word)?.from ?? 0) + count
      postings.at[place] = at
      postings.weight[place] = weight
      postings.isInName[place] = Number(isInName)
    }
    await pause()
  }
  return postings
}

const LAST_CODE_UNIT = '\u{ffff}'
const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : 1)

interface IndexedProduct {
  readonly words: readonly ProductWord[]
  readonly texts: ProductTexts
}

/** A product that did not change is read into words once. */
const indexed = new WeakMap<StoredItem, IndexedProduct>()

function indexedProduct(item: StoredItem): IndexedProduct {
  const found = indexed.get(item) ?? { words: productWords(item), texts: textsOf(item) }
  indexed.set(item, found)
  return found
}

const BEST_SELLERS = 'Best_Sellers'

function textsOf({ model, name, row }: StoredItem): ProductTexts {
  const code = codeOf(model)
  return {
    model: code,
    modelNumber: /\d+$/.exec(code)?.[0] ?? '',
    upc: row.upc,
    name: searchedWords(name).join(' '),
    category: searchedWords(row.category),
    isBestSeller: row.lists?.includes(BEST_SELLERS) ?? false,
  }
}

function startingWith<T extends { readonly word: string }>(
  sorted: readonly T[],
  prefix: string,
): readonly T[] {
  return sorted.slice(lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}${LAST_CODE_UNIT}`))
}

function lowerBound(words: readonly { readonly word: string }[], prefix: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle]?.word ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}
