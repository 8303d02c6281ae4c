import { describe, expect, test } from 'vitest'
import type { ShowCue, ShowDoc } from '#contract/shows/show-doc.ts'
import { distances } from '#pyro/show/distances.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import { type FindingSettings, findings, isDanger } from '#pyro/show/findings.ts'
import { gapsOf } from '#pyro/show/gaps.ts'
import { noiseOf } from '#pyro/show/noise-of.ts'
import { requiredDistance } from '#pyro/show/required-distance.ts'
import { ruleSources } from '#pyro/show/safety-rules.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import { timingOf } from '#pyro/show/timing.ts'
import { allProducts, productOf } from './catalogue-products.ts'

const fountain: ShowProduct = {
  ...productOf('Fountains'),
  effects: ['Fountain'],
  seconds: 30,
  quantity: 50,
  products_packaging: '2/1',
  pieces_per_case: 2,
  ignition_type: 'Visco Fuse',
}
const shell: ShowProduct = { ...productOf('3-Inch-Shells'), ignition_type: 'Electric Match', quantity: 50 }
const bare = { ...shell, caliber: null, performance_height: null }
const products = new Map([fountain, shell].map((product) => [product.products_id, product]))

const cue = (id: string, product: ShowProduct, changes: Partial<ShowCue> = {}): ShowCue => ({
  id,
  products_id: product.products_id,
  count: 1,
  at_ms: 10_000,
  position: 'center',
  spacing_ms: 0,
  angle_deg: 0,
  lead_ms: null,
  note: '',
  ...changes,
})
const show = (cues: readonly ShowCue[], changes: Partial<ShowDoc> = {}): ShowDoc => ({
  ...emptyShow('Fair', 1),
  ...changes,
  cues: [...cues],
})
const kinds = (doc: ShowDoc, settings: FindingSettings = { hasPapers: true }) =>
  findings(doc, products, settings).map(({ kind }) => kind)
const site = { crowd_ft: 400, firing: 'hand', noise: 'any' } as const

describe('the distance to the spectators', () => {
  test.each([
    ['a 3 inch shell', shell, 0, 210, ['tube']],
    ['a tilted 3 inch shell', shell, 18, 231, ['tube', 'fan']],
    ['a fanned 3 inch device', { ...shell, firing_pattern: 'Z-Sweep' }, 0, 231, ['tube', 'fan']],
    ['a 30 mm comet', { ...shell, caliber: '30mm' }, 0, 83, ['tube']],
    ['a half-inch candle, no nearer than a fountain', { ...shell, caliber: '0.5"' }, 0, 75, ['ground']],
    ['a fountain', fountain, 10, 75, ['ground']],
    ['a wheel', productOf('Wheels'), 0, 125, ['moving']],
    ['a shell of unknown tube and height', bare, 0, 150, ['aerial']],
    ['one that rises to 300 ft', { ...bare, performance_height: '201-300 ft' }, 0, 300, ['aerial']],
    [
      'one that rises nobody knows how high',
      { ...bare, performance_height: 'Over 300 ft' },
      0,
      840,
      ['aerial'],
    ],
  ] as const)('of %s', (_, product, tilt, feet, sources) => {
    expect(requiredDistance(product, tilt)).toEqual({ feet, sources })
  })
  test('is raised by a local code', () => {
    expect(requiredDistance(bare, 0, { aerial_ft: 200 }).feet).toBe(200)
    expect(requiredDistance(bare, 0, { aerial_ft: 90 }).feet).toBe(150)
  })
  test('is known for every device of both storefronts', () => {
    const all = [...allProducts.values()].map((product) => requiredDistance(product, 0).feet)
    expect([Math.min(...all), Math.max(...all)]).toEqual([75, 840])
  })
  test('is listed with the cues, the farthest first', () => {
    const doc = show([cue('a', fountain), cue('b', shell), cue('c', shell, { position: 'left' })])
    expect(distances(doc, products).map(({ feet, cue_ids }) => [feet, cue_ids])).toEqual([
      [231, ['c']],
      [210, ['b']],
      [75, ['a']],
    ])
  })
})

describe('findings', () => {
  test('of a show without faults are only that it is a display', () => {
    const doc = show([cue('a', fountain, { count: 2 })], { site })
    expect(kinds(doc)).toEqual(['isDisplay'])
  })
  test('come in their order, dangers first, each with a source and its cues', () => {
    const doc = show(
      [
        cue('early', fountain, { at_ms: 0 }),
        cue('near', shell, { at_ms: 3_000 }),
        cue('late', fountain, { at_ms: 60_000, count: 500 }),
      ],
      { site: { crowd_ft: 80, firing: 'hand', noise: 'quiet' } },
    )
    const found = findings(doc, products, { hasPapers: false })
    expect(found.map(({ kind, cue_ids }) => [kind, cue_ids])).toEqual([
      ['crowdTooNear', ['near']],
      ['litBeforeStart', ['early']],
      ['needsPapers', ['near']],
      ['tooLoud', ['near']],
      ['litTooFast', ['early', 'near']],
      ['gap', ['early', 'late']],
      ['soldOut', ['early', 'late']],
      ['leftover', ['near']],
      ['isDisplay', []],
    ])
    const dangers = found.map((finding) => isDanger(finding))
    expect(dangers).toEqual([true, true, true, true, true, false, false, false, false])
    expect(found[0]).toMatchObject({ crowd_ft: 80, needed_ft: 210, sources: ['tube'] })
  })
  test('name what a state does not admit', () => {
    const doc = show([cue('a', { ...fountain, products_id: 5 })], { site })
    const restricted = new Map([[5, { ...fountain, products_id: 5, texas_restricted: true }]])
    const of = (state: string) =>
      findings(doc, restricted, { hasPapers: true, state }).map(({ kind }) => kind)
    expect(of('TX')).toContain('restrictedInState')
    expect(of('MO')).not.toContain('restrictedInState')
  })
  test('a hand needs 10 seconds; devices fused together are lit once', () => {
    const lit = (changes: Partial<ShowCue>) => kinds(show([cue('a', fountain, changes)], { site }))
    expect(lit({ count: 4, spacing_ms: 9_999 })).toContain('litTooFast')
    expect(lit({ count: 4, spacing_ms: 10_000 })).not.toContain('litTooFast')
    expect(lit({ count: 4 })).not.toContain('litTooFast')
  })
  test('name each pair of cues that is lit too fast once, with its shortest time', () => {
    const cues = [
      cue('a', fountain, { at_ms: 10_000, count: 2, spacing_ms: 400 }),
      cue('b', fountain, { at_ms: 11_000 }),
      cue('c', fountain, { at_ms: 60_000 }),
      cue('d', fountain, { at_ms: 60_300 }),
    ]
    const found = findings(show(cues, { site }), products, { hasPapers: true })
    expect(found.find(({ kind }) => kind === 'litTooFast')).toMatchObject({
      spacing_ms: 300,
      pairs: [
        { cue_ids: ['a'], spacing_ms: 400 },
        { cue_ids: ['a', 'b'], spacing_ms: 600 },
        { cue_ids: ['c', 'd'], spacing_ms: 300 },
      ],
    })
  })
  test('clip igniters of a position need 2 seconds, electric matches none', () => {
    const electric = { ...site, firing: 'electric' } as const
    const at = (product: ShowProduct, second: Partial<ShowCue>) =>
      kinds(show([cue('a', product), cue('b', product, second)], { site: electric }))
    expect(at(fountain, { at_ms: 11_000 })).toContain('litTooFast')
    expect(at(fountain, { at_ms: 12_000 })).not.toContain('litTooFast')
    expect(at(fountain, { at_ms: 11_000, position: 'left' })).not.toContain('litTooFast')
    expect(at(shell, { at_ms: 10_100 })).not.toContain('litTooFast')
  })
  test('a gap is darkness of more than 4 seconds, also between the devices of a cue', () => {
    const { duration_ms } = timingOf(fountain)
    const spaced = (spacing_ms: number) =>
      gapsOf(show([cue('a', fountain, { count: 2, spacing_ms })]), products)
    expect(spaced(duration_ms + 4_000)).toEqual([])
    expect(spaced(duration_ms + 4_001)).toEqual([
      { from_ms: 10_000 + duration_ms, to_ms: 14_001 + duration_ms, cue_ids: ['a', 'a'] },
    ])
  })
  test('have a source in words each', () => {
    expect(Object.values(ruleSources).filter((text) => text.length < 10 || /safe/i.test(text))).toEqual([])
  })
})

test('noise: reports and crackers are loud, what rises, whistles or crackles moderate, the rest quiet', () => {
  const noises = [productOf('Firecrackers'), shell, { ...fountain, effects: ['Crackle'] }, fountain].map(
    noiseOf,
  )
  expect(noises.slice(1)).toEqual([
    shell.effects.includes('Report') ? 'loud' : 'moderate',
    'moderate',
    'quiet',
  ])
  expect(noises[0]).toBe('loud')
})
