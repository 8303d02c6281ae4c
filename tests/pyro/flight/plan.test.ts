import { expect, test } from 'vitest'
import { SHOW_FORMAT, type ShowCue, type ShowDoc } from '#contract/shows/show-doc.ts'
import { cueSpan } from '#pyro/flight/cue-span.ts'
import { canFly, type FlightProduct } from '#pyro/flight/flight-product.ts'
import { leadOf } from '#pyro/flight/lead.ts'
import { planShow } from '#pyro/flight/plan.ts'
import { shotSchedule } from '#pyro/flight/shot-schedule.ts'
import { catalogue } from '#server/demo/catalogue/catalogue.ts'

const goods = catalogue()
const products = new Map<number, FlightProduct>(goods.map((product) => [product.products_id, product]))
const flying = goods.filter(canFly)

const cueOf = (products_id: number, more: Partial<ShowCue> = {}): ShowCue => ({
  id: `cue-${products_id}`,
  products_id,
  count: 1,
  at_ms: 10_000,
  position: 'center',
  spacing_ms: 0,
  angle_deg: 0,
  lead_ms: null,
  note: '',
  ...more,
})
const docOf = (cues: readonly ShowCue[], seed = 7): ShowDoc => ({
  format: SHOW_FORMAT,
  name: 'Test',
  seed,
  site: { crowd_ft: 300, firing: 'electric', noise: 'any' },
  positions: [{ id: 'center', name: 'Center', x_ft: 0, angle_deg: 0 }],
  cues: [...cues],
  music: null,
  on_hand: {},
})

test('every product of both storefronts that burns has shots that start with it and end with its span', () => {
  const wrong = flying.filter((product) => {
    const cue = cueOf(product.products_id)
    const plan = planShow(docOf([cue]), products)
    const span = cueSpan(cue, product)
    const firsts = plan.flights.map(({ break_ms }) => break_ms)
    return (
      Math.min(...firsts) !== 10_000 ||
      plan.length_ms !== span?.end_ms ||
      plan.flights.some(({ launch_ms, break_ms, end_ms }) => launch_ms > break_ms || break_ms >= end_ms)
    )
  })
  expect(wrong.map(({ products_name }) => products_name)).toEqual([])
})

test('gear, assortments, unknown products and cues in the tray have no shots', () => {
  const idle = goods.filter((product) => !canFly(product))
  expect(idle.length).toBeGreaterThan(60)
  const cues = [
    ...idle.map(({ products_id }) => cueOf(products_id)),
    cueOf(1),
    cueOf(flying[0]?.products_id ?? 0, { at_ms: null }),
  ]
  expect(planShow(docOf(cues), products)).toMatchObject({ flights: [], length_ms: 0 })
})

test('a cake fires all its shots within its seconds', () => {
  const cakes = flying.filter(({ category_url, seconds }) => /gram-cakes/i.test(category_url) && seconds)
  const wrong = cakes.filter((product) => {
    const { shots } = shotSchedule(product)
    const last = shots.at(-1)?.at_ms ?? 0
    return shots.length !== product.shots || last > (product.seconds ?? 0) * 1_000 + 1_000
  })
  expect(wrong.map(({ products_name }) => products_name)).toEqual([])
})

test('a fuse of 6 seconds and the rise precede the first effect; an electric match only the rise', () => {
  const shell = (ignition_type: string | null, performance_height = '201-300 ft'): FlightProduct => ({
    products_url: 'X',
    products_name: 'Shell',
    products_packaging: '1/1',
    category_url: '3-Inch-Shells',
    colors: ['Red'],
    effects: ['Peony'],
    firing_pattern: 'Single Shot',
    caliber: '3"',
    shots: 1,
    seconds: 9,
    performance_height,
    ignition_type,
  })
  const rise = Math.round(720 * Math.sqrt((2 * 250) / 32.174))
  expect(leadOf(shell('Electric Match'))).toEqual({ ms: rise, isEstimated: false })
  expect(leadOf(shell('Visco Fuse'))).toEqual({ ms: rise + 6_000, isEstimated: true })
  expect(leadOf(shell(null))).toEqual({ ms: rise + 6_000, isEstimated: true })
  expect(leadOf({ ...shell('Quick Match'), category_url: 'Fountains' })).toEqual({
    ms: 0,
    isEstimated: false,
  })
  expect(cueSpan(cueOf(1, { count: 3, spacing_ms: 500 }), shell('Electric Match'))).toMatchObject({
    ignition_ms: 10_000 - rise,
    start_ms: 10_000,
    end_ms: 11_000 + shotSchedule(shell('Electric Match')).duration_ms,
  })
  expect(cueSpan(cueOf(1, { lead_ms: 400 }), shell('Visco Fuse'))?.ignition_ms).toBe(9_600)
})

test('the same document and products give the same plan, another seed another one', () => {
  const cues = flying.slice(0, 40).map(({ products_id }) => cueOf(products_id, { count: 2 }))
  const bare = (seed: number) =>
    planShow(docOf(cues, seed), products).flights.map(({ cue_id, launch_ms, place }) => ({
      cue_id,
      launch_ms,
      place,
    }))
  expect(bare(7)).toEqual(bare(7))
  expect(bare(8)).not.toEqual(bare(7))
})

test('a show of more shots than can be drawn says how many are left out', () => {
  const cake = flying.find(({ shots }) => (shots ?? 0) > 100)
  const plan = planShow(docOf([cueOf(cake?.products_id ?? 0, { count: 9_999 })]), products)
  expect(plan.flights.length).toBeLessThanOrEqual(20_000)
  expect(plan.flights.length + plan.undrawn).toBe(9_999 * (cake?.shots ?? 0))
})
