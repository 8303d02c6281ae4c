import { editDistance } from './edit-distance.ts'
import { joined, parts } from './search-words.ts'
import type { IndexedWord, WordIndex } from './word-index.ts'

/** How well indexed words match a searched one; 1 is the same word. */
export interface WordMatch {
  readonly entry: IndexedWord
  readonly quality: number
}

/** The indexed words that each of these alternatives must contain: one searched word, or the parts of one. */
export type WordMatches = readonly WordMatch[]

const PREFIX = 0.7
const WITHIN = 0.4
const TYPO = 0.3

const LEAST_WITHIN = 3
const LEAST_WITH_TYPO = 4
const LEAST_WITH_TWO_TYPOS = 6

/**
 * The indexed words for one searched word, all of the first way that finds any: the word itself (and, for the last word
 * of a search, what starts with it), what starts with it, what contains it, two words written as one, one or two typing
 * errors. A word may come back in several groups, each of which a product must match.
 */
export function matchWord(index: WordIndex, searched: string, isLast: boolean): readonly WordMatches[] {
  const word = joined(searched)
  const whole = exactly(index, word)
  const started = isLast || whole.length === 0 ? startedBy(index, word) : []
  if (whole.length + started.length > 0) return [[...whole, ...started]]
  if (searched !== word) {
    const groups = parts(searched).map((part) => matchWord(index, part, isLast)[0] ?? [])
    if (groups.every((group) => group.length > 0)) return groups
  }
  const within = containing(index, word)
  if (within.length > 0) return [within]
  const split = splitInTwo(index, word)
  return split.length > 0 ? split : [misspelt(index, word, isLast)]
}

function exactly(index: WordIndex, word: string): WordMatches {
  const entry = index.find(word)
  return entry ? [{ entry, quality: 1 }] : []
}

const startedBy = (index: WordIndex, word: string): WordMatches =>
  index
    .startingWith(word)
    .filter((entry) => entry.word !== word)
    .map((entry) => ({ entry, quality: PREFIX }))

function containing(index: WordIndex, word: string): WordMatches {
  if (word.length < LEAST_WITHIN) return []
  const words = /[a-z]/.test(word) ? index.lettered : index.words
  return words.filter((entry) => entry.word.includes(word)).map((entry) => ({ entry, quality: WITHIN }))
}

function splitInTwo(index: WordIndex, word: string): readonly WordMatches[] {
  for (let at = LEAST_WITHIN; at <= word.length - LEAST_WITHIN; at++) {
    const [first, second] = [exactly(index, word.slice(0, at)), exactly(index, word.slice(at))]
    if (first.length > 0 && second.length > 0) return [first, second]
  }
  return []
}

/** Codes and numbers are never guessed: another model is another product. */
function misspelt(index: WordIndex, word: string, isLast: boolean): WordMatches {
  if (word.length < LEAST_WITH_TYPO || /\d/.test(word)) return []
  const most = word.length < LEAST_WITH_TWO_TYPOS ? 1 : 2
  let least = most
  let nearest: IndexedWord[] = []
  for (const entry of index.guessed) {
    const distance = editDistance(word, entry.word, least, isLast)
    if (distance > least || (distance === 2 && entry.word[0] !== word[0])) continue
    if (distance < least) nearest = []
    least = distance
    nearest.push(entry)
  }
  return nearest.map((entry) => ({ entry, quality: TYPO / least }))
}
