import { expect, test } from 'vitest'
import { brandMark, drawBrandMark } from '#pyro/brand-mark.ts'
import { brands } from '#server/demo/catalogue/brands.ts'
import { contrastRatio } from '#tests/ui/contrast-ratio.ts'

const names = brands.map(({ name }) => name)

test('every brand of the demo shop has a mark of its own, the same at every drawing', () => {
  const looks = names.map(brandMark).map(({ initials, plate, color }) => `${initials} ${plate} ${color}`)
  expect(new Set(looks).size).toBe(names.length)
  expect(names.map(drawBrandMark)).toEqual(names.map(drawBrandMark))
  expect(Math.max(...names.map((name) => drawBrandMark(name).length))).toBeLessThan(1_000)
})

test.each([
  ['Halewick', 'H'],
  ['Grand Meridian Show Series', 'GM'],
  ['7 & 7', ''],
])('the mark of %s has the initials "%s"', (name, initials) => {
  expect(brandMark(name).initials).toBe(initials)
})

test('the initials have a contrast of at least 4.5 on their plate, on light and on dark pages', () => {
  const long = (hex: string) => (hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex)
  const colorsOf = (svg: string, rule: RegExp) => [...svg.matchAll(rule)].map(([, hex]) => long(hex ?? ''))
  const contrasts = names.map(drawBrandMark).flatMap((svg) => {
    const inks = colorsOf(svg, /\.i\{stroke:(#[\da-f]+)/g)
    return colorsOf(svg, /\.p\{fill:(#[\da-f]+)/g).map((plate, index) =>
      contrastRatio(plate, inks[index] ?? ''),
    )
  })
  expect(contrasts).toHaveLength(2 * names.length)
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
})
