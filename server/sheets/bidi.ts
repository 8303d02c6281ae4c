/**
 * The order in which a line of mixed directions is read, by the rules of Unicode Standard Annex 9 for text without explicit
 * directional characters, in a paragraph from left to right.
 */

type BidiClass = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'ON'

const CLASSES: readonly (readonly [BidiClass, RegExp])[] = [
  ['NSM', /[\p{Mn}\p{Me}]/u],
  ['AN', /[\u0660-\u0669\u066B\u066C\u06DD]/u],
  ['EN', /[0-9\u06F0-\u06F9]/u],
  ['R', /[\p{Script=Hebrew}\u200F]/u],
  ['AL', /[\p{Script=Arabic}\u0600-\u07BF]/u],
  ['ES', /[+-]/u],
  ['ET', /[#%$\u00A2-\u00A5\u00B0\u20AC]/u],
  ['CS', /[,./:\u00A0]/u],
  ['L', /[\p{L}\p{N}]/u],
]

export const isRightToLeft = (text: string): boolean => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)

const classOf = (character: string): BidiClass =>
  CLASSES.find(([, pattern]) => pattern.test(character))?.[0] ?? 'ON'

/** The embedding level of each character: even ones are read from the left, odd ones from the right. */
export function levelsOf(characters: readonly string[]): readonly number[] {
  const classes = characters.map(classOf)
  resolveWeak(classes)
  resolveBrackets(characters, classes)
  return resolveNeutral(classes).map((each) => LEVELS[each] ?? 2)
}

/** Rules I1 and I2; numbers have 2. */
const LEVELS: Partial<Record<BidiClass, number>> = { L: 0, R: 1 }

/** Rules W1 to W7: what is left are L, R, EN, AN and ON. */
function resolveWeak(classes: BidiClass[]): void {
  for (const [at, each] of classes.entries()) if (each === 'NSM') classes[at] = classes[at - 1] ?? 'L'
  let strong: BidiClass = 'L'
  for (const [at, each] of classes.entries()) {
    if (each === 'L' || each === 'R' || each === 'AL') strong = each
    else if (each === 'EN' && strong === 'AL') classes[at] = 'AN'
  }
  for (const [at, each] of classes.entries()) {
    if (each === 'AL') classes[at] = 'R'
    const [before, after] = [classes[at - 1], classes[at + 1]]
    if (each === 'ES' && before === 'EN' && after === 'EN') classes[at] = 'EN'
    if (each === 'CS' && before === after && (before === 'EN' || before === 'AN')) classes[at] = before
  }
  for (const run of runsOf(classes, (each) => each === 'ET')) {
    const isNumber = classes[run.from - 1] === 'EN' || classes[run.to] === 'EN'
    classes.fill(isNumber ? 'EN' : 'ON', run.from, run.to)
  }
  strong = 'L'
  for (const [at, each] of classes.entries()) {
    if (each === 'L' || each === 'R') strong = each
    else if (each === 'ES' || each === 'CS') classes[at] = 'ON'
    else if (each === 'EN' && strong === 'L') classes[at] = 'L'
  }
}

/** Rule N0: a pair of brackets goes with the text in it, where the text before it does too. */
function resolveBrackets(characters: readonly string[], classes: BidiClass[]): void {
  const opened: { readonly closing: string | undefined; readonly at: number }[] = []
  for (const [at, character] of characters.entries()) {
    if ('([{'.includes(character)) opened.push({ closing: MIRRORS[character], at })
    const pair = opened.findLast(({ closing }) => closing === character)
    if (!pair) continue
    opened.length = opened.indexOf(pair)
    const inside = directionsOf(classes.slice(pair.at + 1, at))
    const before = directionsOf(classes.slice(0, pair.at)).at(-1) ?? 'L'
    if (inside.length > 0) classes[pair.at] = classes[at] = inside.includes('L') ? 'L' : before
  }
}

const directionsOf = (classes: readonly BidiClass[]): readonly ('L' | 'R')[] =>
  classes.flatMap((each) => (each === 'ON' ? [] : [each === 'L' ? 'L' : 'R']))

/** Rules N1 and N2: a neutral character between two of one direction has it too, else that of the paragraph. */
function resolveNeutral(classes: readonly BidiClass[]): readonly BidiClass[] {
  const resolved = [...classes]
  const directionAt = (at: number) => ((classes[at] ?? 'L') === 'L' ? 'L' : 'R')
  for (const { from, to } of runsOf(classes, (each) => each === 'ON')) {
    const isRight = directionAt(from - 1) === 'R' && to < classes.length && directionAt(to) === 'R'
    resolved.fill(isRight ? 'R' : 'L', from, to)
  }
  return resolved
}

function runsOf(classes: readonly BidiClass[], matches: (each: BidiClass) => boolean) {
  const runs: { from: number; to: number }[] = []
  for (const [at, each] of classes.entries()) {
    if (!matches(each)) continue
    const last = runs.at(-1)
    if (last?.to === at) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  }
  return runs
}

/** Rule L2: parts of a line from left to right. @param parts as they are written, each of one level */
export function visualOrder<Part extends { readonly level: number }>(
  parts: readonly Part[],
): readonly Part[] {
  let ordered = [...parts]
  for (const level of [2, 1]) {
    const groups: Part[][] = []
    for (const part of ordered) {
      const last = groups.at(-1)
      if (last !== undefined && part.level >= level && (last[0]?.level ?? 0) >= level) last.push(part)
      else groups.push([part])
    }
    ordered = groups.flatMap((group) => group.reverse())
  }
  return ordered
}

const MIRRORS: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

/** Rule L4: brackets open to the other side where text is read from the right. */
export const mirrored = (text: string): string =>
  text.replaceAll(/[()[\]{}<>«»]/g, (sign) => MIRRORS[sign] ?? sign)
