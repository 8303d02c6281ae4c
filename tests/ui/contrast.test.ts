import { describe, expect, test } from 'vitest'
import { type Palette, palettes } from '#src/ui/theme/palettes.ts'
import { contrastRatio } from './contrast-ratio.ts'

type Pair = readonly [ink: keyof Palette, ground: keyof Palette]

const grounds = ['bg', 'surface', 'surface2'] as const
const tones = [
  ['success', 'successBg'],
  ['warn', 'warnBg'],
  ['danger', 'dangerBg'],
  ['info', 'infoBg'],
] as const

const textPairs: readonly Pair[] = [
  ...(['text', 'muted', 'subtle', 'link'] as const).flatMap((ink) =>
    grounds.map((ground): Pair => [ink, ground]),
  ),
  ...tones.flatMap(([ink, ground]): Pair[] => [
    [ink, ground],
    [ink, 'surface'],
    ['text', ground],
    ['link', ground],
  ]),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onAccent', 'accent'],
  ['onDanger', 'danger'],
  ['danger', 'bg'],
  ['sale', 'surface'],
]

const controlPairs: readonly Pair[] = [
  ...(['borderStrong', 'focus'] as const).flatMap((ink) => grounds.map((ground): Pair => [ink, ground])),
  ['primary', 'bg'],
  ['primary', 'surface'],
]

function tooFaint(palette: Palette, pairs: readonly Pair[], need: number) {
  return pairs
    .map(([ink, ground]) => ({ ink, ground, ratio: contrastRatio(palette[ink], palette[ground]) }))
    .filter(({ ratio }) => ratio < need)
}

describe.each(Object.entries(palettes))('%s', (_name, palette) => {
  test('every text has a contrast of at least 4.5:1 on each of its backgrounds', () => {
    expect(tooFaint(palette, textPairs, 4.5)).toEqual([])
  })

  test('every control border and the focus ring have a contrast of at least 3:1', () => {
    expect(tooFaint(palette, controlPairs, 3)).toEqual([])
  })
})

test('control: a text one step fainter than allowed is reported', () => {
  const faint = { ...palettes['consumer-light'], subtle: '#7C7E96' }
  expect(tooFaint(faint, textPairs, 4.5).map(({ ink, ground }) => [ink, ground])).toEqual([
    ['subtle', 'bg'],
    ['subtle', 'surface'],
    ['subtle', 'surface2'],
  ])
})

test('the contrast formula matches published values', () => {
  const ratios = [
    contrastRatio('#000000', '#FFFFFF'),
    contrastRatio('#16172B', '#FAFAFC'),
    contrastRatio('#FF7A2F', '#FAFAFC'),
  ]
  expect(ratios.map((ratio) => ratio.toFixed(2))).toEqual(['21.00', '16.91', '2.49'])
})
