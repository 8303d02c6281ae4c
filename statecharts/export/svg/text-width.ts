/**
 * Advance widths of Inter SemiBold in thousandths of the font size, by class of characters, with a margin for similar
 * fonts.
 */
const classes: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;'|!]/, 300],
  [/[ftr()[\]/\- ]/, 400],
  [/[mwMW]/, 900],
  [/[A-Z]/, 720],
  [/[a-z0-9]/, 600],
]

const letterWidth = (letter: string): number => classes.find(([letters]) => letters.test(letter))?.[1] ?? 640

export const sansWidth = (text: string, size: number): number =>
  Math.ceil((Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0) * size) / 1000)

/** Monospaced fonts have an advance of 0.6 em, rounded to whole pixels by hinting. */
export const monoWidth = (text: string, size: number): number => text.length * Math.ceil(size * 0.602)

/** Wraps words into balanced lines of limited length; a longer word gets a line of its own. */
export function wrapped(text: string, letters: number): readonly string[] {
  let lines = filled(text, letters)
  for (let fewer = letters - 1; fewer > 0; fewer--) {
    const tighter = filled(text, fewer)
    if (tighter.length > lines.length || longest(tighter) > fewer) return lines
    lines = tighter
  }
  return lines
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length))

function filled(text: string, letters: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
