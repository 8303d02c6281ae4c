import { expect, test } from 'vitest'
import { animationOf } from '#pyro/animation.ts'
import type { ArtSource } from '#pyro/art-source.ts'
import { fireworkColors } from '#pyro/color.ts'

const product = (category_url: string, more: Partial<ArtSource> = {}): ArtSource => ({
  products_url: `X1-${category_url}`,
  products_name: 'Test',
  category_url,
  colors: ['Red'],
  effects: ['Peony'],
  firing_pattern: null,
  caliber: '1.75"',
  shots: 1,
  ...more,
})
const linesAt = (source: ArtSource, seconds: number) =>
  animationOf(source)
    .frame(seconds)
    .reduce((count, { lines }) => count + lines.length, 0)

test.each([
  'Artillery-Shells',
  '500-Gram-Cakes',
  'Fountains',
  'Sparklers',
  'Mines',
  'Comets',
  'Roman-Candles',
])('a product of %s starts dark, burns, and ends within ten seconds', (category) => {
  const animation = animationOf(product(category))
  expect(animation.seconds).toBeGreaterThan(1.5)
  expect(animation.seconds).toBeLessThan(10)
  const bright = [0.25, 0.5, 0.75].map((share) => linesAt(product(category), animation.seconds * share))
  expect(Math.max(...bright)).toBeGreaterThan(20)
  expect(linesAt(product(category), 0)).toBeLessThan(10)
})

test('a frame is the same whenever and in whatever order it is drawn', () => {
  const [first, second] = [animationOf(product('Mines')), animationOf(product('Mines'))]
  first.frame(0.2)
  expect(first.frame(1)).toEqual(second.frame(1))
})

test('a shell rises, breaks in the color of the product, and goes out', () => {
  const shell = animationOf(product('Artillery-Shells'))
  const highest = (seconds: number) =>
    Math.min(...shell.frame(seconds).flatMap(({ lines }) => lines.map(([, [, y]]) => y)))
  expect(highest(0.2)).toBeGreaterThan(highest(0.9))
  const reds = shell.frame(2).filter(({ color }) => (color & 0xff0000) === (fireworkColors.red & 0xf80000))
  expect(reds.length).toBeGreaterThan(0)
  expect(shell.frame(shell.seconds)).toEqual([])
})
