/** The content of a masked field right after an input event, before it is formatted again. */
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
 * The digits after an edit and how many of them are before the caret. Deleting a separator deletes the digit beyond it,
 * otherwise the key would have no effect.
 */
export function readEdit(previous: string, { text, caret, isDeletion }: MaskedEdit): Masked {
  const digits = digitsIn(text)
  const before = digitsIn(text.slice(0, caret)).length
  if (isDeletion === null || digits !== previous) return { digits, before }
  const gone = isDeletion === 'backward' ? before - 1 : before
  if (gone < 0 || gone >= digits.length) return { digits, before }
  return { digits: digits.slice(0, gone) + digits.slice(gone + 1), before: gone }
}

/** The caret position after that many digits; after the last digit it is the end of the text. */
export function caretIn(text: string, before: number, isAtEnd: boolean): number {
  if (isAtEnd) return text.length
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === before) return index
    if (/\d/.test(text[index] ?? '')) seen++
  }
  return text.length
}
