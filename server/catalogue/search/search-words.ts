import { foldText } from '#server/catalogue/item.ts'
import { buyerPhrases, fillerWords } from './buyer-phrases.ts'

const MOST = 12

/** The words of a product text; a hyphenated word also counts in parts: "Z-Sweep" is `zsweep`, `z` and `sweep`. */
export const indexedWords = (text: string): readonly string[] =>
  rawWords(foldText(text)).flatMap((word) => (word.includes('-') ? [joined(word), ...parts(word)] : word))

/**
 * The words of a search in the spelling of the index: units joined to their number, plurals cut, other names replaced.
 * Filler words count only when there is nothing else.
 */
export function searchedWords(term: string): readonly string[] {
  const words = rawWords(buyerPhrases(foldText(term)))
  const wanted = words.filter((word) => !fillerWords.has(word))
  return (wanted.length > 0 ? wanted : words).slice(0, MOST)
}

/** Letters and digits only, as a model or UPC is typed: "BF-1003" and "bf 1003" are `bf1003`. */
export const codeOf = (text: string): string => foldText(text).replaceAll(/[^\da-z]/g, '')

export const joined = (word: string): string => word.replaceAll('-', '')

export const parts = (word: string): readonly string[] => word.split('-').filter((part) => part !== '')

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/(\d)[\s-]*(?:"|''|inch(?:es)?\b|in\b)/g, '$1in '],
  [/(\d)[\s-]*(?:mm|millimeters?)\b/g, '$1mm '],
  [/(\d)[\s-]*(?:grams?|gms?|gr|g)\b/g, '$1g '],
  [/(\d)[\s-]*(?:shots?)\b/g, '$1shot '],
  [/(\d)[\s-]*(?:cues?)\b/g, '$1cue '],
  [/(\d)[\s-]*(?:seconds?|secs?|s)\b/g, '$1s '],
  [/(\d)[\s-]*(?:feet|foot|ft|')(?![\da-z])/g, '$1ft '],
  [/(\d)[\s-]*(?:packs?|pks?)\b/g, '$1pk '],
  [/(\d)[\s-]*(?:meters?|m)\b/g, '$1m '],
  [/(^|\s)\.(\d)/g, '$10.$2'],
]

const HAS_DIGIT = /\d/
const withJoinedUnits = (text: string): string =>
  UNITS.reduce((before, [unit, written]) => before.replaceAll(unit, written), text)

function rawWords(folded: string): readonly string[] {
  const text = HAS_DIGIT.test(folded) ? withJoinedUnits(folded) : folded
  return text
    .replaceAll("'", '')
    .split(/[^\d./a-z-]+/)
    .map((word) => singular(word.replaceAll(/^[./-]+|[./-]+$/g, '')))
    .filter((word) => word !== '')
}

function singular(word: string): string {
  if (word.length < 4 || !/[a-z]s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /(?:ch|sh|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
