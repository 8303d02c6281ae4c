import { expect, test } from 'vitest'
import { fontRuns } from '#server/sheets/font-runs.ts'

const HAS = { latin: /[\x20-\x7E]/, wide: /[\u0020-\u06FF]/ } as const
const runs = (line: string) =>
  fontRuns<keyof typeof HAS>(line, ['latin', 'wide'], (font, character) => HAS[font].test(character))
/** As it stands on the page: a font turns round the runs of a script that is read from the right. */
const shown = (line: string) =>
  runs(line)
    .map(({ text }) => (/[\u0590-\u06FF]/.test(text) ? Array.from(text).reverse().join('') : text))
    .join('')

test('a line is split where its font changes, and punctuation stays in the font before it', () => {
  expect(runs('Dana Γεώργιος, 12 Main').map(({ text, font }) => [text, font])).toEqual([
    ['Dana ', 'latin'],
    ['Γεώργιος, ', 'wide'],
    ['12 Main', 'latin'],
  ])
})

test.each([
  ['a name', 'אבג דהו', 'והד גבא'],
  ['a number in an address', 'אבג 12', '12 גבא'],
  ['a number in brackets', 'אבג (דהו 4)', '(4 והד) גבא'],
  ['a name in brackets after Latin', 'Shalom (אבג) Ltd.', 'Shalom (גבא) Ltd.'],
  ['Latin after a name', 'אבג, Rolla', 'גבא, Rolla'],
  ['Arabic digits', 'ابج ١٢٣', '١٢٣ جبا'],
  ['European digits with separators after Arabic', 'ابج 1,234.50', '1,234.50 جبا'],
  ['an amount', 'אבג $12', '$12 גבא'],
  ['a sign between two names', 'אבג & דהו', 'והד & גבא'],
])('%s is shown in the order of Unicode Standard Annex 9', (_, line, order) => {
  expect(shown(line)).toBe(order)
})

test('emoji that no font has are left out with their space, other characters stay in the first font', () => {
  expect(runs('\u{1F386} Party \u{1F468}\u200D\u{1F469} Ltd 王')).toEqual([
    { text: 'Party Ltd 王', font: 'latin', isRightToLeft: false },
  ])
  expect(runs('e\u0301')).toEqual([{ text: 'é', font: 'wide', isRightToLeft: false }])
})
