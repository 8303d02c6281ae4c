import type { StoredItem } from '#server/catalogue/item.ts'
import { type Pause, sortInSlices } from '#server/platform/threads/time-slices.ts'
import { type KnownWords, productWords } from './product-words.ts'
import { noScores, type ScoreArrays } from './score-arrays.ts'
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
  /** memory that each search writes anew */
  readonly scores: ScoreArrays
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

/** What is known of the products until now. */
interface SearchedBefore {
  readonly items: readonly StoredItem[]
  readonly words: WordIndex
}

/**
 * Built in slices, so that other work goes on. The words of a product are not kept: one that did not change has its postings in the
 * index until now.
 */
export async function wordIndex(
  items: readonly StoredItem[],
  before: SearchedBefore | null,
  pause: Pause,
): Promise<WordIndex> {
  const positions = new Map(before?.items.map((item, at) => [item, at]))
  await pause()
  const moved = new Int32Array(positions.size).fill(GONE)
  const texts: ProductTexts[] = []
  const categories = new Map<string, readonly string[]>()
  for (const [at, item] of items.entries()) {
    const was = positions.get(item)
    const known = was === undefined ? undefined : before?.words.texts[was]
    texts.push(known ?? textsOf(item, categories))
    if (was !== undefined) moved[was] = at
    await pause()
  }
  // by themselves, because they are not kept: what is would be scattered among them
  const added = noPostings()
  const known: KnownWords = new Map()
  for (const [at, item] of items.entries()) {
    if (!positions.has(item)) addWords(added, item, { at, known })
    await pause()
  }
  const merged = await mergedPostings(before?.words ?? null, { moved, added }, pause)
  const { words } = merged
  const codes = await codesOf(texts, pause)
  const guessed = words.filter(({ word }) => GUESSED.test(word))
  await pause()
  return {
    ...merged,
    guessed,
    lettered: words.filter(({ word }) => HAS_LETTER.test(word)),
    texts,
    scores: noScores(items.length),
    find: (word) => find(words, word),
    startingWith: (prefix) => startingWith(words, prefix),
    withCode: (start) => startingWith(codes, start).map(({ at }) => at),
  }
}

const GONE = -1

/**
 * The postings of new and changed products, one product after the other, in a few long arrays: an object for each is 32 MB of 20,000
 * products, which the heap does not give back.
 */
interface AddedPostings {
  /** by word: the place of its first posting, and of its last one until now */
  readonly first: Map<string, number>
  readonly last: Map<string, number>
  /** by place */
  readonly at: number[]
  readonly weight: number[]
  readonly isInName: number[]
  /** the place of the next posting of the same word */
  readonly next: number[]
}

const NONE = -1
const noPostings = (): AddedPostings => ({
  first: new Map(),
  last: new Map(),
  at: [],
  weight: [],
  isInName: [],
  next: [],
})

function addWords(
  added: AddedPostings,
  item: StoredItem,
  { at, known }: { readonly at: number; readonly known: KnownWords },
): void {
  for (const { word, weight, isInName } of productWords(item, known)) {
    const place = added.at.length
    added.at.push(at)
    added.weight.push(weight)
    added.isInName.push(Number(isInName))
    added.next.push(NONE)
    const last = added.last.get(word)
    if (last === undefined) added.first.set(word, place)
    else added.next[last] = place
    added.last.set(word, place)
  }
}

interface Changes {
  /** by position until now: the position of the same product, or GONE */
  readonly moved: Int32Array
  readonly added: AddedPostings
}

/** The postings that stay, with those of new and changed products. Products that stay keep their order. */
async function mergedPostings(
  before: WordIndex | null,
  { moved, added }: Changes,
  pause: Pause,
): Promise<Pick<WordIndex, 'words' | 'postings'>> {
  const known = new Map(before?.words.map((entry) => [entry.word, entry]))
  await pause()
  const all = [...new Set([...known.keys(), ...added.first.keys()])]
  const merged = postingsOf((before?.postings.at.length ?? 0) + added.at.length)
  const words: IndexedWord[] = []
  let until = 0
  const write = (at: number, weight: number, isInName: number) => {
    merged.at[until] = at
    merged.weight[until] = weight
    merged.isInName[until++] = isInName
  }
  for (const word of await sortInSlices(all, byCodeUnits, pause)) {
    const from = until
    let own = added.first.get(word) ?? NONE
    const writeOwn = (end: number) => {
      for (let at = added.at[own]; at !== undefined && at < end; at = added.at[own]) {
        write(at, added.weight[own] ?? 0, added.isInName[own] ?? 0)
        own = added.next[own] ?? NONE
      }
    }
    const was = known.get(word)
    for (let place = was?.from ?? 0; place < (was?.until ?? 0); place++) {
      const at = moved[before?.postings.at[place] ?? 0] ?? GONE
      if (at === GONE) continue
      writeOwn(at)
      write(at, before?.postings.weight[place] ?? 0, before?.postings.isInName[place] ?? 0)
    }
    writeOwn(Number.POSITIVE_INFINITY)
    if (until > from) words.push({ word, from, until })
    await pause()
  }
  return { words, postings: shortened(merged, until) }
}

const postingsOf = (size: number): Postings => ({
  at: new Uint32Array(size),
  weight: new Float64Array(size),
  isInName: new Uint8Array(size),
})

const shortened = ({ at, weight, isInName }: Postings, size: number): Postings =>
  at.length === size
    ? { at, weight, isInName }
    : { at: at.slice(0, size), weight: weight.slice(0, size), isInName: isInName.slice(0, size) }

async function codesOf(texts: readonly ProductTexts[], pause: Pause): Promise<readonly Code[]> {
  const codes: Code[] = []
  for (const [at, { model, upc }] of texts.entries()) {
    codes.push({ word: model, at }, { word: upc, at })
    await pause()
  }
  return sortInSlices(codes, (one, other) => byCodeUnits(one.word, other.word), pause)
}

const LAST_CODE_UNIT = '\u{ffff}'
const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : 1)

const BEST_SELLERS = 'Best_Sellers'

/** @param categories the words of each category; filled */
function textsOf({ model, name, row }: StoredItem, categories: Map<string, readonly string[]>): ProductTexts {
  const category = categories.get(row.category) ?? searchedWords(row.category)
  categories.set(row.category, category)
  return {
    model: codeOf(model),
    upc: row.upc,
    name: searchedWords(name).join(' '),
    category,
    isBestSeller: row.lists?.includes(BEST_SELLERS) ?? false,
  }
}

function find(sorted: readonly IndexedWord[], word: string): IndexedWord | undefined {
  const entry = sorted[lowerBound(sorted, word)]
  return entry?.word === word ? entry : undefined
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
