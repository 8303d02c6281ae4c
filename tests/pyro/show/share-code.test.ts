import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { PublicShowDoc, type ShowDoc } from '#contract/shows/show-doc.ts'
import { randomOf } from '#pyro/random.ts'
import { isSame } from '#pyro/show/is-same.ts'
import { decodeShow, encodeShow, MAX_CODE } from '#pyro/show/share-code.ts'
import { integer } from '#server/demo/seeded-random.ts'
import { allProducts } from './catalogue-products.ts'
import { randomShow } from './random-shows.ts'

const products = [...allProducts.values()]
const random = randomOf('codes')
const shows = Array.from({ length: 300 }, () => randomShow(random, products, 60))

/** As shared: in the order of time, rows are numbered anew, notes, music and devices on hand stay behind. */
function shared({ format, name, seed, site, positions, cues }: ShowDoc) {
  const ids = new Map(positions.map(({ id }, index) => [id, `p${index + 1}`]))
  return {
    format,
    name,
    seed,
    site,
    positions: positions.map((position, index) => ({ ...position, id: `p${index + 1}` })),
    cues: cues
      .toSorted((a, b) => (a.at_ms ?? -1) - (b.at_ms ?? -1))
      .map((noted, index) => {
        const { note: _, ...cue } = noted
        return { ...cue, id: `c${index + 1}`, position: ids.get(cue.position) }
      }),
  }
}

describe('[SHOW-03] the code of a portable link', () => {
  test('holds the whole show and its storefront, in characters of an address', () => {
    const wrong = shows.filter((doc) => {
      const code = encodeShow(doc, 14) ?? ''
      return !/^[\w-]+$/.test(code) || !isSame(decodeShow(code), { doc: shared(doc), projectId: 14 })
    })
    expect(wrong).toEqual([])
  })
  test('that names no storefront, as the first ones, still opens', () => {
    const old = 'AQtMYWtlIGZpbmFsZQesAgEAAQZDZW50ZXIAAAGRTgEAAgG4FwCQAwAA'
    const { doc, projectId } = decodeShow(old) ?? never()
    expect([projectId, doc.name, doc.cues.map((cue) => [cue.products_id, cue.count, cue.at_ms])]).toEqual([
      null,
      'Lake finale',
      [[10_001, 2, 1_500]],
    ])
  })
  test('holds no note and no devices on hand', () => {
    const [doc] = shows
    const told = doc && {
      ...doc,
      cues: doc.cues.map((cue) => ({ ...cue, note: 'Call Ann' })),
      on_hand: { 7: 3 },
    }
    expect(told && encodeShow(told, 11)).toBe(doc && encodeShow(doc, 11))
  })
  test('is none when it would be longer than an address may be', () => {
    const [doc] = shows
    const cue = shows.flatMap(({ cues }) => cues)[0]
    const cues = Array.from({ length: 1_000 }, (_, index) => ({
      ...cue,
      id: `c${index}`,
      at_ms: integer(random, 0, 3_600_000),
      lead_ms: integer(random, 0, 60_000),
    }))
    // all fields of a cue are there
    const long = { ...doc, cues } as ShowDoc
    const codes = [500, 1_000].map((count) => encodeShow({ ...long, cues: long.cues.slice(0, count) }, 11))
    expect(codes.map((code) => code === null)).toEqual([false, true])
    expect(codes[0]?.length).toBeLessThanOrEqual(MAX_CODE)
  })
  test('that anybody changed is another valid show or none, never an exception', () => {
    const code = encodeShow(shows.find(({ cues }) => cues.length > 10) ?? never(), 11) ?? ''
    for (let run = 0; run < 3_000; run++) {
      const at = integer(random, 0, code.length - 1)
      const letter = String.fromCharCode(integer(random, 45, 122))
      const changed = `${code.slice(0, at)}${letter}${code.slice(at + integer(random, 0, 2))}`
      const shown = decodeShow(changed)
      expect(shown === null || v.is(PublicShowDoc, shown.doc)).toBe(true)
    }
  })
  test.each(['', 'A', 'AQ', '!!!!', 'Ag', '_'.repeat(8_000), 'A'.repeat(9_000)])(
    '%.8s is no show',
    (code) => {
      expect(decodeShow(code)).toBeNull()
    },
  )
})

function never(): never {
  throw new Error('no show')
}
