import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ARTWORK_VERSION } from '#server/catalogue/artwork/picture-files.ts'
import type { ArtSource } from '#pyro/art-source.ts'
import { artSpec } from '#pyro/art-spec.ts'
import { fireworkColors } from '#pyro/color.ts'
import { drawArtwork } from '#pyro/draw-artwork.ts'
import { createScene } from '#pyro/scene.ts'
import { catalogue } from '#server/demo/catalogue/catalogue.ts'

const products = catalogue()
/** SHA-256 of the pictures of version 2, by size; a new version brings new ones. */
const DRAWN = { 75: 'a941bc08def4f086', 300: '91be4019b8c9d307' }
const digest = (svgs: readonly string[]) => {
  const hash = createHash('sha256')
  for (const svg of svgs) hash.update(svg)
  return hash.digest('hex').slice(0, 16)
}
const word = (label: string) => label.toLowerCase().replaceAll(' ', '-')

/** Categories whose pictures may show an aerial burst as their subject. */
const burstCategories = new Set([
  'Artillery-Shells',
  'Single-Shots',
  'Close-Proximity',
  'Comets',
  '3-Inch-Shells',
  '4-Inch-Shells',
  '5-Inch-Shells',
  '6-Inch-Shells',
  '8-12-Inch-Shells',
])
const cakeCategories = new Set([
  '500-Gram-Cakes',
  '200-Gram-Cakes',
  '1000-gram-cakes',
  'Shell-Chains--Finales',
])

const wrongColors = (source: ArtSource, drawn: readonly string[] = artSpec(source).colors) => {
  const own = source.colors.map(word).filter((name) => name !== 'multi-color')
  return drawn.length !== own.length || drawn.some((name, i) => name !== own[i])
}

describe('[ux 7.18] the picture of every product of the catalogue', () => {
  test('has the colors of the product, in its order, and no others', () => {
    expect(products.filter((product) => wrongColors(product))).toEqual([])
    const painted = products.filter((product) => {
      const spec = artSpec(product)
      const { colors } = createScene(spec, 0.1)
      return spec.colors.some((name, i) => colors[i] !== fireworkColors[name])
    })
    expect(painted).toEqual([])
  })

  test('would be caught with a color that is not the product\u2019s (negative control)', () => {
    const red = products.find((product) => product.colors.length === 1 && product.colors[0] === 'Red')
    if (!red) throw new Error('no product is only red')
    expect([wrongColors(red), wrongColors(red, ['red', 'blue']), wrongColors(red, ['blue'])]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('has the effects and the firing pattern of the product', () => {
    const wrong = products.filter((product) => {
      const spec = artSpec(product)
      const pattern = product.firing_pattern === null ? null : word(product.firing_pattern)
      return spec.pattern !== pattern || spec.effects.join() !== product.effects.map(word).join()
    })
    expect(wrong).toEqual([])
  })

  test('shows a burst only where the category is one, and a cake exactly for cakes and racks', () => {
    const subjectOf = (product: ArtSource) => artSpec(product).subject
    const bursts = products.filter((product) => subjectOf(product) === 'burst')
    expect(bursts.filter((product) => !burstCategories.has(product.category_url))).toEqual([])
    const cakes = products.filter(
      (product) => (subjectOf(product) === 'cake') !== cakeCategories.has(product.category_url),
    )
    expect(cakes).toEqual([])
  })

  test('shows effects with a picture of their own as that picture', () => {
    const own: Readonly<Record<string, string>> = { comet: 'comet', mine: 'mine', fountain: 'fountain' }
    const wrong = products.filter((product) => {
      const spec = artSpec(product)
      const wanted = own[spec.effects[0] ?? '']
      return wanted !== undefined && burstCategories.has(product.category_url) && spec.subject !== wanted
    })
    expect(wrong).toEqual([])
  })

  test('is another one than those of the other 1,013', () => {
    expect(new Set(products.map((product) => JSON.stringify(artSpec(product)))).size).toBe(1014)
    const thumbnails = products.map((product) => drawArtwork(product, 75))
    expect(new Set(thumbnails.map((svg) => digest([svg]))).size).toBe(1014)
    expect(digest(thumbnails)).toBe(DRAWN[75])
  })

  test('changes by no byte while ARTWORK_VERSION, which keys every cache of it, stays', () => {
    const cards = products.filter((_, index) => index % 5 === 0).map((product) => drawArtwork(product, 300))
    expect({ version: ARTWORK_VERSION, cards: digest(cards) }).toEqual({ version: 2, cards: DRAWN[300] })
  })

  test('is the same one whenever it is drawn', () => {
    const sample = products.filter((_, index) => index % 101 === 0)
    expect(sample.map((product) => drawArtwork(product, 300))).toEqual(
      sample.map((product) => drawArtwork({ ...product }, 300)),
    )
  })

  test('is well formed: numbers are numbers and every reference has its target', () => {
    const sample = products.filter((_, index) => index % 37 === 0)
    for (const svg of sample.flatMap((product) => [drawArtwork(product, 75), drawArtwork(product, 300)])) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|e-\d/)
      const targets = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
      const uses = [...svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map((match) => match[1])
      expect(uses.filter((id) => !targets.has(id))).toEqual([])
      expect((svg.match(/<g[ >]/g) ?? []).length).toBe((svg.match(/<\/g>/g) ?? []).length)
    }
  })

  test('stays within 30 kB as a card and 14 kB as a thumbnail, zipped', () => {
    const isHeavy = ({ effects }: ArtSource) => effects[0] === 'Crossette' || effects[0] === 'Palm'
    const sample = products.filter(
      (product, index) => index % 9 === 4 || (isHeavy(product) && index % 2 === 1),
    )
    const tooLarge = (size: 75 | 300, limit: number) =>
      sample
        .filter((product) => gzipSync(drawArtwork(product, size)).length > limit)
        .map((p) => p.products_url)
    expect({ cards: tooLarge(300, 30 * 1024), thumbs: tooLarge(75, 14 * 1024) }).toEqual({
      cards: [],
      thumbs: [],
    })
  })
})
