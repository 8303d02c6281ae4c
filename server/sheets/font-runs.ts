import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** A part of a line in one font. */
export interface FontRun<Font> {
  /** as a font shapes it: for a script that is read from the right the font turns it round */
  readonly text: string
  readonly font: Font
  readonly isRightToLeft: boolean
}

/** Spaces and punctuation, which stay in the font before them, so that a phrase is one run. */
const CONNECTING = /[\s\p{P}\p{M}\u200C\u200D]/u
/** Emoji and what belongs to them, and characters that nobody sees. */
const LEFT_OUT = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{C}\uFE0E\uFE0F\u20E3]/u

/**
 * The runs of a line from left to right. Emoji and invisible characters that no font has are left out; another character that none has stays in the
 * first font, which shows an empty box.
 *
 * @param fonts by preference, the first for what no font has
 * @param hasGlyph whether a font has a glyph for a character
 */
export function fontRuns<Font>(
  line: string,
  [first, ...others]: readonly [Font, ...Font[]],
  hasGlyph: (font: Font, character: string) => boolean,
): readonly FontRun<Font>[] {
  const text = line.normalize('NFC').replaceAll(/\s/g, ' ')
  const { levels, placeOf } = directionsOf(text)
  const runs: { text: string; font: Font; level: number; place: number }[] = []
  let at = 0
  let hasLeftOut = false
  for (const character of text) {
    const [level, place] = [levels?.[at] ?? 0, placeOf(at)]
    at += character.length
    const last = runs.at(-1)
    const stays = last !== undefined && CONNECTING.test(character) && hasGlyph(last.font, character)
    const font = stays ? last.font : [first, ...others].find((each) => hasGlyph(each, character))
    const isLeftOut = font === undefined && LEFT_OUT.test(character)
    if (isLeftOut) hasLeftOut = true
    // the space after what is left out would be a second one
    if (isLeftOut || (hasLeftOut && character === ' ' && (last?.text ?? ' ').endsWith(' '))) continue
    const run = { text: character, font: font ?? first, level, place }
    if (last?.font === run.font && last.level === run.level) last.text += character
    else runs.push(run)
  }
  return runs
    .toSorted((a, b) => a.place - b.place)
    .map(({ text: written, font, level }) => {
      const isTurned = level % 2 === 1
      return { text: shapedText(written, isTurned), font, isRightToLeft: isTurned }
    })
}

const isRightToLeft = (text: string): boolean => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)

/**
 * The level of each code unit of a line, odd where it is read from the right, and its place from the left, by Unicode Standard
 * Annex 9 in a paragraph from left to right: addresses and labels are English.
 */
function directionsOf(text: string) {
  if (!isRightToLeft(text)) return { levels: null, placeOf: (at: number) => at }
  const embedding = bidi.getEmbeddingLevels(text, 'ltr')
  const order = bidi.getReorderedIndices(text, embedding)
  const places = new Map(order.map((at, place) => [at, place]))
  return { levels: embedding.levels, placeOf: (at: number) => places.get(at) ?? at }
}

/** A font turns round what has a letter or digit of such a script, and nothing else. */
function shapedText(text: string, isTurned: boolean): string {
  const shaped = isTurned
    ? Array.from(text, (each) => bidi.getMirroredCharacter(each) ?? each).join('')
    : text
  return isRightToLeft(text) === isTurned ? shaped : Array.from(shaped).reverse().join('')
}
