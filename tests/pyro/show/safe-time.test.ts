import { describe, expect, test } from 'vitest'
import { SHOW_LIMITS, type ShowCue, type ShowDoc } from '#contract/shows/show-doc.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import { findings } from '#pyro/show/findings.ts'
import { safeTime } from '#pyro/show/safe-time.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import { timingOf } from '#pyro/show/timing.ts'
import { productOf } from './catalogue-products.ts'

const fountain: ShowProduct = {
  ...productOf('Fountains'),
  seconds: 30,
  quantity: 50,
  ignition_type: 'Visco Fuse',
}
const shell: ShowProduct = { ...productOf('3-Inch-Shells'), ignition_type: 'Electric Match', quantity: 50 }
const products = new Map([fountain, shell].map((product) => [product.products_id, product]))
const lead = timingOf(fountain).lead_ms

const cue = (id: string, product: ShowProduct, at_ms: number | null, position = 'center'): ShowCue => ({
  id,
  products_id: product.products_id,
  count: 1,
  at_ms,
  position,
  spacing_ms: 0,
  angle_deg: 0,
  lead_ms: null,
  note: '',
})
const show = (cues: readonly ShowCue[], firing: ShowDoc['site']['firing'] = 'hand'): ShowDoc => ({
  ...emptyShow('Fair', 1),
  cues: [...cues],
  site: { crowd_ft: 2_000, firing, noise: 'any' },
})
const next = (doc: ShowDoc, product: ShowProduct, from_ms: number, position?: string) =>
  safeTime(doc, products, cue('new', product, null, position), from_ms)

describe('[SHOW-01] the time of an added cue', () => {
  test('in an empty show is not before its fuse has burnt', () => {
    expect(lead).toBeGreaterThan(0)
    expect(next(show([]), fountain, 0)).toBe(lead)
    expect(next(show([]), fountain, lead + 4_000)).toBe(lead + 4_000)
  })

  test('by hand is ten seconds of lighting after the cue before it, and before the one after it', () => {
    const doc = show([cue('a', fountain, lead)])
    expect(next(doc, fountain, lead + 2_000)).toBe(lead + 10_000)
    const crowded = show([cue('a', fountain, lead), cue('b', fountain, lead + 15_000)])
    expect(next(crowded, fountain, lead + 2_000)).toBe(lead + 25_000)
    const wide = show([cue('a', fountain, lead), cue('b', fountain, lead + 20_000)])
    expect(next(wide, fountain, lead + 2_000)).toBe(lead + 10_000)
  })

  test('with clip igniters is two seconds after the one before it at the same position alone', () => {
    const doc = show([cue('a', fountain, lead)], 'electric')
    expect(next(doc, fountain, lead)).toBe(lead + 2_000)
    expect(next(doc, fountain, lead, 'left')).toBe(lead)
    expect(next(doc, shell, lead)).toBe(lead)
  })

  test('is the wished one where the cue itself is what was there', () => {
    const doc = show([cue('new', fountain, lead)])
    expect(next(doc, fountain, lead)).toBe(lead)
  })

  test('is the end of the longest show where there is no room before it', () => {
    const end = SHOW_LIMITS.milliseconds
    expect(next(show([cue('a', fountain, end)]), fountain, end)).toBe(end)
  })

  test('never leads to a danger, whatever is added one after another', () => {
    for (const firing of ['hand', 'electric'] as const) {
      const cues: ShowCue[] = []
      for (let index = 0; index < 40; index++) {
        const product = index % 3 === 1 ? shell : fountain
        const added = cue(`${index}`, product, null, ['left', 'center', 'right'][index % 3])
        const at_ms = safeTime(show(cues, firing), products, added, (index * 37_000) % 90_000)
        cues.push({ ...added, at_ms })
      }
      const kinds = findings(show(cues, firing), products, { hasPapers: true }).map(({ kind }) => kind)
      expect(kinds).not.toContain('litBeforeStart')
      expect(kinds).not.toContain('litTooFast')
    }
  })
})
