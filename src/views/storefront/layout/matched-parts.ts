export interface TextPart {
  readonly part: string
  readonly isMatch: boolean
  /** index in the text */
  readonly start: number
}

/** The parts of a text that a search matches, at the start of a word where possible, and the rest. */
export function matchedParts(text: string, term: string): readonly TextPart[] {
  const words = term
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((word) => (word.length > 1 ? word : `\\b${word}`))
  if (words.length === 0) return [{ part: text, isMatch: false, start: 0 }]
  let start = 0
  // an odd index is what the group of the expression matched
  return text
    .split(new RegExp(`(${words.join('|')})`, 'iu'))
    .map((part, index) => {
      start += part.length
      return { part, isMatch: index % 2 === 1, start: start - part.length }
    })
    .filter(({ part }) => part !== '')
}
