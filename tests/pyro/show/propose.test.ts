import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { ShowDoc } from '#contract/shows/show-doc.ts'
import { type Random, randomOf } from '#pyro/random.ts'
import { caseTable } from '#pyro/show/case-table.ts'
import { findings } from '#pyro/show/findings.ts'
import { gapsOf, lengthOf } from '#pyro/show/gaps.ts'
import { type Proposal, propose, type ProposedShow } from '#pyro/show/propose.ts'
import type { ShowProduct, ShowProducts } from '#pyro/show/show-product.ts'
import { timingOf } from '#pyro/show/timing.ts'
import type { ShowWishes } from '#pyro/show/wishes.ts'
import { pick } from '#server/demo/seeded-random.ts'
import { consumerProducts, proProducts } from './catalogue-products.ts'

const COUNT = 120
const wishes: ShowWishes = {
  seconds: 300,
  budget: 150_000,
  crowd_ft: 300,
  firing: 'electric',
  noise: 'any',
  colors: [],
  state: null,
}

const randomWishes = (random: Random): ShowWishes => ({
  seconds: pick(random, [60, 120, 300, 600, 900]),
  budget: pick(random, [20_000, 60_000, 150_000, 400_000]),
  crowd_ft: pick(random, [75, 150, 210, 420]),
  firing: pick(random, ['hand', 'electric']),
  noise: pick(random, ['any', 'any', 'moderate', 'quiet']),
  colors: pick(random, [[], [], ['Red', 'Silver'], ['Gold']]),
  state: pick(random, [null, 'TX']),
})

type Asked = { readonly wishes: ShowWishes; readonly products: ShowProducts; readonly proposal: Proposal }
const random = randomOf('wishes')
const asked: readonly Asked[] = Array.from({ length: COUNT }, (_, seed) => {
  const products = seed % 2 === 0 ? consumerProducts : proProducts
  const own = randomWishes(random)
  return { wishes: own, products, proposal: propose(own, products, seed) }
})
const plans = asked.flatMap(({ proposal, ...rest }) =>
  proposal.kind === 'impossible' ? [] : proposal.plans.map((plan) => ({ ...rest, plan })),
)

/** The share of the bought devices that the show uses. */
function usedShare({ doc, table }: Pick<ProposedShow, 'doc' | 'table'>): number {
  const bought = table.rows.reduce((sum, { cases, per_case }) => sum + cases * per_case, 0)
  const used = doc.cues.reduce((sum, { count, at_ms }) => sum + (at_ms === null ? 0 : count), 0)
  return used / bought
}

/** The control: one device after another until the length is reached, whatever a case holds. */
function greedy(products: ShowProducts, { seconds }: ShowWishes): Pick<ProposedShow, 'doc' | 'table'> {
  const [first] = plans
  if (first === undefined) throw new Error('no plan')
  const cues: ShowDoc['cues'] = []
  let at_ms = 0
  const fitting = [...products.values()].filter((product) => timingOf(product).duration_ms > 0)
  for (const { products_id } of fitting) {
    if (at_ms > seconds * 1_000) break
    cues.push({ ...firstCue(first.plan), id: `${cues.length}`, products_id, count: 1, at_ms })
    at_ms += timingOf(known(products, products_id)).duration_ms
  }
  const doc = { ...first.plan.doc, cues }
  return { doc, table: caseTable(doc, products) }
}
function firstCue({ doc }: ProposedShow) {
  const [cue] = doc.cues
  if (cue === undefined) throw new Error('no cue')
  return cue
}
function known(products: ShowProducts, id: number): ShowProduct {
  const product = products.get(id)
  if (product === undefined) throw new Error(`no product ${id}`)
  return product
}

describe(`proposals for ${COUNT} wishes in both storefronts`, () => {
  test('are mostly whole plans of valid shows', () => {
    expect(asked.filter(({ proposal }) => proposal.kind === 'plans').length).toBeGreaterThan(COUNT * 0.7)
    expect(plans.filter(({ plan }) => !v.is(ShowDoc, plan.doc))).toEqual([])
  })
  test('are never over the budget', () => {
    const costs = plans.map(({ plan, wishes: { budget } }) => (plan.table.totals.total ?? 0) - (budget ?? 0))
    expect(costs.filter((over) => over > 0)).toEqual([])
  })
  test('are never dark for more than 4 seconds', () => {
    expect(plans.flatMap(({ plan, products }) => gapsOf(plan.doc, products))).toEqual([])
  })
  test('use 95 % of the goods that they take, or more; greedy ones would not', () => {
    const shares = plans.map(({ plan }) => usedShare(plan))
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.95)
    const control = [consumerProducts, proProducts].map((products) => usedShare(greedy(products, wishes)))
    expect(Math.max(...control)).toBeLessThan(0.95)
  })
  test('have nothing to be found fault with but what the law says of every display', () => {
    const kinds = plans.flatMap(({ plan, products, wishes: { state } }) =>
      findings(plan.doc, products, { hasPapers: true, state }).map(({ kind }) => kind),
    )
    expect([...new Set(kinds)]).toEqual(['isDisplay'])
  })
  test('take what is in stock, in wished colors', () => {
    const rows = plans.flatMap(({ plan, wishes: { colors } }) =>
      plan.table.rows.map(({ product, is_capped }) => {
        return !is_capped && (colors.length === 0 || colors.some((color) => product.colors.includes(color)))
      }),
    )
    expect(rows.every(Boolean)).toBe(true)
  })
  test('end near the wished length', () => {
    const lengths = plans.map(({ plan, wishes: { seconds } }) => plan.length_ms / 1_000 / seconds)
    expect(Math.max(...lengths)).toBeLessThan(1.2)
  })
})

describe('a proposal', () => {
  test('is the same for the same seed, and another one for another', () => {
    const [one, again, other] = [7, 7, 8].map((seed) =>
      JSON.stringify(propose(wishes, consumerProducts, seed)),
    )
    expect([one === again, one === other]).toEqual([true, false])
  })
  test('has three plans that differ', () => {
    const proposal = propose(wishes, consumerProducts, 1)
    const names = proposal.kind === 'plans' ? proposal.plans.map(({ table }) => table.totals.total) : []
    expect(new Set(names).size).toBe(3)
  })
  test('that the money is not enough for says for how long it is', () => {
    const proposal = propose({ ...wishes, seconds: 900, budget: 2_000 }, consumerProducts, 1)
    const longest = proposal.kind === 'thin' ? Math.max(...proposal.plans.map((plan) => plan.length_ms)) : 0
    expect(proposal).toMatchObject({ kind: 'thin', seconds: Math.floor(longest / 1_000) })
    expect(longest).toBeLessThan(810_000)
  })
  test.each([
    ['crowd', { crowd_ft: 20 }],
    ['budget', { budget: 50 }],
    ['colors', { colors: ['Mauve'] }],
    ['length', { seconds: 1 }],
    ['goods', { seconds: 1, budget: 1, crowd_ft: 1, colors: ['Mauve'], state: null }],
  ] as const)('that cannot be names the wish: %s', (wish, changes) => {
    const products = wish === 'goods' ? new Map<number, ShowProduct>() : consumerProducts
    expect(propose({ ...wishes, ...changes }, products, 1)).toEqual({ kind: 'impossible', wish })
  })
  test('for a visitor, who sees no prices, has no total', () => {
    const products = new Map(
      [...consumerProducts].map(([id, product]) => [id, { ...product, price: undefined }]),
    )
    const proposal = propose({ ...wishes, budget: null }, products, 1)
    const totals = proposal.kind === 'plans' ? proposal.plans.map(({ table }) => table.totals.total) : []
    expect(totals).toEqual([null, null, null])
  })
  test('says its length as the show has it', () => {
    const proposal = propose(wishes, consumerProducts, 3)
    const shown = proposal.kind === 'plans' ? proposal.plans : []
    expect(shown.map(({ length_ms }) => length_ms)).toEqual(
      shown.map(({ doc }) => lengthOf(doc, consumerProducts)),
    )
  })
})
