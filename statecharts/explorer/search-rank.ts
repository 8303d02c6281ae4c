/** How well a text has a word: 3 as a word of its own, 2 at the start of one, 1 inside of one, 0 not at all. */
export function wordRank(text: string, word: string): number {
  const low = text.toLowerCase()
  let best = 0
  for (let at = low.indexOf(word); at >= 0 && best < 3; at = low.indexOf(word, at + 1)) {
    const end = at + word.length
    const rank = isEdge(text, at) ? 2 + Number(isEdge(text, end)) : 1
    best = Math.max(best, rank)
  }
  return best
}

/** Whether a word begins or ends there: `cardDeclined` has two, `ORD-07` two. */
function isEdge(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)]
  if (!isOfWord(before) || !isOfWord(after)) return true
  return /[A-Z]/.test(after) && !/[A-Z]/.test(before)
}

const isOfWord = (letter: string): boolean => /[a-z0-9]/i.test(letter)

/** A text with the ids in it also as people type them: `ORD-07` as `ORD-7`. */
export const withShortIds = (text: string): string =>
  /-0\d/.test(text) ? `${text} ${text.replaceAll(/-0+(?=\d)/g, '-')}` : text
