/** What a masked field holds right after a key press or a paste, before it is formatted again. */
export interface MaskedEdit {
  readonly text: string
  readonly caret: number
  /** Backspace or Delete */
  readonly isDeletion: 'backward' | 'forward' | null
}

export interface Masked {
  readonly digits: string
  /** digits before the caret */
  readonly before: number
}

const digitsIn = (text: string): string => text.replace(/\D/g, '')

/**
 * The digits of an edit and how many of them stand before the caret. Deleting a separator takes the digit on its far
 * side, otherwise the key would do nothing.
 */
export function readEdit(previous: string, { text, caret, isDeletion }: MaskedEdit): Masked {
  const digits = digitsIn(text)
  const before = digitsIn(text.slice(0, caret)).length
  if (isDeletion === null || digits !== previous) return { digits, before }
  const gone = isDeletion === 'backward' ? before - 1 : before
  if (gone < 0 || gone >= digits.length) return { digits, before }
  return { digits: digits.slice(0, gone) + digits.slice(gone + 1), before: gone }
}

/** The place in the formatted text that has so many digits before it; after the last one comes the end. */
export function caretIn(text: string, before: number, isAtEnd: boolean): number {
  if (isAtEnd) return text.length
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === before) return index
    if (/\d/.test(text[index] ?? '')) seen++
  }
  return text.length
}
